/** The share images of profiles, from a save to the bytes that a messenger gets: real processes, whole requests. */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawMissingShareImages, drawShareImages } from '#features/images/share-images.server.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { asOwner, createAccount, eachDatabase, setPlan, type TestAccount } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { change, type PublicSite, servePublicSite } from '../support/public-site.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'

const BASICS = {
  companyName: 'Kaasmakerij De Proefkamer',
  url: 'https://proefkamer.example',
  locations: ['Meerdam'],
  countries: [],
  desiredInfo: '',
  llmPlatforms: ['chatgpt' as const],
}

eachDatabase('share images', (db) => {
  let program: TestServices
  let site: PublicSite
  beforeAll(async () => {
    program = await startServices(db(), { sends: false })
    site = await servePublicSite(program.services)
  })
  afterAll(async () => {
    await site.close()
    await program.close()
  })
  const publish = (account: TestAccount, values: object = {}) =>
    publishProfile(program.services, sessionOf(account), account.domainId, { ...BASICS, ...values })
  const drawings = async (account: TestAccount) =>
    (
      await db().asJobs((tx) =>
        tx.execute<{ hash: string | null; at: string }>(
          sql`select hash, drawn_at::text as at from share_images where domain_id = ${account.domainId}`,
        ),
      )
    ).rows
  /** The image that the page names for link previews. */
  const offered = async (slug: string) => {
    const text = await (await site.get(`/profile/${slug}`)).text()
    const property = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1]
    const address = property('og:image')
    expect(property('twitter:image')).toBe(address)
    return address && { path: new URL(address).pathname, alt: property('og:image:alt'), card: property('twitter:card') }
  }
  const drawn = (slug: string, about: string) =>
    eventually(async () => {
      const image = await offered(slug)
      if (!image) throw new Error('Not drawn yet')
      expect(image.alt).toContain(about)
      return image
    })

  test('are drawn after publishing, drawn again when the name changes, and gone with the profile', async () => {
    const account = await createAccount(db(), { plan: 'free' })
    const { slug } = await publish(account)
    const first = await drawn(slug, 'Kaasmakerij De Proefkamer is een bedrijf in Meerdam.')
    expect(first.card).toBe('summary_large_image')
    const answer = await site.get(first.path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })

    await publish(account, { companyName: 'Kaasmakerij De Nieuwe Kamer' })
    const second = await drawn(slug, 'De Nieuwe Kamer')
    expect(second.path).not.toBe(first.path)
    expect((await site.get(first.path)).status).toBe(404)
    const kept = await db().asJobs((tx) =>
      tx.execute(sql`select from images where hash = ${first.path.slice('/images/'.length, -'.png'.length)}`),
    )
    expect(kept.rows).toEqual([])

    // What nobody fetched from an address belongs to the profile all the same.
    await tidyImages(program.services)
    expect((await site.get(second.path)).status).toBe(200)
    await unpublishProfile(program.services, sessionOf(account), account.domainId)
    expect((await site.get(second.path)).status).toBe(404)
    expect(program.errors).toEqual([])
  })

  test('are drawn once for many publishes in a row, of what was published last', async () => {
    const account = await createAccount(db(), { plan: 'free' })
    let slug = ''
    for (const number of [1, 2, 3, 4, 5]) ({ slug } = await publish(account, { companyName: `Kaasmakerij ${number}` }))
    await drawn(slug, 'Kaasmakerij 5')
    const { rows } = await db().asJobs((tx) =>
      tx.execute(sql`select count from rate_limits where key like ${`image-by-user:${account.id}%`}`),
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('that were missed are drawn by the daily job, once', async () => {
    const account = await createAccount(db(), { plan: 'free' })
    const { slug } = await publish(account)
    await drawn(slug, 'De Proefkamer')
    await asOwner(db(), sql`delete from share_images where domain_id = ${account.domainId}`)
    await drawMissingShareImages(program.services)
    const once = await drawings(account)
    expect(once).toHaveLength(1)
    await drawMissingShareImages(program.services)
    expect(await drawings(account)).toEqual(once)
  })

  test('say nothing that the plan in force does not show', async () => {
    const account = await createAccount(db(), { plan: 'pro' })
    const { slug } = await publish(account)
    await change(db(), account, { sector: 'Zuivel' })
    await drawShareImages(program.services, account.id)
    await drawn(slug, 'in de sector Zuivel')
    await setPlan(db(), account.id, 'free')
    await eventually(async () => expect(await offered(slug)).toBeUndefined())
    await drawShareImages(program.services, account.id)
    expect((await drawn(slug, 'is een bedrijf in Meerdam')).alt).not.toContain('Zuivel')
  })

  test('are not drawn of a name that our fonts cannot write, and that is not tried again and again', async () => {
    const account = await createAccount(db(), { plan: 'free' })
    const { slug } = await publish(account, { companyName: '東京' })
    const tried = await eventually(async () => {
      const found = await drawings(account)
      expect(found).toHaveLength(1)
      return found
    })
    expect(tried[0]!.hash).toBeNull()
    await drawShareImages(program.services, account.id)
    expect(await drawings(account)).toEqual(tried)
    expect(await offered(slug)).toBeUndefined()
  })
})
