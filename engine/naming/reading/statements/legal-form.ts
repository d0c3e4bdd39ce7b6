/** The legal form that an answer gives. */

import { parseRechtsvorm, RECHTSVORMEN, type Rechtsvorm } from '#engine/identity/rechtsvorm.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { FORM_BEGINNINGS, LEGAL_FORM, OTHER_NAMES } from '#engine/vocabulary/legal-forms.ts'

const FORM_BESIDE = new RegExp(`^[\\s,(]{0,3}(${LEGAL_FORM})(?![\\p{L}\\d])`, 'iu')
/** 'Stichting De Linde'. */
const FORM_BEFORE = /(?<!\p{L})(stichting|coöperatie|vereniging|maatschap|eenmanszaak|vof) (?=\p{Lu})/iu
const FORMS_BEFORE = new WordList('stichting cooperatie vereniging maatschap eenmanszaak vof')
const FORM_NAMES = [...RECHTSVORMEN, ...Object.keys(OTHER_NAMES), 'cooperatie'].toSorted((a, b) => b.length - a.length)
/** 'A partnership led by …' is one of these; 'in partnership with the town', 'a partnership between two schools' is no form. */
const PARTNERSHIPS: readonly Rechtsvorm[] = ['vof', 'maatschap', 'cv']
const PARTNERSHIP = 'partnership(?! (?:with|between|agreement|programme|program|deal)(?!\\p{L}))'
const FORMS = `(?:${FORM_NAMES.map((name) => name.replaceAll(' ', '[ -]')).join('|')}|${LEGAL_FORM}|${PARTNERSHIP})`
const FORM = new RegExp(`${FORMS}(?![\\p{L}\\d]|[’']er|-\\p{L})`, 'iuy')
/** The first words of all of them. */
const FORM_WORDS = new WordList(
  [...FORM_BEGINNINGS, 'partnership', ...FORM_NAMES.map((name) => fold(name.split(/[ -]/)[0]!))].join(' '),
)
// Bounded: the at most 90 characters before a legal form
const DESCRIBED =
  "(?:(?!(?:een|de|het|en|of|van|voor|met|bij|aan|the|and|or|for|with|by) )[\\p{L}\\d’'-]{2,20},? ){0,3}"
/** 'Formeel is het kantoor een', 'set up as a', 'Rechtsvorm:', ', een' and the like, in front of the form. */
const TELLS_FORM = new RegExp(
  [
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:er|there) )(?:is|are|being|been|zijn|blijft|blijkt|werd|became|becoming|remains|betreft|vormt)(?: [^\\s,.;:]{1,20}){0,6}?(?<! (?:van|voor|bij|aan|met|naast|door|naar|tussen|between|niet|vaak|en|of|for|with|at|by|to|not|often|and|or)) (?:een|an?|de|the) ${DESCRIBED}`,
    // 'Is een commercieel vertaalbureau en een besloten vennootschap'
    `(?<!\\p{L})(?:is|are|zijn) (?:een|an?|the) (?:(?!(?:van|voor|bij|met|tussen|of|for|with|between|by) )[\\p{Ll}-]{2,30} ){1,3}(?:in \\p{Lu}[\\p{L}-]{1,25} )?(?:en|and) (?:een|an?) `,
    `(?<!\\p{L})(?:als|as) (?:(?:een|an?) )?${DESCRIBED}`,
    `(?<!\\p{L})(?:(?:gaat|handelt) (?:het )?(?:hier |bij [^.,;\\n]{2,45} )?om|betreft|concerns|(?:omgezet|veranderd|overgegaan|overgezet) (?:in|naar|tot)|(?:converted|turned|changed) (?:in)?to|sprake van|inmiddels|tegenwoordig|nu|thans|now|today|currently|(?:sinds|since) \\d{4}) (?:een|an?) ${DESCRIBED}`,
    `(?<!\\p{L})(?:rechtsvorm|rechtspersoon|juridische (?:vorm|status|structuur)|(?:bedrijfs|ondernemings|organisatie)vorm|(?:type|soort) (?:onderneming|bedrijf|organisatie)|(?:legal|business|corporate|organi[sz]ation(?:al)?) (?:form|entity|structure|status|type)|(?:company|entity) type|type of (?:company|business|entity)|vorm van|form of)(?!\\p{L})(?:(?!niet|onbekend|not|unknown|zoals|bijvoorbeeld|such)[^.;\\n]){0,40}`,
    // 'De vier vormen samen een vof', 'hebben er samen een bv', 'werken samen in een maatschap'
    `(?<!\\p{L})(?:(?:vormen|forms?|(?:hebben|have|runnen|run|drijven) (?:\\p{L}{2,10} ){0,2}(?:samen|together))(?: (?:samen|together|legally|officially|juridisch|formeel))?|(?:samen|verenigd|ondergebracht|georganiseerd|together|organi[sz]ed|united) in) (?:een|an?) ${DESCRIBED}`,
    // 'Juridisch: bv', 'formeel een bv', 'strictly speaking a partnership'
    `(?:^|[.!?;,(–—-] ?|\\n)(?:juridisch|formeel|officieel|strikt genomen|legally|formally|officially|technically|strictly)(?: gezien| genomen| speaking)?(?:,|:| [–—-])?(?: (?:een|an?))? ${DESCRIBED}`,
    // 'The trade register shows a sole trader'
    `(?:register|kvk|koophandel|commerce)(?: (?:\\p{L}{2,12} ){0,2})?(?:shows|lists|gives|says|has|vermeldt|noemt|toont|geeft|spreekt van)(?: (?:it|them|het|ze|hen|als|as|is)){0,2} (?:een|an?) ${DESCRIBED}`,
    `(?<!\\p{L})(?:(?:geen|not an?|no longer an?) [^.;\\n]{1,40},? (?:maar|but)(?: \\p{L}{2,12})?|(?:achter|behind) [^.,;\\n]{1,30} (?:zit|schuilt|staat|is|stands|sits)) (?:een|an?) ${DESCRIBED}`,
    `(?:^|[,–—-] )(?:een|an?) (?:(?:eenvoudige|kleine|gewone|geregistreerde|small|Dutch|local|registered) )?`,
    '(?:^|[.!?] )(?:Deze|Dit|This) ',
    '(?:^|[\\n.;•|·]) ?[^\\p{L}\\d\\n]{0,4}(?:structure|structuur|vorm|company form|type|registered as|ingeschreven als|(?:kvk-)?inschrijving) ?[:|–—-] ',
    // 'Welke rechtsvorm? Volgens het Handelsregister: eenmanszaak'
    '(?:register|kvk|koophandel|commerce): (?:een |an? )?',
    // A line of its own.
    '(?:^|[\\n;•|·(])[^\\p{L}\\d\\n]{0,4}',
  ]
    .map((one) => `(?:${one})$`)
    .join('|'),
  'iu',
)
const STANDS_ALONE = /(?:^|[\n;•|·])[^\p{L}\d\n]{0,4}$/u
const ENDS_ALONE = /^\s*(?:$|[\n;•|·,])/u
/** 'Let op de rechtsvorm: bij een eenmanszaak …' */
const OF_ANY =
  /(?<!\p{L})(?<!(?:gekozen|kiest|koos|kozen|chosen|chose|opted) )(?:bij|voor|met|for|with) (?:een|an?) $/iu
/** 'Werkt voor bv’s', but 'the B.V.'s director' */
const SEVERAL = /^[’']s(?!\p{L})/u
const THE = /(?<!\p{L})(?:de|het|the|deze|dit|this|its) $/iu
/** 'Voor een kleine bv zou ik hier beginnen' */
const FOR_ONE =
  /(?<!\p{L})(?:(?:bij|voor|aan|(?:samen|werk(?:t|en)|works?|partners|together) (?:met|with)|steun(?:t|en)|for|to|supports?) (?:een|an?|je|jouw|your) (?:\p{Ll}{3,15} ){0,2}|(?:overstap|overgang|stap|switch|move) [^.;\n]{0,40}(?:naar|to) (?:een |an? )?)$/iu
/** 'Omdat het een B.V. is, …': the verb comes last. */
const A_FORM = new RegExp(`(?<!(?:van|voor|bij|aan|met|naast) )(?<!\\p{L})een ${DESCRIBED}$`, 'iu')
const IS_AFTER =
  /^ (?:is|zijn|betreft|blijkt(?: te zijn)?|vormt|is geworden|geworden is|van gemaakt|van maakten?)(?=[,.;:!?)\n]|$| (?:en|maar) )/iu
/** 'Staat ingeschreven met eenmanszaak als rechtsvorm' */
const AS_FORM =
  /^ (?:als (?:rechtsvorm|juridische vorm)|as (?:its|the|their) (?:legal|business) (?:form|structure))(?!\p{L})/iu
/** 'Bestaat de B.V. sinds 1968', '- VOF van Henk en Joris': it can confirm the form, but be another's. */
const OF_NAME_OR_DENIED =
  /(?:(?<!\p{L})(?!(?:De|The|Een|An?|Als|As|Deze|Dit|This) )\p{Lu}[\p{L}&.’'-]{0,25}(?<![’']s)(?<!\p{Ll}\.)|(?<!\p{L})(?:geen|no|not an?|niet))[ ,(]{1,2}$/u
/** 'Of het een B.V. is, weet ik niet', 'je bedrijf als vof', 'hun grootste klant is een stichting'. */
// Bounded: the 90 characters before a legal form
const UNSURE_OR_OTHERS =
  /(?<!\p{L})(?:of (?:het|dit|dat|deze|ze|zij|de|er|een)|(?:dan|than|vaak|meestal|doorgaans|usually|often|typically)(?= (?:bij |with |for )?(?:een|an?|de|the) )|whether|if|wanneer|indien|tenzij|unless|when|je|jij|u|jullie|you|your|jouw|uw|wie|klant|klanten|opdrachtgevers?|leveranciers?|afnemers?|concurrent(?:en)?|huurder|verhuurder|ondernemers?|starters?|clients?|customers?|suppliers?|competitors?|landlord)(?!\p{L})[^.;,:?!\n]{0,40}$/iu
/** 'Mogelijk is het een bv', 'Als het een bv is, …' */
// Bounded: the 90 characters before a legal form
const GUESSED =
  /(?<!\p{L})(?:mogelijk|misschien|wellicht|waarschijnlijk|vermoedelijk|possibly|perhaps|maybe|probably|presumably|als (?:het|dit|ze))(?!\p{L})[^.;,:?!\n]{0,40}$/iu
const TO_YOU = /^ (?:(?!(?:die|dat|which|that|waar|where) )\p{L}{2,10} )?(?:je|jij|u|jullie|you)(?!\p{L})/u
const OR_ANOTHER = /^(?: (?:of|or)|\/) /iu
/** 'A partnership of four midwives' is English. */
const IN_ENGLISH = /(?:partnership|company|proprietorship|trader|proprietor|business)$/iu
const ENGLISH_OF = /^ of /u
/** 'Eenmanszaak, vof of bv.' */
const OTHER_BEFORE = new RegExp(`${FORMS}(?:,|/| of| or)(?: (?:een|an?))? ?$`, 'iu')
const OTHER_AFTER = new RegExp(`^(?:,|/| of| or)(?: (?:een|an?))? ?${FORMS}(?!\\p{L})`, 'iu')
/** 'VEBIDAK is een vereniging.' */
const OF_LETTERS = /(?:^\s?|[.!?]\s)(?:Een |An? )?\p{Lu}\p{L}?\p{Lu}\p{L}{0,10}(?<rest> (?:is|zijn) (?:een|an?) )$/u
/** 'Bv. op zaterdag', 'upload je cv', 'the foundation of a house', 'an association for roofers'. */
const OTHER_MEANING = /^(?:zzp|freelancer)|^cv$/u
/** 'Voor winkels, een stichting en een school': one of those it works for. */
const IN_A_LIST = /, (?:een|an?) $/u
const LIST_GOES_ON = /^ (?:en|and|of|or) (?:(?:een|an?) )?\p{Ll}/u
/** 'KvK 01234567, eenmanszaak, opgericht in 1999', 'De Linde, eenmanszaak' */
// Bounded: the 90 characters before a legal form
const AMONG_FACTS = /(?<isDigit>\d)?(?: ?\([^()\n]{2,30}\))?, $/u
const ENDS_FACT = /^(?:$|[,;.)\n])/u
/** 'Meubelmaker in Wageningen, eenmanszaak, vaste klanten', where that is its town */
const BEHIND_TOWN = /(?<!\p{L})(?:in|te|uit|from) (?<town>\p{Lu}[\p{L}’ -]{1,30}), (?:(?:een|an?) )?$/u
/** '– vooral platte daken; een vof, actief sinds 1999' */
const BEHIND_ANY = /(?:^|[.!?\n:,;(–—-] ?)(?:(?:een|an?) )?$/u
const FACT_NEXT =
  /^\)?[,;] (?:kvk|k\.v\.k|coc|chamber|btw|vat|opgericht|(?:actief |bestaat )?sinds|ingeschreven|founded|established|registered|(?:in business |active |operating )?since)(?!\p{L})/iu
/** 'Eenmanszaak van Ruben Staal', 'Een bv uit Zwolle.', 'Een vof dus.': all that is said */
const AT_START = /(?:^|[.!?\n] ?)(?:(?:Een|An?) )?$/u
const ALL_SAID =
  /^(?: (?:van|of) \p{Lu}|(?: (?:in|uit|te|from|based in|gevestigd in) \p{Lu}[\p{L}’-]{1,25})?(?:,? dus)?(?:\.|\n|$))/u
const FOR_EXAMPLE = /^bv\. \p{Ll}/u
const ABSTRACT = /^(?:foundation|association|cooperative)$/iu
const IS_ABSTRACT = /^ (?:of|for|to|stone|course)(?!\p{L})/u
const IS_BODY = /(?:(?:^|[^\p{L}])an?|Dutch|non-?profit|charitable|registered|independent|cultural|public|[:(|–-]) ?$/iu
/** 'Begon als eenmanszaak': what it once was. */
// Bounded: the 60 characters before a legal form
const BEGAN_AS =
  /(?<!\p{L})(?:begon|begonnen|gestart|startte|startten|opgericht|ontstaan|ooit|eerst|aanvankelijk|oorspronkelijk|started|began|founded|established|originally|first|was)(?!\p{L})(?:(?!(?:is|are|turned|converted|changed|inmiddels|nu|tegenwoordig|thans|sinds|now|today|currently|since|later) )[^.;\n]){0,30} (?:als|as)?(?: een| an?)? ?$/iu

/** 'Dat is waar deze vof het van moet hebben' */
const IS_THIS = /(?<!\p{L})(?:deze|dit|this) $/iu
/** 'De bv staat bij de KvK ingeschreven', 'the partnership is registered under': that of the company, and not any. */
const AT_HEAD = /(?:^|[.!?] |\n)(?:De|Het|The) $/u
// Bounded: the 90 characters behind a legal form
const IS_REGISTERED =
  /^ (?:\(kvk|(?:is|staat|werd|was|has been|heeft|has)(?!\p{L})[^.;\n]{0,60}(?<!\p{L})(?:ingeschreven|geregistreerd|registered|opgericht|founded|set up|vermeld|listed|bekend|known|in handen|eigendom|owned|led|run|geleid|gerund|gestart|begonnen|kvk|chamber of commerce|kamer van koophandel)(?!\p{L})|(?:startte|begon|started|began)(?!\p{L}))/iu
/** 'De Linde uit Zwolle: eenmanszaak, …', 'De Linde (Zwolle): a partnership led by …' */
// Bounded: the at most 90 characters between a name and a legal form
const BEHIND_NAME = new RegExp(
  `^(?: \\([^()\\n]{2,30}\\)|,? (?:in|uit|te|from) \\p{Lu}[\\p{L}’' -]{1,30})?(?::| [–—-]) (?<one>(?:een|an?) ${DESCRIBED})?$`,
  'iu',
)
/** 'In 2020 werd de vof omgezet in een bv': what it no longer is. */
const TURNED_INTO =
  /^(?: (?:is|werd|was|has been|in \d{4}|later|since|inmiddels)){0,3} (?:omgezet|overgegaan|veranderd|opgeheven|converted|turned|changed) (?:in|naar|into|to)(?!\p{L})/iu
/** 'Is De Linde een bv? Nee, …': asked, and told only where the answer is yes. */
// Bounded: the 30 characters behind a legal form
const ASKED = /^[^.!?;\n]{0,20}\?(?!\s{1,2}(?:Ja|Jazeker|Klopt|Inderdaad|Yes|Indeed|Correct)(?!\p{L}))/u

/** Without one where the words are no form that is known. */
function formsMeant(form: string): readonly Rechtsvorm[] {
  if (/^partnership$/i.test(form)) return PARTNERSHIPS
  const parsed = parseRechtsvorm(form)
  return parsed.ok ? [parsed.value] : []
}

export function legalFormStatements(
  text: string,
  own: readonly Mark[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const { legalForm } = known
  if (legalForm === null) return []
  const found: Statement[] = []
  const isOwn = (meant: readonly Rechtsvorm[]) => meant.includes(legalForm)
  const add = (form: string, at: number) => {
    const meant = formsMeant(form)
    if (meant.length === 0 || found.some((one) => one.at === at)) return
    const right = isOwn(meant)
    if (!right && BEGAN_AS.test(text.slice(Math.max(0, at - 60), at))) return
    found.push({ fact: 'legalForm', at, end: at + form.length, right })
  }
  const isOwnTown = (town: string | undefined) => town !== undefined && known.cities.has(fold(town))
  const isOfLetters = (before: string, at: number) => {
    const rest = OF_LETTERS.exec(before)?.groups?.rest
    const end = at - (rest?.length ?? 0)
    return rest !== undefined && !own.some((mark) => mark.at < end && end <= mark.end)
  }
  const mayStandBefore = vocabulary.has(FORMS_BEFORE)
  for (const { at, end } of own) {
    const from = Math.max(0, at - 16)
    const before = mayStandBefore ? FORM_BEFORE.exec(text.slice(from, Math.min(end, at + 16))) : null
    if (before && from + before.index <= at) add(before[1]!, from + before.index)
    if (!vocabulary.isBetween(FORM_WORDS, end, end + 8)) continue
    const match = FORM_BESIDE.exec(text.slice(end, end + 16))
    if (match) add(match[1]!, end + match[0].length - match[1]!.length)
  }
  for (const { index, 0: form } of vocabulary.matches(text, FORM_WORDS, FORM)) {
    const before = text.slice(Math.max(0, index - 90), index)
    const end = index + form.length
    const after = text.slice(end, end + 90)
    // The letters of '8601 BV Sneek'
    if (/\d{4} $/.test(before) && form.length === 2) continue
    if (ASKED.test(after.slice(0, 30)) || (TURNED_INTO.test(after) && THE.test(before))) continue
    if (UNSURE_OR_OTHERS.test(before) || TO_YOU.test(after) || FOR_EXAMPLE.test(text.slice(index, end + 3))) continue
    // 'Je kunt er ook een bv oprichten', 'can also set up a BV there'
    if (SETS_UP.test(before.slice(-30)) || SET_UP.test(after)) continue
    if (OTHER_BEFORE.test(before.slice(-45)) || OTHER_AFTER.test(after.slice(0, 45))) continue
    const right = isOwn(formsMeant(form))
    if (!right && GUESSED.test(before)) continue
    const facts = ENDS_FACT.test(after) ? AMONG_FACTS.exec(before) : null
    const name = own.findLast((one) => one.end <= index && one.end > index - 90)
    const behind = name ? BEHIND_NAME.exec(text.slice(name.end, index)) : null
    const isFact =
      (facts !== null &&
        (facts.groups?.isDigit !== undefined || own.some(({ end }) => end === index - facts[0].length))) ||
      (behind !== null && (behind.groups!.one !== undefined || ENDS_FACT.test(after))) ||
      (BEHIND_ANY.test(before) && FACT_NEXT.test(after)) ||
      (ENDS_FACT.test(after) && isOwnTown(BEHIND_TOWN.exec(before)?.groups?.town))
    if (SEVERAL.test(after) && !THE.test(before)) continue
    const mayConfirm =
      right && !/^(?:zzp|partnership$)/i.test(form) && !OF_NAME_OR_DENIED.test(before) && !FOR_ONE.test(before)
    if (mayConfirm || ((isFact || isTold(form, before, after)) && !isOfLetters(before, index))) add(form, index)
  }
  return found
}

const SETS_UP =
  /(?<!\p{L})(?:set(?:s|ting)? up|incorporat(?:e|es|ing)|establish(?:es|ing)?|(?:oprichting|oprichten|incorporation|formation) (?:van|of)|oprichten|start(?:s|ing)?)(?: (?:een|an?|your|je|uw))?(?: eigen| own)?(?: (?:private|besloten))? $/iu
const SET_UP = /^ (?:laten )?(?:oprichten|oprichting|opzetten)(?!\p{L})/iu

const AN_AT_HEAD = /(?:^|[.!?\n] ?)(?:Een|An?) $/u
const DOES_AS_ANY = /^ (?:kan|mag|moet|hoeft|heeft|betaalt|krijgt|is|can|may|must|has|needs?|pays|gets)(?!\p{L})/u

function isTold(form: string, before: string, after: string): boolean {
  if (OTHER_MEANING.test(form) || (OR_ANOTHER.test(after) && !(IN_ENGLISH.test(form) && ENGLISH_OF.test(after))))
    return false
  if (ABSTRACT.test(form) && (IS_ABSTRACT.test(after) || !IS_BODY.test(before))) return false
  // 'Een eenmanszaak kan er een fiets leasen'
  if (AN_AT_HEAD.test(before) && DOES_AS_ANY.test(after)) return false
  if (OF_ANY.test(before) || (IN_A_LIST.test(before) && LIST_GOES_ON.test(after))) return false
  if (AT_START.test(before) && ALL_SAID.test(after)) return true
  if (STANDS_ALONE.test(before)) return ENDS_ALONE.test(after)
  if ((AT_HEAD.test(before) && IS_REGISTERED.test(after)) || IS_THIS.test(before)) return true
  return TELLS_FORM.test(before) || AS_FORM.test(after) || (IS_AFTER.test(after) && A_FORM.test(before))
}
