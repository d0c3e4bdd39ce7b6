/** node engine/write-scoring-doc.ts: writes docs/scoring.md from the checks, so that what is documented is what is counted. */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Category } from './report.ts'
import { CATEGORY_NAMES } from './report-text.ts'
import { RUBRIC, RUBRIC_VERSION } from './rubric.ts'

const TARGET = new URL('../docs/scoring.md', import.meta.url)

export function scoringDoc(): string {
  const categories = (Object.keys(CATEGORY_NAMES) as Category[]).map((category) => {
    const checks = RUBRIC.filter((check) => check.category === category)
    const points = checks.reduce((sum, check) => sum + check.maxPoints, 0)
    const sections = checks.map((check) => {
      const outcomes = Object.entries(check.outcomes).map(
        ([name, one]) => `| ${name} | ${one.points} | ${cell(one.says.nl)} |`,
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
  return `${[INTRODUCTION, ...categories].join('\n\n')}\n`
}

const INTRODUCTION = `# Hoe de score tot stand komt

Gemaakt uit de code door \`node engine/write-scoring-doc.ts\`; wijzig dit bestand niet met de hand. Rubriek ${RUBRIC_VERSION}.

De score is de som van de punten, gedeeld door wat gemeten kon worden, op een schaal van 100. Wat niet te meten was, is
‘niet gemeten’ en kost niets. Dezelfde bewijsstukken geven altijd dezelfde score en dezelfde tekst.

Sterkte van het bewijs: **A** gedocumenteerd door de leverancier of de wet · **B** experiment · **C** samenhang ·
**D** afspraak zonder gemeten effect.

Plafonds: homepage onbereikbaar of alles verboden in robots.txt: hoogstens 15; noindex: 40; geen tekst zonder JavaScript: 50.
Verborgen opdrachten aan AI kosten 10 punten. Geeft de server helemaal geen antwoord, dan is er geen score.

De punten voor bekende gegevens zijn één per gegeven van de eigen site, een half als alleen het openbare profiel het noemt.
Een gegeven telt als het geldig is en het bedrijf het over zichzelf zegt. Vertrouwd wordt in deze volgorde: JSON-LD,
microdata, RDFa, meta-tags, links (\`tel:\`, \`mailto:\`), de footer, het contactblok, de overige tekst.`

function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/</g, '&lt;')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(TARGET, scoringDoc())
