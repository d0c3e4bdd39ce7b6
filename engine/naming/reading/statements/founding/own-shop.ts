/** The year in which somebody began a shop of one's own, or in which the company opened: 'begon haar praktijk in 1999', 'lunchroom, geopend in 2018'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Sentence } from '#engine/naming/reading/subjects.ts'
import { fold } from '#engine/text.ts'
import { isCompany } from './works-since.ts'

const SHOP =
  '(?:\\p{L}{0,15}(?:bedrijf|winkel|zaak|praktijk|kantoor|salon|studio|bureau|atelier|bakkerij|smederij|garage|makelaardij|school)|onderneming|firma|slagerij|brouwerij|werkplaats|hotel|restaurant|lunchroom|caf[eé]|camping|company|business|firm|agency|shop|store|practice|clinic|bakery|workshop|parlou?r|gallery|surgery|school)'
const BEGAN = '(?:begonn?e?n?|startten?|startte|gestart|started|began|launched|openden?|opened)'
const HIS = '(?:zijn|haar|hun|his|her|their) (?:eigen |own )?'
const ON_DATE = '(?:in|op|on) (?:\\d{1,2} \\p{L}{3,9} )?$'
// Bounded: the at most 80 characters of a sentence before a year
const BEGAN_SHOP_BEFORE = new RegExp(
  `(?<!\\p{L})${BEGAN} (?:[^\\d\\n;.|,]{1,35} )?${HIS}${SHOP}(?:,? [^,\\d\\n;]{1,40},?)?? ${ON_DATE}`,
  'iu',
)
// Bounded: the at most 80 characters of a sentence behind a year
const BEGAN_SHOP_AFTER = new RegExp(
  `^ ${BEGAN} [^\\d\\n;.|]{2,60} (?:${HIS}${SHOP}|(?:zijn|haar|hun|its|their) (?:deuren|doors))(?!\\p{L})`,
  'iu',
)
/** 'Zijn zoon opende zijn eigen garage'; 'haar tweede winkel' is no shop of this kind. */
const OF_ANOTHER =
  /(?<!\p{L})(?:vrouw|man|zoon|dochter|broer|zus|vriend|vriendin|collega|leerling|wife|husband|son|daughter|brother|sister|friend|colleague)(?!\p{L})/iu
/** 'Opende zijn winkel in 2018 in Leiderdorp' */
// Bounded: the at most 80 characters of a sentence behind a year
const ELSEWHERE = /^[^.;,\n\d]{0,40}? (?:in|te) (?<town>\p{Lu}[\p{L}-]{2,25})/u

/** 'Sfeervolle lunchroom in de Kleine Overstraat, geopend in 2018', 'praktijk geopend in 2015' */
// Bounded: the at most 80 characters of a sentence before a year
const OPENED_BEFORE =
  /(?<![\p{L}~])(?<!(?:huidige|nieuwe|tweede|derde|eerste|current|new|second|(?:heeft|hebben|kreeg|kregen|runt|met|naast|plus) (?:ook )?(?:een|haar|zijn|hun)) (?:\p{L}{3,15} )?)(?<what>\p{L}{4,25}|~)(?:(?: (?:aan|in|op|te|bij) (?<where>(?:(?! heeft | hebben | kreeg | kregen | met )[^,;.\d\n(]){2,50}))?(?:, | [–—-] | ?\(| (?:werd|is|was) )| )geopend (?:in|op) (?:\d{1,2} \p{L}{3,9} )?$/u
/** 'De salon werd in 2013 geopend', 'ging in 2013 open', 'het hotel zelf werd op 1 mei 1938 geopend' */
const IS_BEFORE =
  /(?<![\p{L}~])(?:(?:[Dd]e|[Hh]et) (?<what>\p{L}{4,25})|~,?)(?: zelf)?(?: in (?<where>\p{Lu}[\p{L}-]{2,25}))? (?:werd|is|was|ging) (?:in|op) (?:\d{1,2} \p{L}{3,9} )?$/u
/** 'De deuren gingen in 1987 open' */
const DOORS_BEFORE = /(?<!\p{L})deuren (?:van ~ )?gingen (?:in|op) (?:\d{1,2} \p{L}{3,9} )?$/iu
const OPENED_AFTER = /^ (?:hier |er |voor het eerst )?(?:geopend|open(?! (?:voor|als|met)(?!\p{L})))(?!\p{L})/u
/** A hotel's restaurant is no hotel. */
const IS_SHOP = new RegExp(`^(?!(?:hotel|restaurant|lunchroom|caf[eé]|camping|werkplaats)$)${SHOP}$`, 'iu')

/** 'De start van het bedrijf ligt in 1987', 'puts the start of De Linde in 1987' */
// Bounded: the at most 80 characters of a sentence before a year
const START_BEFORE = new RegExp(
  `(?<!\\p{L})(?:start|begin|beginning|opening) (?:van|of) (?:~|(?:het|de|the|dit|deze|this) ${SHOP})(?: [^,.;\\d\\n]{2,30})? (?:in|on|op) $|^\\s?(?:De start|Het begin|The start) (?:was|lag|ligt|vond plaats) in $`,
  'iu',
)
/** 'Els Brouwer started De Linde in Utrecht in 2015' */
// Bounded: the at most 80 characters of a sentence before a year
const BEGAN_IT_BEFORE = new RegExp(
  `(?<!\\p{L})${BEGAN} (?!at |bij |as |als |in )(?:[^\\d\\n;.|,~]{1,35} )?~(?:,? (?:in|te) [^,.;\\d\\n]{2,30},?)? (?:(?:pas|al|reeds|only) )?${ON_DATE}`,
  'iu',
)
/** 'Klaas is in 1978 voor zichzelf begonnen', 'is in 2010 met De Linde begonnen' */
// Bounded: the at most 80 characters of a sentence behind a year
const BEGAN_IT_AFTER = new RegExp(
  `^ (?:voor zichzelf|met (?:~|(?:het|dit|zijn|haar|hun) (?:eigen )?${SHOP})(?: in \\p{Lu}[\\p{L}-]{2,25})?) (?:begonnen|gestart|werken|aan de slag)(?!\\p{L})|^ zetten? [^\\d\\n;.|]{2,50} (?:~|(?:het|de|dit|zijn|haar|hun) (?:eigen )?${SHOP}) op(?!\\p{L})|^ (?:begon|startte|opende) (?:\\p{Lu}[\\p{L}’'-]{1,20} (?:(?:van|de|der|den|ter|ten) ){0,2}){1,3}~|^ (?:opende|opened) ~ (?:aan|in|op|at|on|de deuren|haar deuren|zijn deuren|its doors)(?!\\p{L})|^,? to (?:start|found|set up|open|launch) (?:~|(?:the|this|his|her|their) (?:own )?${SHOP})(?!\\p{L})|^[^.;\\d\\n]{0,80}(?<!\\p{L})(?:de|the) opening (?:van|of) ~`,
  'u',
)
/** 'Klaas startte in 1978 met het bedrijf' */
const WITH_SHOP = new RegExp(`^ met (?:~|(?:het|de|dit|zijn|haar|hun) (?:eigen )?${SHOP})(?!\\p{L})`, 'iu')
const NEAR = /beg[aio]n|start|open|launch|zette/iu

/** With '~' for each name of the company, however long that is. */
export const withoutName = (text: string, { company }: Prepared) =>
  [company.name, ...company.aliases].reduce((said, name) => said.replaceAll(name, '~'), text)

export function beganShop(before: string, after: string, known: Prepared): boolean {
  if (!NEAR.test(before) && !NEAR.test(after)) return false
  const { company } = known
  const [lead, rest] = [withoutName(before, known), withoutName(after, known)]
  if (OF_ANOTHER.test(lead)) return false
  if (BEGAN_SHOP_BEFORE.test(lead) || BEGAN_SHOP_AFTER.test(rest)) return !isElsewhere(rest, known)
  if (START_BEFORE.test(lead) || BEGAN_IT_BEFORE.test(lead) || BEGAN_IT_AFTER.test(rest)) return true
  if (BEGAN_IN.test(lead) ? WITH_SHOP.test(rest) : OPENED_AFTER.test(rest) && DOORS_BEFORE.test(lead)) return true
  const opened = OPENED_BEFORE.exec(lead) ?? (OPENED_AFTER.test(rest) ? IS_BEFORE.exec(lead) : null)
  if (!opened || isElsewhere(` in ${opened.groups!.where ?? ''}`, known)) return false
  const what = opened.groups!.what ?? '~'
  return what === '~' || IS_SHOP.test(what) || fold(company.sector ?? '').includes(fold(what))
}

export function isElsewhere(after: string, { cities, ownWords }: Prepared): boolean {
  const town = ELSEWHERE.exec(after)?.groups?.town
  return town !== undefined && !cities.has(fold(town)) && !ownWords.has(fold(town))
}

/** 'De molen waar het meel vandaan komt, draait sinds 1870': what a sentence that names nobody begins with, and it is no company */
const OF_WHAT =
  /^\s?(?:(?:De|The) \p{Ll}[\p{L}-]{2,30} |Het \p{Ll}[\p{L}-]{2,30}(?=,? (?:\p{Ll}{2,18}t|is|zijn|was|had|van|waar|dat) ))/u
const OF_THEM =
  /(?<!^branche)(?:organisatie|organisation|organization|team|familie|family|lieden|mensen|vrouw|vrouwen|man|mannen|zussen|broers|duo|stel|plek|adres|adresje|place|people|couple|lui|ers|eurs|ors|isten|ists|eigenaar|eigenaren|owner|oprichter|founder|vennootschap|vof|bv|maatschap|stichting|vereniging|coöperatie|cooperative|foundation|association|partnership|office|service|dienst|outfit|dealership|venue|lab|laboratorium|operation|venture|enterprise|concern|yard|webshop|shop|winkeltje|zaakje|bedrijfje|bureautje|vakman|onderneemster|ondernemer|handel|club|collectief|maatschappij|centrum|centre|center|huis|house|naam|name|instituut|institute|makers|maker|expert)$/u

/** 'The website says that it has been in business since 1987' */
const GOES_ON = /[,:(]| [–-] |(?<!\p{L})(?:dat|die|that|it|they|ze|zij|hij|en|and) /u

export function isOfSomethingElse(before: string, { marks }: Sentence, { ownWords }: Prepared): boolean {
  if (marks.length > 0 || !OF_WHAT.test(before) || GOES_ON.test(before)) return false
  const isOwn = (word: string) =>
    isCompany(word) || ownWords.has(fold(word)) || OF_THEM.test(word) || IS_SHOP.test(word)
  return !(before.match(/\p{Ll}[\p{L}-]{2,30}/gu) ?? []).slice(0, MOST_BEFORE_NOUN).some(isOwn)
}
/** 'De kleine ambachtelijke bakker' */
const MOST_BEFORE_NOUN = 3

const HIS_SHOP = new RegExp(`(?<!\\p{L})${HIS}${SHOP}(?!\\p{L})`, 'iu')
/** 'Iris Blom begon in 2008 als kapster', 'Iris Blom started at De Linde in 2005' */
const BEGAN_ALONE = /^(?: (?:van|of|from) [^,.;\n]{2,50})? (?:begon|startte|started|began) in $/u
const BEGAN_AT = /^ (?:begon|startte|started|began) (?:at|bij) /u
const AS = /^ (?:als|as) (?!zelfstandig|self-employed|freelance|zzp|een van|one of)/u
/** 'Begon in 2019 met de verhuur van fietsen', 'started selling e-bikes in 2015' */
const WITH_THE = /^ met (?:de|het) \p{Ll}{3}/u
const BEGAN_IN = /(?<!\p{L})(?:begon|startte) in $/u
// Bounded: the at most 80 characters of a sentence before a year
const NEW_OFFER =
  /(?<!\p{L})(?:started|began) (?:selling|offering|renting|delivering|using|an? (?:online|second|new))(?!\p{L})[^,;.\d\n]{0,40}$/u

/** Another beginning: somebody's career, a shop in another town, what the company does besides. */
export function isOtherBeginning(before: string, after: string, known: Prepared): boolean {
  if (HIS_SHOP.test(after) && isElsewhere(after, known)) return true
  if ((WITH_THE.test(after) && BEGAN_IN.test(before)) || NEW_OFFER.test(before)) return true
  const isAs = AS.test(after)
  return known.company.team.some(({ name }) => {
    const at = before.lastIndexOf(name)
    const said = at < 0 ? '' : before.slice(at + name.length)
    return BEGAN_AT.test(said) || (isAs && BEGAN_ALONE.test(said))
  })
}
