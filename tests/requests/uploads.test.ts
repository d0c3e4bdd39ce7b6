/** Pictures that a customer sends: from the file to the bytes that a visitor gets, in whole requests. */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS, secondsToWait } from '#features/accounts/rate-limits.server.ts'
import { ownImages } from '#features/images/own-images.server.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import { MOST_UPLOAD_BYTES } from '#features/images/upload.ts'
import { UPLOAD_TEXTS } from '#features/images/upload-texts.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { eachDatabase, setPlan } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { HOSTILE_PICTURES, LOGO_SVG } from '../support/image-website.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'

const TAB = '/dashboard/company-data'
const BASICS = { companyName: 'Kaasmakerij De Proefkamer', url: 'https://proefkamer.example', llmPlatforms: 'chatgpt' }
const plain = (colour: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

type Fields = Record<string, string | Uint8Array | string[]>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(
        name,
        typeof one === 'string' ? one : new File([new Uint8Array(one)], 'foto.png', { type: 'image/png' }),
      )
  return form
}

eachDatabase('uploaded pictures', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan_type = 'pro') {
    const made = await program.newCustomer({ plan_type })
    const token = await program.tokenFor(made)
    const session = await program.sessionOf(token)
    const domainId = await primaryOf(program.services, session)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const post = (path: string, body: FormData, more = {}) =>
      program.ask(path, { method: 'POST', body, headers: { ...headers, ...more } })
    return {
      ...{ id: made.id, session, domainId, headers, post },
      upload: (kind: string, picture: Uint8Array, more: Fields = {}) =>
        post(URLS.uploads, formOf({ kind, picture, ...more })),
      /** As a browser without JavaScript sends the form. */
      save: (fields: Fields) => post(TAB, formOf({ intent: 'save', ...BASICS, ...fields })),
      publish: (fields: Fields) =>
        post('/dashboard/geo-optimized', formOf({ intent: 'publish', ...BASICS, ...fields })),
      profile: () => getOwnProfile(program.services, session, domainId),
    }
  }
  const get = (path: string, headers: Record<string, string> = {}) => program.ask(path, { headers })
  const pathOf = (address: string) => new URL(address).pathname
  const stored = async (address: string) =>
    (await db().asJobs((tx) => tx.execute(sql`select from images where hash = ${pathOf(address).slice(8, 72)}`))).rows
      .length
  const later = () => ({ ...program.services, now: () => new Date(Date.now() + 3 * 60 * 60_000) })

  test('go from the file through the profile to every format, with their alternative texts, and leave when they are replaced', async () => {
    const own = await customer()
    const withPlace = await plain('#2b6f4e', 1600, 900)
      .withExif({ IFD0: { Artist: 'Geheime Fotograaf' } })
      .jpeg()
      .toBuffer()
    const sent = {
      logoSvgUrl: await own.upload('logo', Buffer.from(LOGO_SVG)),
      logoPngUrl: await own.upload('logo', await plain('#123456').png().toBuffer()),
      heroAfbeeldingUrl: await own.upload('hero', withPlace),
      foto: await own.upload('foto', await plain('#aa8844', 900, 900).webp().toBuffer(), { consent: 'on' }),
    }
    for (const { status, body } of Object.values(sent)) {
      expect([status, body.message]).toEqual([200, null])
      expect(body.image).toMatchObject({ state: 'opgehaald', problem: null, isUploaded: true })
      // Only its owner sees it before a public profile shows it.
      expect((await get(body.image.picture.url)).status).toBe(404)
      expect((await get(body.image.picture.url, own.headers)).status).toBe(200)
    }
    const address = Object.fromEntries(Object.entries(sent).map(([name, { body }]) => [name, body.image.url as string]))
    const { logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, foto } = address as Record<keyof typeof sent, string>
    const fields = {
      ...{ logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, beeldrechtenAkkoord: 'on' },
      ...{ logoAlt: 'Een kaas met een vlag', heroAlt: 'De stal & de dijk' },
      ...{ 'team.0.naam': 'Ans', 'team.0.foto': foto, 'team.0.foto_alt': 'Ans keert "de kazen"' },
      uitgebreid: [
        'logoSvgUrl',
        'logoPngUrl',
        'logoAlt',
        'heroAfbeeldingUrl',
        'heroAlt',
        'team',
        'beeldrechtenAkkoord',
      ],
    }
    expect((await own.publish(fields)).status).toBe(200)
    const { form, slug } = await own.profile()
    expect(form).toMatchObject({ logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, team: [{ foto }] })
    expect(await getPublicProfile(program.services, { slug: slug! })).toMatchObject({
      ...{ logo_svg_url: logoSvgUrl, logo_png_url: logoPngUrl, hero_afbeelding_url: heroAfbeeldingUrl },
      ...{ logo_alt: fields.logoAlt, hero_alt: fields.heroAlt, team: [{ foto, foto_alt: fields['team.0.foto_alt'] }] },
    })
    const page = (await get(`/profile/${slug}`)).body as string
    const file = (await get(`/profile/${slug}/llm-profile.json`)).body
    const llms = (await get(`/profile/${slug}/llms.txt`)).body as string
    expect(page).toContain('alt="Een kaas met een vlag"')
    expect(page).toContain('alt="De stal &amp; de dijk"')
    expect(page).toContain('alt="Ans keert &quot;de kazen&quot;"')
    const jsonLd = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(page)![1]!
    for (const one of [logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, foto]) {
      expect(page).toContain(`src="${pathOf(one)}"`)
      expect(jsonLd).toContain(one)
      expect(JSON.stringify(file)).toContain(one)
      expect((await get(pathOf(one))).status).toBe(200)
    }
    for (const one of [logoSvgUrl, logoPngUrl]) expect(llms).toContain(one)
    const seen = (await get(pathOf(heroAfbeeldingUrl))).bytes
    expect(await sharp(seen).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 675 })
    expect(Buffer.from(seen).includes('Geheime Fotograaf')).toBe(false)

    const newer = (await own.upload('hero', await plain('#775500').png().toBuffer())).body.image.url
    expect((await own.publish({ ...fields, heroAfbeeldingUrl: newer, 'team.0.foto': '' })).status).toBe(200)
    expect((await get(`/profile/${slug}`)).body).toContain(`src="${pathOf(newer)}"`)
    for (const gone of [heroAfbeeldingUrl, foto]) expect((await get(pathOf(gone))).status).toBe(404)
    await tidyImages(later())
    expect(await Promise.all([heroAfbeeldingUrl, foto, newer, logoSvgUrl].map(stored))).toEqual([0, 0, 1, 1])

    await setPlan(db(), own.id, 'free')
    expect((await get(pathOf(newer))).status).toBe(404)
    await tidyImages(later())
    await setPlan(db(), own.id, 'pro')
    expect((await get(pathOf(newer))).status).toBe(200)
    await db().asJobs((tx) => tx.execute(sql`update accounts set deleted_at = '2026-01-01' where user_id = ${own.id}`))
    await purgeDeletedAccounts(later())
    await tidyImages(later())
    expect(await Promise.all([newer, logoSvgUrl].map(stored))).toEqual([0, 0])
  })

  test('that are hostile are refused with what to do, or come out as a clean picture', async () => {
    const own = await customer()
    const refusals: [Uint8Array, keyof typeof UPLOAD_TEXTS][] = [
      [HOSTILE_PICTURES.page, 'web-page'],
      [HOSTILE_PICTURES.text, 'not-an-image'],
      [await HOSTILE_PICTURES.truncated(), 'unreadable'],
      [await HOSTILE_PICTURES.bomb(), 'too-many-pixels'],
      [HOSTILE_PICTURES.heic, 'heic'],
      [new Uint8Array(), 'no-file'],
      [new Uint8Array(MOST_UPLOAD_BYTES + 1), 'too-large'],
    ]
    for (const [bytes, problem] of refusals) {
      const { status, body } = await own.upload('hero', bytes)
      expect([status, body], problem).toEqual([422, { image: null, message: UPLOAD_TEXTS[problem] }])
    }
    expect((await own.upload('hero', new Uint8Array(11 * 1024 * 1024))).status).toBe(413)

    // A picture and a page in one file, and a drawing with a script: only the picture is kept.
    const polyglot = Buffer.concat([await plain('#345').jpeg().toBuffer(), Buffer.from(HOSTILE_PICTURES.page)])
    for (const bytes of [polyglot, Buffer.from(HOSTILE_PICTURES.scriptedSvg)]) {
      const { image } = (await own.upload('logo', bytes)).body
      const { bytes: kept, headers } = await get(image.picture.url, own.headers)
      expect(headers.get('content-type')).toBe('image/png')
      expect((await sharp(kept).metadata()).format).toBe('png')
      expect(/script|alert/i.test(Buffer.from(kept).toString('latin1'))).toBe(false)
    }
    // What a browser says of a file is not trusted.
    const asText = formOf({ kind: 'logo' })
    asText.set(
      'picture',
      new File([new Uint8Array(await plain('#456').png().toBuffer())], 'x.html', { type: 'text/html' }),
    )
    expect((await own.post(URLS.uploads, asText)).status).toBe(200)
    for (const wrong of [{ kind: 'logo' }, { kind: 'svg', picture: polyglot }, { kind: 'logo', picture: 'tekst' }])
      expect((await own.post(URLS.uploads, formOf(wrong as Fields))).status).toBe(400)
    expect(program.errors).toEqual([])
  })

  test('are counted before they are decoded, however many come at once', async () => {
    const own = await customer()
    const { max } = RATE_LIMITS['upload-by-user']
    for (let taken = 0; taken < max - 1; taken++) await secondsToWait(program.services, 'upload-by-user', own.id)
    const picture = await plain('#678').png().toBuffer()
    const answers = await Promise.all([1, 2, 3].map(() => own.upload('logo', picture)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.body.message).toBe('Je hebt vandaag al veel afbeeldingen gestuurd. Morgen kan het weer.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    const eager = await customer()
    const crowd = await Promise.all(Array.from({ length: 8 }, () => eager.upload('logo', picture)))
    const others = crowd.filter(({ status }) => status !== 200 && status !== 429)
    expect(others.map(({ status, body }) => [status, body])).toEqual([])
    expect(crowd.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4)
    expect((await eager.upload('logo', picture)).status).toBe(200)
  })

  test('are for the owner of the website, on Pro and Expert, from our own pages, and of people only with consent', async () => {
    const [own, other, free] = [await customer(), await customer(), await customer('free')]
    const picture = await plain('#789').png().toBuffer()
    expect((await free.upload('logo', picture)).status).toBe(403)
    const elsewhere = `${URLS.uploads}?domein=${other.domainId}`
    expect((await own.post(elsewhere, formOf({ kind: 'logo', picture }))).status).toBe(404)
    const foreign = await own.post(URLS.uploads, formOf({ kind: 'logo', picture }), { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const body = formOf({ kind: 'logo', picture })
    expect((await program.ask(URLS.uploads, { method: 'POST', body, headers: { origin: BASE_URL } })).status).toBe(401)
    const withoutConsent = await own.upload('foto', picture)
    expect([withoutConsent.status, withoutConsent.body.message]).toEqual([422, UPLOAD_TEXTS['no-consent']])
    const kept = await db().asJobs((tx) =>
      tx.execute(sql`select from image_sources where user_id in (${own.id}, ${other.id}, ${free.id})`),
    )
    expect(kept.rows).toEqual([])
  })

  test('go with the form’s own button where there are no scripts, beside what else was typed', async () => {
    const own = await customer()
    const { status, body } = await own.save({
      ...{ 'bestand.logoPngUrl': await plain('#89a').png().toBuffer(), logoAlt: 'Ons logo', logoPngUrl: '' },
      ...{ 'bestand.heroAfbeeldingUrl': HOSTILE_PICTURES.text, heroAfbeeldingUrl: '' },
      ...{ 'team.0.naam': 'Bo', 'team.0.foto': '', 'bestand.team.0.foto': await plain('#9ab').png().toBuffer() },
      // Not a field of a picture.
      ...{ 'bestand.companyName': await plain('#abc').png().toBuffer(), beeldrechtenAkkoord: 'on' },
      uitgebreid: ['logoPngUrl', 'logoAlt', 'heroAfbeeldingUrl', 'team', 'beeldrechtenAkkoord'],
    })
    expect(status).toBe(200)
    expect(body).toContain(UPLOAD_TEXTS['not-an-image'])
    const { form } = await own.profile()
    expect(form).toMatchObject({ companyName: BASICS.companyName, logoAlt: 'Ons logo', heroAfbeeldingUrl: '' })
    const images = await ownImages(program.services, own.session, own.domainId)
    expect(images.map(({ kind, url }) => [kind, url]).sort()).toEqual([
      ['foto', form.team![0]!.foto],
      ['logo', form.logoPngUrl],
    ])
    expect(images.every(({ isUploaded, picture }) => isUploaded && picture)).toBe(true)

    const refused = await own.publish({ 'bestand.logoPngUrl': HOSTILE_PICTURES.page, uitgebreid: ['logoPngUrl'] })
    expect([refused.status, (await own.profile()).published]).toEqual([422, false])
    expect(refused.body).toContain(UPLOAD_TEXTS['web-page'])
    const free = await customer('free')
    const ignored = await free.save({ 'bestand.logoPngUrl': await plain('#bcd').png().toBuffer() })
    expect([ignored.status, (await free.profile()).form.companyName]).toEqual([200, BASICS.companyName])
    const large = { 'bestand.logoPngUrl': new Uint8Array(12 * 1024 * 1024) }
    expect((await own.save(large)).status).toBe(413)
  })

  test('are read from the store where the profile names them for something else, and missed where they are gone', async () => {
    const own = await customer()
    const { url } = (await own.upload('logo', await plain('#cde', 700, 700).png().toBuffer())).body.image
    const gone = `${BASE_URL}/images/${'0'.repeat(64)}.png`
    await own.save({
      ...{ logoPngUrl: url, logoSvgUrl: gone, heroAfbeeldingUrl: url },
      uitgebreid: ['logoPngUrl', 'logoSvgUrl', 'heroAfbeeldingUrl'],
    })
    await eventually(async () => {
      const images = await ownImages(program.services, own.session, own.domainId)
      const states = Object.fromEntries(images.map((one) => [`${one.kind} ${one.url}`, [one.state, one.problem]]))
      expect(states).toEqual({
        [`logo ${url}`]: ['opgehaald', null],
        [`hero ${url}`]: ['opgehaald', null],
        [`logo ${gone}`]: ['mislukt', 'no-longer-kept'],
      })
    })
    await own.post(TAB, formOf({ intent: 'retry-image', image: `logo ${url}` }))
    const images = await ownImages(program.services, own.session, own.domainId)
    expect(images.find((one) => one.kind === 'logo' && one.url === url)).toMatchObject({ state: 'opgehaald' })
  })
})
