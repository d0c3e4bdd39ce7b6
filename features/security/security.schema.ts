/** The forms of the security screen. */
import { z } from 'zod'
import { ACCOUNT_TEXTS, codeField, PASSWORD_MAX, passwordField } from '#features/accounts/accounts.schema.ts'

/** Read as typed: an old password may be shorter than the minimum of today. */
const currentPassword = z
  .string(ACCOUNT_TEXTS.passwordRequired)
  .min(1, ACCOUNT_TEXTS.passwordRequired)
  .max(PASSWORD_MAX, ACCOUNT_TEXTS.passwordTooLong)

export const passwordSchema = z.object({ current: currentPassword })

export const replacePasswordSchema = z
  .object({
    current: currentPassword,
    password: passwordField(),
    confirm: z.string(ACCOUNT_TEXTS.passwordsDiffer),
    /** Of a checkbox. */
    others: z.literal('ja').optional(),
  })
  .refine((form) => form.password === form.confirm, { message: ACCOUNT_TEXTS.passwordsDiffer, path: ['confirm'] })

export const activateSchema = z.object({ code: codeField() })

/** Either may be typed; a code also when there is no app. */
export const secondLookSchema = z.union([z.object({ code: codeField() }), passwordSchema])

export const passkeyNameSchema = z.object({
  name: z
    .string('Geef de passkey een naam.')
    .trim()
    .min(1, 'Geef de passkey een naam.')
    .max(60, 'Een naam heeft hoogstens 60 tekens.'),
})
