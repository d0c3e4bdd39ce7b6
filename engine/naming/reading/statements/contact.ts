/** Telephone numbers, e-mail addresses and websites that an answer gives. */
import { parse } from 'tldts'
import { findEmails } from '#engine/extract/contact/emails.ts'
import { findPhones } from '#engine/extract/contact/phones-in-text.ts'
import { withoutWww } from '#engine/fetch/same-site.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Link } from '#engine/naming/reading/inline-text.ts'
import { isNearly } from '#engine/naming/reading/judged-facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import { type Prepared, pathKey, phoneDigits } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { nameOf, type Vocabulary } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { isOfNamed, isOfOthers } from './other-subjects.ts'

export function phoneStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  if (known.phones.size === 0 || !/\d{2}/.test(text)) return []
  const isKnown = (raw: string) => known.phoneDigits.has(phoneDigits(raw))
  const isPhone = (raw: string, before: string) =>
    isKnown(raw) || (ANY_NUMBER.test(before) && !OF_A_REGISTER.test(before))
  return findPhones({ text }, isPhone).flatMap(({ raw, at }): Statement[] => {
    const owner = subjects.ownerAt(at)
    // Its own number, also with a slip, is its own where the sentence names nobody.
    const of = owner && owner.who !== 'own' && isApart(text, subjects, at) ? ownMark(subjects) : undefined
    const end = at + raw.length
    if (isKnown(raw)) return [{ fact: 'phone', at, end, right: true, identifies: true, ...(of && { of }) }]
    if (of && isNearly(phoneDigits(raw), known)) return [{ fact: 'phone', at, end, right: false, of }]
    // Of another company's number nothing is said, nor of one before anybody is named, so it need not be read in full.
    if (owner?.who !== 'own') return []
    if (OTHER_NUMBER.test(text.slice(Math.max(0, at - 40), at)) && !isMiswritten(phoneDigits(raw), known)) return []
    if (isOfOthers(text, at, vocabulary, subjects, known) || isOfNamed(text, at, subjects, known)) return []
    const number = numberOf(raw)
    if (number === '') return []
    const right = known.phones.has(number)
    return [{ fact: 'phone', at, end, right, identifies: right }]
  })
}

/** 'Het nummer is 030 555 01 23': of that length with a nought before it, so no other number unless it is said to be one. */
// Bounded: the 40 characters before a number
const ANY_NUMBER = /(?<!\p{L})nummer[^\d\n]{0,14}$/iu
const OF_A_REGISTER =
  /(?:kvk|k\.v\.k|koophandel|register|regist|inschr|ingeschr|btw|vat|iban|rekening|bank|vestiging|dossier|order|klant|polis|lid|big|agb|rsin|fax)/iu

/** Dutch or else Belgian; '' where there is no such number. Kept, for assistants repeat a wrong number too. */
const numberOf = kept((raw): string => {
  const dutch = parsePhone(raw)
  const parsed = dutch.ok ? dutch : parsePhone(raw, 'BE')
  return parsed.ok ? parsed.value : ''
})

export const ownMark = ({ sentences }: Subjects) =>
  sentences.flatMap(({ marks }) => marks).find(({ who }) => who === 'own')

/** A sentence that goes on in a paragraph and names nobody. */
function isApart(text: string, subjects: Subjects, at: number): boolean {
  const { from, marks } = subjects.sentenceAt(at)!
  return marks.length === 0 && text[from] === ' '
}

/** A company has more numbers than its own profile says: one for another purpose denies none of those. */
// Bounded: the 40 characters before a number
const OTHER_NUMBER =
  /(?<!\p{L})(?:nood|spoed|storing|whatsapp|app|sms|fax|alarm|emergency|urgent|after hours|buiten kantoor(?:uren|tijden)?|bezorg|helpdesk|sales|verkoop)\p{L}*[^\n.;|]{0,25}$/iu

/** Nearly its own, and no other line of it: those differ at their end only, and not by digits that changed places. */
function isMiswritten(digits: string, known: Prepared): boolean {
  const sorted = (number: string) => [...number].sort().join('')
  const isLine = (own: string) => own.slice(0, -2) === digits.slice(0, -2) && sorted(own) !== sorted(digits)
  return isNearly(digits, known) && ![...known.phoneDigits].some(isLine)
}

export interface EmailPlace {
  email: string
  at: number
  length: number
}

/** 'Klachten@technieknederland.nl' is where one complains of it, 'jouwnaam@voorbeeld.nl' nobody's. */
const OF_NOBODY =
  /^(?:klacht|complaint|redactie|geschil|dispute|(?:jouw|uw|je)?naam@|your\.?name@)|@(?:voorbeeld|example|domein|domain|jouwdomein)\./i

export function emailStatements(
  text: string,
  emails: readonly EmailPlace[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  return emails.flatMap(({ email, at, length }): Statement[] => {
    const host = email.slice(email.indexOf('@') + 1)
    const right = known.emails.has(email)
    const statement: Statement = { fact: 'email', at, end: at + length, right }
    if (right || known.hosts.has(withoutWww(host))) return [{ ...statement, identifies: true }]
    // 'team@bvkonline.com' of 'team@bvkonline.nl': its own with a slip, where the sentence names nobody.
    const isSlip = [...known.emails].some(
      (own) => own.slice(0, own.lastIndexOf('.')) === email.slice(0, email.lastIndexOf('.')),
    )
    const of = isSlip && subjects.sentenceAt(at)?.marks.length === 0 ? ownMark(subjects) : undefined
    if (of) return [{ ...statement, of }]
    const isOther =
      isOfNamed(text, at, subjects, known) || OF_NOBODY.test(email) || isOfOthers(text, at, vocabulary, subjects, known)
    return isOther ? [] : [statement]
  })
}

export const emailsIn = (text: string): EmailPlace[] => findEmails(text)

export interface Site {
  url: URL
  host: string
}

export interface SitePlace extends Site {
  at: number
  end: number
  /** Behind the words of a link, so that they do not show it. */
  behind: boolean
}

// Bounded: labels of at most 63 characters, at most five of them
const BARE =
  /(?<![\p{L}\d@./_-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?![\p{L}\d@-])(?::\d{2,5})?(?:\/[^\s<>()[\]"'“”|]{0,500})?/iu

/** Tried where a point stands within a word, and not at every character. */
function* barePlaces(text: string): Generator<RegExpExecArray> {
  let from = 0
  DOTTED.lastIndex = 0
  for (let dot = DOTTED.exec(text); dot; dot = DOTTED.exec(text)) {
    if (dot.index < from) continue
    let start = dot.index
    while (start > from && dot.index - start < 80 && isHostPart(text.charCodeAt(start - 1))) start--
    // Of an e-mail address.
    if (text[start - 1] === '@' && !text.slice(start, dot.index).includes(':')) continue
    // Bounded: at most 90 characters to the point
    const near = text.slice(Math.max(0, start - 1), dot.index + 700)
    const match = BARE.exec(near)
    if (!match || Math.max(0, start - 1) + match.index > dot.index) continue
    match.index += Math.max(0, start - 1)
    yield match
    from = match.index + match[0].length
  }
}
const DOTTED = /[a-z0-9]\.[a-z]{2}/gi

/** A letter, a digit or one of '-./:'. */
function isHostPart(code: number): boolean {
  return (code >= 45 && code <= 58) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

export const siteOf = (url: URL): Site => ({ url, host: withoutWww(url.host) })

/** Kept, for the same websites come back in every answer. */
const siteWritten = kept((written): Site | null => {
  const isAddress = /^(?:https?:|www\.)/i.test(written)
  // 'e-mail.Bel' and 'Utrecht.Het' miss a blank; an address is written small.
  if (!isAddress && written !== written.toLowerCase()) return null
  const url = URL.parse(isAddress && /^http/i.test(written) ? written : `https://${written}`)
  return url && (isAddress || isDomain(url.hostname)) ? siteOf(url) : null
})

const siteLinked = kept((address): Site | null => {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url && siteOf(url)
})

function isDomain(host: string): boolean {
  const { isIcann, domain } = parse(host)
  return isIcann === true && domain !== null
}

/** Every address in the text, with those behind links. */
export function sitesIn(text: string, links: readonly Link[]): SitePlace[] {
  const found: SitePlace[] = []
  if (text.includes('.')) {
    for (const match of barePlaces(text)) {
      const written = match[0].replace(/[.,;:!?]{1,5}$/, '')
      const site = siteWritten(written)
      if (site) found.push({ ...site, at: match.index, end: match.index + written.length, behind: false })
    }
  }
  const shown = new Set(found.map(({ at }) => at))
  for (const link of links) {
    if (shown.has(link.at)) continue
    const site = siteLinked(link.url)
    if (site) found.push({ ...site, at: link.at, end: Math.max(link.end, link.at + 1), behind: true })
  }
  return found
}

export function isOwnSite({ url, host }: Site, known: Prepared): boolean {
  if (known.hosts.has(host)) return true
  for (const own of known.hosts) if (host.endsWith(`.${own}`)) return true
  if (known.ownPaths.length === 0) return false
  const key = pathKey(url)
  return known.ownPaths.some((path) => key === path || key.startsWith(`${path}/`))
}

// Bounded: the 80 characters before an address
const SITE_LABEL =
  /(?<!\p{L})(?:website|web|site|webadres|webpagina|homepage|url|internet|online)(?!\p{L})[^\n.]{0,60}$/iu

/** 'Op de site van de gemeente, ommen.nl' */
const OF_AN_OFFICE =
  /site (?:van|of) (?:de|het|the) (?:gemeente|municipality|provincie|krant|politie|beurs|branche\p{L}*|\p{L}{0,20}vereniging|association|chamber|kamer|VVV)(?!\p{L})[^\n.]{0,40}$/iu

/** 'Inschrijven gaat via …', 'meer op …'; 'volgens …' names a source. */
// Bounded: the 80 characters before an address
const SENT_TO =
  /^(?![\s\S]*(?:volgens|according|bron|source|artikel|article)[^\n.]{0,40}$)[\s\S]*(?<!\p{L})(?:(?:via|op|naar|bezoek|zie|at|on|through|to|visit|see|check) |(?:meer (?:weten|info(?:rmatie)?|lezen)|info(?:rmatie)?|aanmelden|boeken|reserveren|bestellen|contact|link|afspraak(?: maken)?|(?:more|further) (?:info(?:rmation)?|details)|learn more|read more|book(?:ing)?|order|find out more) ?: ?)$/iu

/** 'tandartsdekroon-apeldoorn.nl' holds what is no trade and no town in the name of Tandartspraktijk De Kroon; 'dauwbeauty.nl' begins with Dauw. */
function holdsTellingWord(
  label: string,
  said: string,
  { company, nameWords: [words = []], cities }: Prepared,
): boolean {
  // 'sbz-zaandam.nl' begins with the letters that the company is called by.
  const isLetters = [company.name, ...company.aliases].some((name) => {
    const letters = /^\p{Lu}{3,6}$/u.test(name) ? name.toLowerCase() : ''
    return letters !== '' && (label === letters || said.startsWith(`${letters}-`))
  })
  return (
    isLetters ||
    words.some(
      (word) =>
        (word.length >= 5 ? label.includes(word) : word.length === 4 && label.startsWith(word)) &&
        !isTradeWord(word) &&
        !cities.has(word),
    )
  )
}

/** 'Je vindt alle informatie op …', 'inschrijven kan via …' */
// Bounded: the 80 characters before an address
const ITS_MATTERS =
  /(?<!\p{L})(?:info|aanmeld|inschrij|boek|reserve|bestel|afspra|contact|gegevens|tarieven|details|sign up|order|appointment)\p{L}*[^\n]{0,60}$/iu

/** 'Muziekschool-tiel.nl' is made of the trade and the town of the company. */
function isTradeInTown(label: string, { cities, offerWords, ownWords }: Prepared): boolean {
  return [...cities].some((city) => {
    const trade = label.startsWith(city)
      ? label.slice(city.length)
      : label.endsWith(city)
        ? label.slice(0, -city.length)
        : ''
    return offerWords.has(trade) || (ownWords.has(trade) && isTradeWord(trade))
  })
}

/** 'Zie [de website](https://…)' */
const LINKED_SITE =
  /^(?:(?:de|het|hun|haar|zijn|the|its|their|officiële|official|eigen|own) ){0,2}(?:web)?(?:site|page)(?! (?:van|of) )(?!\p{L})/iu

export function websiteStatements(
  text: string,
  sites: readonly SitePlace[],
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  if (known.hosts.size === 0) return []
  return sites.flatMap(({ url, host: said, at, end, behind }): Statement[] => {
    if (isOwnSite({ url, host: said }, known))
      return [{ fact: 'website', at, end, right: true, said, identifies: true }]
    if (known.rivalHosts.has(said)) return []
    const label = fold(said.slice(0, said.lastIndexOf('.')))
    // 'dakwerken-steenhuis.nl' has all words of Steenhuis Dakwerken.
    const alike =
      known.hostLabels.has(label) ||
      known.foldedNames.some((name) => label.includes(name)) ||
      known.nameWords.some((words) => words.length > 1 && words.every((word) => label.includes(word)))
    const before = text.slice(Math.max(0, at - 80), at)
    const isSentTo = !alike && !behind && SENT_TO.test(before)
    const isLinked = behind && LINKED_SITE.test(text.slice(at, at + 40)) && holdsTellingWord(label, said, known)
    const labelled =
      isLinked || (!behind && (SITE_LABEL.test(before) || (isSentTo && holdsTellingWord(label, said, known))))
    if (isSentTo && !labelled && isTradeInTown(label, known) && ITS_MATTERS.test(before))
      return [{ fact: 'website', at, end, right: false, said }]
    if (!alike && (!labelled || OF_AN_OFFICE.test(before))) return []
    // A page about the company on another's website is a source; its own address carries its name.
    // 'twnotarissen.nl' of Terpstra Wielinga, also called TW Notarissen, is no sign of another company; 'linde.com' may be any Linde's.
    // 'Meer informatie staat op www.linde-assen.nl', also below what was said of a competitor
    const isBelowRival =
      alike && subjects.ownerAt(at)?.who === 'competitor' && subjects.sentenceAt(at)?.marks.length === 0
    const of = isBelowRival ? ownMark(subjects) : undefined
    const site = { fact: 'website', at, end, right: false, said, ...(of && { of }) } as const
    return [known.fullNames.some((name) => nameOf(name) === label) ? site : { ...site, distinguishes: 'site' }]
  })
}
