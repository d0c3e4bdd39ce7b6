// Applies every fix that a report of a golden site offers as a person would, serves the result on loopback and audits it again.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { linksOf } from '#engine/extract/page/page-links.ts'
import { collectSite } from '#engine/fetch/collect-pages.ts'
import { allowedPaths, firstPages, morePages } from '#engine/visit/plan-visit.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import type { SiteReader } from '#engine/fetch/site-reader.ts'
import { judgeEvidence } from '#engine/judge/judge.ts'
import type { AuditReport, ReportChange } from '#engine/report/report.ts'
import { freePort } from '#tests/support/free-port.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const sites = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const READER: SiteReader = {
  linksOf: async (home) => linksOf(home),
  allowedPaths: async (robots, paths) => allowedPaths(robots, paths),
  firstPages: async (known) => firstPages(known),
  morePages: async (known, first, sitemap) => morePages(known, first, sitemap),
}
type Files = Map<string, Buffer>

function filesOf(folder: string, below = ''): [string, Buffer][] {
  return readdirSync(join(folder, below)).flatMap((name): [string, Buffer][] => {
    const path = `${below}/${name}`
    return statSync(join(folder, path)).isDirectory() ? filesOf(folder, path) : [[path, readFileSync(join(folder, path))]]
  })
}

/** Serves the files, and audits them with the same recorded timings each time. */
async function audit(files: Files, port?: number): Promise<{ report: AuditReport; port: number }> {
  const at = port ?? (await freePort())
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const tries = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
    const found = tries.find((one) => files.has(one))
    const type = found?.endsWith('.txt') ? 'text/plain' : found?.endsWith('.xml') ? 'application/xml' : 'text/html'
    response.writeHead(found ? 200 : 404, { 'content-type': type }).end(found ? files.get(found) : 'Niet gevonden')
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const fetcher = openSafeFetcher({ botInfoUrl: 'https://vindbaar.example/bot', allowPrivateHosts: [`127.0.0.1:${at}`] })
  try {
    const evidence = await collectSite(new URL(`http://127.0.0.1:${at}/`), {
      takenAt: '2026-11-21T09:00:00.000Z',
      reader: READER,
      fetch: async (...given) => ({ ...(await fetcher.fetch(...given)), firstByteMs: 90, totalMs: 140 }),
    })
    return { report: judgeEvidence(evidence), port: at }
  } finally {
    await fetcher.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** What a person does with the code, by what the report says to do with it. */
function pasted(files: Files, { id, code }: ReportChange): Files {
  const after = new Map(files)
  const home = files.get('/index.html')!.toString('latin1')
  const isUtf8 = !/charset=["']?(?:windows-1252|iso-8859-1)/i.test(home.slice(0, 1000))
  const octets = isUtf8
    ? Buffer.from(code!.text).toString('latin1')
    : code!.text.replace(/[\u0080-\uffff]/g, (char) =>
        id === 'json-ld' ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : `&#${char.charCodeAt(0)};`,
      )
  const save = (html: string) => after.set('/index.html', Buffer.from(html, 'latin1'))
  const inHead = () => save(/<\/head>/i.test(home) ? home.replace(/<\/head>/i, () => `${octets}</head>`) : home.replace(/<title>|$/i, (tag) => octets + tag))
  if (id === 'robots-txt') after.set('/robots.txt', Buffer.from(code!.text))
  else if (id === 'llms-txt') after.set('/llms.txt', Buffer.from(code!.text))
  else if (id === 'indexing') save(home.replace(/<meta[^>]*no(?:index|snippet)[^>]*>/gi, () => octets))
  else if (id === 'json-ld' && /Vervang|in de plaats/.test(code!.intro)) {
    const blocks = [...home.matchAll(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi)].map(([block]) => block)
    const isOld = (block: string) => /Organization|Business|Bakery|Store|Painter|Service|"name"/.test(block)
    save(home.replace(blocks.find(isOld) ?? blocks[0]!, () => octets))
  } else inHead()
  return after
}

describe.each(sites.map(({ name }) => name))('the golden site %s', (id) => {
  it('gets the predicted score for every fix', async () => {
    const files: Files = new Map(filesOf(join(root, id, 'www')))
    const { report, port } = await audit(files)
    const fixes = report.changes.filter(({ code }) => code)
    for (const change of fixes) {
      expect(change.from).toBe(report.score)
      expect(change.points).toBe(change.to! - change.from)
      const { report: after } = await audit(pasted(files, change), port)
      expect(after.score, `${change.id}: ${change.says}`).toBe(change.to)
      const won = after.checks.filter(({ id, points }) => points > report.checks.find((one) => one.id === id)!.points)
      expect(won.map((check) => check.id)).toEqual(change.checks)
    }
    // One edit is one change.
    expect(new Set(report.changes.map(({ says }) => says)).size).toBe(report.changes.length)
  })
})

it('offers fixes for the golden sites at all', async () => {
  const ids = new Set<string>()
  for (const { name } of sites) {
    const { report } = await audit(new Map(filesOf(join(root, name, 'www'))))
    for (const { id, code } of report.changes) if (code) ids.add(id)
  }
  expect([...ids].sort()).toEqual(expect.arrayContaining(['indexing', 'json-ld', 'llms-txt', 'robots-txt']))
})
