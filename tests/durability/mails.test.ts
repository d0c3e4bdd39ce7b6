/** The process is killed right after it promised a mail; the next process sends it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer, startSilentServer } from '../support/mail-server.ts'
import { startVindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'
import { visit } from '../support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }

// At once: most of it is the wait until a killed process’s claim has ended.
describe.concurrent.each(DATABASE_KINDS)('kill -9 after a mail was promised on %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await newStorage(kind)
  })
  afterAll(() => storage.remove())

  test('loses no mail, whether its server is silent, away or slow', { timeout: 240_000 }, async () => {
    const silent = await startSilentServer()
    const settings = {
      ...storage,
      env: {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
        MAIL_FROM: 'noreply@voorbeeld.nl',
      },
    }
    const reader = (round: number) => `lezer-${round}@voorbeeld.nl`
    for (const round of [1, 2, 3]) {
      if (round === 3) await silent.close()
      const vindbaar = await startVindbaar(settings)
      const visitor = visit(vindbaar.url)
      const asked = await visitor.post('/login?modus=vergeten', { email: ADMIN.email })
      expect(await asked.text()).toContain('Als dit email adres bekend is, ontvang je een reset link.')
      expect((await visitor.post('/nieuwsbrief', { email: reader(round) })).status).toBe(200)
      // Killed while the first mails are being sent, then right after the promise, then while the mail server is away.
      if (round === 1) await silent.connected
      await vindbaar.kill9()
    }
    const mail = await startMailServer({ port: silent.port })
    const vindbaar = await startVindbaar(settings)
    for (const round of [1, 2, 3]) await mail.waitFor(({ to }) => to[0] === reader(round))
    const isReset = ({ to, text }: { to: string[]; text: string }) =>
      to[0] === ADMIN.email && text.includes('/reset-password?token=')
    await mail.waitFor((one) => isReset(one) && mail.mails.filter(isReset).length === 3)
    expect((await vindbaar.stop()).status).toBe(0)
    await mail.close()
  })
})
