/** Which asked answers are meant, as an address says it: all of twelve weeks or months, or those behind one figure. For both sides. */
import { LLM_PLATFORMS, type LlmPlatform } from '#db/schema/choices.ts'
import { storableText } from '#features/profiles/profile.schema.ts'
import { GRAINS, type Grain } from './period.ts'

/** How an answer names the company, or why not. `unknown`: judged before this was kept. */
export const WAYS = [
  'as-in-profile',
  'other-name',
  'otherwise',
  'unknown',
  'only-website',
  'denied',
  'only-asked',
  'another-company',
  'another-name',
  'absent',
] as const
export type Way = (typeof WAYS)[number]

export const PLACES = ['1', '2', '3'] as const
export const WHOSE = ['own', 'competitor', 'other'] as const
export type Whose = (typeof WHOSE)[number]

/** One figure: a kind of figure and which of its values. */
export const FIGURE_KINDS = [
  'genoemd',
  'hoe',
  'deel',
  'plek',
  'concurrent',
  'juist',
  'onjuist',
  'afwezig',
  'bron',
  'bronnen',
  'geopend',
  'alleen-geopend',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export interface WhichAnswers {
  grain: Grain
  /** The first day of one week or month; null: all twelve. */
  span: string | null
  assistant: LlmPlatform | null
  figure: { kind: FigureKind; value: string } | null
}

const PARAMS = { grain: 'per', span: 'vanaf', assistant: 'assistent', kind: 'figuur', value: 'waarde', page: 'pagina' }
const GRAIN_WORDS = { week: 'week', month: 'maand' } as const
const MOST_VALUE = 2_000

/** What it does not know it leaves out: an address that somebody changed still opens answers. */
export function readWhichAnswers(search: URLSearchParams, usual: Grain): WhichAnswers & { page: number } {
  const value = (name: keyof typeof PARAMS) => search.get(PARAMS[name]) ?? ''
  const kind = FIGURE_KINDS.find((one) => one === value('kind'))
  return {
    grain: GRAINS.find((one) => GRAIN_WORDS[one] === value('grain')) ?? usual,
    span: isDay(value('span')) ? value('span') : null,
    assistant: LLM_PLATFORMS.find((one) => one === value('assistant')) ?? null,
    figure: kind ? { kind, value: storableText(value('value').slice(0, MOST_VALUE)) } : null,
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(value('page'))) || 1)),
  }
}

/** A day that exists: '2026-02-31' is none. */
function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function whichAnswersParams(which: Partial<WhichAnswers> & { page?: number }): Record<string, string> {
  const { grain, span, assistant, figure, page = 1 } = which
  return {
    ...(grain ? { [PARAMS.grain]: GRAIN_WORDS[grain] } : {}),
    ...(span ? { [PARAMS.span]: span } : {}),
    ...(assistant ? { [PARAMS.assistant]: assistant } : {}),
    ...(figure ? { [PARAMS.kind]: figure.kind } : {}),
    ...(figure?.value ? { [PARAMS.value]: figure.value } : {}),
    ...(page > 1 ? { [PARAMS.page]: String(page) } : {}),
  }
}
