/**
 * What nothing but a company does all its time, so that it began when this did: 'een onderneming die sinds 2013 verloren bestanden
 * terughaalt', 'they have been sweeping chimneys since 1986', 'helpt sinds 2012 slachtoffers'. A new offer, a membership or a place is not.
 */

import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { isTradeWord, listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { fold } from '#engine/text.ts'
import { DUTCH_COMPANY_WORDS, ENGLISH_COMPANY_WORDS } from '#engine/vocabulary/company-words.ts'

// Bounded in this file: the at most 80 characters of a sentence before a year, that year as '§', and 80 behind it.

/** With one of these something new began: 'verkoopt sinds 2015 ook fietsen'. */
const NEW =
  '(?:ook|met|alleen|weer|zelf|geen|niet|meer|op(?! maat| locatie)|elektrisch\\p{L}*|biologisch\\p{L}*|duurzame?|digita\\p{L}*|online|bij|als|samen|via|also|only|again|now|no|not|new|nieuwe?|electric|organic)'
const NEW_THERE = new RegExp(`(?<!\\p{L})${NEW}(?!\\p{L})`, 'iu')
const SINCE = '(?:[Ss]inds|[Ss]edert) §'
const ALREADY = '(?:er |hier |daar )?(?:al |reeds )?'

/** Whoever a company is for. */
const THEM =
  '(?:(?:vaste )?klanten|cliënten|patiënten|gasten|bezoekers|mensen|particulieren|bedrijven|ondernemers|slachtoffers|zwangeren|gezinnen|huishoudens|leerlingen|cursisten|huiseigenaren|bewoners|organisaties|boeren|baasjes|nabestaanden|bruidsparen|opdrachtgevers|musici|reizigers|starters|ouderen)'
const SERVES =
  '(?:helpt?|helpen|bedien(?:t|en)|begeleid(?:t|en)|behandel(?:t|en)|ontvang(?:t|en)|verwelkom(?:t|en)|advise(?:ert|ren)|verzorg(?:t|en)|ondersteun(?:t|en)|ontzorg(?:t|en)|verhuist|verhuizen)'
const SERVES_THEM = new RegExp(
  [
    `(?<!\\p{L})${SERVES} ${ALREADY}${SINCE} (?:(?!${NEW} )[\\p{L}-]{2,20},? ){0,3}${THEM}(?!\\p{L}| (?:met (?:een|de|het)|in een|aan de|op de|via|van|na) )`,
    `(?<!\\p{L})(?:staat|staan) ${ALREADY}${SINCE} (?:(?!${NEW} )[\\p{L}-]{2,20},? ){0,3}${THEM} [^.;\\n]{0,30}?bij(?!\\p{L})`,
    `(?<!\\p{L})(?:heet|heten) ${ALREADY}${SINCE} (?:(?!${NEW} )[\\p{L}-]{2,20},? ){0,3}${THEM} welkom(?!\\p{L})`,
    `(?<!\\p{L})(?:werkt|werken) ${ALREADY}${SINCE} voor (?:[\\p{L}-]{2,20},? ){0,2}${THEM}(?!\\p{L})`,
    `${SINCE} (?:(?!${NEW} )[\\p{L}-]{2,20},? ){0,2}${THEM} (?:(?!${NEW} )[^\\s.;,]{1,20} ){0,4}(?:${SERVES}|bijsta(?:at|an))(?!\\p{L})`,
    `${SINCE} werk(?:t|en) (?:§§|(?:het|de|dit|deze) \\p{Ll}{4,25}|ze|zij|het) voor (?:[\\p{L}-]{2,20},? ){0,2}${THEM}(?!\\p{L})`,
    `${SINCE} (?:${SERVES}|staat|staan) (?:§§|(?:het|de|dit|deze) \\p{Ll}{4,25}|ze|zij|het) (?:(?!${NEW} )[\\p{L}-]{2,20},? ){0,3}${THEM}(?!\\p{L})`,
  ].join('|'),
  'u',
)

/** 'Een bedrijf uit Gouda dat sinds 2013 schijven herstelt' */
const WHICH = new RegExp(
  `(?<![\\p{L}])(?:(?<noun>\\p{Ll}{4,30})(?: (?:uit|in|te|van) [^.,;§\\n]{2,30})?,?|§§,) (?:die|dat) (?:[^,.;§\\n]{3,50} en )?${ALREADY}${SINCE} (?:(?<what>[^.;,§\\n]{2,60}?) )?(?<verb>\\p{Ll}{4,20})(?=[.,;:]| (?:en|of|in|aan|voor) |$)`,
  'u',
)
const BUSINESS =
  /(?:bedrijf|onderneming|zaak|bureau|kantoor|praktijk|winkel|salon|studio|atelier|firma|specialist|werkplaats|school)$|^(?:stichting|vereniging|coöperatie)$/
/** What any company may come to do or be: 'dat sinds 2019 in Zwolle zit', 'samenwerkt', 'geleid wordt'. */
const IS_SO =
  /^(?:is|zijn|was|zit|zitten|lig(?:t|gen)|sta(?:at|an)|heeft|hebben|word(?:t|en)|woont|huist|kent|krijgt|gebruikt|voert|draagt|beho?or(?:t|en)|valt|vallen|heet|telt|houdt|hanteert|organiseert|neemt|geldt|huurt|bezit|runt|leidt|werkt|werken|samenwerkt|deelneemt|meedoet|geleid|gerund|bestierd|gevestigd|gehuisvest|aangesloten|erkend|eigenaar|opereert|gaat|komt|doet|mag|kan|kunnen|wil|moet|laat|ziet|biedt|bieden|geeft|geven|loopt|blijft|vindt|vinden|weet|weten)$/
const DOES = /^(?:doet|geeft|biedt|aanbiedt|levert|verkoopt)$/

/** 'Verkoopt al sinds 1968 piano’s', 'bouwt er al sinds 1991 violen' */
const HAS_LONG = new RegExp(
  `(?<lead>^|[^\\p{L}])(?<verb>\\p{Ll}{4,18}(?:t|en)) (?:er |hier |daar )?(?:al|reeds) ${SINCE}(?<rest>[^.;§\\n]{0,40})`,
  'u',
)
/** 'Legt sinds 1988 daken', 'Sinds 1988 repareert het bedrijf daken': of what its trade or name says */
const OF_ITS_TRADE = new RegExp(
  `(?:(?<!\\p{L})(?<verb>\\p{Ll}{3,18}(?:t|en)) (?:er |hier )?${SINCE}|${SINCE} (?<first>\\p{Ll}{3,18}(?:t|en)) (?:§§|(?:het|de|dit|deze) \\p{Ll}{4,25}|ze|zij|het)) (?<rest>[^.;,§\\n]{3,50})`,
  'u',
)

/** A bakery 'bakt sinds 1978'. */
const DOES_ITS_TRADE = new RegExp(`(?<lead>^|[^\\p{L}])(?<verb>\\p{Ll}{3,15})t ${ALREADY}${SINCE}`, 'u')

/** What a company may come to do besides: 'levert sinds 2012 violen aan het conservatorium', 'verhuurt sinds 2015 piano’s' */
const BESIDES =
  /^(?:levert|leveren|verhuurt|verhuren|verkoopt|verkopen|biedt|bieden|geeft|geven|verzorgt|verzorgen|organiseert|plaatst|plaatsen|installeert|installeren|koopt|toont|onderhoudt)$/u

/** 'They have been sweeping chimneys since 1986' */
const BEEN_DOING =
  /(?<!\p{L})(?:they|it|we|§§|the \p{Lu}\p{L}{1,20} family|(?:the|this) \p{Ll}{3,15}(?: firm| company| shop)?) (?:has|have) been (?!(?:living|using|offering|working|running|leading|managing|winning|renting|being|making|based|accepting|closing|looking|located|owning|hiring|training) )\p{L}{3,14}ing (?<rest>[^.;§\n]{2,60}?) since §/iu
/** 'Has baked bread in Utrecht since 1950' */
const HAS_DONE =
  /(?<!\p{L})(?:has|have) (?:successfully |proudly )?(?!(?:owned|belonged|lived|worked|employed|rented|occupied|managed|headed|added|changed|moved|joined|expanded|partnered|focused|hosted|organi[sz]ed|participated|closed|stopped|opened|accepted|charged|received|earned|gained|remained|published|used|increased|decreased|switched|ceased|appeared|won|held|run|specialised|specialized|allowed|required|listed|lacked|attended|followed|wanted|tried|turned|started|introduced|featured) )(?<verb>\p{Ll}{3,14}ed|built|made|sold|taught|cut|written|driven|grown|kept) (?<rest>[^.;§\n]{2,60}?) since §/u
/** Of another verb it tells only with what the trade is about: 'has installed solar panels since 2019' is a new offer of a roofer. */
const OF_A_TRADE =
  /^(?:baked|brewed|built|repaired|restored|represented|helped|cared|roofed|swept|cleaned|painted|cut|recovered|upholstered|cooked|guided|advised|supported|defended|catered|tuned|groomed|assisted)$/
/** 'Repairs violins and has done so since 1991', 'en dat al sinds 1991', 'has traded since 1988' */
const SO =
  /(?<!\p{L})(?:has done so|have done so|doet dat|doen dat|en dat|has (?:traded|operated|existed)|have (?:traded|operated|existed)|been (?:there|here)) (?:al |reeds |ever )?(?:sinds|sedert|since) §/iu
/** 'Al sinds 1988 kun je bij De Linde terecht', 'sinds 1988 gevestigd als' */
const OPEN_TO_ALL =
  /(?<!\p{L})(?:al|reeds) sinds §,? (?:kun je|kunt u|kan men) [^.;\n]{2,50} terecht|sinds § gevestigd als |weten [^.;\n]{2,40} sinds § te vinden/iu
/** 'De Linde in Zwolle, dakdekkers sinds 1988', 'a florist since 1992', 'has been a baker in Zwolle since 1950' */
const TRADE_SINCE =
  /(?:^|[(:–—-] |§§(?: (?:in|uit|te|from) \p{Lu}[\p{L}’' -]{1,25})?, (?:(?:een|an?) )?|§§ has been an? )(?<trade>\p{L}{4,30}(?: \p{Ll}{4,20})?)(?: (?:in|te) \p{Lu}[\p{L}’' -]{1,25})? (?:sinds|sedert|since) §/u

/** ', sinds 2017 traiteur in Zwolle', 'sinds 1998 uw bakker', 'is al sinds 1998 bakker in Zwolle' */
const SINCE_TRADE =
  /(?:^\s?|[(,:–—-] |§§,? (?:is )?)(?:al )?(?:sinds|sedert) § (?:uw |jouw |dé |de |een )?(?<trade>\p{L}{4,30})(?=[.,;:)]| (?:in|te|uit|voor|van) |\s?$)/u

/** 'A family shop since 1975 with its own bakery' */
export const FAMILY_SINCE =
  /(?<!\p{L})(?:familie(?:bedrijf|zaak)|family (?:business|firm|company|shop|bakery|butcher))(?: in \p{Lu}\p{L}{1,25})? (?:sinds|sedert|since) $/iu

const HERE = 'Plaats'

export function worksSince(before: string, after: string, known: Prepared): boolean {
  if (!/(?:sinds|sedert|since) $/iu.test(before)) return false
  const { company } = known
  const named = [company.name, ...company.aliases].reduce(
    (text, name) => text.replaceAll(name, '§§'),
    `${before}§${after}`,
  )
  const said = company.addresses.reduce((text, { city }) => (city ? text.replaceAll(city, HERE) : text), named)
  if (SO.test(said) || OPEN_TO_ALL.test(said)) return true
  const serves = SERVES_THEM.exec(said)
  if (serves && !isOfSomebody(said, serves)) return true
  const trade = (TRADE_SINCE.exec(said) ?? SINCE_TRADE.exec(said))?.groups?.trade?.toLowerCase()
  if (trade !== undefined && (isTradeWord(trade) || listedTrade(trade) !== null)) return true
  const which = WHICH.exec(said)?.groups
  if (which && (which.noun === undefined || isCompany(which.noun)) && !NEW_THERE.test(which.what ?? '')) {
    const verb = which.verb!
    if (DOES.test(verb) ? isOfTrade(which.what ?? '', known) : !IS_SO.test(verb)) return true
  }
  const long = HAS_LONG.exec(said)
  if (long && !IS_SO.test(long.groups!.verb!) && !NEW_THERE.test(long.groups!.rest!) && !isOfSomebody(said, long))
    return true
  const verb = DOES_ITS_TRADE.exec(said)
  if (
    verb &&
    known.trade?.startsWith(verb.groups!.verb!) &&
    !NEW_THERE.test(after.slice(0, 40)) &&
    !isOfSomebody(said, verb)
  )
    return true
  const own = OF_ITS_TRADE.exec(said)
  const { verb: does, first, rest = '' } = own?.groups ?? {}
  if (
    own &&
    !BESIDES.test(does ?? first!) &&
    !IS_SO.test(does ?? first!) &&
    !NEW_THERE.test(rest) &&
    isOfTrade(rest, known) &&
    !isOfSomebody(said, own)
  )
    return true
  const been = BEEN_DOING.exec(said)?.groups
  if (been && !NEW_THERE.test(been.rest!)) return true
  const done = HAS_DONE.exec(said)
  if (!done || NEW_THERE.test(done.groups!.rest!) || isOfSomebody(said, done)) return false
  return OF_A_TRADE.test(done.groups!.verb!) || isOfTrade(done.groups!.rest!, known)
}

const COMPANY_WORDS = new Set([...DUTCH_COMPANY_WORDS, ...ENGLISH_COMPANY_WORDS])
export const isCompany = (noun: string) =>
  BUSINESS.test(noun) || COMPANY_WORDS.has(noun) || isTradeWord(noun) || listedTrade(noun) !== null

/** 'Petra Wal bakt al sinds 1990', 'Jan has built violins since 1985' */
const NAMED =
  /(?<!\p{L})(?!Plaats )(?<!(?:familie|in|te|uit|from|near|bij) )\p{Lu}[\p{L}’'-]{1,20} (?:(?:van|de|der|den) ){0,3}(?:\p{Lu}[\p{L}’'-]{1,20} )?$|(?<!\p{L})(?:[Hh]ij|[Hh]e|[Ss]he|who)(?: \p{Ll}{2,10})? $/u
const isOfSomebody = (said: string, { index, groups }: RegExpExecArray) =>
  NAMED.test(said.slice(0, index + (groups?.lead?.length ?? 0)).replace(/^\s?(?:De|Het|The|It|They|We|Ze|Zij) /u, ''))

/** 'Letselschadezaken' of a 'letselschadeadvocaat' */
const SHARED = 7
/** 'Daken' of a 'dakdekker', 'piano’s' of a 'pianohandel' */
function isOfTrade(said: string, { company }: Prepared): boolean {
  const own = plain(`${company.sector ?? ''} ${company.name}`)
  if (company.sector?.endsWith('school') && LESSONS.test(said)) return true
  // 'Bewaart het archief van een vioolbouwer'
  return (said.replace(/ (?:van|of) .*/su, '').match(/\p{L}{4,}/gu) ?? []).slice(0, 3).some((word) => {
    const stem = plain(fold(word)).replace(/(?<=...)(?:en|s)$/, '')
    return own.includes(stem) || (stem.length > SHARED && own.includes(stem.slice(0, SHARED)))
  })
}
const LESSONS = /(?:les|lessen|cursus|cursussen|lessons|courses|classes)(?!\p{L})/u
const plain = (text: string) => fold(text).replace(/([aeou])\1/g, '$1')
