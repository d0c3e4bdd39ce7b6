/** Misbehaving websites on loopback, and their audit. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach } from 'vitest'
import { type AuditOptions, auditSite, closeAuditWorkers } from '#engine/audit-site.ts'
import type { AuditReport } from '#engine/report/report.ts'

const closing: (() => Promise<unknown>)[] = []

/** Closes a server of the test's own when the test is over. */
export const closeAfterwards = (close: () => Promise<unknown>): void => void closing.push(close)

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})
afterAll(closeAuditWorkers)

/** A website that answers every path alike, unless `robots` is given. */
export async function serve(answer: RequestListener, robots: RequestListener | null = null): Promise<string> {
  const server = createServer((request, response) =>
    (request.url === '/robots.txt' && robots ? robots : answer)(request, response),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const html =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
export const text =
  (body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(body)
export const status = (code: number): RequestListener => html(`<title>${code}</title>`, code)
export const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end()
export const noRobots = status(404)

export const PAGE = `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title><h1>Kaasmakerij De Proefkamer</h1>
<p>${'Boerenkaas van rauwe melk uit Testwoude, gerijpt op hout. '.repeat(40)}</p>`

export async function audit(address: string, options: Partial<AuditOptions> = {}): Promise<AuditReport> {
  const hosts = [URL.parse(address.includes('://') ? address : `http://${address}/`)!.host]
  const result = await auditSite(address.includes('://') ? address : `http://${address}/`, {
    takenAt: '2026-11-21T12:00:00Z',
    allowPrivateHosts: hosts,
    ...options,
  })
  if (!result.ok) throw new Error(result.reason)
  return result.report
}
