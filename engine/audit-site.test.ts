import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type AuditProgress, auditSite, closeAuditWorkers } from './audit-site.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))))
afterAll(closeAuditWorkers)

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Path → HTML; anything else is a 404. */
const pages =
  (site: Record<string, string>): RequestListener =>
  (request, response) => {
    const html = site[request.url ?? '/']
    response
      .writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(html ?? 'weg')
  }

async function audit(host: string, onProgress?: (progress: AuditProgress) => void) {
  const options = { takenAt: new Date('2026-11-21T09:00:00Z'), allowPrivateHosts: [host] }
  const result = await auditSite(`http://${host}/`, onProgress ? { ...options, onProgress } : options)
  if (!result.ok) throw new Error(result.reason)
  return result.report
}

describe('auditing a website', () => {
  it('reads the home page and the pages that hold facts, and says how far it is', async () => {
    const host = await serve(
      pages({
        '/': '<html lang="nl"><title>Schildersbedrijf Kwast</title><p>Wij schilderen.</p><a href="/contact">Contact</a>',
        '/contact': '<h1>Contact</h1><p>Dorpsstraat 1, 3511 AB Utrecht. KvK 54812736</p>',
      }),
    )
    const steps: AuditProgress[] = []
    const report = await audit(host, (progress) => steps.push(progress))
    expect(report.facts.kvk).toMatchObject({ value: '54812736', source: 'contact', page: `http://${host}/contact` })
    expect(report.sources_analyzed.map(({ url, status }) => [url, status])).toContainEqual([
      `http://${host}/contact`,
      200,
    ])
    expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['robots', 'home', 'pages', 'judge']))
    expect(steps.at(-1)).toMatchObject({ step: 'judge', done: steps.at(-1)!.total })
  })

  it('obeys a robots.txt that blocks every crawler', async () => {
    const asked: string[] = []
    const host = await serve((request, response) => {
      asked.push(request.url!)
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /')
    })
    const report = await audit(host)
    expect(asked).toEqual(['/robots.txt'])
    expect(report.gates.map(({ id }) => id)).toEqual(['disallowed'])
    expect(report.score).toBeLessThanOrEqual(15)
  })

  it('reports a bot wall for what it is', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end()
      else
        response
          .writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' })
          .end('<title>Just a moment...</title>')
    })
    const report = await audit(host)
    expect(report.checks.find(({ id }) => id === 'home-reachable')?.outcome).toBe('challenge')
    expect(report.consequences.find(({ assistant }) => assistant === 'chatgpt')?.status).toBe('unknown')
  })

  it('still gives a report where the pages are too heavy to read', async () => {
    const host = await serve(pages({ '/': '<b><i><a>'.repeat(150_000) }))
    const report = await audit(host)
    expect(report.analysis_failure).toBe('analysis-too-heavy')
    expect(report.website_live).toBe(true)
    expect(report.summary).toContain('te zwaar')
  })

  it('refuses an address that may not be read, without a report', async () => {
    const takenAt = new Date()
    expect(await auditSite('http://10.0.0.1/', { takenAt })).toEqual({ ok: false, reason: 'blocked-address' })
    expect(await auditSite('geen adres', { takenAt })).toMatchObject({ ok: false })
  })

  it('stops when its signal aborts', async () => {
    const host = await serve(pages({ '/': '<p>hallo</p>' }))
    const signal = AbortSignal.abort(new Error('genoeg'))
    await expect(
      auditSite(`http://${host}/`, { takenAt: new Date(), allowPrivateHosts: [host], signal }),
    ).rejects.toThrow('genoeg')
  })
})
