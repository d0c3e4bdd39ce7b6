/** All answers that were written by hand, by kind: those of all rounds, each of which exports what it has of each kind. */
import type { AnswerCase } from './answer-case.ts'
import * as names from './rounds/01a.ts'
import * as facts from './rounds/01b.ts'
import * as lists from './rounds/01c.ts'
import * as written from './rounds/02a.ts'
import * as whole from './rounds/02b.ts'
import * as third from './rounds/03.ts'
import * as fourth from './rounds/04.ts'
import * as fifth from './rounds/05.ts'
import * as sixth from './rounds/06.ts'
import * as seventh from './rounds/07.ts'
import * as eighth from './rounds/08.ts'
import * as ninth from './rounds/09.ts'
import * as tenth from './rounds/10.ts'
import * as eleventh from './rounds/11.ts'
import * as twelfth from './rounds/12.ts'
import * as thirteenth from './rounds/13.ts'
import * as fourteenth from './rounds/14.ts'
import * as fifteenth from './rounds/15.ts'
import * as sixteenth from './rounds/16.ts'
import * as seventeenth from './rounds/17.ts'
import * as eighteenth from './rounds/18.ts'
import * as nineteenth from './rounds/19.ts'
import * as twentieth from './rounds/20.ts'
import * as twentyFirst from './rounds/21.ts'
import * as twentySecond from './rounds/22.ts'
import * as twentyThird from './rounds/23.ts'
import * as twentyFourth from './rounds/24.ts'
import * as twentyFifth from './rounds/25.ts'
import * as twentySixth from './rounds/26.ts'

const KINDS = {
  DENIALS: 'denials',
  NAMES: 'similar names',
  ABBREVIATIONS: 'abbreviations',
  SAME_NAME: 'one name, several companies',
  LISTS: 'lists',
  TABLES: 'tables',
  MARKDOWN: 'markdown',
  FACTS: 'numbers in other notations',
  PROSE: 'prose',
  ASSISTANTS: 'in the manner of the assistants',
}

const ROUNDS: Partial<Record<keyof typeof KINDS, AnswerCase[]>>[] = [
  ...[names, facts, lists, written, whole, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh],
  ...[twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth],
  ...[twentyFirst, twentySecond, twentyThird, twentyFourth, twentyFifth, twentySixth],
]

export const ANSWER_KINDS: Record<string, AnswerCase[]> = {}
for (const [kind, title] of Object.entries(KINDS)) {
  ANSWER_KINDS[title] = ROUNDS.flatMap((round) => round[kind as keyof typeof KINDS] ?? [])
}
