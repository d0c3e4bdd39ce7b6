/** What the figures of asked answers say: each chart's conclusion as a sentence. Nothing is called a difference within the noise. */
import type { Share } from '#engine/naming/intervals.ts'
import type { BetweenAssistants, FactFigure, Line, PageFigures, RivalFigure } from '#features/mentions/figures.ts'
import type { Grain } from '#features/mentions/period.ts'
import type { Comparison } from '#features/mentions/same-questions.ts'
import { WAY_LABELS } from '#features/mentions/way-labels.ts'
import type { WhichAnswers, Whose } from '#features/mentions/which-answers.ts'
import { inSentence } from '#features/wording.ts'
import { assistantLabel, FACT_LABELS } from './assistant-answers.ts'

const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'oktober 2026', 'week van 16 november' */
export const spanLabel = (span: string, grain: Grain) =>
  grain === 'month' ? month.format(new Date(span)) : `week van ${day.format(new Date(span))}`

export const percent = (share: number) => `${Math.round(share * 100)}%`
export const TOO_FEW = 'te weinig antwoorden'

/** '40%, tussen 26% en 55%' */
export const shareText = ({ share, low, high }: Share) =>
  share === null ? TOO_FEW : `${percent(share)}, tussen ${percent(low)} en ${percent(high)}`

export const answersText = (answers: number) => (answers === 1 ? '1 antwoord' : `${answers} antwoorden`)
const outOf = ({ count, of }: Share) => `${count} van de ${answersText(of)}`

export function namedConclusion({ whole }: Line): string {
  if (whole.share === null) return `De assistenten noemden je in ${outOf(whole)}: te weinig voor een percentage`
  return `De assistenten noemden je in ${outOf(whole)}: ${percent(whole.share)}`
}

export function betweenConclusion(between: BetweenAssistants | null): string {
  if (!between) return 'Te weinig antwoorden om assistenten met elkaar te vergelijken'
  const { most, least, comparison } = between
  if (!comparison.compared) return 'De assistenten kregen niet genoeg dezelfde vragen om ze te vergelijken'
  return comparison.change === 'up'
    ? `${assistantLabel(most)} noemt je vaker dan ${assistantLabel(least)}, op dezelfde vragen`
    : 'Tussen de assistenten is geen verschil buiten de ruis'
}

const NOT_COMPARED: Record<Extract<Comparison, { compared: false }>['because'], string> = {
  'other-questions': 'er zijn andere vragen gesteld',
  'other-assistants': 'de vragen gingen naar andere assistenten',
  'other-models': 'de assistent gebruikte een ander model',
  'too-few': 'er zijn te weinig antwoorden op dezelfde vragen',
}

export function changeConclusion({ change }: Line, grain: Grain): string {
  if (!change) return `Nog geen twee ${grain === 'week' ? 'weken' : 'maanden'} met antwoorden om te vergelijken`
  const { comparison } = change
  const [from, to] = [spanLabel(change.from, grain), spanLabel(change.to, grain)]
  if (!comparison.compared) {
    const said = comparison.because === 'too-few' ? ` (${comparison.answers})` : ''
    return `Niet vergeleken met ${from}: ${NOT_COMPARED[comparison.because]}${said}`
  }
  const { before, after } = comparison
  const shares = `${percent(before.share ?? 0)} in ${from}, ${percent(after.share ?? 0)} in ${to}`
  if (comparison.change === 'within-noise') return `Geen verandering buiten de ruis: ${shares}`
  return `${comparison.change === 'up' ? 'Vaker' : 'Minder vaak'} genoemd: ${shares}`
}

/** On which answers a change was judged. */
export function comparedOn({ change }: Line): string | null {
  if (!change?.comparison.compared) return null
  return `Vergeleken op dezelfde vragen, assistenten en modellen: ${change.comparison.answers} antwoorden toen en evenveel nu.`
}

export const PLACE_LABELS = {
  1: 'In het eerste derde',
  2: 'In het middelste derde',
  3: 'In het laatste derde',
} as const
export const RANK_LABELS = { 1: 'Als eerste genoemd', 2: 'Als tweede', 3: 'Als derde of later' } as const

export function howConclusion(ways: readonly { way: string; share: Share }[]): string {
  const of = (way: string) => ways.find((one) => one.way === way)?.share.count ?? 0
  const named = of('as-in-profile') + of('other-name') + of('otherwise') + of('unknown')
  if (named === 0) return 'Geen enkel antwoord noemt je naam'
  return `Je naam staat er in ${of('as-in-profile')} van de ${named} vermeldingen zoals in je profiel`
}

export function placeConclusion([first]: readonly { share: Share }[]): string {
  if (!first || first.share.of === 0) return 'Waar je naam staat, is nog niet te zeggen'
  return `Je naam staat in ${first.share.count} van de ${first.share.of} vermeldingen al in het eerste derde`
}

export function rankConclusion([first]: readonly { share: Share }[]): string {
  if (!first || first.share.of === 0) return 'Nog geen antwoord noemt jou én een concurrent'
  return `Van de ${first.share.of} antwoorden met jou én een concurrent noemen er ${first.share.count} jou als eerste`
}

export function rivalConclusion(rivals: readonly RivalFigure[]): string {
  if (rivals.length === 0) return 'Er staan nog geen concurrenten op je lijst'
  const ahead = rivals.filter(({ differs, rival, own }) => differs && rival.count > own.count)
  if (ahead[0])
    return ahead.length === 1 ? oneAhead(ahead[0]) : `${ahead.length} concurrenten worden vaker genoemd dan jij`
  const behind = rivals.filter(({ differs, rival, own }) => differs && own.count > rival.count)
  if (behind.length === rivals.length) return 'Jij wordt vaker genoemd dan elke concurrent op je lijst'
  return 'Geen concurrent wordt zeker vaker genoemd dan jij'
}

const oneAhead = ({ name, rival, own }: RivalFigure) =>
  `${name} wordt vaker genoemd dan jij: ${rival.count} tegen ${own.count} van dezelfde ${rival.of} antwoorden`

export function factConclusion(facts: readonly FactFigure[]): string {
  const [worst] = facts.toSorted((a, b) => b.wrong.count - a.wrong.count)
  if (!worst) return 'Nog geen antwoord zegt iets over jou dat te controleren is'
  if (worst.wrong.count === 0 && worst.wrong.of === 1) return 'In het ene antwoord over jou staat niets fout'
  if (worst.wrong.count === 0) return `Geen enkel gegeven staat fout in de ${answersText(worst.wrong.of)} over jou`
  return `${FACT_LABELS[worst.fact]} staat het vaakst fout: in ${outOf(worst.wrong)} over jou`
}

export const WHOSE_LABELS: Record<Whose, string> = {
  own: 'Van jou',
  competitor: 'Van een concurrent',
  other: 'Van anderen',
}

export function pageConclusion({ shares, total }: PageFigures): string {
  if (total.cited === 0) return 'Geen enkel antwoord noemt een bron'
  const own = shares.find(({ whose }) => whose === 'own')
  if (!own || own.cited.count === 0) return 'De assistenten noemen geen pagina van jou als bron'
  return `Een pagina van jou is bron in ${outOf(own.cited)}`
}

/** What the answers behind a figure have in common. */
export function whichAnswersTitle({ figure, assistant, span, grain }: WhichAnswers): string {
  const who = assistant ? ` van ${assistantLabel(assistant)}` : ''
  const when = span ? ` uit ${grain === 'week' ? 'de ' : ''}${spanLabel(span, grain)}` : ''
  return `Antwoorden${who}${when}${figure ? ` ${behindText(figure)}` : ''}`
}

/** The value of a figure comes from the address: anybody can write 'constructor' there, which every object has. */
const labelIn = (labels: object, value: string, otherwise: string): string =>
  Object.hasOwn(labels, value) ? labels[value as keyof typeof labels] : otherwise
const WHOSE: Record<Whose, string> = { own: 'jou', competitor: 'een concurrent', other: 'anderen' }
const whose = (value: string) => labelIn(WHOSE, value, 'onbekend')
const factName = (value: string) => inSentence(labelIn(FACT_LABELS, value, value))

function behindText({ kind, value }: NonNullable<WhichAnswers['figure']>): string {
  switch (kind) {
    case 'genoemd':
      return value === 'nee' ? 'die je niet noemen' : 'die je noemen'
    case 'hoe':
      return `waarin geldt: ${inSentence(labelIn(WAY_LABELS, value, value))}`
    case 'deel':
      return `met je naam ${inSentence(labelIn(PLACE_LABELS, value, 'ergens'))}`
    case 'plek':
      return `met jou ${inSentence(labelIn(RANK_LABELS, value, 'ergens'))}, naast een concurrent`
    case 'concurrent':
      return `die ${value} noemen`
    case 'juist':
      return `waarin klopt: ${factName(value)}`
    case 'onjuist':
      return `waarin niet klopt: ${factName(value)}`
    case 'afwezig':
      return `over jou, zonder: ${factName(value)}`
    case 'bron':
      return `met als bron ${value}`
    case 'geopend':
      return `waarvoor is geopend, maar niet genoemd: ${value}`
    case 'bronnen':
      return `met een bron van ${whose(value)}`
    case 'alleen-geopend':
      return `waarvoor een pagina van ${whose(value)} is geopend, maar niet genoemd`
  }
}
