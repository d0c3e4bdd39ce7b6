/** Splits a title, heading or label into possible names, and compares two names. */

import { fold } from '#engine/text.ts'
import { LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'

/** Legal forms do not distinguish two names; some write them with a space between the letters. */
const FORM = new RegExp(
  `[\\s,]{0,4}(?<![\\p{L}\\d])(?:${LEGAL_FORM}|B\\. V\\.|V\\. ?O\\. ?F\\.|eenmanszaak)(?=\\s?(?:$|[,.()|]))|^V\\.?O\\.?F\\.?\\s`,
  'giu',
)
/** Dashes, pipes, bullets, colons and commas separate the parts of a title. A hyphen without spaces is part of a word. */
// Bounded: the first 300 characters of a text
const SEPARATORS = /\s*[|•·»›→~]\s*|\s+[–—:/\\]+\s*|\s*[–—]\s+|\s+-{1,3}\s+|:\s+|,\s+|\s*[!?]\s+|\.\s+(?=\p{Lu}\p{Ll})/u
// Bounded: the first 300 characters of a text
const BRACKETED = /\s*\[[^[\]]{0,60}\]\s*|\s*\{[^{}]{0,60}\}\s*|\s*<[^<>]{0,60}>\s*/g
const LEAD =
  /^(?:welkom(?: (?:bij|op de (?:web)?site van|op|in))?|welcome(?: (?:to|at))?|(?:dit is )?de (?:officiële )?(?:web)?site van|website van|over|about|contact(?: (?:met|opnemen met|with))?|home(?:page)?(?: van)?|start(?:pagina)? van|team|bij|ervaar|ontdek)\s+(?=\S)/i
/** 'by Anna Smit', 'door Jan Jansen': the maker is not the company's name. */
// Bounded: the first 300 characters of a text
const BY_PERSON =
  /\s+(?:by|door)\s+\p{Lu}[\p{L}'’.-]{0,30}(?:\s+(?:(?:van|de|den|der|ten|ter)\s+){0,2}\p{Lu}[\p{L}'’.-]{0,30}){0,3}$/u
// Bounded: the first 4,000 characters of a text, and 20 at each end
const EDGES = /^[\s.,;:!?|–—•·"'“”‘’«»©®™*#-]{1,20}|[\s,;:!?|–—•·"'“”‘’«»©®™*#-]{1,20}$/gu

const PAGE_WORD =
  /^(?:home ?page|home|start(?:pagina)?|welkom|welcome|contact.*|over|over ons|over mij|about(?: us)?|wie zijn wij|index|menu|logo|website|site|diensten|onze diensten|services|nieuws|news|blog|team|ons team|portfolio|projecten|reviews|tarieven|prijzen|privacy.*|cookie.*|algemene voorwaarden|voorwaarden|disclaimer|sitemap|faq|veelgestelde vragen|document|untitled.*|mijn (?:web)?site|my (?:web)?site|my blog|just another wordpress site|wordpress|vite app|react app|next\.?js.*|nieuwe pagina|page|pagina|algemeen|alle rechten voorbehouden.*|all rights reserved.*|copyright|webshop|shop|winkel|onze .*|nederlands?|nl|en|be|404.*|not found|nederland|belgië|header|footer|facebook|instagram|linkedin|whatsapp|maintenance(?: mode)?|onderhoud|coming soon|binnenkort.*|under construction|in aanbouw|inloggen|login|zoeken|lees meer|meer informatie|offerte(?: aanvragen)?|afspraak maken|menu sluiten|hoofdmenu|naar de inhoud|skip to content|untitled document|.*logo|gratis .*|locatie|locaties|locations?|gegevens|adres|openingstijden|bedrijfsgegevens|naam|bedrijfsnaam|company|company name|your company|jouw bedrijf(?:snaam)?|uw bedrijf(?:snaam)?|menu item|titel|title)$/i

/** Words of a promise or a sentence, which are not part of a name. */
const SLOGAN_WORD =
  /^(?:voor|jouw|uw|je|jij|u|wij|we|ons|onze|ik|mijn|your|our|you|we|is|zijn|are|wordt|word|maakt|maken|doen|krijg|vind|vraag|bekijk|beste|goedkoop|goedkope|goedkoopste|betaalbare?|vakkundige?|professionele?|betrouwbare?|persoonlijke?|ambachtelijke?|vers|verse|snel|snelle|altijd|sinds|vanaf|kwaliteit|gegarandeerd|laten|alles|meer|best|quality|since|specialist|expert|jaar|nodig|dat|die|waar|wat|hoe|het|een|niet|geen|this|that|how|what)$/i

/** Longer text is more than a name. */
const MAX_TEXT = 4000

/** A name without case, spaces, accents, points, legal form and the spelling of 'and', for comparing. */
export function nameKey(name: string): string {
  return fold(nameWords(name).join(''))
}

/** The folded words of a name or text, for comparing and searching. */
export function nameWords(name: string): string[] {
  return withoutLegalForm(name.slice(0, MAX_TEXT))
    .split(/[^\p{L}\p{N}&+'’]+/u)
    .map((word) => (word === '&' || word === '+' || /^and$/i.test(word) ? 'en' : fold(word)))
    .filter(Boolean)
}

export function withoutLegalForm(name: string): string {
  const bare = name.replace(FORM, ' ').replace(/\s+/g, ' ').replace(EDGES, '')
  return bare.length >= 2 ? bare : name
}

/** The parts of a text that may each be a name, tidied; the whole of it too where it is short. */
export function nameParts(text: string): string[] {
  const flat = text.slice(0, 300).replace(BRACKETED, ' ').replace(/\s+/g, ' ').trim()
  const pieces = flat.split(SEPARATORS)
  const found = new Set<string>()
  for (const piece of [...pieces, ...(pieces.length <= 3 && pieces.length > 1 ? [flat] : [])]) {
    const tidy = tidyName(piece)
    if (tidy) found.add(tidy)
  }
  return [...found]
}

/** Removes greetings, makers and punctuation around a name; null when nothing is left. */
export function tidyName(text: string): string | null {
  const name = text
    .slice(0, 300)
    .replace(BRACKETED, ' ')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '')
    .replace(LEAD, '')
    .replace(BY_PERSON, '')
    .replace(EDGES, '')
    // The last full stop of 'B.V.' is part of it.
    .replace(/\b([BNC]\.[VO]|V\.O\.F|U\.A)$/i, '$1.')
  if (name.length < 2 || name.length > 70 || /^(?:by|door)\s/i.test(name)) return null
  if (!/\p{L}/u.test(name) || /^(?:www\.|https?:)/i.test(name) || name.includes('@')) return null
  return PAGE_WORD.test(name) || PAGE_WORD.test(withoutLegalForm(name)) || name.split(' ').length > 8 ? null : name
}

/** Whether this is a promise, a sentence or a list instead of a name. */
export function isSlogan(name: string): boolean {
  const words = name.split(' ')
  // Bounded: a name of at most 400 characters
  if (/[!?…]|\.\s|\d+ ?%|€/.test(name)) return true
  // 'Het Anker' is a name within 'Eetcafé Het Anker'; 'het anker' in a sentence is not.
  const telling = words.slice(words.length > 1 && /^(?:de|het|'t|the)$/i.test(words[0]!) ? 1 : 0)
  const promises = (word: string, at: number) =>
    (at === 0 || /^\p{Ll}/u.test(word)) && SLOGAN_WORD.test(word.replace(/[^\p{L}]/gu, ''))
  if (telling.some(promises)) return true
  // 'Schilderwerk in en om uw huis', 'Loodgieter in Testdam': a service and a place.
  return words.length >= 3 && /\s(?:in|door heel|bij|te|met|door)\s/i.test(name)
}
