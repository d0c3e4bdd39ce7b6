/** Telephone numbers, e-mail addresses and websites that an answer gives. */
import { findEmails } from '#engine/extract/contact/emails.ts'
import { findPhones } from '#engine/extract/contact/phones-in-text.ts'
import { withoutWww } from '#engine/fetch/same-site.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import { isNearly } from '#engine/naming/reading/judged-facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Link } from '#engine/naming/reading/markup/inline-text.ts'
import { phoneDigits } from '#engine/naming/reading/statements/keys.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { nameOf, type Vocabulary } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { isOfNamed, isOfOthers } from './other-subjects.ts'
import { isOwnSite, type SitePlace } from './sites.ts'
import { spokenPhones } from './spoken-phones.ts'

export function phoneStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const spoken = known.phones.size === 0 ? [] : spokenPhones(text, vocabulary)
  if (known.phones.size === 0 || (spoken.length === 0 && !/\d{2}/.test(text))) return []
  const isKnown = (raw: string) => known.phoneDigits.has(phoneDigits(raw))
  const isPhone = (raw: string, before: string) =>
    isKnown(raw) || (ANY_NUMBER.test(before) && !OF_A_REGISTER.test(before))
  const written = findPhones({ text }, isPhone).map(({ raw, at }) => ({ raw, at, end: at + raw.length }))
  return [...written, ...spoken].flatMap(({ raw, at, end }): Statement[] => {
    const owner = subjects.ownerAt(at)
    // Its own number, also with a slip, is its own where the sentence names nobody, or nobody was named before it.
    const isOwn = owner === null || (owner.who !== 'own' && isApart(text, subjects, at))
    const of = isOwn ? ownMark(subjects) : undefined
    if (isKnown(raw)) return [{ fact: 'phone', at, end, right: true, identifies: true, ...(of && { of }) }]
    if (of && isNearly(phoneDigits(raw), known)) return [{ fact: 'phone', at, end, right: false, of }]
    // Of another company's number nothing is said, nor of one before anybody is named, so it need not be read in full.
    if (owner?.who !== 'own') return []
    if (OTHER_NUMBER.test(text.slice(Math.max(0, at - 40), at)) && !isMiswritten(phoneDigits(raw), known)) return []
    if (isOfOthers(text, at, vocabulary, subjects, known) || isOfNamed(text, at, subjects, known)) return []
    const number = numberOf(raw)
    if (number === '' || TIMES.test(raw)) return []
    const right = known.phones.has(number)
    return [{ fact: 'phone', at, end, right, identifies: right }]
  })
}

/** 'Office hours of 0900–1600' */
const TIMES = /^[01]\d[0-5]\d ?[-–] ?[012]\d[0-5]\d$/
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
  /(?<!\p{L})(?:app(?!ointment)|nood|spoed(?!cursus|opleiding)|storing|whatsapp|sms|fax|alarm|emergency|urgent|after hours|buiten kantoor(?:uren|tijden)?|bezorg|helpdesk|sales|verkoop)\p{L}*[^\n.;|]{0,25}$/iu

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

/** 'Klachten meld je via info@geschillencommissie.nl' */
// Bounded: the 60 characters before an address
const OF_COMPLAINTS = /(?<!\p{L})(?:klacht|geschil|complain|dispute)\p{L}*[^.\n]{0,45}$/iu

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
      OF_COMPLAINTS.test(text.slice(Math.max(0, at - 60), at)) ||
      isOfNamed(text, at, subjects, known) ||
      OF_NOBODY.test(email) ||
      isOfOthers(text, at, vocabulary, subjects, known)
    return isOther ? [] : [statement]
  })
}

/** Also of '[mail](mailto:info@delinde.nl)'. */
export const emailsIn = (text: string, links: readonly Link[]): EmailPlace[] => [
  ...findEmails(text),
  ...links.flatMap(({ url, at, end }) =>
    /^mailto:/i.test(url) && !text.slice(at, end).includes('@')
      ? findEmails(url.slice('mailto:'.length))
          .slice(0, 1)
          .map(({ email }) => ({ email, at, length: end - at }))
      : [],
  ),
]

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

/** '- 🌐 www.delinde-utrecht.nl', '- De Linde, Dorpsstraat 3, www.delinde-utrecht.nl': at the end of a line that holds it with other facts */
const LEADS_TO_ALONE = /(?:^|[\n|·•–—,] ?)[^\p{L}\d\n]{0,6}$/u
const ENDS_ALONE = /^(?:\/)?[^\p{L}\d\n]{0,4}(?:\n|$)/u

/** 'De beoordelingen op advieskeuze.nl' */
// Bounded: the 80 characters before a site
const OF_REVIEWS =
  /(?<!\p{L})(?:beoordelingen|recensies|ervaringen|reviews|ratings|register) (?:op|van|bij|on|at|of|from) (?:de website |the website )?$/iu

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
    const isAlone = !behind && LEADS_TO_ALONE.test(before) && ENDS_ALONE.test(text.slice(end, end + 8))
    const labelled =
      isLinked ||
      (!behind && (SITE_LABEL.test(before) || ((isSentTo || isAlone) && holdsTellingWord(label, said, known))))
    if (isSentTo && !labelled && isTradeInTown(label, known) && ITS_MATTERS.test(before))
      return [{ fact: 'website', at, end, right: false, said }]
    if (!alike && (!labelled || OF_AN_OFFICE.test(before) || OF_REVIEWS.test(before))) return []
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
