/** The real program with its admin signed in, who creates customers. */
import { randomUUID } from 'node:crypto'
import { startVindbaar, type Vindbaar } from './process.ts'
import type { Storage } from './storage.ts'
import { newCustomer, signIn, type Visitor } from './visitor.ts'

export const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
export const CUSTOMER_PASSWORD = 'nog een wachtwoord'

export interface RunningVindbaar extends Vindbaar {
  storage: Storage
  admin: Visitor
  /** Created by the admin, signed in. */
  customer(plan?: 'free' | 'pro' | 'expert'): Promise<{ id: string; email: string; visitor: Visitor }>
}

export async function startWithAdmin(storage: Storage, env: Record<string, string> = {}): Promise<RunningVindbaar> {
  const vindbaar = await startVindbaar({
    ...storage,
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env },
  })
  const admin = await signIn(vindbaar.url, ADMIN)
  return {
    ...vindbaar,
    storage,
    admin,
    async customer(plan = 'free') {
      const credentials = { email: `klant-${randomUUID()}@voorbeeld.nl`, password: CUSTOMER_PASSWORD }
      return { email: credentials.email, ...(await newCustomer(vindbaar.url, admin, credentials, plan)) }
    },
  }
}
