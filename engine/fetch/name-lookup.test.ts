import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { type DnsServer, serveDns } from '#tests/support/dns-server.ts'
import { serveWebsite } from '#tests/support/website.ts'
import { addressesOf, resolveByDns } from './name-lookup.ts'
import { type FetcherOptions, openSafeFetcher } from './safe-fetch.ts'

async function withDns(test: (dns: DnsServer) => Promise<void>): Promise<void> {
  const known = { 'gezond.example': '127.0.0.1', 'openbaar.example': '93.184.216.34' }
  const dns = await serveDns(known, (name) => name.endsWith('.stil.example'))
  await test(dns).finally(() => dns.close())
}

async function fetchOnce(url: string, options: Partial<FetcherOptions>) {
  const fetcher = openSafeFetcher({ botInfoUrl: 'https://bot.example/', ...options })
  return fetcher.fetch(url, 'page').finally(() => fetcher.close())
}

test('names that no name server answers for delay neither other fetches nor the lookups of the machine itself', () =>
  withDns(async (dns) => {
    const resolve = resolveByDns([dns.address])
    const site = await serveWebsite((_, response) => response.end('hallo'), 'localhost')
    const unanswered = Array.from({ length: 200 }, (_, index) =>
      fetchOnce(`http://naam${index}.stil.example/`, { resolve }).then((source) => {
        ended++
        return source.failure
      }),
    )
    let ended = 0
    // Its name is answered; that it leads to loopback is then refused as ever.
    expect((await fetchOnce('http://gezond.example/', { resolve })).failure).toBe('blocked-address')
    const own = { resolve, allowPrivateHosts: [new URL(site.url).host] }
    expect(await fetchOnce(site.url, own)).toMatchObject({ status: 200, failure: null })
    expect(ended).toBe(0)
    expect(new Set(await Promise.all(unanswered))).toEqual(new Set(['timed-out']))
    await site.close()
  }))

test('a DNS query that nobody waits for any more is cancelled', () =>
  withDns(async (dns) => {
    const giveUp = new AbortController()
    const asked = addressesOf('iets.stil.example', giveUp.signal, [dns.address])
    giveUp.abort()
    await expect(asked).rejects.toMatchObject({ code: 'ECANCELLED' })
  }))

test('a name that does not exist is named as such, and one address of either kind is enough', () =>
  withDns(async (dns) => {
    const resolve = resolveByDns([dns.address])
    expect((await fetchOnce('http://bestaatniet.example/', { resolve })).failure).toBe('dns-failed')
    expect(await addressesOf('openbaar.example', undefined, [dns.address])).toEqual(['93.184.216.34'])
  }))

test('fetching leaves no listeners on the signal of the caller, however long it lives', async () => {
  const site = await serveWebsite((_, response) => response.end('hallo'))
  const { signal } = new AbortController()
  const fetchSome = async (times: number) => {
    for (let i = 0; i < times; i++) await fetchOnce(site.url, { signal, allowPrivateHosts: ['127.0.0.1'] })
    return queryObjects(AbortSignal, { format: 'count' })
  }
  const before = await fetchSome(20)
  expect(await fetchSome(200)).toBeLessThan(before + 20)
  await site.close()
})
