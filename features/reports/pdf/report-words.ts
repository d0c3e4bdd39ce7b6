/** The sentences of a PDF that are its own, in both languages; all others come with the content. */
import { excerpt, shownNumber } from '#engine/wording.ts'
import { FAIR_SCORE, GOOD_SCORE } from '#features/analyses/score-words.ts'
import { changeOf } from '#features/analyses/since-last-month.ts'
import { BRAND } from '#features/brand.ts'
import type { ReportContent } from '#features/reports/report-content.schema.ts'
import { cleanText } from './runs.ts'
import type { Sheet } from './sheet.ts'
import { dayOf, type Language, monthOf } from './typography.ts'

export interface Report {
  sheet: Sheet
  content: ReportContent
  words: Words
}

type Past = ReportContent['history'][number]
type Step = ReportContent['todo'][number]

export type Words = ReturnType<typeof wordsIn>

export function wordsIn(language: Language) {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const number = (value: number) => shownNumber(value, language)
  const points = (count: number) =>
    `${number(count)} ${say(count === 1 ? 'punt' : 'punten', count === 1 ? 'point' : 'points')}`
  const listed = (names: string[]) => new Intl.ListFormat(language === 'nl' ? 'nl' : 'en-GB').format(names)
  return {
    say,
    title: say('AI-vindbaarheid van', 'AI findability of'),
    about: (host: string, day: string) => `${excerpt(host, 120)} · ${say('analyse van', 'analysis of')} ${day}`,
    of100: say('van 100', 'out of 100'),
    scale: [
      { value: 0, says: say('zwak', 'weak') },
      { value: FAIR_SCORE, says: say(`matig, vanaf ${FAIR_SCORE}`, `fair, from ${FAIR_SCORE}`) },
      { value: GOOD_SCORE, says: say(`goed, vanaf ${GOOD_SCORE}`, `good, from ${GOOD_SCORE}`) },
    ],
    scoreAlt: (score: number, word: string) =>
      say(
        `De score is ${score} van 100: ${word}. Onder ${FAIR_SCORE} is zwak, vanaf ${FAIR_SCORE} matig, vanaf ${GOOD_SCORE} goed.`,
        `The score is ${score} out of 100: ${word}. Below ${FAIR_SCORE} is weak, from ${FAIR_SCORE} fair, from ${GOOD_SCORE} good.`,
      ),
    scoreLine: (score: number, word: string) =>
      say(`De score is ${score} van 100: ${word}.`, `The score is ${score} out of 100: ${word}.`),
    steps: (count: number) =>
      count === 1
        ? say('De verandering die het meest oplevert', 'The change worth most')
        : say('De veranderingen die het meest opleveren', 'The changes worth most'),
    nothingLeft: say('Er valt op deze punten niets meer te winnen.', 'There is nothing left to win on these points.'),
    missing: (names: string[]) =>
      say(
        `Op de website niet gevonden: ${listed(names.map(lowered))}.`,
        `Not found on the website: ${listed(names.map(lowered))}.`,
      ),
    /** Titles in one sentence that begins with another word. */
    named: (titles: string[]) => listed(titles.map(lowered)),
    firstStep: say('Begin hier', 'Start here'),
    turn: (who: string) => `${say('Aan zet', 'Whose turn')}: ${who}.`,
    page: (page: number, of: number) => say(`pagina ${page} van ${of}`, `page ${page} of ${of}`),
    points,
    notMeasured: say('niet gemeten', 'not measured'),
    standing: ({ known, previous }: ReportContent) => [
      `${say(
        `${known.found} van de ${known.of} gegevens waaraan assistenten een bedrijf herkennen, zijn op de website te vinden`,
        `${known.found} of the ${known.of} facts by which assistants recognise a company can be found on the website`,
      )}${known.withProfile === null ? '' : say(`, met het openbare profiel ${known.withProfile}`, `, with the public profile ${known.withProfile}`)}.`,
      ...(previous ? [since(previous)] : []),
    ],
    worth: ({ points: worth, from, to }: Step, { ceilings }: ReportContent) => {
      if (to === null)
        return say(
          'Wat het oplevert, is te meten zodra de site gelezen mag worden.',
          'What it brings can be measured once the site may be read.',
        )
      if (worth > 0)
        return say(`${points(worth)} erbij: van ${from} naar ${to}.`, `${points(worth)} more: from ${from} to ${to}.`)
      const lowest = Math.min(...ceilings.map(({ maxScore }) => maxScore))
      if (ceilings.length > 0)
        return say(`Telt zodra het plafond van ${lowest} weg is.`, `Counts once the ceiling of ${lowest} is gone.`)
      return say('Minder dan één punt.', 'Less than one point.')
    },
    who: ({ who }: Step) =>
      who === 'owner' ? say('Doe je zelf', 'You can do this') : say('Voor je websitebouwer', 'For your web builder'),
    leftOut: (count: number) =>
      say(
        `Nog ${count} ${count === 1 ? 'regel staat' : 'regels staan'} niet in dit document. Je vindt ze in het dashboard, bij deze analyse.`,
        `${count} more ${count === 1 ? 'line is' : 'lines are'} not in this document. You find them in the dashboard, with this analysis.`,
      ),
    codeInDashboard: say(
      'De tekst om te plakken staat in het dashboard, bij deze analyse.',
      'The text to paste is in the dashboard, with this analysis.',
    ),
    method: (version: string) =>
      say(
        `De score is gemeten met versie ${version} van de meetlat van ${BRAND.name}: alleen wat op de website zelf te lezen is, telt mee. Een hoge score belooft geen plaats in een antwoord.`,
        `The score was measured with version ${version} of the rubric of ${BRAND.name}: only what can be read on the website itself counts. A high score promises no place in an answer.`,
      ),
    course: (history: Past[]) => {
      const [first, last] = ends(history)
      const comparable = history.every(({ rubricVersion }) => rubricVersion === last.rubricVersion)
      const [from, to] = [monthOf(first.takenAt, language), monthOf(last.takenAt, language)]
      const { direction } = changeOf({ from: first.score, to: last.score })
      if (!comparable) return say(`De score is nu ${last.score}.`, `The score is now ${last.score}.`)
      if (direction === 'same')
        return say(
          `De score is gelijk gebleven: ${first.score} in ${from}, ${last.score} in ${to}.`,
          `The score stayed the same: ${first.score} in ${from}, ${last.score} in ${to}.`,
        )
      return direction === 'up'
        ? say(
            `De score steeg van ${first.score} in ${from} naar ${last.score} in ${to}.`,
            `The score rose from ${first.score} in ${from} to ${last.score} in ${to}.`,
          )
        : say(
            `De score daalde van ${first.score} in ${from} naar ${last.score} in ${to}.`,
            `The score fell from ${first.score} in ${from} to ${last.score} in ${to}.`,
          )
    },
    courseAlt: (history: Past[]) => {
      const [first, last] = ends(history)
      const scores = history.map(({ score }) => score)
      return say(
        `Lijn van ${history.length} scores: ${first.score} op ${dayOf(first.takenAt, language)}, ${last.score} op ${dayOf(last.takenAt, language)}; de laagste is ${Math.min(...scores)}, de hoogste ${Math.max(...scores)}.`,
        `Line of ${history.length} scores: ${first.score} on ${dayOf(first.takenAt, language)}, ${last.score} on ${dayOf(last.takenAt, language)}; the lowest is ${Math.min(...scores)}, the highest ${Math.max(...scores)}.`,
      )
    },
    courseNote: (noise: number, rubrics: boolean) =>
      `${say(
        `De strook is de marge van ${noise} punten: daarbinnen verschillen twee metingen van een ongewijzigde website.`,
        `The band is the margin of ${noise} points: two readings of an unchanged website differ by no more.`,
      )}${rubrics ? say(' Waar de lijn breekt, kwam er een nieuwe versie van de meetlat.', ' Where the line breaks, a new version of the rubric came.') : ''}`,
    state: {
      found: say('gevonden', 'found'),
      'only-profile': say('alleen in het openbare profiel', 'only in the public profile'),
      unsure: say('waarschijnlijk aanwezig, niet met zekerheid gelezen', 'probably there, not read with certainty'),
      missing: say('niet gevonden', 'not found'),
    } satisfies Record<ReportContent['facts'][number]['state'], string>,
  }

  function since({ takenAt, score, comparable, direction }: NonNullable<ReportContent['previous']>): string {
    const month = monthOf(takenAt, language)
    if (!comparable || direction === null)
      return say(
        `De score van ${month} (${score}) is met een andere versie van de meetlat gemeten en is hiermee niet te vergelijken.`,
        `The score of ${month} (${score}) was measured with another version of the rubric and cannot be compared with this one.`,
      )
    if (direction === 'same')
      return say(
        `In ${month} was de score ${score}. Een verschil van drie punten of minder betekent niets.`,
        `In ${month} the score was ${score}. A difference of three points or fewer means nothing.`,
      )
    return direction === 'up'
      ? say(
          `In ${month} was de score nog ${score}: de website is vooruitgegaan.`,
          `In ${month} the score was ${score}: the website has improved.`,
        )
      : say(
          `In ${month} was de score nog ${score}: de website is achteruitgegaan.`,
          `In ${month} the score was ${score}: the website has lost points.`,
        )
  }
}

/** 'E-mail' → 'e-mail', but 'KvK-nummer' and 'JSON-LD' keep their capitals. */
function lowered(title: string): string {
  return /^\p{Lu}[\p{Ll}-]*(?:[\s,]|$)/u.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title
}

function ends(history: Past[]): [Past, Past] {
  return [history[0]!, history.at(-1)!]
}

/** The document's own name, as a reader shows it above the window. */
export function titleOf(content: ReportContent): string {
  const { title } = wordsIn(content.language)
  return cleanText(`${title} ${excerpt(content.company, 120)}, ${dayOf(content.takenAt, content.language)}`).trim()
}
