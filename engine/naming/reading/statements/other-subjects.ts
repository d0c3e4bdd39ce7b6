/** Others of whom an answer gives a number or an address in passing: 'De gemeente is bereikbaar op 14 030', 'klachten meld je bij de branchevereniging'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'

const OTHERS = new WordList(
  ({ folded }) =>
    /^(?:gemeente|municipality|council|politie|police|provincie|waterschap|belastingdienst|netbeheerder|huisarts|huisartsenpost|gp|ziekenhuis|hospital|meldpunt|geschillencommissie|klachtencommissie|consumentenbond|ombudsman|verzekeraar|insurer|woningcorporatie|verhuurder|landlord|fabrikant|manufacturer|leverancier|supplier|concurrent|competitor|weekenddienst|hulplijn|helpline|hotline|association)$/.test(
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
