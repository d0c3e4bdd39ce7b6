/** What each field of the profile form accepts, and its message for anything else. */
import { z } from 'zod'
import { BTW_REASONS, looksLikeBsn, parseBtw } from '#engine/identity/btw.ts'
import { KVK_REASONS, parseKvk } from '#engine/identity/kvk.ts'
import { PHONE_REASONS, parsePhone } from '#engine/identity/phone.ts'
import { POSTCODE_REASONS, parsePostcode } from '#engine/identity/postcode.ts'
import { parseSbi, SBI_REASONS } from '#engine/identity/sbi.ts'
import { characterCount, storableText } from './profile.schema.ts'

export const FIELD_TEXTS = {
  link: 'Voer een geldige URL in, inclusief https',
  email: 'Vul een geldig e-mailadres in, zoals info@voorbeeld.nl.',
  year: 'Vul een jaartal in, zoals 1987.',
  futureYear: 'Dit jaar moet nog komen. Controleer het jaartal.',
  choice: 'Kies iets uit de lijst.',
  bsn: 'Dit lijkt je oude omzetbelastingnummer. Daar zit je burgerservicenummer (BSN) in, en dat hoort niet op internet. Vul je btw-id in: dat staat in Mijn Belastingdienst Zakelijk en is sinds 2020 verplicht op je website en facturen.',
} as const

export function text(maximum: number) {
  return (
    z
      .string()
      .transform((value) => storableText(value).trim())
      // An emoji has at most two of the units that `length` counts; anything longer need not be counted.
      .refine(
        (value) => value.length <= 2 * maximum && characterCount(value) <= maximum,
        `Gebruik hier maximaal ${maximum} tekens.`,
      )
  )
}

/** A list without its empty entries and duplicates. */
export function listOf(entry: z.ZodType<string, string>, maximum: number) {
  return z
    .array(entry)
    .transform((entries) => [...new Set(entries.filter((value) => value !== ''))])
    .refine((entries) => entries.length <= maximum, `Vul hier maximaal ${maximum} regels in.`)
}

/** In bytes: an image's address is the key of an index, which has this much room. */
export function imageAddress() {
  return text(2000).refine(
    (value) => new TextEncoder().encode(value).length <= 2000,
    'Dit adres is te lang. Gebruik een korter adres.',
  )
}

/** Browsers do not send an unticked box. */
export function yesOrNo() {
  return z.boolean().default(false)
}

/** Optional text in an entry of a list. */
export function optionalText(maximum: number) {
  return text(maximum).default('')
}

/** In these fields the words 'geen' and 'is er niet' mean that they are empty. */
function isNone(value: string): boolean {
  return /^(?:geen|is er niet)$/i.test(value)
}

/** The full address, or null when no browser would open it. */
export function linkOf(value: string, secure: boolean): string | null {
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/:]+:\d/.test(value) ? value : `https://${value}`
  const url = URL.parse(secure ? typed.replace(/^http:\/\//i, 'https://') : typed)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  // The text stays as typed, except for its scheme: people read profiles too.
  const named = url.hostname.includes('.') && !/\s/.test(typed)
  return named ? (secure ? typed.replace(/^http:\/\//i, 'https://') : typed) : null
}

function link({ none, secure }: { none: boolean; secure: boolean }) {
  return text(2000).transform((value, ctx) => {
    if (value === '' || (none && isNone(value))) return ''
    const address = linkOf(value, secure)
    if (address !== null) return address
    ctx.addIssue({ code: 'custom', message: FIELD_TEXTS.link })
    return z.NEVER
  })
}

/** Social profiles, map and landing page: stored as https, and empty for 'geen'. */
export const ownLink = () => link({ none: true, secure: true })
/** Any other address, such as that of a case or a review. */
export const anyLink = () => link({ none: false, secure: false })

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/

export function isEmail(value: string): boolean {
  return value.length <= 320 && EMAIL.test(value)
}

/** An invalid address is not stored: `publicEmailProblem` is what the form says about it. */
export const publicEmail = () => text(320).transform((value) => (isNone(value) || !isEmail(value) ? '' : value))

export function publicEmailProblem(value: unknown): string | undefined {
  const typed = String(value ?? '').trim()
  return typed === '' || isNone(typed) || isEmail(typed) ? undefined : FIELD_TEXTS.email
}

export const email = () => text(320).refine((value) => value === '' || isEmail(value), FIELD_TEXTS.email)

/** In any notation, stored as typed. */
export function phone() {
  return text(60).superRefine((value, ctx) => {
    if (value === '') return
    const dutch = parsePhone(value)
    if (dutch.ok || parsePhone(value, 'BE').ok) return
    ctx.addIssue({ code: 'custom', message: PHONE_REASONS[dutch.reason] })
  })
}

function identity(
  parse: (value: string) => { ok: true; value: string } | { ok: false; reason: string },
  reasons: Record<string, string>,
) {
  return text(200).transform((value, ctx) => {
    if (value === '') return ''
    const parsed = parse(value)
    if (parsed.ok) return parsed.value
    ctx.addIssue({ code: 'custom', message: reasons[parsed.reason] ?? FIELD_TEXTS.choice })
    return z.NEVER
  })
}

export const vatId = () => identity(parseBtw, BTW_REASONS)
export const sbiCode = () => identity(parseSbi, SBI_REASONS)

/** One column holds the KvK number or, without one, the legal name: a value of digits is meant as a number. */
export function kvkOrLegalName() {
  return text(200).transform((value, ctx) => {
    const letters = value.replace(/k\.?\s?v\.?\s?k\.?|kamer van koophandel|nummer|nr/gi, '').replace(/[^\p{L}]/gu, '')
    if (value === '' || (letters.length > 0 && !/^\d[\d\s.-]{6,}$/.test(value))) return value
    const parsed = parseKvk(value)
    if (parsed.ok) return parsed.value
    ctx.addIssue({ code: 'custom', message: KVK_REASONS[parsed.reason] })
    return z.NEVER
  })
}

/** For countries other than the Netherlands and Belgium no format is checked. */
export function postcodeProblem(value: string, land: string): { value: string } | { message: string } {
  if (value === '' || !['', 'NL', 'BE'].includes(land)) return { value }
  const dutch = land === 'BE' ? null : parsePostcode(value)
  if (dutch?.ok) return { value: dutch.value }
  const belgian = land === 'NL' ? null : parsePostcode(value, 'BE')
  if (belgian?.ok) return { value: belgian.value }
  return land === 'BE'
    ? { message: 'Een Belgische postcode bestaat uit vier cijfers, zoals 9000.' }
    : { message: POSTCODE_REASONS.malformed }
}

/** As typed or as a number; null when it is empty. */
export const year = () =>
  z.union([z.string(), z.number(), z.null()]).transform((value, ctx): number | null => {
    const typed = String(value ?? '').trim()
    if (typed === '') return null
    const parsed = /^\d{4}$/.test(typed) ? Number.parseInt(typed, 10) : Number.NaN
    if (parsed >= 1000 && parsed <= 2200) return parsed
    ctx.addIssue({ code: 'custom', message: FIELD_TEXTS.year })
    return z.NEVER
  })

export function choice<const Value extends string>(values: readonly Value[]) {
  return z.enum(['', ...values] as ['', ...Value[]], FIELD_TEXTS.choice)
}

/** Rules about two fields together. */
export function togetherProblems(
  values: { rechtsvorm?: string | null; btwNummer?: string | null; oprichtingsjaar?: number | null },
  thisYear: number,
): Record<string, string> {
  return {
    ...(looksLikeBsn(values.btwNummer ?? '', values.rechtsvorm ?? '') ? { btwNummer: FIELD_TEXTS.bsn } : {}),
    ...((values.oprichtingsjaar ?? 0) > thisYear ? { oprichtingsjaar: FIELD_TEXTS.futureYear } : {}),
  }
}
