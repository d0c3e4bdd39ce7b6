/** Others of whom an answer gives a number or an address in passing: 'De gemeente is bereikbaar op 14 030', 'klachten meld je bij de branchevereniging'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isOtherTrade, isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { isNameOf } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'

const OTHERS = new WordList(
  ({ folded }) =>
    /^(?:gemeente|municipality|council|politie|police|provincie|waterschap|belastingdienst|netbeheerder|huisarts|huisartsenpost|gp|stadhuis|gemeentehuis|ziekenhuis|hospital|meldpunt|geschillencommissie|klachtencommissie|consumentenbond|ombudsman|verzekeraar|insurer|woningcorporatie|verhuurder|landlord|brancheorganisatie|fabrikant|manufacturer|leverancier|supplier|concurrent|competitor|weekenddienst|hulplijn|helpline|hotline|association|anwb|rdw|vvv|nvwa|ggd|kpn|ziggo|knmp|taxi|brandweer|dierenambulance|veerdienst|importeur|importer|rechtbank|court|verwar|verwart|verwarren|confuse|confused|confusing|mix)$/.test(
      folded,
    ) ||
    /.(?:centrale|vereniging)$|^spoed(?!geval|nummer|klus|cursus|opleiding|reparatie|dienst$|lijn)[a-z]{4}/.test(
      folded,
    ),
)
const NEAR = 100

/** Whether one of these stands before a place in its sentence, and the company not after it. */
export function isOfOthers(
  text: string,
  at: number,
  vocabulary: Vocabulary,
  subjects: Subjects,
  { ownWords, offerWords, trade }: Pick<Prepared, 'ownWords' | 'offerWords' | 'trade'>,
): boolean {
  if (!vocabulary.has(OTHERS)) return false
  const sentence = subjects.sentenceAt(at)
  if (!sentence) return false
  const from = vocabulary
    .placesOf(OTHERS)
    .findLast((place) => place < at && place >= Math.max(sentence.from, at - NEAR))
  if (from === undefined) return false
  const [said = ''] = text.slice(from, at).match(/^[\p{L}\d]+/u) ?? []
  // 'Don’t mix it up with Halm Auto’s (0592 …)', but 'a mix of bread and cakes'
  if (said === 'mix' && !/^mix (?:it|them|this|that|these|the two) /.test(text.slice(from, from + 12))) return false
  return (
    !ownWords.has(fold(said)) &&
    !offerWords.has(fold(said)) &&
    // 'A GP in Veghel, phone …' of a GP practice
    !(trade !== null && isNameOf(fold(said), trade)) &&
    !/(?<!\btel|\bnr)\.\s|[;\n]\s/i.test(text.slice(from, at)) &&
    !sentence.marks.some((mark) => mark.at > from && mark.at < at)
  )
}

/** 'Mailen naar de VVV: info@vvvzeeland.nl', 'voor de zaal bel je Kasteel Maurick: 073 555 99 08' */
// Bounded: the 60 characters before an address or a number
const OF_ANOTHER =
  /(?<!\p{L})(?:(?:naar|to|bij|van|of|aan|at) (?:de|het|the)|(?:bel|belt|mail|mailt|call|email)(?: (?:je|u|dan|you|met|met de|met het|naar|de|het|the)){0,2}) (?<name>\p{Lu}[\p{L}’'& -]{1,40})(?:[:(,] ?\(?|op |on |via )?$/u

/** 'Bel bij pech de Wegenwacht: 088 …', 'De Wegenwacht is bereikbaar op …', 'TESO (de veerdienst) bel je op …' */
// Bounded: the 60 characters before a number
const ANOTHER_REACHED =
  /(?:(?<!\p{L})(?:[Bb]elt?|[Mm]ailt?|[Cc]all|[Ee]mail)(?: \p{Ll}{2,15}){1,4} (?:de|het|the) (?<name>\p{Lu}[\p{L}’'&-]{1,25}(?: \p{Lu}[\p{L}’'&-]{1,20}){0,2}):? ?(?:op|on|via)? ?|(?:^|[.!?;,\n] ?)(?:(?:[Dd]e|[Hh]et|[Tt]he) (?<the>\p{Lu}[\p{L}’'&-]{1,25}(?: \p{Lu}[\p{L}’'&-]{1,20}){0,2})|(?<letters>\p{Lu}{2,6}))(?: \([^()]{2,25}\))? (?:is|zijn|are|bel|bereik|can be|kun)(?: \p{Ll}{2,15}){1,4} )$/u

/** Neither the company nor one of its people. */
export function isOfNamed(text: string, at: number, subjects: Subjects, { ownWords }: Prepared): boolean {
  const from = Math.max(0, at - 60)
  const before = text.slice(from, at)
  const other = OF_ANOTHER.exec(before) ?? ANOTHER_REACHED.exec(before)
  const name = other?.groups?.name ?? other?.groups?.the ?? other?.groups?.letters
  if (!other || !name || name.split(' ').some((word) => ownWords.has(fold(word)))) return false
  return !subjects
    .sentenceAt(at)
    ?.marks.some(({ who, at: begin, end }) => who === 'own' && end > from + other.index && begin < at)
}

/** 'Het kasteel is eigendom van …', 'de trouwlocatie wordt gerund door …': the words before say of what, and it is not the company. */
// Bounded: the 70 characters before a place
const OF_A_THING =
  /^\s?(?:De|Het|The) (?<thing>\p{Ll}[\p{L}-]{2,30})(?<name>(?: \p{Lu}[\p{L}-]{1,25}){1,3})? (?:is|wordt|werd|was|staat|is being)(?: [\p{Ll}\d]{2,12}){0,3} $/u
const COMPANY_THING =
  /(?:bedrijf|kantoor|praktijk|winkel|zaak|bureau|firma|kliniek|studio|salon|onderneming|atelier|leiding|directie|team)$|^(?:company|firm|agency|practice|clinic|shop|store|business|office|management|leadership|place|group|family|scepter|roer)$/
const MOST_BEFORE = 70

export function isOfAThing(text: string, at: number, subjects: Subjects, trade: string | null): boolean {
  const from = subjects.sentenceAt(at)?.from ?? at
  const { thing, name } = (at - from > MOST_BEFORE ? null : OF_A_THING.exec(text.slice(from, at)))?.groups ?? {}
  if (thing === undefined || COMPANY_THING.test(thing)) return false
  // 'De stichting Slachtofferhulp werd opgericht door …', but 'de stichting De Linde' may be the company.
  if (name !== undefined) return subjects.sentenceAt(at)?.marks.every(({ who }) => who !== 'own') ?? false
  return !(isTradeWord(thing) || listedTrade(thing) !== null) || (trade !== null && isOtherTrade(thing, trade))
}

/** '…, whereas Jansen Installatietechniek is led by Peter Jansen' */
// Bounded: the 110 characters before a word
const ANOTHER_SUBJECT =
  /(?:[,;.] (?:whereas|while|and|but|terwijl|en|maar) |[;.] )(?<name>\p{Lu}[\p{L}\d’'&-]{1,25}(?: (?:&|van|de|en|\p{Lu}[\p{L}\d’'&-]{0,25})){0,4}) (?:is|was|wordt|werd) $/u
export function isOfAnotherSubject(text: string, index: number, subjects: Subjects): boolean {
  const name = ANOTHER_SUBJECT.exec(text.slice(Math.max(0, index - 110), index))?.groups?.name
  if (name === undefined || / (?:It|They|Het|Ze|Zij|De|The) /u.test(` ${name} `)) return false
  const from = text.lastIndexOf(name, index)
  return !subjects
    .sentenceAt(from)
    ?.marks.some((mark) => mark.who === 'own' && mark.at < from + name.length && from < mark.end)
}
