/** E-mail addresses in markup and text, and which of them is the company's own. */
import { allMatches, fold } from '#engine/text.ts'
import {
  NEVER_A_MAILBOX,
  PLACEHOLDER_DOMAINS,
  PLACEHOLDER_ENDINGS,
  PLACEHOLDER_MAILBOXES,
} from '#engine/vocabulary/placeholders.ts'

// Bounded: at most 64 characters before the @ and 350 after it
const ADDRESS =
  /(?<![a-z0-9])[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}/gi
const MOST_BEFORE_SIGN = 64
const MOST_BEHIND_SIGN = 412
/** 'info [at] bedrijf.nl', 'info(at)bedrijf(punt)nl', 'info [at] bedrijf punt nl'. */
// Bounded: at most 64 characters before the bracket and 350 after it
const SPELLED =
  /(?<![a-z0-9])([a-z0-9][a-z0-9._%+-]{0,63})\s?[[({]\s?(?:at|apenstaartje|@)\s?[\])}]\s?([a-z0-9-]{1,63}(?:(?:\.|\s?[[({]\s?(?:dot|punt)\s?[\])}]\s?|\s(?:dot|punt)\s)[a-z0-9-]{1,63}){1,4})/gi
/** 'info apenstaartje bedrijf punt nl', 'info at bedrijf dot nl'. */
// Bounded: at most 64 characters before the sign in words and 90 after it
const IN_WORDS =
  /(?<![a-z0-9])([a-z0-9][a-z0-9._%+-]{3,63}) (?:apen?staartje ([a-z0-9-]{1,63})(?: (?:punt|dot) |\.)|at ([a-z0-9-]{1,63}) (?:punt|dot) )([a-z]{2,24})(?![a-z0-9])/gi
const DOT = /\s?[[({]\s?(?:dot|punt)\s?[\])}]\s?|\s(?:dot|punt)\s/gi

/** Cloudflare's obfuscation: the first byte is the key of the others. */
export function decodeCfEmail(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){6,160}$/i.test(hex)) return null
  const key = Number.parseInt(hex.slice(0, 2), 16)
  const bytes = new Uint8Array(hex.length / 2 - 1)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(i * 2 + 2, i * 2 + 4), 16) ^ key
  const text = new TextDecoder().decode(bytes)
  return cleanEmail(text)
}

/** The hash of a /cdn-cgi/l/email-protection#… link. */
export function emailOfLink(href: string): string | null {
  if (/^mailto:/i.test(href)) {
    const raw = href.slice(7).split('?')[0] ?? ''
    return cleanEmail(safeDecode(raw).split(/[,;]/)[0] ?? '')
  }
  const hash = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href)?.[1]
  return hash ? decodeCfEmail(hash) : null
}

export function cleanEmail(text: string): string | null {
  const found = text
    .trim()
    .replace(/^mailto:/i, '')
    .match(ADDRESS)
  return found?.length === 1 && found[0].length >= text.trim().replace(/^mailto:/i, '').length - 2
    ? found[0].toLowerCase()
    : null
}

const BRACKETS = ['(', '[', '{']

export function findEmails(text: string): { email: string; at: number; length: number }[] {
  const found: { email: string; at: number; length: number }[] = []
  const sign = text.indexOf('@')
  if (sign >= 0) {
    const near = text.slice(0, text.lastIndexOf('@') + MOST_BEHIND_SIGN)
    for (const match of allMatches(near, ADDRESS, Math.max(0, sign - MOST_BEFORE_SIGN)))
      found.push({ email: match[0].toLowerCase(), at: match.index, length: match[0].length })
  }
  if (BRACKETS.some((sign) => text.includes(sign)) && /[[({]\s?(?:at|@|apen)/i.test(text)) {
    for (const match of allMatches(text, SPELLED)) {
      const email = cleanEmail(`${match[1]}@${match[2]!.replace(DOT, '.')}`)
      if (email) found.push({ email, at: match.index, length: match[0].length })
    }
  }
  if (/ (?:apen?staartje|dot|punt) /i.test(text)) {
    for (const match of allMatches(text, IN_WORDS)) {
      const email = cleanEmail(`${match[1]}@${match[2] ?? match[3]}.${match[4]}`)
      if (email) found.push({ email, at: match.index, length: match[0].length })
    }
  }
  return found
}

const FREE_MAIL =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|me|ziggo|kpnmail|planet|xs4all|home|upcmail|chello|casema|hetnet|quicknet|zonnet|tele2|telenet|skynet|proximus|protonmail|proton|gmx|aol|zeelandnet|solcon|caiway|online|kpn)\.(?:nl|com|be|net|me|ch|de|eu)$/
const PLACEHOLDER_LOCAL = new RegExp(`^(?:${PLACEHOLDER_MAILBOXES.join('|')})$`)
const NEVER_LOCAL = new RegExp(`^(?:${NEVER_A_MAILBOX.join('|')})$`)
const PLACEHOLDER_DOMAIN = new RegExp(
  `^(?:[^@]*\\.)?(?:${PLACEHOLDER_DOMAINS.join('|')})\\.(?:${PLACEHOLDER_ENDINGS.join('|')})$`,
)
const MACHINES =
  /(?:^|\.)(?:sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|wix\.com|squarespace\.com|wordpress\.(?:com|org)|godaddy\.com|cloudflare\.com|w3\.org|schema\.org|jimdo\.com|shopify\.com|mijndomein\.nl|strato\.nl|transip\.nl|autoriteitpersoonsgegevens\.nl)$/
/** Mailboxes for one task, not for the company as a whole. */
const SIDE_DOORS =
  /^(?:werken(?:bij)?|vacatures?|jobs?|sollicit|career|carriere|recruit|hr\b|p&o|stage|privacy|avg|gdpr|dpo|fg\b|security|abuse|webmaster|hostmaster|postmaster|no-?reply|geen-?antwoord|noreply|factu|invoice|boekhoud|crediteur|debiteur|administratie@|klacht|pers@|press|unsubscribe|uitschrij|nieuwsbrief|newsletter)/
const FRONT_DOORS =
  /^(?:info|contact|hallo|hello|hoi|hi|mail|email|office|kantoor|welkom|algemeen|secretariaat|receptie|reception|balie|post|praktijk|salon|winkel|shop|studio|sales|verkoop|support|service|klantenservice|team|reserveren|reservering|boeking|afspraak|bestellen|planning|administratie)/

export type EmailKind = 'general' | 'own' | 'free' | 'person' | 'side' | 'foreign' | 'placeholder'

/** Whose address it is, judged by the site's registrable domain and the company's folded name. */
export function kindOfEmail(email: string, ownDomain: string, foldedName: string): EmailKind {
  const [local = '', domain = ''] = email.split('@')
  if (
    PLACEHOLDER_LOCAL.test(local) &&
    !(local === 'mail' || local === 'email' || local === 'e-mail') &&
    domain !== ownDomain
  )
    return 'placeholder'
  if (PLACEHOLDER_DOMAIN.test(domain) && domain !== ownDomain) return 'placeholder'
  if (NEVER_LOCAL.test(local)) return 'placeholder'
  if (
    MACHINES.test(domain) ||
    /\.(?:png|jpe?g|gif|webp|svg|avif|js|css)$/.test(domain) ||
    /^[0-9a-f]{24,}$/.test(local)
  )
    return 'foreign'
  if (SIDE_DOORS.test(`${local}@`)) return 'side'
  const own = domain === ownDomain || domain.endsWith(`.${ownDomain}`)
  const front = FRONT_DOORS.test(local)
  if (own)
    return front
      ? 'general'
      : /^[a-z]{1,2}\.[a-z]|^[a-z]+\.(?:van|de|der|den)?\.?[a-z]+$/.test(local)
        ? 'person'
        : 'own'
  if (FREE_MAIL.test(domain)) return 'free'
  // A company may use another of its domains: bedrijf.com on bedrijf.nl.
  const label = fold(domain.slice(0, domain.lastIndexOf('.')))
  const ownLabel = fold(ownDomain.slice(0, Math.max(0, ownDomain.lastIndexOf('.'))))
  if (label.length >= 4 && (label === ownLabel || label === foldedName)) return front ? 'general' : 'own'
  return 'foreign'
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
