/** One customer cannot exhaust the program: slow work is counted before it begins, and other accounts take turns with it. */
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'
import type { Visitor } from '../support/visitor.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const PAGE = `<!doctype html><html lang="nl"><title>Bakkerij De Proef</title><h1>Bakkerij De Proef</h1>
<p>${'Brood van desem uit Testwoude. '.repeat(60)}</p>`

/** Answers when the test allows it, and counts how many wait at the same time. */
const slow = { held: [] as (() => unknown)[], open: false, most: 0, waiting: 0 }

async function startWebsites() {
  const openPage = () =>
    serveWebsite((request, response) => {
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ? PAGE : '')
    })
  const held = await serveWebsite((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end()
    slow.waiting++
    slow.most = Math.max(slow.most, slow.waiting)
    // Answered, or the client disconnected.
    response.once('close', () => slow.waiting--)
    const answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    if (slow.open) answer()
    else slow.held.push(answer)
  })
  const down = await serveWebsite((request) => void request.socket.destroy())
  return { page: await openPage(), other: await openPage(), held, down }
}

const started: Promise<Record<'page' | 'other' | 'held' | 'down', Website>> = startWebsites()
afterAll(async () => {
  for (const website of Object.values(await started)) await website.close()
})

const analyze = (visitor: Visitor, url: string) => visitor.call('analyze-company', { companyName: 'Bakkerij', url })

async function publish(visitor: Visitor, url: string) {
  const form = { intent: 'publish', companyName: 'Bakkerij', url, desiredInfo: 'Brood.', llmPlatforms: ['chatgpt'] }
  expect((await visitor.post('/dashboard', form)).status).toBeLessThan(400)
}
const codesOf = async (answers: Response[]) =>
  Promise.all(answers.map(async (answer) => (answer.ok ? 'ok' : ((await answer.json()) as { code: string }).code)))

eachRunningVindbaar(
  'analyses',
  (running) => {
    test('requested sixty times at once by a Gratis account read the website once, and the rest is refused with the reason', async () => {
      const { page } = await started
      const { visitor } = await running().customer('free')
      await publish(visitor, page.url)
      page.requests.length = 0
      const answers = await Promise.all(Array.from({ length: 60 }, () => analyze(visitor, page.url)))
      expect(page.requests.filter((path) => path === '/')).toHaveLength(1)
      // Requests after it is done get its report.
      const codes = await codesOf(answers)
      expect(new Set(codes)).toEqual(new Set(['ok', 'too-many-at-once']))
      for (const answer of answers.filter(({ ok }) => !ok)) {
        expect(answer.status).toBe(429)
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
    })

    test('of a website that never works can be tried five times a day, without using up the month’s analysis', async () => {
      const { down } = await started
      const { visitor } = await running().customer('free')
      await publish(visitor, down.url)
      down.requests.length = 0
      const answers: Response[] = []
      for (let attempt = 0; attempt < 7; attempt++) answers.push(await analyze(visitor, down.url))
      const codes = await codesOf(answers)
      expect(codes).toEqual([...Array(5).fill('ok'), 'analysis-limit-reached', 'analysis-limit-reached'])
      expect(Number(answers[6]!.headers.get('Retry-After'))).toBeLessThanOrEqual(25 * 3600)
      const asked = down.requests.length
      await analyze(visitor, down.url)
      expect(down.requests.length).toBe(asked)
    })

    test('requested sixty times at once by a Pro account run two at a time, while another customer’s continues', async () => {
      const { held, other: page } = await started
      Object.assign(slow, { open: false, most: 0, held: [] })
      const [greedy, other] = await Promise.all([running().customer('pro'), running().customer('pro')])
      await publish(greedy.visitor, held.url)
      await publish(other.visitor, page.url)
      const many = Array.from({ length: 60 }, () => analyze(greedy.visitor, held.url))
      await eventually(() => expect(slow.held.length).toBeGreaterThan(0))
      expect((await analyze(other.visitor, page.url)).status).toBe(200)
      slow.open = true
      for (const answer of slow.held) answer()
      const codes = await codesOf(await Promise.all(many))
      expect(codes.filter((code) => code === 'too-many-at-once').length).toBeGreaterThanOrEqual(50)
      expect(new Set(codes)).toEqual(new Set(['ok', 'too-many-at-once']))
      expect(slow.most).toBeLessThanOrEqual(2)
    })
  },
  async () => ({
    AUDIT_ALLOW_PRIVATE_HOSTS: Object.values(await started)
      .map(({ url }) => new URL(url).host)
      .join(','),
  }),
)
