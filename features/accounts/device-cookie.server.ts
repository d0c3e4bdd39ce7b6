/**
 * A browser that signed in to an account gets a signed cookie that says so, one per account: failed sign-ins from
 * elsewhere do not lock that browser out (docs/spec.md, 'Attempts'). The cookie gives no access.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'
import { signed } from './signed.server.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The device id in these cookies; null when the browser never signed in to this account. */
export async function deviceOf(services: Services, email: string, cookies: string | null): Promise<string | null> {
  if (!cookies) return null
  const name = await nameFor(services, email)
  for (const pair of cookies.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key !== name) continue
    const [device = '', signature = ''] = value.split('.')
    if (device && isEqual(signature, await signed(services, `device ${device} of ${email}`))) return device
  }
  return null
}

/** Set-Cookie for a browser that just signed in; a browser that did before keeps its id. */
export async function deviceCookie(services: Services, email: string, known: string | null): Promise<string> {
  const device = known ?? randomBytes(16).toString('base64url')
  const value = `${device}.${await signed(services, `device ${device} of ${email}`)}`
  return `${await nameFor(services, email)}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
}

/** Hashed, so that the cookies of a browser do not reveal the e-mail address. */
async function nameFor(services: Services, email: string): Promise<string> {
  return `${BRAND.slug}.device_${(await signed(services, `name of ${email}`)).slice(0, 16)}`
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
