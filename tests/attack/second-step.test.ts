/** The second step of signing in: who knows the password, or has a session that was left open, does not get further. */
import { describe, expect, test } from 'vitest'
import { setUpSecondStep } from '../support/authenticator.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import { signIn, visit } from '../support/visitor.ts'

const PASSWORD = 'nog een wachtwoord'
const SECURITY = '/account/beveiliging'
const CODE_PAGE = '/login?stap=code'

eachRunningVindbaar(
  'the second step',
  (running) => {
    let network = 0
    const from = () => ({ headers: { 'x-forwarded-for': `10.9.${++network}.9` } })

    async function protectedAccount() {
      const { email, visitor } = await running().customer()
      return { email, visitor, app: await setUpSecondStep(visitor, PASSWORD) }
    }
    /** A browser that has typed the password. */
    async function halfway(email: string, init = from()) {
      const browser = visit(running().url)
      const answer = await browser.post('/login', { email, password: PASSWORD }, init)
      return { browser, answer, init }
    }
    const lets = async (browser: ReturnType<typeof visit>) => (await browser.get(SECURITY)).status === 200

    test('without the code nobody gets in, and a code of the app works once', async () => {
      const { email, app } = await protectedAccount()
      const { browser, answer } = await halfway(email)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, CODE_PAGE])
      expect(await lets(browser)).toBe(false)
      const code = await app.code(1)
      const entered = await browser.post(CODE_PAGE, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
      expect([entered.status, entered.headers.get('location')]).toEqual([302, '/dashboard'])
      expect(await lets(browser)).toBe(true)
      const thief = (await halfway(email)).browser
      expect((await thief.post(CODE_PAGE, { code })).status).toBe(401)
      expect(await lets(thief)).toBe(false)
    })

    test('a recovery code gets in when the phone is lost, once', async () => {
      const { email, app } = await protectedAccount()
      const code = app.recoveryCodes[3]!
      const { browser } = await halfway(email)
      expect((await browser.post(CODE_PAGE, { code })).headers.get('location')).toBe('/dashboard')
      const again = (await halfway(email)).browser
      expect((await again.post(CODE_PAGE, { code })).status).toBe(401)
      expect(await lets(again)).toBe(false)
      // Once in, the owner turns it off with the password.
      const off = await browser.post(`${SECURITY}/tweede-stap`, { intent: 'off', current: PASSWORD })
      expect(off.headers.get('location')).toBe(SECURITY)
      expect(await lets(await signIn(running().url, { email, password: PASSWORD }))).toBe(true)
    })

    test('a wrong code is a failed sign-in, and the right password before it does not clear the count', async () => {
      const { email } = await protectedAccount()
      const init = from()
      for (let time = 0; time < 5; time++) {
        const { browser, answer } = await halfway(email, init)
        expect(answer.status).toBe(302)
        expect((await browser.post(CODE_PAGE, { code: '000000' }, init)).status).toBe(401)
      }
      expect((await halfway(email, init)).answer.status).toBe(429)
    })

    test('five wrong codes end the challenge, and a forged or missing challenge is none', async () => {
      const { email, app } = await protectedAccount()
      const { browser } = await halfway(email)
      for (let time = 0; time < 5; time++) {
        expect((await browser.post(CODE_PAGE, { code: 'verkeerd' }, from())).status).toBe(401)
      }
      expect((await browser.post(CODE_PAGE, { code: app.recoveryCodes[0]! }, from())).status).toBe(401)
      for (const value of ['', '2fa-abcdefghij.x', '%E0%A4%A', '2fa-']) {
        const forger = visit(running().url, new Map([['vindbaar.two_factor', value]]))
        const answer = await forger.post(CODE_PAGE, { code: await app.code(1) }, from())
        expect(answer.status).toBe(401)
        expect(await lets(forger)).toBe(false)
      }
    })

    test('a program sends the code along, and is told when it is missing', async () => {
      const { email, app } = await protectedAccount()
      const ask = async (fields: object) => {
        const answer = await fetch(`${running().url}/api/auth/sign-in`, {
          method: 'POST',
          ...{ body: JSON.stringify({ email, password: PASSWORD, ...fields }), headers: from().headers },
        })
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
      }
      expect(await ask({})).toMatchObject({ status: 401, body: { code: 'second-factor-required' } })
      expect(await ask({ code: '000000' })).toMatchObject({ status: 401, body: { code: 'code-wrong' } })
      expect(await ask({ code: await app.code(1) })).toMatchObject({ status: 200 })
      expect(await ask({ code: app.recoveryCodes[1] })).toMatchObject({ status: 200 })
    })

    describe('with a session that was left open', () => {
      test('the password cannot be guessed, and nothing changes without it', async () => {
        const { email, visitor } = await protectedAccount()
        const init = from()
        for (const [path, form] of [
          [SECURITY, { intent: 'password', current: 'fout', password: 'van de dief', confirm: 'van de dief' }],
          [`${SECURITY}/tweede-stap`, { intent: 'off', current: 'fout' }],
          [`${SECURITY}/tweede-stap`, { intent: 'codes', current: 'fout' }],
          [`${SECURITY}/bevestigen`, { current: 'fout' }],
          [`${SECURITY}/bevestigen`, { code: '000000' }],
        ] as const) {
          expect((await visitor.post(path, form, init)).status).toBe(400)
        }
        for (let time = 0; time < 5; time++) await visitor.post(`${SECURITY}/bevestigen`, { current: 'fout' }, init)
        const right = { intent: 'off', current: PASSWORD }
        expect((await visitor.post(`${SECURITY}/tweede-stap`, right, init)).status).toBe(403)
        expect((await halfway(email)).answer.headers.get('location')).toBe(CODE_PAGE)
      })

      test('the owner ends the others from the list, and cannot end those of someone else', async () => {
        const { email, visitor } = await running().customer()
        const phone = await signIn(running().url, { email, password: PASSWORD })
        const tablet = await signIn(running().url, { email, password: PASSWORD })
        const neighbour = (await running().customer()).visitor
        const list = await (await visitor.get(SECURITY)).text()
        const ids = [...list.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id!)
        expect(ids).toHaveLength(2)
        expect(list).toContain('Dit apparaat')
        for (const session of ids) await neighbour.post(SECURITY, { intent: 'session', session })
        expect([await lets(phone), await lets(tablet)]).toEqual([true, true])
        await visitor.post(SECURITY, { intent: 'session', session: ids[0]! })
        expect([await lets(phone), await lets(tablet)].sort()).toEqual([false, true])
        await visitor.post(SECURITY, { intent: 'others' })
        expect([await lets(phone), await lets(tablet), await lets(visitor)]).toEqual([false, false, true])
        expect((await phone.get('/account/sessie')).status).toBe(401)
        expect((await visitor.get('/account/sessie')).status).toBe(204)
      })

      test('a new password ends the other sessions where that is asked, and only there', async () => {
        const { email, visitor } = await running().customer()
        const phone = await signIn(running().url, { email, password: PASSWORD })
        const change = (current: string, password: string, more: Record<string, string> = {}) =>
          visitor.post(SECURITY, { intent: 'password', current, password, confirm: password, ...more })
        expect((await change(PASSWORD, PASSWORD)).status).toBe(400)
        expect((await change(PASSWORD, 'eerste nieuwe')).headers.get('location')).toBe(SECURITY)
        expect(await lets(phone)).toBe(true)
        await change('eerste nieuwe', 'tweede nieuwe', { others: 'ja' })
        expect([await lets(phone), await lets(visitor)]).toEqual([false, true])
        expect(await lets(await signIn(running().url, { email, password: 'tweede nieuwe' }))).toBe(true)
      })
    })
  },
  { TRUSTED_PROXIES: '127.0.0.1' },
)
