/** Others of whom an answer gives a number or an address in passing: 'De gemeente is bereikbaar op 14 030', 'klachten meld je bij de branchevereniging'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isOtherTrade, isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'

const OTHERS = new WordList(
  ({ folded }) =>
    /^(?:gemeente|municipality|council|politie|police|provincie|waterschap|belastingdienst|netbeheerder|huisarts|huisartsenpost|gp|stadhuis|gemeentehuis|ziekenhuis|hospital|meldpunt|geschillencommissie|klachtencommissie|consumentenbond|ombudsman|verzekeraar|insurer|woningcorporatie|verhuurder|landlord|fabrikant|manufacturer|leverancier|supplier|concurrent|competitor|weekenddienst|hulplijn|helpline|hotline|association)$/.test(
      folded,
    ) || /.(?:centrale|vereniging)$|^spoed(?!geval|nummer|klus|reparatie|dienst$|lijn)[a-z]{4}/.test(folded),
)
const NEAR = 100

/** Whether one of these stands before a place in its sentence, and the company not after it. */
export function isOfOthers(
  text: string,
  at: number,
  vocabulary: Vocabulary,
  subjects: Subjects,
  { ownWords, offerWords }: Pick<Prepared, 'ownWords' | 'offerWords'>,
): boolean {
  if (!vocabulary.has(OTHERS)) return false
  const sentence = subjects.sentenceAt(at)
  if (!sentence) return false
  const from = vocabulary
    .placesOf(OTHERS)
    .findLast((place) => place < at && place >= Math.max(sentence.from, at - NEAR))
  if (from === undefined) return false
  const [said = ''] = text.slice(from, at).match(/^[\p{L}\d]+/u) ?? []
  return (
    !ownWords.has(fold(said)) &&
    !offerWords.has(fold(said)) &&
    !/[.;\n]\s/.test(text.slice(from, at)) &&
    !sentence.marks.some((mark) => mark.at > from && mark.at < at)
  )
}

/** 'Het kasteel is eigendom van …', 'de trouwlocatie wordt gerund door …': the words before say of what, and it is not the company. */
// Bounded: the 70 characters before a place
const OF_A_THING =
  /^\s?(?:De|Het|The) (?<thing>\p{Ll}[\p{L}-]{2,30}) (?:is|wordt|werd|was|staat|is being)(?: [\p{Ll}\d]{2,12}){0,3} $/u
const COMPANY_THING =
  /(?:bedrijf|kantoor|praktijk|winkel|zaak|bureau|firma|kliniek|studio|salon|onderneming|atelier|leiding|directie|team)$|^(?:company|firm|agency|practice|clinic|shop|store|business|office|management|leadership|place|group|family|scepter|roer)$/
const MOST_BEFORE = 70

export function isOfAThing(text: string, at: number, subjects: Subjects, trade: string | null): boolean {
  const from = subjects.sentenceAt(at)?.from ?? at
  const thing = at - from > MOST_BEFORE ? undefined : OF_A_THING.exec(text.slice(from, at))?.groups?.thing
  if (thing === undefined || COMPANY_THING.test(thing)) return false
  return !(isTradeWord(thing) || listedTrade(thing) !== null) || (trade !== null && isOtherTrade(thing, trade))
}
