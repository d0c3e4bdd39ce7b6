/** A personal token: for a program of the customer's own. */
import { z } from 'zod'

export const TOKEN_SCOPES = ['read', 'analyse'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** 'analyse' includes reading. */
export const SCOPE_LABELS: Record<TokenScope, string> = { read: 'Lezen', analyse: 'Lezen en analyseren' }

export const newTokenSchema = z.object({
  name: z
    .string('Geef de sleutel een naam.')
    .trim()
    .min(1, 'Geef de sleutel een naam.')
    .max(60, 'Een naam heeft hoogstens 60 tekens.'),
  scope: z.enum(TOKEN_SCOPES, 'Kies wat de sleutel mag.'),
})
