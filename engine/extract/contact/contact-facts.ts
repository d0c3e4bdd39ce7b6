/** Phone and e-mail: from tel:, wa.me and mailto: links, then from footer, contact block and text. */

import type { Page } from '#engine/extract/page/page.ts'
import { fact, factAt, type SiteContext } from '#engine/extract/site-context.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { type EmailKind, emailOfLink, findEmails, kindOfEmail } from './emails.ts'
import { findPhones, isPlaceholderPhone } from './phones-in-text.ts'

export interface PhoneFinding extends Fact<string> {
  weight: number
}

/** The last segment of a wa.me or api.whatsapp.com link. */
const WHATSAPP =
  /^(?:https?:\/\/(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]{0,200}&)?phone=)|whatsapp:\/\/send\/?\?phone=)(?:%2B|\+|00)?(\d{9,15})/i
const FAX = /\bfax\b/i

export function phonesOf(site: SiteContext): PhoneFinding[] {
  const found: PhoneFinding[] = []
  const country = isBelgian(site) ? 'BE' : 'NL'
  const whatsapp = new Set<string>()
  for (const page of site.pages) {
    for (const link of page.links) {
      const value = phoneOfChat(link.href, country)
      if (value) {
        whatsapp.add(value)
        found.push({ ...fact(page, 'link', value, `<a href="${link.href}"> ${link.text}`), weight: 1 })
      }
      if (/^tel:/i.test(link.href) && !FAX.test(link.text)) {
        const told = phone(decode(link.href.slice(4)), country) ?? phone(link.text, country)
        if (told)
          found.push({ ...fact(page, 'link', told, `<a href="${link.href}"> ${link.text}`), weight: place(page) + 2 })
      }
    }
    for (const { raw, at, labelled } of findPhones(page)) {
      const value = phone(raw, country)
      if (value) found.push({ ...factAt(page, at, raw.length, value), weight: place(page) + (labelled ? 1 : 0) })
    }
  }
  // A number such as 06-12345678 is a placeholder, unless the company also uses it for messages.
  return found.filter((one) => !isPlaceholderPhone(one.value) || whatsapp.has(one.value))
}

/** The number that a link to WhatsApp names. */
export function phoneOfChat(href: string, country: 'NL' | 'BE'): string | null {
  const number = WHATSAPP.exec(href)?.[1]
  return number ? phone(`+${number}`, country) : null
}

/** By its domain, or by the enterprise number that every Belgian company shows. */
function isBelgian({ domain, pages }: SiteContext): boolean {
  return (
    domain.endsWith('.be') ||
    (!domain.endsWith('.nl') &&
      pages.some(({ text }) => /\bBE ?[01]\d{3}[ .]?\d{3}[ .]?\d{3}\b/.test(text)) &&
      !pages.some(({ text }) => /\bkvk\b|kamer van koophandel/i.test(text)))
  )
}

export function phone(text: string, country: 'NL' | 'BE'): string | null {
  const parsed = parsePhone(text, country)
  return parsed.ok && (parsed.value.length > 8 || /^\+31140\d{2,3}$/.test(parsed.value)) ? parsed.value : null
}

/** Privacy pages name the numbers of others. */
function place(page: Page): number {
  return page.kind === 'legal' ? 0 : page.kind === 'contact' ? 2 : 1
}

export interface EmailFinding extends Fact<string> {
  kind: EmailKind
  weight: number
}

export function emailsOf(site: SiteContext, name: string): EmailFinding[] {
  const found: EmailFinding[] = []
  const folded = fold(name)
  for (const page of site.pages) {
    for (const link of page.links) {
      const email = emailOfLink(link.href)
      if (email) {
        const kind = kindOfEmail(email, site.domain, folded)
        found.push({
          ...fact(page, 'link', email, `<a href="${link.href.slice(0, 80)}"> ${link.text}`),
          kind,
          weight: place(page) + 1 + (link.region === 'main' ? 0 : 1),
        })
      }
    }
    for (const { email, at, length } of findEmails(page.text)) {
      const one = factAt(page, at, length, email)
      found.push({
        ...one,
        kind: kindOfEmail(email, site.domain, folded),
        weight: place(page) + (one.source === 'text' ? 0 : 1),
      })
    }
  }
  return found
}

/** The e-mail address to report: a general address first, never that of another party or a template. */
export function chooseEmail(found: EmailFinding[], name: string): EmailFinding | undefined {
  const folded = fold(name)
  const votes = new Map<string, number>()
  for (const one of found) votes.set(one.value, (votes.get(one.value) ?? 0) + one.weight)
  const rank: Partial<Record<EmailKind, number>> = { general: 100, own: 60, free: 50 }
  const scored = found
    .filter((one) => rank[one.kind] !== undefined)
    .map((one) => {
      const local = one.value.split('@')[0]!
      const info = /^(?:info|contact|hallo|hello|mail|welkom)$/.test(local) ? 15 : 0
      const ownName = folded.length >= 4 && (fold(local).includes(folded) || folded.includes(fold(local))) ? 12 : 0
      return { one, score: rank[one.kind]! + info + ownName + Math.min(20, votes.get(one.value) ?? 0) }
    })
  const best = scored.sort((a, b) => b.score - a.score)[0]?.one
  if (!best) return undefined
  // A free-mail address in running text may belong to anyone.
  if (best.kind === 'free' && best.source === 'text' && (votes.get(best.value) ?? 0) < 2) return undefined
  return best
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
