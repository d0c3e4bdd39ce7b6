// The daily reading of facts: what it finds by itself, how often it looks, and for whom.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { compareFactsNow, factsOverview } from '#features/consistency/consistency.server.ts'
import { findFactsToReread, rereadFacts } from '#features/consistency/reread.job.ts'
import type { JobData, NewJob } from '#features/jobs/job-kind.ts'
import { noticeText } from '#features/notices/notice-text.rules.ts'
import { ownNotices } from '#features/notices/own-notices.server.ts'
import type { Services } from '#features/services.ts'
import { page } from '../support/bakery-pages.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { change, type Published, publish } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'
import { watchAll } from '../support/watch.ts'
import { serveWebsite, type Website } from '../support/website.ts'

afterAll(closeAuditWorkers)

const OLD = '072 541 39 00'
const NEW = '020 624 77 31'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

eachDatabase('the daily reading of facts', (db) => {
  let started: TestServices
  let services: Services
  let site: Website
  let shown: string | null
  let clock: number
  const { signal } = new AbortController()

  beforeAll(async () => {
    started = await startServices(db())
    site = await serveWebsite((request, response) => {
      if (shown === null) return void request.socket.destroy()
      const body = page(
        'Bakkerij De Proefoven',
        `<h1>Bakkerij De Proefoven</h1><p>${'Brood. '.repeat(60)}</p><p>Bel ${shown}</p>`,
      )
      const found = request.url === '/'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(found ? body : '')
    })
    services = {
      ...started.services,
      auditAllowPrivateHosts: [new URL(site.url).host],
      now: () => new Date(clock),
    }
  })
  afterAll(() => Promise.all([site.close(), started.close()]))
  beforeEach(async () => {
    await asOwner(db(), sql`update accounts set deleted_at = now() where deleted_at is null`)
    shown = OLD
    clock = Date.now()
  })

  const company = (plan: 'free' | 'pro' | 'expert' = 'pro') => {
    const columns = { company_name: 'Bakkerij De Proefoven', url: `${site.url}/`, sales_telefoon: OLD }
    return publish(db(), { ...columns, geo_published_at: new Date(clock) }, plan)
  }
  async function queued(): Promise<NewJob[]> {
    const jobs: NewJob[] = []
    await findFactsToReread(services, {
      data: {},
      tries: 0,
      signal,
      send: async (_name, more) => void jobs.push(...more),
    })
    return jobs
  }
  /** As the queue does it; returns how many websites were read. */
  async function dayPasses(tries = 0): Promise<number> {
    const jobs = await queued()
    for (const { data } of jobs) await read(data!, tries)
    return jobs.length
  }
  /** A website that is up may still be too slow for a busy machine: then it is tried again. */
  async function read(data: JobData, tries = 0): Promise<void> {
    for (let left = 5; ; left--) {
      try {
        return await rereadFacts(services, { data, tries, signal })
      } catch (error) {
        if (shown === null || left === 0) throw error
      }
    }
  }
  const valuesLeft = async (one: Published) =>
    (await factsOverview(services, sessionOf(one), one.domainId)).leftovers.map(({ value }) => value)
  /** As the owner reads them, oldest first, without that the profile is online. */
  async function noticesOf(one: Published) {
    const { notices } = await ownNotices(services, sessionOf(one))
    return notices
      .filter(({ kind }) => kind === 'leftover')
      .map((notice) => noticeText(notice, 'nl'))
      .toReversed()
  }
  const newNumber = (one: Published) => change(db(), one, { sales_telefoon: NEW, geo_published_at: new Date(clock) })

  test('finds an old number by itself after a change, looks again each day until it is gone, and then once a month', async () => {
    const one = await company()
    expect(await dayPasses()).toBe(1)
    expect(await dayPasses()).toBe(0)
    clock += HOUR
    await newNumber(one)
    clock += HOUR
    expect(await dayPasses()).toBe(1)
    expect(await valuesLeft(one)).toEqual([OLD])
    clock += HOUR
    expect(await dayPasses()).toBe(0)
    clock += DAY
    expect(await dayPasses()).toBe(1)
    expect(await valuesLeft(one)).toEqual([OLD])
    shown = NEW
    clock += DAY
    expect(await dayPasses()).toBe(1)
    expect(await valuesLeft(one)).toEqual([])
    clock += DAY
    expect(await dayPasses()).toBe(0)
    clock += 30 * DAY
    expect(await dayPasses()).toBe(1)
  })

  test('tells once of an old number that two readings a day apart found, on screen and in the mail of the day', async () => {
    const one = await company()
    clock += HOUR
    await newNumber(one)
    await dayPasses()
    expect(await noticesOf(one)).toEqual([])
    // The owner looks too, which confirms nothing within the same day.
    clock += HOUR
    await compareFactsNow(services, sessionOf(one), one.domainId)
    clock += DAY
    const [job] = await queued()
    await Promise.all([read(job!.data!), read(job!.data!)])
    const [notice, ...others] = await noticesOf(one)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ tone: 'warn', title: 'Een oud gegeven staat nog op je website' })
    expect(notice!.lines[0]).toBe(`Telefoon: ${OLD} staat nog op ${site.url}/. In je profiel staat nu ${NEW}.`)
    await watchAll(services)
    await started.mailsSent()
    const mails = started.mail.mails.splice(0)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('Een oud gegeven staat nog op je website')
    // It is mended, and comes back as a website that was put back does.
    for (const phone of [NEW, OLD, OLD]) {
      shown = phone
      clock += 8 * DAY
      await dayPasses()
    }
    expect(await noticesOf(one)).toHaveLength(1)
  })

  test('looks once a week where an old number still stands a month after the change', async () => {
    const one = await company()
    clock += HOUR
    await newNumber(one)
    clock += 35 * DAY
    expect(await dayPasses()).toBe(1)
    clock += DAY
    expect(await dayPasses()).toBe(0)
    clock += 7 * DAY
    expect(await dayPasses()).toBe(1)
    expect(await valuesLeft(one)).toEqual([OLD])
  })

  test('keeps the list where the website gives no answer, which is believed at the third try, and looks again the next day', async () => {
    const one = await company()
    clock += HOUR
    await newNumber(one)
    await dayPasses()
    shown = null
    clock += DAY
    await expect(dayPasses(0)).rejects.toThrow()
    await expect(dayPasses(1)).rejects.toThrow()
    expect(await dayPasses(2)).toBe(1)
    expect(await noticesOf(one)).toEqual([])
    const overview = await factsOverview(services, sessionOf(one), one.domainId)
    expect(overview.sources[0]).toMatchObject({ kind: 'website', state: 'not-readable' })
    expect(overview.leftovers.map(({ value }) => value)).toEqual([OLD])
    clock += DAY
    shown = NEW
    expect(await dayPasses()).toBe(1)
    expect(await valuesLeft(one)).toEqual([])
  })

  test('reads once where two jobs were queued for one website', async () => {
    await company()
    const [job] = await queued()
    await rereadFacts(services, { data: job!.data!, tries: 0, signal })
    site.requests.length = 0
    await rereadFacts(services, { data: job!.data!, tries: 0, signal })
    expect(site.requests).toEqual([])
  })

  test('is for public profiles of open accounts with Pro or Expert', async () => {
    await company('free')
    const closed = await company('expert')
    const hidden = await company('expert')
    const lapsed = await company('pro')
    const one = await company('expert')
    const late = await queued()
    await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${closed.id}`)
    await change(db(), hidden, { published: false })
    await setPlan(db(), lapsed.id, 'free')
    expect((await queued()).map(({ data }) => data!.id)).toEqual([one.domainId])
    // A job that waited in the queue meanwhile does nothing.
    site.requests.length = 0
    for (const { data } of late.filter(({ data }) => data!.id !== one.domainId))
      await rereadFacts(services, { data: data!, tries: 0, signal })
    expect(site.requests).toEqual([])
  })
})
