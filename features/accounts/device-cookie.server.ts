/**
 * A browser that signed in to an account carries a signed cookie that says so, one for each account: whoever tries passwords
 * elsewhere does not lock that browser out (docs/spec.md, 'Attempts'). It opens nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The name of the browser that these cookies vouch for; null where it never signed in to this account. */
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

/** Set-Cookie for a browser that signed in just now; one that did before keeps its name. */
export async function deviceCookie(services: Services, email: string, known: string | null): Promise<string> {
  const device = known ?? randomBytes(16).toString('base64url')
  const value = `${device}.${await signed(services, `device ${device} of ${email}`)}`
  return `${await nameFor(services, email)}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
}

/** Who looks at the browser's cookies does not see which address it is. */
async function nameFor(services: Services, email: string): Promise<string> {
  return `${BRAND.slug}.device_${(await signed(services, `name of ${email}`)).slice(0, 16)}`
}

async function signed({ auth }: Services, text: string): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
