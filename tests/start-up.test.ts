import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DataFolder, failToStart, newDataFolder, startVindbaar, type Vindbaar } from './support/process.ts'
import { signIn } from './support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

/** One line that a person can act on: no stack, no second thought. */
function expectOneLine(output: string, pattern: RegExp) {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(pattern)
}

const databases = [
  { database: 'PGlite', databaseUrl: undefined },
  ...(process.env.TEST_DATABASE_URL ? [{ database: 'PostgreSQL', databaseUrl: process.env.TEST_DATABASE_URL }] : []),
]

describe.each(databases)('start and stop on $database', ({ databaseUrl }) => {
  let data: DataFolder
  beforeAll(() => {
    data = newDataFolder()
  })
  afterAll(() => data.remove())

  test('Ctrl-C stops with exit status 0, and the data is there after a restart', async () => {
    const first = await startVindbaar({ dataDir: data.path, databaseUrl, env })
    expect(first.output()).toContain(`Eerste beheerder: ${ADMIN.email}`)
    await signIn(first.url, ADMIN)
    const ended = await first.stop()
    expect(ended.status).toBe(0)

    const second = await startVindbaar({ dataDir: data.path, databaseUrl })
    await signIn(second.url, ADMIN)
    expect(second.output()).not.toContain('Eerste beheerder')
    expect((await second.stop()).status).toBe(0)
  })
})

describe('what cannot work is said in one line, with exit status 1', () => {
  let data: DataFolder
  let running: Vindbaar
  beforeAll(async () => {
    data = newDataFolder()
    running = await startVindbaar({ dataDir: data.path, env })
  })
  afterAll(async () => {
    await running.stop()
    await data.remove()
  })

  async function refusal(options: { dataDir?: string; databaseUrl?: string; env?: Record<string, string> }) {
    const other = newDataFolder()
    const ended = await failToStart({ dataDir: other.path, ...options })
    await other.remove()
    expect(ended.status).toBe(1)
    return ended.output
  }

  test('a data folder that another process uses', async () => {
    expectOneLine(await refusal({ dataDir: data.path }), /in gebruik/)
    await expect(fetch(running.url)).resolves.toMatchObject({ ok: true })
  })

  test('a port that is in use', async () => {
    const neighbour = createServer()
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve))
    const { port } = neighbour.address() as AddressInfo
    expectOneLine(await refusal({ env: { ...env, PORT: String(port) } }), new RegExp(`Poort ${port} is al in gebruik`))
    await new Promise((resolve) => neighbour.close(resolve))
  })

  test('a database server that does not answer', async () => {
    expectOneLine(await refusal({ databaseUrl: 'postgres://niemand@127.0.0.1:1/niets' }), /127\.0\.0\.1:1/)
  })

  test('a setting that makes no sense', async () => {
    expectOneLine(await refusal({ env: { PORT: 'drieduizend' } }), /PORT/)
  })

  test('private hosts for the analysis in production', async () => {
    const output = await refusal({ env: { NODE_ENV: 'production', AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1' } })
    expectOneLine(output, /AUDIT_ALLOW_PRIVATE_HOSTS/)
  })
})
