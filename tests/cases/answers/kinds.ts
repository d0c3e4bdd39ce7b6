/** All answers that were written by hand, by kind. */
import { ABBREVIATIONS } from './abbreviations.ts'
import { ASSISTANTS } from './assistants.ts'
import type { AnswerCase } from './companies.ts'
import { DENIALS } from './denials.ts'
import * as sixth from './fifth/first.ts'
import * as seventh from './fifth/second.ts'
import * as eighth from './fifth/third.ts'
import * as ninth from './sixth/first.ts'
import * as tenth from './sixth/second.ts'
import * as eleventh from './sixth/third.ts'
import * as twelfth from './sixth/fourth.ts'
import * as thirteenth from './sixth/fifth.ts'
import * as unseen from './fourth/first.ts'
import * as next from './fourth/next.ts'
import * as afterwards from './fourth/third.ts'
import * as newest from './fourth/last.ts'
import * as fifth from './fourth/fifth.ts'
import { LISTS } from './lists.ts'
import { MARKDOWN } from './markdown.ts'
import { NOTATIONS } from './notations.ts'
import { PROSE } from './prose.ts'
import { SAME_NAME } from './same-name.ts'
import * as assistants from './second/assistants.ts'
import * as denials from './second/denials.ts'
import * as lists from './second/lists.ts'
import * as names from './second/names.ts'
import * as writing from './second/writing.ts'
import { SIMILAR_NAMES } from './similar-names.ts'
import { TABLES } from './tables.ts'
import * as third from './third/cases.ts'
import * as fourth from './third/latest.ts'
import * as last from './third/last.ts'

export const ANSWER_KINDS: Record<string, AnswerCase[]> = {
  denials: [...DENIALS, ...denials.DENIALS, ...third.DENIALS, ...last.DENIALS, ...fourth.DENIALS, ...unseen.DENIALS, ...next.DENIALS, ...afterwards.DENIALS, ...newest.DENIALS, ...fifth.DENIALS, ...sixth.DENIALS, ...seventh.DENIALS, ...eighth.DENIALS, ...ninth.DENIALS, ...tenth.DENIALS, ...eleventh.DENIALS, ...twelfth.DENIALS, ...thirteenth.DENIALS],
  'similar names': [...SIMILAR_NAMES, ...names.SIMILAR_NAMES, ...third.NAMES, ...last.NAMES, ...fourth.NAMES, ...unseen.NAMES, ...next.NAMES, ...afterwards.NAMES, ...newest.NAMES, ...fifth.NAMES, ...sixth.NAMES, ...seventh.NAMES, ...eighth.NAMES, ...ninth.NAMES, ...tenth.NAMES, ...eleventh.NAMES, ...twelfth.NAMES, ...thirteenth.NAMES],
  abbreviations: [...ABBREVIATIONS, ...names.ABBREVIATIONS],
  'one name, several companies': [...SAME_NAME, ...names.SAME_NAME, ...third.SAME_NAME, ...last.SAME_NAME, ...fourth.SAME_NAME, ...unseen.SAME_NAME, ...next.SAME_NAME, ...afterwards.SAME_NAME, ...newest.SAME_NAME, ...fifth.SAME_NAME, ...sixth.SAME_NAME, ...seventh.SAME_NAME, ...ninth.SAME_NAME, ...tenth.SAME_NAME, ...eleventh.SAME_NAME, ...twelfth.SAME_NAME, ...thirteenth.SAME_NAME],
  lists: [...LISTS, ...lists.LISTS, ...third.LISTS, ...last.LISTS, ...unseen.LISTS, ...next.LISTS, ...afterwards.LISTS, ...newest.LISTS, ...fifth.LISTS, ...sixth.LISTS, ...seventh.LISTS, ...ninth.LISTS, ...tenth.LISTS, ...eleventh.LISTS, ...twelfth.LISTS, ...thirteenth.LISTS],
  tables: [...TABLES, ...lists.TABLES, ...sixth.TABLES, ...seventh.TABLES, ...ninth.TABLES, ...tenth.TABLES, ...eleventh.TABLES, ...twelfth.TABLES, ...thirteenth.TABLES],
  markdown: [...MARKDOWN, ...writing.MARKDOWN, ...sixth.MARKDOWN],
  'numbers in other notations': [...NOTATIONS, ...writing.NOTATIONS, ...third.FACTS, ...last.FACTS, ...fourth.FACTS, ...unseen.FACTS, ...next.FACTS, ...afterwards.FACTS, ...newest.FACTS, ...fifth.FACTS, ...sixth.FACTS, ...seventh.FACTS, ...eighth.FACTS, ...ninth.FACTS, ...tenth.FACTS, ...eleventh.FACTS, ...twelfth.FACTS, ...thirteenth.FACTS],
  prose: [...PROSE, ...writing.PROSE, ...seventh.PROSE, ...ninth.PROSE, ...tenth.PROSE, ...eleventh.PROSE, ...twelfth.PROSE, ...thirteenth.PROSE],
  'in the manner of the assistants': [...ASSISTANTS, ...assistants.ASSISTANTS, ...third.ASSISTANTS, ...last.ASSISTANTS, ...fourth.ASSISTANTS, ...unseen.ASSISTANTS, ...next.ASSISTANTS, ...afterwards.ASSISTANTS, ...newest.ASSISTANTS, ...fifth.ASSISTANTS, ...sixth.ASSISTANTS, ...seventh.ASSISTANTS, ...ninth.ASSISTANTS, ...tenth.ASSISTANTS, ...eleventh.ASSISTANTS, ...twelfth.ASSISTANTS, ...thirteenth.ASSISTANTS],
}
