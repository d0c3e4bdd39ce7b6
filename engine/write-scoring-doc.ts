/** node engine/write-scoring-doc.ts: writes docs/scoring.md from the checks, so that the document always matches the score. */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { OUTCOME_TEXTS } from '#engine/report/outcome-texts.ts'
import type { Category } from '#engine/report/report.ts'
import { CATEGORY_NAMES } from '#engine/report/report-text.ts'
import { RUBRIC, RUBRIC_VERSION } from './judge/rubric.ts'
import { HOME_OUTCOMES, OUTCOME_KINDS } from './outcomes.ts'
import { pattern } from './wording.ts'

const TARGET = new URL('../docs/scoring.md', import.meta.url)

export function scoringDoc(): string {
  const categories = (Object.keys(CATEGORY_NAMES) as Category[]).map((category) => {
    const checks = RUBRIC.filter((check) => check.category === category)
    const points = checks.reduce((sum, check) => sum + check.maxPoints, 0)
    const sections = checks.map((check) => {
      const outcomes = Object.entries(check.outcomes).map(
        ([name, one]) => `| ${name} | ${one.points} | ${cell(pattern(one.says.nl))} |`,
      )
      return [
        `### ${check.title.nl}`,
        `\`${check.id}\` · ${check.maxPoints} ${check.maxPoints === 1 ? 'punt' : 'punten'} · bewijs ${check.evidenceClass} · ${check.source}`,
        check.why.nl,
        ['| uitkomst | punten | wat het rapport zegt |', '|---|---|---|', ...outcomes].join('\n'),
      ].join('\n\n')
    })
    return [`## ${CATEGORY_NAMES[category].nl} (${points})`, ...sections].join('\n\n')
  })
  return `${[INTRODUCTION, outcomes(), ...categories].join('\n\n')}\n`
}

function outcomes(): string {
  const live = (value: boolean | null) => (value === null ? 'onbekend' : value ? 'ja' : 'nee')
  const rows = HOME_OUTCOMES.map((id) => {
    const kind = OUTCOME_KINDS[id]
    const text = id === 'read' || id === 'app-shell' ? READ[id] : OUTCOME_TEXTS[id].cause.nl
    return `| ${id} | ${live(kind.live)} | ${kind.scored ? 'ja' : 'niet gemeten'} | ${cell(text)} |`
  })
  return [
    '## Wat er van een homepage kan worden',
    ['| uitkomst | website_live | score | wat het rapport zegt |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

const READ = {
  read: 'De homepage is gelezen.',
  'app-shell': 'De homepage is gelezen, maar heeft zonder JavaScript nauwelijks tekst.',
}

const INTRODUCTION = `# Hoe de score tot stand komt

Gemaakt uit de code door \`node engine/write-scoring-doc.ts\`; wijzig dit bestand niet met de hand. Rubriek ${RUBRIC_VERSION}.

De score is de som van de punten, gedeeld door wat gemeten kon worden, op een schaal van 100. Wat niet te meten was, is
‘niet gemeten’ en kost niets. Dezelfde bewijsstukken geven altijd dezelfde score en dezelfde tekst.

Sterkte van het bewijs: **A** gedocumenteerd door de leverancier of de wet · **B** experiment · **C** samenhang ·
**D** afspraak zonder gemeten effect.

Plafonds: alle zoekcrawlers uitgesloten in robots.txt: hoogstens 15; noindex: 40; geen tekst zonder JavaScript: 50.
Verborgen opdrachten aan AI kosten 10 punten. Is de homepage niet gelezen, dan is er geen score; de tabel hieronder zegt wanneer.

De punten voor bekende gegevens zijn één per gegeven van de eigen site, een half als alleen het openbare profiel het noemt.
Een gegeven telt als het geldig is en het bedrijf het over zichzelf zegt. Vertrouwd wordt in deze volgorde: JSON-LD,
microdata, RDFa, meta-tags, links (\`tel:\`, \`mailto:\`), de footer, het contactblok, de overige tekst.`

function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/</g, '&lt;')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(TARGET, scoringDoc())
