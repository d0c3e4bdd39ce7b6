/** KvK number, btw-id and founding year in the words of a page. Every expression is bounded: a hostile page costs linear time. */
import type { Fact } from '#engine/report.ts'
import { lineAt, type Page } from './page.ts'
import { factAt, type SiteContext } from './site-context.ts'

const KVK =
  /(?:\bk\.?\s?v\.?\s?k(?![a-z])\.?|kamer\s+van\s+koophandel|handelsregister|chamber\s+of\s+commerce|trade\s+register|\bcoc\b|\bkvknr\b|kvk-?nummer)[^\d@]{0,60}?(\d(?:[ .]?\d){7})(?![\d.]?\d)/giu
/** Other numbers that stand beside a KvK number. */
const OTHER_LABEL = /btw|vat|iban|bank|tel|fax|phone|vestiging|rsin|agb|big\b|postbus/i

export function kvkInText(page: Page): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const match of page.text.matchAll(KVK)) {
    const between = match[0].slice(3, match[0].length - match[1]!.length)
    if (OTHER_LABEL.test(between)) continue
    found.push(factAt(page, match.index, match[0].length, match[1]!.replace(/\D/g, '')))
  }
  return found
}

const VAT_NL = /(?<![\p{L}\d])NL[\s.-]?\d(?:[\s.-]?\d){8}[\s.-]?B[\s.-]?\d[\s.-]?\d(?![\p{L}\d])/giu
const VAT_NL_BARE =
  /(?:\bbtw|\bvat|\bob-?nummer|omzetbelasting)[^\d\n]{0,40}?(\d(?:[\s.]?\d){8}[\s.]?B[\s.]?\d{2})(?!\d)/giu
const VAT_BE = /(?<![\p{L}\d])BE[\s.-]?[01]?\d{3}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/giu
const ENTERPRISE_BE =
  /(?:ondernemingsnummer|ondernemingsnr|\bKBO\b|\bRPR\b|\bbtw)[^\d\n]{0,40}?([01]\d{3}[\s.]?\d{3}[\s.]?\d{3})(?!\d)/giu

/** As written, without spaces, dots and dashes; whether it is valid is for engine/identity to say. */
export function vatInText(page: Page): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const match of page.text.matchAll(VAT_NL)) found.push(factAt(page, match.index, match[0].length, bare(match[0])))
  for (const match of page.text.matchAll(VAT_NL_BARE)) {
    found.push(factAt(page, match.index, match[0].length, `NL${bare(match[1]!)}`))
  }
  for (const match of page.text.matchAll(VAT_BE))
    found.push(factAt(page, match.index, match[0].length, belgian(match[0])))
  for (const match of page.text.matchAll(ENTERPRISE_BE)) {
    found.push(factAt(page, match.index, match[0].length, belgian(match[1]!)))
  }
  return found
}

function bare(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase()
}

function belgian(text: string): string {
  const digits = text.replace(/\D/g, '')
  return `BE${digits.padStart(10, '0')}`
}

const FOUNDED =
  /(?:\bopgericht|\bgesticht|\bgestart|\bbegonnen|\bfounded|\bestablished|\bontstaan|\bstarted|\bstartten?|\bbegon(?:nen)?)\s+(?:[\p{L}]+\s+){0,2}?(?:in|op|sinds|since)\s+(?:het\s+jaar\s+)?(?:\d{1,2}\s+)?(?:\p{L}+\s+)?(1[5-9]\d\d|20\d\d)(?!\d)/giu
const FOUNDING_YEAR =
  /\b(?:oprichtingsjaar|jaar van oprichting|opgericht|founded|founding year|established)\s?:\s?(?:\d{1,2}[-/ ]\w{1,9}[-/ ])?(1[5-9]\d\d|20\d\d)(?!\d)/giu
const FOUNDED_AFTER =
  /\bin\s+(1[5-9]\d\d|20\d\d)\s+(?:is\s+|werd\s+|zijn\s+|was\s+)?(?:[\p{L}'’.-]+\s+){0,5}?(?:opgericht|gestart|begonnen|gesticht|ontstaan|founded|established|started)\b/giu
const SINCE =
  /(?:\bsinds|\bsedert|\bsince|\banno|\best\.?|\bvanaf)\s+(?:het\s+jaar\s+)?(?:\d{1,2}\s+)?(?:(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|december)\s+)?(1[5-9]\d\d|20\d\d)(?!\d|\s?[-–]\s?\d|\s?[/%])/giu
/** What else begins in a year: laws, memberships, careers, buildings. */
const OTHER_BEGINNING =
  /\b(?:wet|wetgeving|avg|gdpr|verordening|lid\b|lidmaatschap|aangesloten|gecertificeerd|certifi|keurmerk|erkend|geregistreerd|registratie|getrouwd|geboren|woont|woon\b|werkzaam|in dienst|werkt\b|werk ik|studie|afgestudeerd|gediplomeerd|wijzig|versie|geldt|geldig|verplicht|klant sinds|customer since|member|\b(?:cto|ceo|cfo|eigenaar|directeur|hij|zij|he|she) (?:is|was|has|heeft|werkt|works)|\bhas worked|heeft gewerkt|\bour (?:cto|ceo|cfo)\b|born|graduated|employed|law|regulation|partner van|dealer|bouwjaar|gebouwd|pand uit|kampioen|prijzen|tarieven|\bactie\b|korting|corona|covid)/i
const OWN_BUSINESS =
  /zichzelf|\beigen\b|bedrijf|\bzaak\b|praktijk|winkel|onderneming|\bwij\b|\bwe\b|company|business|salon|studio|atelier/i
const ABOUT_US =
  /\b(?:wij|we|ons|onze|ik|mijn|us|our|bedrijf|familiebedrijf|zaak|praktijk|winkel|company|business|generatie|ambacht|specialist|vakmanschap|ervaring|traditie|een begrip|gevestigd|actief|bestaat|opgericht|uw|jouw|your)\b/i

export function foundingYearInText(page: Page, site: SiteContext, names: string[]): Fact<number>[] {
  if (page.kind === 'legal') return []
  const found: Fact<number>[] = []
  const short = names.map((name) => name.split(' ')[0]!).filter((word) => word.length >= 5)
  const take = (match: RegExpMatchArray, strong: boolean) => {
    const year = Number(match[1])
    const at = match.index ?? 0
    if (year > site.year || year < 1500) return
    const sentence = sentenceAround(page.text, at, match[0].length)
    if (OTHER_BEGINNING.test(sentence)) return
    // 'Hij begon in 2003 als leerling' is someone's career.
    if (/^(?:begon|start)/i.test(match[0]) && !OWN_BUSINESS.test(sentence)) return
    const line = lineAt(page, at).text
    const named = [...names, ...(strong ? short : [])].some(
      (name) => name.length > 2 && sentence.toLowerCase().includes(name.toLowerCase()),
    )
    const slogan = line.length < 70 && page.kind !== 'other'
    if (named || (strong ? page.kind === 'about' || ABOUT_US.test(sentence) : slogan || ABOUT_US.test(sentence)))
      found.push(factAt(page, at, match[0].length, year))
  }
  for (const match of page.text.matchAll(FOUNDING_YEAR)) {
    const year = Number(match[1])
    if (year <= site.year) found.push(factAt(page, match.index, match[0].length, year))
  }
  for (const match of page.text.matchAll(FOUNDED)) take(match, true)
  for (const match of page.text.matchAll(FOUNDED_AFTER)) take(match, true)
  for (const match of page.text.matchAll(SINCE)) take(match, false)
  return found
}

function sentenceAround(text: string, at: number, length: number): string {
  const before = text.slice(Math.max(0, at - 160), at)
  const after = text.slice(at + length, at + length + 100)
  const start = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('\n'),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
  )
  const end = after.search(/[.!?\n]/)
  return before.slice(start + 1) + text.slice(at, at + length) + (end < 0 ? after : after.slice(0, end))
}
