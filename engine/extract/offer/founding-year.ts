/**
 * The year in which the company itself was founded, from text. Licences, courses, buildings and services have starting years
 * too, so a year counts only when the sentence says that the company began. No year is better than a wrong one.
 */

import { choose } from '#engine/extract/choose.ts'
import { lineAt, type Page } from '#engine/extract/page/page.ts'
import { factAt, type SiteContext, titleParts } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { tradeIn } from './trades.ts'

const YEAR = /(?<![\d.,€/-])(1[5-9]\d\d|20\d\d)(?![\d%+]|[.,/]\d|\s?[-–]\s?\d|\s?(?:m2|m²|km|euro)\b)/g
const MAX_YEARS = 200

/** How clearly the text states it, the clearest first. */
type Plainness = 'label' | 'founded' | 'counter' | 'slogan'
const PLAINEST_FIRST: Plainness[] = ['label', 'founded', 'counter', 'slogan']

interface Finding {
  plainness: Plainness
  fact: Fact<number>
}

const LABEL_BEFORE =
  /(?:(?:oprichtingsjaar|jaar van oprichting|oprichtingsdatum|opgericht(?: in| op)?|year founded|founding year|founded|established)\s?[:\n]\s?|(?:^|\n)(?:oprichtingsjaar|jaar van oprichting|oprichtingsdatum|opgericht|founded)\s)(?:\d{1,2}[-/. ]{1,2}\p{L}{0,9}\d{0,2}[-/. ]{1,2})?$/iu
const COUNTER_AFTER =
  /^\s{1,3}(?:opgericht|oprichting|oprichtingsjaar|jaar van oprichting|founded|established)\s{0,3}(?:\n|$)/i

/** How the company refers to itself when it tells about its beginning. */
// Bounded: the sentence around a year, of at most 364 characters
const OWN_COMPANY =
  /\b(?:ons|onze|mijn|haar|zijn|hun|een|het|dit|de|our|my|the|this) (?:\p{L}{1,12} ){0,2}?(?:\p{L}{0,14}bedrijf|zaak|\p{L}{0,14}praktijk|\p{L}{0,10}winkel|onderneming|\p{L}{0,10}salon|\p{L}{0,10}studio|atelier|\p{L}{0,10}bureau|\p{L}{0,10}kantoor|restaurant|\p{L}{0,8}kwekerij|\p{L}{0,8}bakkerij|\p{L}{0,8}slagerij|garage|makelaardij|company|business|firm|practice|shop|agency)(?!\p{L})/iu
const WE = /\b(?:wij|we|ons|onze|us|our)\b/i

const FOUNDED_WORD = /\b(?:opgericht|gesticht|founded|established)\b/i
const BEGAN_WORD = /\b(?:gestart|begonnen|startten?|startte|begon|ontstaan|ontstond|started|began)\b/i
// Bounded: the sentence around a year, of at most 364 characters
const RICHT_OP = /\brichtten?\b[^\n]{0,80}\bop\b/i
const SINCE_BEFORE =
  /(?:\b(?:sinds|sedert|since|anno)|\best\.?|\bestablished|\bvanaf)\s(?:het jaar\s)?(?:\d{1,2}\s)?(?:\p{L}{3,9}\s)?$/iu

/** Nouns for other things that begin in a year; a sentence with one of them never gives the founding year. */
// Bounded: the sentence around a year, of at most 364 characters
export const SOMETHING_ELSE =
  /\b(?:wet|wetgeving|avg|gdpr|verordening|\p{L}{0,10}licentie|licence|license|certifica\p{L}{2,4}|gecertificeerd|keurmerk|erkend|erkenning|leerbedrijf|aangesloten|lid|leden|lidmaatschap|geregistreerd|registratie|ingeschreven|opleiding|cursus|studie|school|stage|leerling|diploma|gediplomeerd|afgestudeerd|getrouwd|geboren|woont|woon|kampioen|prijzen|tarieven|actie|korting|corona|covid|dealer|partner|member|klant|customer|pand|gebouw|gebouwd|nieuwbouw|verbouwing|verbouwd|verhuisd|verhuizing|bouwjaar|locatie|filiaal|poppodium|golf\p{L}{0,12}|vereniging|bond|stichting|museum|kerk|webshop|website|app|workshops?|lessen|project|bouw van|gemeente|subsidie|born|graduated|employed|law|regulation|\d+ ?jaar oud)\b/iu
/** 'Sinds 2012 modelleren we', 'Sinds 2020 kun je': a verb with its subject, so the company began to do something. */
const VERB_AND_SUBJECT = /^[\s,]{0,2}(\p{L}{2,20}) (?:wij|we|ik|hij|zij|ze|je|u|jij|men|er|i|you|they|he|she)\b/iu
/** Verbs that say that the company exists. */
const EXISTS =
  /^(?:zijn|is|ben|bestaan|bestaat|besta|staan|staat|sta|vormen|vormt|runnen|runt|run|have been|has been|are|heb|hebben|heeft)$/i
const EXISTENCE =
  /\b(?:bestaat|bestaan|gevestigd|actief|een begrip|een vertrouwd\p{L}* (?:adres|naam|gezicht)|in business|in bedrijf|zelfstandig|eigen (?:bedrijf|zaak|praktijk|salon|winkel|studio)|specialist|uw|jouw|vertrouwd\p{L}*|in de regio|staan (?:wij|we) voor|staat .{0,40} voor|familiebedrijf)\b/iu
/** Words before 'sinds 1921' in a slogan. */
const SLOGAN =
  /\b(?:vakmanschap|ambacht\p{L}*|kwaliteit|familiebedrijf|familiezaak|familie|vertrouwd|traditie|passie|service|ervaring|ervaren|expert\p{L}*|specialist\p{L}*|een begrip|betrouwba\p{L}*|craftsmanship|quality|family|trusted|experts?)\b/iu
/** 'Sinds 1964', '· Anno 1890 ·', 'Al sinds 1987'. */
const BARE_SINCE = /^[\s·•|–—*✓-]*(?:al |reeds )?(?:sinds|anno|since|est\.?|established)(?: in)? \d{4}[\s·•|–—*.!-]*$/i

/** Every founding year that a website states: in its markup, then in its texts. `stated` is what foundingDate says. */
export function foundingYearsOf(site: SiteContext, stated: Fact<string>[], names: string[]): Fact<number>[] {
  const inMarkup = stated.flatMap((one) => {
    const year = Number(/^(\d{4})/.exec(one.value.trim())?.[1])
    return year >= 1500 && year <= site.year ? [{ ...one, value: year }] : []
  })
  const inTexts = yearInTexts(site, names)
  return inTexts ? [...inMarkup, inTexts] : inMarkup
}

/** The founding year in the texts; undefined when they state none or several. */
function yearInTexts(site: SiteContext, names: string[]): Fact<number> | undefined {
  // 'Northlight was founded in 2016', of Northlight Analytics; a trade alone ('Bakkerij') is not a name.
  const short = names.flatMap((name) => name.split(' ')[0]!).filter((word) => word.length >= 5 && !tradeIn(word))
  const known = [...names, ...short, ...titleParts(site)]
  const found = site.pages.filter((page) => page.kind !== 'legal').flatMap((page) => findingsOn(page, site, known))
  for (const plainness of PLAINEST_FIRST) {
    const facts = found.filter((one) => one.plainness === plainness).map((one) => one.fact)
    if (facts.length > 0) return new Set(facts.map((one) => one.value)).size === 1 ? choose(facts) : undefined
  }
  return undefined
}

function findingsOn(page: Page, site: SiteContext, names: string[]): Finding[] {
  const found: Finding[] = []
  let looked = 0
  for (const match of page.text.matchAll(YEAR)) {
    if (++looked > MAX_YEARS) break
    const year = Number(match[1])
    if (year > site.year) continue
    const plainness = plainnessOf(page, match.index, names)
    if (plainness) found.push({ plainness, fact: factAt(page, match.index, 4, year) })
  }
  return found
}

function plainnessOf(page: Page, at: number, names: string[]): Plainness | null {
  const before = page.text.slice(Math.max(0, at - 200), at)
  const after = page.text.slice(at + 4, at + 164)
  // In a row of counters ('1985 opgericht 1900 projecten') the label belongs to the number before it.
  if (LABEL_BEFORE.test(before) && !/(?:^|\n)\s?(?:1[5-9]|20)\d\d\s{1,3}\p{L}{1,20}\s{1,2}$/u.test(before))
    return 'label'
  if (/(?:^|\n)\s{0,3}$/.test(before) && COUNTER_AFTER.test(after)) return 'counter'
  const lead = before.slice(sentenceStart(before))
  const rest = after.slice(0, after.search(/[.!?\n]|$/))
  const sentence = asOwn(`${lead}${page.text.slice(at, at + 4)}${rest}`.trim(), names)
  if (SOMETHING_ELSE.test(withoutNames(sentence, names))) return null
  if (SINCE_BEFORE.test(lead)) return saysSince(page, at, lead, rest, sentence, names) ? 'slogan' : null
  return saysFounded(lead, rest, sentence, isNamed(sentence, names)) ? 'founded' : null
}

function isNamed(sentence: string, names: string[]): boolean {
  const folded = sentence.toLowerCase()
  return names.some((name) => name.length > 2 && folded.includes(name.toLowerCase()))
}

/** Where the last sentence of a text begins; 'Est. 2003' is one sentence. */
function sentenceStart(text: string): number {
  const to = /\best\. ?$/i.test(text) ? text.length - 5 : text.length
  return Math.max(0, ...['. ', '\n', '! ', '? '].map((end) => text.lastIndexOf(end, to - 1) + end.length - 1))
}

/** 'De stichting is opgericht in 2011', on the website of that foundation, is about itself. */
function asOwn(sentence: string, names: string[]): string {
  const kind = /\b(?:stichting|vereniging|coöperatie|museum|school|kerk)\b/i.exec(names.join(' '))?.[0].toLowerCase()
  if (!kind) return sentence
  const at = sentence
    .toLowerCase()
    .search(/\b(?:de|het|onze|ons|deze|dit) (?:stichting|vereniging|coöperatie|museum|school|kerk)\b/)
  const own = sentence.slice(at).split(' ', 2)
  return at >= 0 && own[1]!.toLowerCase() === kind ? sentence.replace(own.join(' '), 'ons bedrijf') : sentence
}

/** A name may hold a word such as 'Stichting' or 'School'. */
function withoutNames(sentence: string, names: string[]): string {
  let rest = sentence
  for (const name of names) if (name.length > 2) rest = rest.split(name).join(' ')
  return rest
}

function saysFounded(lead: string, rest: string, sentence: string, named: boolean): boolean {
  const own = named || OWN_COMPANY.test(sentence)
  // 'In 1998 richtte zij … op'
  if (RICHT_OP.test(rest) || RICHT_OP.test(lead)) return own
  const told = `${lead.slice(-70)} | ${rest.slice(0, 90)}`
  if (FOUNDED_WORD.test(told)) {
    if (/^\s*(?:opgericht|founded|established|gesticht) (?:in|op|sinds)[^\n]{0,14}$/i.test(lead)) return true
    // 'Jan heeft Het Moment opgericht': the founded company has another name.
    // Bounded: the sentence around a year, of at most 364 characters
    return (
      own ||
      /\b(?:wij|we) (?:zijn|werden|were|are)\b[^,;]{0,40}\b(?:opgericht|gesticht|founded|established)\b/i.test(sentence)
    )
  }
  if (!BEGAN_WORD.test(told)) return false
  // Starting with an activity or with an employer is not founding a company.
  const began =
    /(?:gestart|begonnen|startten?|startte|begon|started|began)\s(?:met|bij|als|aan|op|with|at|as|to)\b(?!\s(?:een|één|mijn|haar|zijn|ons|onze|hun)\s(?:eigen|doel|missie|idee|droom))/i
  if (began.test(sentence)) return false
  if (/\b(?:begonnen|startten|begon|startte) (?:wij|we|ik|zij|ze)\b/i.test(sentence)) {
    return /\beigen\b|\bmet (?:z'n|zijn|een|één|twee|drie|vier|vijf|\d) ?(?:tweeën|drieën|man|mensen|personen|medewerkers|paard)\b/i.test(
      sentence,
    )
  }
  return own
}

function saysSince(page: Page, at: number, lead: string, rest: string, sentence: string, names: string[]): boolean {
  const named = isNamed(sentence, names)
  const line = lineAt(page, at).text
  if (BARE_SINCE.test(line)) return true
  const verb = VERB_AND_SUBJECT.exec(rest)
  if (verb) return EXISTS.test(verb[1]!) && EXISTENCE.test(sentence)
  const before = lead.replace(SINCE_BEFORE, '')
  // 'De Linde bakt al sinds 1987 brood': the name, and without a break.
  if (named && /\bal sinds\s$/i.test(lead) && names.some((name) => before.includes(name))) return true
  // 'Al sinds 1952 een begrip in Utrecht': no verb, so the company itself is the subject.
  if (/^\s*(?:al )?$/i.test(before) && /^\s(?:een|het|de|uw|jouw|your)\s/i.test(rest) && EXISTENCE.test(sentence))
    return true
  // 'Sinds 2004 ontwikkelt De Linde …': a verb other than of existing.
  if (/^\s*(?:al )?(?:sinds|since|vanaf)\s/i.test(lead) && /^\s\p{Ll}{2,20}(?:t|en)\s/u.test(rest)) {
    const first = /^\s(\p{Ll}+)/u.exec(rest)?.[1] ?? ''
    if (!EXISTS.test(first)) return false
    return (named || OWN_COMPANY.test(sentence) || WE.test(sentence)) && EXISTENCE.test(sentence)
  }
  if (
    EXISTENCE.test(sentence) &&
    (named || WE.test(sentence) || /\b(?:uw|jouw|your|het vertrouwde|specialist)\b/i.test(rest))
  )
    return true
  if (/^\s*(?:al )?$/i.test(before) && /^\s(?:al )?(?:is|zijn)\s/.test(rest)) return named && EXISTENCE.test(sentence)
  // A slogan: short, with a trade, the name or a word of craft before it, and no verb after it.
  if (line.length > 70 || /\b(?:werkt|werk|werken|woont|is|zijn|heeft|hebben)\b/i.test(line)) return false
  return named || SLOGAN.test(before) || tradeIn(before) !== null
}
