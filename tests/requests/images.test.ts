/** The images of a profile, from the typed address to the bytes that a visitor gets: real websites, whole requests. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportAccount } from '#features/accounts/export.server.ts'
import { fetchImages } from '#features/images/fetch-images.server.ts'
import { type OwnImage, ownImages, retryImage } from '#features/images/own-images.server.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { pictureOf } from '#features/public-profile/schema.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { asOwner, createAccount, eachDatabase, freeWebsites, setPlan, type TestAccount } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { serveImages } from '../support/image-website.ts'
import { type Program, signedIn, startProgram } from '../support/program.ts'
import { change } from '../support/public-site.ts'
import { sessionOf } from '../support/session.ts'

const BASICS = {
  companyName: 'Kaasmakerij De Proefkamer',
  url: 'https://proefkamer.example',
  locations: [],
  countries: [],
  desiredInfo: '',
  llmPlatforms: ['chatgpt' as const],
}
const person = (naam: string, foto: string, verborgen = false) => ({ naam, functie: '', bio: '', foto, verborgen })
const GPTBOT = { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)' }
const CLAUDE = { 'user-agent': 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)' }

eachDatabase('images', (db) => {
  let program: Program
  let website: Awaited<ReturnType<typeof serveImages>>
  beforeAll(async () => {
    program = await startProgram(db())
    website = await serveImages()
    program.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  afterAll(async () => {
    await website.close()
    await program.close()
  })
  const at = (path: string) => `${website.url}${path}`
  const customer = () => createAccount(db(), { plan: 'pro' })
  const save = (account: TestAccount, values: object) =>
    saveProfile(program.services, sessionOf(account), account.domainId, { ...BASICS, ...values })
  const publish = (account: TestAccount, values: object) =>
    publishProfile(program.services, sessionOf(account), account.domainId, { ...BASICS, ...values })
  const imagesOf = (account: TestAccount) => ownImages(program.services, sessionOf(account), account.domainId)
  /** Resolves once no fetch is running. */
  const settled = (account: TestAccount): Promise<OwnImage[]> =>
    eventually(async () => {
      const images = await imagesOf(account)
      expect(images.filter(({ state }) => state === 'bezig')).toEqual([])
      return images.sort((a, b) => a.url.localeCompare(b.url))
    })
  const get = (path: string, headers: Record<string, string> = {}) => program.ask(path, { headers })
  const asked = (path: string) => website.requests.filter((one) => one === path).length

  test('are fetched once, re-encoded, and shown in every format from our own address', async () => {
    const account = await customer()
    const { slug } = await publish(account, {
      ...{ logoSvgUrl: at('/logo.svg'), logoPngUrl: at('/logo.png'), heroAfbeeldingUrl: at('/pand.jpg') },
      team: [person('Ans', at('/ans.webp'))],
      beeldrechtenAkkoord: true,
    })
    const states = await settled(account)
    expect(states.map(({ state, problem }) => [state, problem])).toEqual(Array(4).fill(['opgehaald', null]))
    const profile = await getPublicProfile(program.services, { slug })
    const shown = [profile.logo_svg_url, profile.logo_png_url, profile.hero_afbeelding_url, profile.team[0]!.foto]
    const pictures = shown.map((url) => pictureOf(profile, url)!)
    expect(pictures).toMatchObject([
      { width: 512, height: 256 },
      { width: 300, height: 150 },
      { width: 1200, height: 600 },
      { width: 411, height: 480 },
    ])
    for (const picture of pictures) {
      const { status, headers, bytes } = await get(new URL(picture.url).pathname)
      expect(status).toBe(200)
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ width, height, type: `image/${format}` }).toEqual({
        ...{ width: picture.width, height: picture.height },
        type: headers.get('content-type'),
      })
      expect(picture.url).toContain(createHash('sha256').update(bytes).digest('hex'))
    }
    const { body } = await program.get(`get-public-profile?slug=${slug}`)
    expect(body).toMatchObject({
      logo_png_url: profile.logo_png_url,
      team: [{ foto: profile.team[0]!.foto }],
    })

    await save(account, { logoSvgUrl: at('/logo.svg'), heroAfbeeldingUrl: at('/bo.jpg') })
    await settled(account)
    expect([asked('/logo.svg'), asked('/pand.jpg'), asked('/bo.jpg')]).toEqual([1, 1, 1])
  })

  test('keep the address as typed, and a form without step 2 leaves it alone', async () => {
    const account = await customer()
    const typed = website.url.replace('http://', '')
    await save(account, { logoPngUrl: `  ${typed}/logo.png `, team: [person('', ''), person('Bo', '')] })
    await save(account, {})
    const { form } = await getOwnProfile(program.services, sessionOf(account), account.domainId)
    expect(form).toMatchObject({ logoPngUrl: `${typed}/logo.png`, team: [{ naam: 'Bo' }], beeldrechtenAkkoord: false })
    // Without a scheme it is https, which this website does not support.
    expect(await settled(account)).toMatchObject([{ url: `${typed}/logo.png`, state: 'mislukt' }])
  })

  test('that are invalid are refused with a reason, and not shown', async () => {
    const account = await customer()
    const refused: Record<string, string> = {
      '/bom.png': 'too-many-pixels',
      '/dicht.png': 'refused',
      '/half.jpg': 'unreadable',
      '/niets.png': 'not-found',
      '/pagina.png': 'web-page',
      // As for a server that does not answer, because our own network is private.
      '/prive.png': 'connection-failed',
      '/reus.png': 'too-large',
      '/tekst.png': 'not-an-image',
    }
    const { slug } = await publish(account, {
      team: [
        ...Object.keys(refused).map((path) => person(path, at(path))),
        person('Thuis', 'http://127.0.0.1:1/x.png'),
        person('Niets', 'zomaar wat'),
        ...['http://10.0.0.1/x.png', 'http://niemand.invalid/x.png', 'http://[::1]/x.png'].map((url) =>
          person(url, url),
        ),
      ],
      beeldrechtenAkkoord: true,
    })
    const found = Object.fromEntries((await settled(account)).map(({ url, problem }) => [url, problem]))
    expect(found).toMatchObject(Object.fromEntries(Object.entries(refused).map(([path, why]) => [at(path), why])))
    expect(found['http://127.0.0.1:1/x.png']).toMatch(/^(connection-failed|blocked-port)$/)
    expect(found['zomaar wat']).toMatch(/^(invalid-url|connection-failed)$/)
    for (const url of ['http://10.0.0.1/x.png', 'http://niemand.invalid/x.png', 'http://[::1]/x.png']) {
      expect(found[url]).toBe('connection-failed')
    }
    const { team } = await getPublicProfile(program.services, { slug })
    expect(team.filter(({ foto }) => foto)).toEqual([])
    expect(program.errors).toEqual([])
  })

  test('on a slow host delay neither the save nor the others, and a retry fetches again', async () => {
    const account = await customer()
    await save(account, { logoSvgUrl: at('/traag.png'), logoPngUrl: at('/logo.png') })
    await eventually(async () => {
      const states = Object.fromEntries((await imagesOf(account)).map(({ url, state }) => [url, state]))
      expect(states).toEqual({ [at('/traag.png')]: 'bezig', [at('/logo.png')]: 'opgehaald' })
    })
    for (const answer of website.held.splice(0)) answer()
    expect(await settled(account)).toContainEqual(
      expect.objectContaining({ url: at('/traag.png'), state: 'mislukt', problem: 'not-found' }),
    )
    await retryImage(program.services, sessionOf(account), account.domainId, { kind: 'logo', url: at('/traag.png') })
    await eventually(() => expect(asked('/traag.png')).toBe(2))
    for (const answer of website.held.splice(0)) answer()
    await settled(account)
  })

  test('stay when a new fetch fails', async () => {
    const account = await customer()
    await save(account, { logoPngUrl: at('/logo.png') })
    const [before] = await settled(account)
    program.services.auditAllowPrivateHosts = []
    await retryImage(program.services, sessionOf(account), account.domainId, { kind: 'logo', url: at('/logo.png') })
    const [after] = await settled(account)
    program.services.auditAllowPrivateHosts = [new URL(website.url).host]
    expect(after).toMatchObject({ state: 'mislukt', picture: before!.picture })
  })

  test('of a person need consent to be fetched, and those of a hidden person are never shown', async () => {
    const account = await customer()
    const team = [person('Ans', at('/kleur/8a1f3c.png')), person('Bo', at('/kleur/b41d2e.png'), true)]
    const { slug } = await publish(account, { team, beeldrechtenAkkoord: false })
    expect(await imagesOf(account)).toEqual([])
    await save(account, { team, beeldrechtenAkkoord: true })
    const images = await settled(account)
    expect(images.map(({ state }) => state)).toEqual(['opgehaald', 'opgehaald'])
    const [shown, hidden] = images.map(({ picture }) => picture!.url) as [string, string]
    expect((await getPublicProfile(program.services, { slug })).team).toMatchObject([{ naam: 'Ans', foto: {} }])
    expect([(await get(shown)).status, (await get(hidden)).status]).toEqual([200, 404])
    await save(account, { team, beeldrechtenAkkoord: false })
    expect((await get(shown)).status).toBe(404)
  })

  describe('at their own address', () => {
    let account: TestAccount
    let path: string
    beforeAll(async () => {
      account = await customer()
      await freeWebsites(db())
      await publish(account, { logoPngUrl: at(`/logo.png?${account.id}`), heroAfbeeldingUrl: at('/kleur/4a6b1c.png') })
      path = (await settled(account)).find(({ kind }) => kind === 'hero')!.picture!.url
    })

    test('are cached by a browser forever, revalidated by a shared cache, and nothing but a picture', async () => {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toContain('public, max-age=31536000, immutable')
      expect(headers.get('cache-control')).toContain('s-maxage=0')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-robots-tag')).toContain('googlebot: noindex')
      expect(headers.get('set-cookie')).toBeNull()
      expect((await get(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304)
      for (const other of [path.replace('.jpg', '.png'), path.replace(/[0-9a-f]{64}/, 'f'.repeat(64)), `${path}.svg`])
        expect((await get(other)).status, other).not.toBe(200)
    })

    test('are for the assistants that the profile allows', async () => {
      expect((await get(path, GPTBOT)).status).toBe(200)
      expect((await get(path, CLAUDE)).status).toBe(403)
    })

    test('are gone as soon as the profile is, except for the owner', async () => {
      const cookie = await signedIn(program)
      await setPlan(db(), cookie.id, 'pro')
      const own = { id: cookie.id, email: cookie.email, domainId: await domainOf(cookie.id) }
      await publish(own, { heroAfbeeldingUrl: at('/kleur/77aa33.png') })
      const [image] = await settled(own)
      const mine = image!.picture!.url
      expect((await get(mine)).status).toBe(200)
      await change(db(), own, { published: false })
      const gone = await get(mine)
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
      const seen = await get(mine, { authorization: `Bearer ${cookie.token}` })
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect((await get(mine, { authorization: `Bearer ${program.adminToken}` })).status).toBe(404)
    })

    test('are gone with the plan, and back with it', async () => {
      await setPlan(db(), account.id, 'free')
      expect((await get(path)).status).toBe(404)
      await setPlan(db(), account.id, 'pro')
      expect((await get(path)).status).toBe(200)
    })

    const domainOf = async (id: string) =>
      (await db().asJobs((tx) => tx.execute<{ id: string }>(sql`select id from domains where user_id = ${id}`)))
        .rows[0]!.id
  })

  test('are in the owner’s export with their addresses', async () => {
    const account = await customer()
    await save(account, { logoPngUrl: at('/logo.png') })
    const [image] = await settled(account)
    const text = JSON.stringify(await exportAccount(program.services, sessionOf(account)))
    expect(text).toContain(`${program.services.baseUrl}${image!.picture!.url}`)
  })

  test('that no profile names any more are removed at night, and all of an account with it', async () => {
    const [account, leaving] = [await customer(), await customer()]
    await save(account, { logoPngUrl: at('/logo.png'), heroAfbeeldingUrl: at('/pand.jpg') })
    await save(leaving, { heroAfbeeldingUrl: at('/ans.webp') })
    await settled(account)
    await settled(leaving)
    await save(account, { logoPngUrl: at('/logo.png'), heroAfbeeldingUrl: '' })
    await db().asJobs((tx) =>
      tx.execute(sql`update accounts set deleted_at = '2026-01-01' where user_id = ${leaving.id}`),
    )
    const later = { ...program.services, now: () => new Date(Date.now() + 3 * 60 * 60_000) }
    await purgeDeletedAccounts(later)
    await tidyImages(later)
    const kept = await db().asJobs((tx) =>
      tx.execute<{ url: string; hash: string }>(sql`
        select url, hash from image_sources where user_id in (${account.id}, ${leaving.id})`),
    )
    expect(kept.rows.map(({ url }) => url)).toEqual([at('/logo.png')])
    const orphans = await db().asJobs((tx) =>
      tx.execute(sql`
        select hash from images i where not exists (select from image_sources s where s.hash = i.hash)
          and not exists (select from share_images d where d.hash = i.hash)`),
    )
    expect(orphans.rows).toEqual([])
  })

  test('whose fetch was interrupted are fetched again', async () => {
    const account = await customer()
    await change(db(), account, { logo_png_url: at('/logo.png'), hero_afbeelding_url: at('/pand.jpg') })
    await asOwner(
      db(),
      sql`insert into image_sources (user_id, kind, url, requested_at, claimed_at)
        values (${account.id}, 'logo', ${at('/logo.png')}, now() - interval '1 hour', now() - interval '1 hour')`,
    )
    expect((await settled(account)).map(({ state }) => state)).toEqual(['opgehaald', 'opgehaald'])
  })

  test('requested by two processes at once are fetched once', async () => {
    const account = await customer()
    await change(db(), account, { hero_afbeelding_url: at('/pand.jpg?tweemaal') })
    await Promise.all([fetchImages(program.services, account.id), fetchImages(program.services, account.id)])
    expect(asked('/pand.jpg?tweemaal')).toBe(1)
  })
})
