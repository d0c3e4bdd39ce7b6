/** Password guessing: a stranger gets few attempts and cannot lock out the browser that the owner uses. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eachRunningVindbaar, type RunningVindbaar } from '../support/running-vindbaar.ts'

const PASSWORD = 'nog een wachtwoord'
const WRONG = 'helemaal verkeerd'

interface Door {
  name: string
  path: string
  /** The status of a refused password, and of a successful sign-in. */
  wrong: number
  right: number
}
const DOORS: Door[] = [
  { name: 'the sign-in form', path: '/login', wrong: 401, right: 302 },
  { name: 'the sign-in of admins', path: '/admin-vindbaar', wrong: 401, right: 302 },
  { name: 'the sign-in of programs', path: '/api/auth/sign-in', wrong: 401, right: 200 },
]

async function knock(url: string, { path }: Door, email: string, password: string, address: string, cookie = '') {
  const isForm = !path.startsWith('/api')
  const fields = { email, password }
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': address,
      origin: url,
      // A kept-alive connection may just be closing then.
      connection: 'close',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
    body: isForm ? new URLSearchParams(fields) : JSON.stringify(fields),
  })
}

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)
const counts = (all: number[], status: number) => all.filter((one) => one === status).length
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')))

eachRunningVindbaar(
  'signing in',
  (running) => {
    /** An admin, who can use every sign-in. */
    async function owner(vindbaar: RunningVindbaar): Promise<string> {
      const email = `beheer-${randomUUID()}@voorbeeld.nl`
      const made = await vindbaar.admin.call('admin-create-user', {
        ...{ email, password: PASSWORD, role: 'admin', plan_type: 'free' },
      })
      expect(made.status).toBe(200)
      return email
    }
    let network = 0
    const newAddress = () => `10.${Math.floor(++network / 250)}.${network % 250}.9`

    describe.each(DOORS)('through $name', (door) => {
      test('one network gets five wrong passwords, and the owner elsewhere is not affected', async () => {
        const { url } = running()
        for (const email of [await owner(running()), `niemand-${randomUUID()}@voorbeeld.nl`]) {
          const address = newAddress()
          const tries = await statuses(Array.from({ length: 15 }, () => knock(url, door, email, WRONG, address)))
          expect(counts(tries, door.wrong)).toBe(5)
          expect(counts(tries, 429)).toBe(10)
          const neighbour = await knock(url, door, email, PASSWORD, address.replace(/9$/, '77'))
          expect(neighbour.status).toBe(429)
          expect(Number(neighbour.headers.get('retry-after'))).toBeGreaterThan(0)
          const elsewhere = await knock(url, door, email, PASSWORD, newAddress())
          expect(elsewhere.status).toBe(email.startsWith('niemand') ? door.wrong : door.right)
        }
      })

      test('ten wrong passwords from many networks lock it, except for the browser that signed in before', async () => {
        const { url } = running()
        const email = await owner(running())
        const home = newAddress()
        const form = DOORS[0]!
        const browser = cookiesOf(await knock(url, form, email, PASSWORD, home))
        // Only the device cookie: the session is not what lets it in.
        const device = browser.filter((cookie) => !cookie.includes('session')).join('; ')
        const unknown = `niemand-${randomUUID()}@voorbeeld.nl`
        for (const target of [email, unknown]) {
          const tries = await statuses(Array.from({ length: 20 }, () => knock(url, door, target, WRONG, newAddress())))
          expect(counts(tries, door.wrong)).toBe(10)
          expect(counts(tries, 403)).toBe(10)
          expect((await knock(url, door, target, PASSWORD, newAddress())).status).toBe(403)
        }
        expect((await knock(url, door, email, PASSWORD, home, device)).status).toBe(door.right)
        const stranger = await owner(running())
        const forged = cookiesOf(await knock(url, form, stranger, PASSWORD, newAddress()))
          .filter((cookie) => !cookie.includes('session'))
          .join('; ')
        expect((await knock(url, door, email, PASSWORD, newAddress(), forged)).status).toBe(403)
        const session = browser.find((cookie) => cookie.includes('session'))!
        expect((await fetch(`${url}/account`, { headers: { cookie: session } })).url).toContain('/account')
      })
    })
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
)
