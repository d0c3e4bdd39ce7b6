/** Background work: vendors' lists, the customers' own files, IndexNow, and the validator's requests. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshRanges } from '#features/crawler-visits/ranges.job.ts'
import { rangeSources } from '#features/crawler-visits/ranges.server.ts'
import { announceChange } from '#features/discovery/index-now.server.ts'
import { judgeLlmsFile, llmsTab } from '#features/own-files/llms-tab.server.ts'
import type { Services } from '#features/services.ts'
import { eachDatabase } from '../support/database.ts'
import { change, publish } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

eachDatabase('background work', (db) => {
  let started: TestServices
  let services: Services
  let site: Website
  const files = new Map<string, string>()
  beforeAll(async () => {
    started = await startServices(db())
    site = await serveWebsite((request, response) => {
      const body = files.get(request.url ?? '')
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/plain' }).end(body)
    })
    services = { ...started.services, auditAllowPrivateHosts: [new URL(site.url).host] }
  })
  afterAll(async () => {
    await site.close()
    await started.close()
  })

  test('stores a vendor’s list with its source and date; a later failure leaves it, and records the reason', async () => {
    const source = `${site.url}/gptbot.json`
    files.set('/gptbot.json', JSON.stringify({ prefixes: [{ ipv4Prefix: '192.0.2.0/24' }] }))
    await refreshRanges(services, [source])
    const [good] = (await rangeSources(services)).filter((one) => one.source === source)
    expect(good).toMatchObject({ problem: null, fetchedAt: expect.any(Date) })
    files.delete('/gptbot.json')
    await refreshRanges(services, [source])
    const [bad] = (await rangeSources(services)).filter((one) => one.source === source)
    expect(bad).toMatchObject({ fetchedAt: good!.fetchedAt, problem: expect.stringContaining('404') })
    const { rows } = await db().asJobs((tx) =>
      tx.execute(sql`select prefixes from crawler_ranges where source = ${source}`),
    )
    expect(rows).toEqual([{ prefixes: ['192.0.2.0/24'] }])
  })

  test('a list that is too large, too deep or too long is a problem with a name, and leaves the one that was there', async () => {
    const source = `${site.url}/claudebot.json`
    const ranges = async () =>
      (
        await db().asJobs((tx) =>
          tx.execute<{ prefixes: string[]; problem: string | null }>(
            sql`select prefixes, problem from crawler_ranges where source = ${source}`,
          ),
        )
      ).rows[0]
    files.set('/claudebot.json', JSON.stringify({ prefixes: [{ ipv4Prefix: '192.0.2.0/24' }] }))
    await refreshRanges(services, [source])
    expect(await ranges()).toEqual({ prefixes: ['192.0.2.0/24'], problem: null })
    const MB = 1024 * 1024
    const none = 'status 200, geen lijst met adressen'
    for (const [list, problem] of [
      [
        `{"prefixes":[${'{"ipv4Prefix":"198.51.100.0/24"},'.repeat(1_600_000)}{}]}`,
        'Het antwoord was te groot; alleen het begin is gelezen.',
      ],
      [
        `{"prefixes":${'['.repeat(0.9 * MB)}${']'.repeat(0.9 * MB)}}`,
        /^(De lijst was te zwaar om te lezen\.|status 200, geen lijst met adressen)$/,
      ],
      [`{"prefixes":[${'{},'.repeat(600_000)}{"ipv4Prefix":"198.51.100.0/24"}]}`, none],
    ] as const) {
      files.set('/claudebot.json', list)
      await refreshRanges(services, [source])
      expect(await ranges()).toEqual({
        prefixes: ['192.0.2.0/24'],
        problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
      })
    }
  })

  test('gives Gratis its hosted file and its validation, but not the text for its own website', async () => {
    const customer = await publish(db(), {}, 'free')
    const tab = await llmsTab(services, sessionOf(customer), customer.domainId)
    expect(tab).toMatchObject({ hostedUrl: expect.stringContaining('/llms.txt'), text: null })
    expect(tab.judgement).toMatchObject({ faults: 0 })
  })

  describe('the validator', () => {
    test('accepts a website’s address, finds its llms.txt, repairs it and shows the difference', async () => {
      const customer = sessionOf(await publish(db()))
      files.set('/llms.txt', '\uFEFF# Bedrijf\n## Links\n* [Over](/over) - wie wij zijn\n')
      const judged = await judgeLlmsFile(services, customer, { url: site.url })
      expect(judged.url).toBe(`${site.url}/llms.txt`)
      expect(judged.problems.map(({ code }) => code)).toContain('byte-order-mark')
      expect(judged.repaired).toContain(`- [Over](${site.url}/over): wie wij zijn`)
      expect(judged.difference.some(({ kind }) => kind === 'added')).toBe(true)
    })

    test.each([
      ['', 'Vul je website URL in'],
      ['javascript:alert(1)', 'Vul je website URL in'],
      ['http://127.0.0.1:22/', 'Vul je website URL in'],
    ])('refuses %j', async (url, message) => {
      const customer = sessionOf(await publish(db()))
      await expect(judgeLlmsFile(services, customer, { url })).rejects.toMatchObject({ fields: { url: message } })
    })
  })

  test('notifies IndexNow once of a profile that may be indexed, and never of another', async () => {
    const heard: string[] = []
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => heard.push(text))
      request.on('end', () => response.writeHead(202).end())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const profile = await publish(db())
    const announce = () => announceChange(services, { key: 'een-sleutel', slug: profile.slug, endpoint })
    expect(await announce()).toBe('not-to-be-indexed')
    await change(db(), profile, { noindex_google: false })
    expect([await announce(), await announce()]).toEqual(['announced', 'just-done'])
    expect(heard).toHaveLength(1)
    expect(JSON.parse(heard[0]!)).toMatchObject({
      key: 'een-sleutel',
      urlList: [`http://localhost:3000/profile/${profile.slug}`],
    })
    server.close()
  })
})
