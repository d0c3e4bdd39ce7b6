/** What only the operator can do: read the one-time password printed at the start, use the command line, and read the data folder. */
import { spawn } from 'node:child_process'
import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setUpSecondStep } from '../support/authenticator.ts'
import { eventually } from '../support/eventually.ts'
import { failToStart, QUICK_PASSWORDS, startVindbaar, type Vindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'
import { newCustomer, signIn, visit } from '../support/visitor.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FIRST = 'admin@vindbaar.local'

describe.each(DATABASE_KINDS)('the operator on %s', { timeout: 400_000 }, (kind) => {
  let storage: Storage
  const running: Vindbaar[] = []
  beforeEach(async () => {
    storage = await newStorage(kind)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((vindbaar) => vindbaar.stop()))
    await storage.remove()
  })

  async function start(env: Record<string, string> = {}): Promise<Vindbaar> {
    const vindbaar = await startVindbaar({ ...storage, env })
    running.push(vindbaar)
    return vindbaar
  }
  async function stop(vindbaar: Vindbaar) {
    running.splice(running.indexOf(vindbaar), 1)
    await vindbaar.stop()
  }
  const printed = (vindbaar: Vindbaar) => /Eenmalig wachtwoord: (\S+)/.exec(vindbaar.output())?.[1]

  /** npm run admin. */
  async function admin(...args: string[]) {
    const quick = [...QUICK_PASSWORDS, '--import', './scripts/quick-start.mjs']
    const child = spawn(process.execPath, [...quick, 'server/admin-cli.ts', ...args], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: storage.dataDir,
        ...(storage.databaseUrl
          ? { DATABASE_URL: storage.databaseUrl, AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests' }
          : {}),
      },
    })
    const [out, problem, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('close', resolve)),
    ])
    return { status, problem, password: /Eenmalig wachtwoord: (\S+)/.exec(out)?.[1] ?? '' }
  }

  test('gets a new first password at each start until one was used, also if the first start failed on a used port', async () => {
    const neighbour = createServer()
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
    const PORT = String((neighbour.address() as AddressInfo).port)
    const failed = await failToStart({ ...storage, env: { PORT } })
    expect(failed.status).toBe(1)
    expect(failed.output.trim().split('\n')).toEqual([expect.stringContaining(`Poort ${PORT} is al in gebruik`)])
    await new Promise((resolve) => neighbour.close(resolve))

    const first = await start()
    const lost = printed(first)!
    await stop(first)
    const second = await start()
    const password = printed(second)!
    expect(password).not.toBe(lost)
    const knock = (vindbaar: Vindbaar, tried: string) =>
      visit(vindbaar.url).post('/admin-vindbaar', { email: FIRST, password: tried })
    expect((await knock(second, lost)).status).toBe(401)
    expect((await knock(second, password)).status).toBe(302)
    await stop(second)
    const third = await start()
    expect(third.output()).not.toContain('Eenmalig wachtwoord')
    expect((await knock(third, password)).status).toBe(302)
  })

  test('gives an account a one-time password, which ends its sessions, and creates admins', async () => {
    const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
    const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'geheim1' }
    const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    let vindbaar = await start(settings)
    let session = await signIn(vindbaar.url, ADMIN)
    const customer = await newCustomer(vindbaar.url, session, CUSTOMER)
    const protectedCustomer = await newCustomer(vindbaar.url, session, { ...CUSTOMER, email: 'met-app@voorbeeld.nl' })
    await setUpSecondStep(protectedCustomer.visitor, CUSTOMER.password)
    if (kind === 'pglite') {
      const refused = await admin('reset-password', ADMIN.email)
      expect(refused).toMatchObject({ status: 1, password: '' })
      expect(refused.problem.trim().split('\n')).toEqual([expect.stringContaining('in gebruik')])
      await stop(vindbaar)
    }
    const reset = await admin('reset-password', ADMIN.email.toUpperCase())
    expect(reset).toMatchObject({ status: 0, problem: '', password: expect.stringMatching(/^\S{12,}$/) })
    const made = await admin('make', 'tweede@voorbeeld.nl')
    expect(made.status).toBe(0)
    expect(await admin('remove-second-step', 'met-app@voorbeeld.nl')).toMatchObject({ status: 0, problem: '' })
    for (const command of ['reset-password', 'remove-second-step']) {
      const refused = { status: 1, problem: expect.stringContaining('Er is geen account') }
      expect(await admin(command, 'niemand@voorbeeld.nl')).toMatchObject(refused)
    }
    // These are refused before the database is opened.
    const unread: [string[], string][] = [
      [['reset-password', 'geen adres'], 'geen e-mailadres'],
      [['reset-password'], 'npm run admin'],
      [['weg', ADMIN.email], 'npm run admin'],
    ]
    for (const [args, problem] of kind === 'pglite' ? unread : [])
      expect(await admin(...args)).toMatchObject({ status: 1, problem: expect.stringContaining(problem) })
    if (kind === 'pglite') vindbaar = await start(settings)
    // Sessions survive a restart; this one was ended.
    session = session.at(vindbaar.url)
    expect((await session.get('/admin')).headers.get('location')).toBe('/auth')
    expect((await customer.visitor.at(vindbaar.url).get('/dashboard')).status).toBe(200)
    expect((await visit(vindbaar.url).post('/admin-vindbaar', ADMIN)).status).toBe(401)
    // The app and the recovery codes were lost: the password is enough again, and old sessions have ended.
    expect((await protectedCustomer.visitor.at(vindbaar.url).get('/dashboard')).headers.get('location')).toBe('/auth')
    await signIn(vindbaar.url, { ...CUSTOMER, email: 'met-app@voorbeeld.nl' })
    for (const [email, password] of [
      [ADMIN.email, reset.password],
      ['tweede@voorbeeld.nl', made.password],
    ] as const) {
      const visitor = visit(vindbaar.url)
      expect((await visitor.post('/admin-vindbaar', { email, password })).status).toBe(302)
      expect((await visitor.get('/admin')).headers.get('location')).toBe('/reset-password')
      const chosen = { password: 'zelf gekozen', confirm: 'zelf gekozen' }
      expect((await visitor.post('/reset-password', chosen)).status).toBe(200)
      expect((await visitor.get('/admin')).status).toBe(200)
    }
  })

  // The database's own files are in it only on PGlite.
  test.skipIf(process.platform === 'win32' || kind === 'postgres')(
    'gets a data folder that only they can read, including existing files',
    async () => {
      const outbox = join(storage.dataDir, 'outbox')
      await mkdir(outbox)
      await writeFile(join(outbox, 'oud.eml'), 'oud')
      await writeFile(join(storage.dataDir, 'eigen-bestand.txt'), 'van iemand anders')
      for (const path of [storage.dataDir, outbox]) await chmod(path, 0o777)
      for (const path of [join(outbox, 'oud.eml'), join(storage.dataDir, 'eigen-bestand.txt')]) await chmod(path, 0o666)
      const open = async (folder: string): Promise<string[]> => {
        const found = await lstat(folder)
        const here = found.mode & 0o077 ? [folder] : []
        if (!found.isDirectory()) return here
        const inside = await readdir(folder)
        return [...here, ...(await Promise.all(inside.map((name) => open(join(folder, name))))).flat()]
      }
      const first = await start()
      await visit(first.url).post('/auth', {
        ...{ name: 'Noor', company: 'Zon', email: 'noor@voorbeeld.nl', accepted_privacy: 'on' },
      })
      await eventually(async () => {
        if ((await readdir(outbox)).filter((name) => name.endsWith('.eml')).length < 2) throw new Error('No mail yet')
      })
      const others = [join(storage.dataDir, 'eigen-bestand.txt')]
      expect(await open(storage.dataDir)).toEqual(others)
      expect((await lstat(storage.dataDir)).mode & 0o777).toBe(0o700)
      await stop(first)
      for (const name of await readdir(storage.dataDir)) await chmod(join(storage.dataDir, name), 0o777)
      const second = await start()
      expect(await open(storage.dataDir)).toEqual(others)
      await stop(second)
    },
  )
})
