/** The forms for signing in and for passwords, for browser and server. Messages are contract texts (docs/spec.md, 'Validation'). */
import { z } from 'zod'

export const ACCOUNT_TEXTS = {
  fillAll: 'Vul alle velden in',
  emailRequired: 'Vul een email adres in',
  emailInvalid: 'Vul een geldig email adres in.',
  emailTaken: 'Er bestaat al een account met dit e-mailadres.',
  passwordRequired: 'Vul je wachtwoord in.',
  passwordTooShort: 'Wachtwoord moet minimaal 6 tekens zijn',
  passwordTooLong: 'Een wachtwoord heeft hoogstens 128 tekens.',
  passwordUnchanged: 'Kies een ander wachtwoord dan je nu hebt.',
  codeRequired: 'Vul de code van zes cijfers in, of een herstelcode.',
  samePassword: 'Kies een ander wachtwoord dan het tijdelijke.',
  passwordsDiffer: 'Wachtwoorden komen niet overeen',
  resetLinkInvalid: 'Ongeldige of verlopen reset link',
} as const

/** Six is the contract's minimum, the one recorded exception to ASVS (docs/spec.md, 'Personal data'). */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128

/** Lower case and trimmed, as accounts are looked up. `required` is the message when it is empty. */
export function emailField(required: string) {
  return (
    z
      .string(required)
      .trim()
      .min(1, required)
      // Before the pattern, which is slow on long texts.
      .max(254, ACCOUNT_TEXTS.emailInvalid)
      .meta({ format: 'email' })
      .pipe(z.email(ACCOUNT_TEXTS.emailInvalid).toLowerCase())
  )
}

/** `required` is the message when it is empty. */
export function passwordField(required: string = ACCOUNT_TEXTS.passwordTooShort) {
  return z
    .string(required)
    .min(1, required)
    .min(PASSWORD_MIN, ACCOUNT_TEXTS.passwordTooShort)
    .max(PASSWORD_MAX, ACCOUNT_TEXTS.passwordTooLong)
}

/** A code of six digits, or a recovery code; people type spaces between the digits. */
export function codeField() {
  return z
    .string(ACCOUNT_TEXTS.codeRequired)
    .max(40, ACCOUNT_TEXTS.codeRequired)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(6, ACCOUNT_TEXTS.codeRequired))
}

export const signInSchema = z.object({
  email: emailField(ACCOUNT_TEXTS.emailRequired),
  password: passwordField(ACCOUNT_TEXTS.passwordRequired),
})

/** /admin-…: both fields or one message (docs/spec.md, 'Validation'). */
export const adminSignInSchema = z.object({
  email: emailField(ACCOUNT_TEXTS.fillAll),
  password: passwordField(ACCOUNT_TEXTS.fillAll),
})

/** For programs: with a second step, the code comes along. */
export const tokenSignInSchema = signInSchema.extend({ code: codeField().optional() })

export const codeSchema = z.object({ code: codeField() })

export const requestResetSchema = z.object({ email: emailField(ACCOUNT_TEXTS.emailRequired) })

const confirmed = { message: ACCOUNT_TEXTS.passwordsDiffer, path: ['confirm'] }

export const newPasswordSchema = z
  .object({ password: passwordField(), confirm: z.string(ACCOUNT_TEXTS.passwordsDiffer) })
  .refine((form) => form.password === form.confirm, confirmed)

export const resetPasswordSchema = z
  .object({
    token: z.string(ACCOUNT_TEXTS.resetLinkInvalid).max(200, ACCOUNT_TEXTS.resetLinkInvalid),
    password: passwordField(),
    confirm: z.string(ACCOUNT_TEXTS.passwordsDiffer),
  })
  .refine((form) => form.password === form.confirm, confirmed)

const MOST_ANSWER = 20_000

/** What the browser answers to a challenge, as JSON in a form field; better-auth reads the rest. */
// biome-ignore lint/suspicious/noExplicitAny: better-auth checks it
export function passkeyAnswer(typed: unknown): any {
  if (typeof typed !== 'string' || typed.length > MOST_ANSWER) return null
  try {
    const answer = JSON.parse(typed)
    return typeof answer?.id === 'string' ? answer : null
  } catch {
    return null
  }
}
