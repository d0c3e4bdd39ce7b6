/** What a single field of the profile form takes, and what it says of anything else. */
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
      // An emoji has two of the signs that `length` counts; what is longer still need not be counted.
      .refine(
        (value) => value.length <= 2 * maximum && characterCount(value) <= maximum,
        `Gebruik hier maximaal ${maximum} tekens.`,
      )
  )
}

/** A list in which empty entries are dropped and double ones kept once. */
export function listOf(entry: z.ZodType<string, string>, maximum: number) {
  return z
    .array(entry)
    .transform((entries) => [...new Set(entries.filter((value) => value !== ''))])
    .refine((entries) => entries.length <= maximum, `Vul hier maximaal ${maximum} regels in.`)
}

/** As bytes: an address of an image is the key of an index, which has room for so many. */
export function imageAddress() {
  return text(2000).refine(
    (value) => new TextEncoder().encode(value).length <= 2000,
    'Dit adres is te lang. Gebruik een korter adres.',
  )
}

/** A box that is not ticked is not sent. */
export function yesOrNo() {
  return z.boolean().default(false)
}

/** Optional text of an entry in a list. */
export function optionalText(maximum: number) {
  return text(maximum).default('')
}

/** Of these fields the words 'geen' and 'is er niet' mean that they are empty (specification, section 5). */
function isNone(value: string): boolean {
  return /^(?:geen|is er niet)$/i.test(value)
}

/** The address in full, or null where it is none that a browser opens. */
export function linkOf(value: string, secure: boolean): string | null {
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/:]+:\d/.test(value) ? value : `https://${value}`
  const url = URL.parse(secure ? typed.replace(/^http:\/\//i, 'https://') : typed)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  // What was typed stays as it was, but for its scheme: a profile is read by people too.
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

/** Social profiles, map and landing page: stored as https, and empty where there is 'geen'. */
export const ownLink = () => link({ none: true, secure: true })
/** An address of anything else, where a case or a review stands. */
export const anyLink = () => link({ none: false, secure: false })

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/

export function isEmail(value: string): boolean {
  return value.length <= 320 && EMAIL.test(value)
}

/** What is no address is dropped (specification, section 5); the form says so when the field is left. */
export const publicEmail = () => text(320).transform((value) => (isNone(value) || !isEmail(value) ? '' : value))
export const email = () => text(320).refine((value) => value === '' || isEmail(value), FIELD_TEXTS.email)

/** In any notation, kept as it was typed. */
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

/** One column holds the KvK number or, where there is none, the legal name: what is made of digits is meant as a number. */
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

/** Of another country than the Netherlands and Belgium we know no form. */
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

/** As typed or as a number; null where it is empty. */
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

/** What two fields together say that neither may. */
export function togetherProblems(
  values: { rechtsvorm?: string | null; btwNummer?: string | null; oprichtingsjaar?: number | null },
  thisYear: number,
): Record<string, string> {
  return {
    ...(looksLikeBsn(values.btwNummer ?? '', values.rechtsvorm ?? '') ? { btwNummer: FIELD_TEXTS.bsn } : {}),
    ...((values.oprichtingsjaar ?? 0) > thisYear ? { oprichtingsjaar: FIELD_TEXTS.futureYear } : {}),
  }
}
