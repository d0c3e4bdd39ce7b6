/** The configuration of docs/operations.md, verbatim: two processes behind nginx, restarted in turn while people use them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { URLS } from '#features/urls.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/free-port.ts'
import { findNginx, type Nginx, startNginx } from '#tests/support/nginx.ts'
import { startVindbaar, type Vindbaar } from '#tests/support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '#tests/support/storage.ts'
import { newCustomer, signIn, type Visitor } from '#tests/support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const CUSTOMER = { email: 'klant@voorbeeld.nl', password: 'nog een wachtwoord' }
const DOCUMENT = fileURLToPath(new URL('../../docs/operations.md', import.meta.url))

/** The block from the document, with the ports of this run. */
function documentedConfiguration(ports: Record<string, number>): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(DOCUMENT, 'utf8')) ?? []
  return Object.entries(ports).reduce((text, [written, port]) => {
    expect(text).toContain(written)
    return text.replaceAll(written, written.replace(/\d+$/, String(port)))
  }, block!)
}

const nginxBinary = DATABASE_KINDS.includes('postgres') ? findNginx() : undefined
const why = nginxBinary ? '' : ' (overgeslagen: nginx en PostgreSQL zijn er niet; installeer ze voor deze test)'

describe.runIf(nginxBinary)(`two processes behind nginx${why}`, () => {
  let storage: Storage
  let nginx: Nginx
  const ports: number[] = []
  const processes: Vindbaar[] = []
  let url: string
  let customer: Visitor

  const start = (port: number) =>
    startVindbaar({
      ...storage,
      env: {
        PORT: String(port),
        BASE_URL: url,
        TRUSTED_PROXIES: '127.0.0.1',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
    })

  beforeAll(async () => {
    storage = await newStorage('postgres')
    const [front, first, second] = [await freePort(), await freePort(), await freePort()]
    ports.push(first, second)
    url = `http://localhost:${front}`
    for (const port of ports) processes.push(await start(port))
    const configuration = documentedConfiguration({
      'listen 80': front,
      '127.0.0.1:3001': first,
      '127.0.0.1:3002': second,
    })
    nginx = await startNginx(nginxBinary!, configuration, url)
    const admin = await signIn(url, ADMIN)
    ;({ visitor: customer } = await newCustomer(url, admin, CUSTOMER))
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all(processes.map((one) => one.stop()))
    await storage.remove()
  })

  test('forms work through it', async () => {
    expect((await customer.post('/dashboard/company-data', { intent: 'save', companyName: 'Door nginx' })).status).toBe(
      200,
    )
    expect(await (await customer.get('/dashboard')).text()).toContain('Door nginx')
  })

  test('a rolling restart fails no idempotent request, and loses no form that was acknowledged', async () => {
    const failed: string[] = []
    let asked = 0
    let isOver = false
    const keepAsking = async (path: string, ask: () => Promise<Response>) => {
      while (!isOver) {
        const outcome = await ask().then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          (error: Error) => ({ status: 0, text: String(error.cause ?? error) }),
        )
        asked += 1
        if (outcome.status !== 200) failed.push(`${path}: ${outcome.status} ${outcome.text.slice(0, 200)}`)
      }
    }
    const pages = ['/', '/login', URLS.pricing, '/llms.txt'].map((path) => keepAsking(path, () => fetch(url + path)))
    const screens = ['/dashboard', '/account'].map((path) => keepAsking(path, () => customer.get(path)))

    let acknowledged = 0
    const refused: number[] = []
    const saving = (async () => {
      for (let version = 1; !isOver; version++) {
        const answer = await customer.post('/dashboard/company-data', {
          intent: 'save',
          companyName: `Versie ${version}`,
        })
        await answer.text()
        if (answer.status === 200) acknowledged = version
        else refused.push(answer.status)
      }
    })()

    await eventually(() => expect(asked).toBeGreaterThan(20))
    for (const [index, port] of ports.entries()) {
      expect(await processes[index]!.terminate()).toMatchObject({ status: 0 })
      processes[index] = await start(port)
      await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200))
      const before = asked
      await eventually(() => expect(asked).toBeGreaterThan(before + 20))
    }
    isOver = true
    await Promise.all([...pages, ...screens, saving])

    expect(failed).toEqual([])
    // nginx may not repeat a form that it had sent: the page says so, and keeps the text.
    for (const status of refused) expect([502, 503]).toContain(status)
    expect(await (await customer.get('/dashboard')).text()).toContain(`Versie ${acknowledged}`)
  })

  test('an outage of both processes is over as soon as one is back', async () => {
    await Promise.all(processes.map((one) => one.terminate()))
    expect((await fetch(url)).status).toBe(502)
    for (const [index, port] of ports.entries()) processes[index] = await start(port)
    expect((await fetch(url)).status).toBe(200)
  })
})
