/** Every filled field can be read back from every format, with parsers that are not ours. */
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { load } from 'cheerio'
import jsonld from 'jsonld'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { renderProfilePage } from '#app/routes/public/profile-page.tsx'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import { jsonLd } from '#features/public-profile/json-ld.ts'
import { llmProfile, llmProfileJsonSchema } from '#features/public-profile/llm-profile.ts'
import { profileLlmsTxt } from '#features/public-profile/llms-txt.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { sentenceText } from '#features/public-profile/sentence.ts'
import { ADDRESSES, FULL_PROFILE, filledValues, WITH_LEGAL_NAME } from './support/full-profile.ts'
import { referenceParse } from './support/reference-llms-parser.ts'
import { schemaOrg } from './support/schema-org.ts'
import { hoursIn } from './support/stated-hours.ts'

const SPARSE: PublicProfile = {
  ...FULL_PROFILE,
  ...Object.fromEntries(
    Object.entries(FULL_PROFILE)
      .filter(([, value]) => Array.isArray(value))
      .map(([name]) => [name, []]),
  ),
  verified: false,
  llm_platforms: ['chatgpt'],
}
for (const name of [
  ...(['desired_info', 'description', 'samenvatting_algemeen', 'sector', 'public_email', 'sales_email'] as const),
  ...(['sales_telefoon', 'support_email', 'support_telefoon', 'maps_link', 'landing_url', 'rechtsvorm'] as const),
  ...(['kvk_nummer', 'btw_nummer', 'sbi_code', 'oprichtingsjaar', 'content_licentie', 'laatste_scan'] as const),
  ...(['logo_svg_url', 'logo_png_url', 'logo_alt', 'hero_afbeelding_url', 'hero_alt'] as const),
])
  delete SPARSE[name]

const page = (profile: PublicProfile) => renderProfilePage(pageData(profile, ADDRESSES.baseUrl))

const profiles = [
  ['with a KvK number', FULL_PROFILE],
  ['with a legal name', WITH_LEGAL_NAME],
] as const

describe.each(profiles)('a profile %s', (_, profile) => {
  const values = filledValues(profile)

  test('is complete on its page', () => {
    const $ = load(page(profile))
    $('script, head').remove()
    const text = $('body').text().replace(/\s+/g, ' ')
    const links = $('a')
      .map((_, a) => $(a).attr('href'))
      .get()
    const pictures = $('img')
      .map((_, img) => new URL($(img).attr('src')!, ADDRESSES.baseUrl).href)
      .get()
    const alts = $('img')
      .map((_, img) => $(img).attr('alt'))
      .get()
    const missing = values.filter(
      (value) =>
        ![text.includes(plain(value)), ...[links, pictures, alts].map((all) => all.includes(value))].includes(true),
    )
    expect(missing).toEqual([])
    expect(text).toContain('Nederlands')
    for (const shown of [
      'Nederland',
      'België',
      'letterlijk geciteerd',
      'Besloten vennootschap',
      'ChatGPT, Perplexity, Claude, DeepSeek',
    ])
      expect(text).toContain(shown)
  })

  test('shows its pictures from our own address, with their sizes and an alt text', () => {
    const $ = load(page(profile))
    const shown = $('img')
      .get()
      .map(({ attribs: { src, alt, width, height } }) => ({ src, alt, size: `${width} × ${height}` }))
    const [logo, hero, person, ...together] = shown
    expect(logo).toEqual({
      src: path(profile.logo_png_url),
      alt: profile.logo_alt,
      size: '500 × 500',
    })
    expect(hero).toMatchObject({ alt: profile.hero_alt, size: '1200 × 675' })
    const byName = shown.find(({ alt }) => alt === profile.team[0]!.foto_alt)
    expect(byName).toEqual({ ...person, src: path(profile.team[0]!.foto), size: '480 × 360' })
    expect(together.map(({ alt }) => alt)).toEqual(['', '', ''])
    expect($('meta[property="og:image"]').attr('content')).toBe(profile.hero_afbeelding_url)
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200')
  })

  test('gives its pictures a generated name if the company gave none', () => {
    const { logo_alt: _, hero_alt: __, team, ...rest } = profile
    const bare = team.map(({ foto_alt: _, ...person }) => person)
    const $ = load(page({ ...rest, team: bare }))
    const alts = $('img')
      .map((_, img) => $(img).attr('alt'))
      .get()
    expect(alts.slice(0, 3)).toEqual([
      `Logo van ${profile.company_name}`,
      `Beeld van ${profile.company_name}`,
      'Foto van Ans Bakker',
    ])
  })

  test('shows a week that can be parsed back, and states the same hours in its JSON-LD and llms.txt', () => {
    const place = profile.locaties_uitgebreid[0]!
    const $ = load(page(profile))
    const tables = $('table')
      .get()
      .map((table) => ({
        title: $('caption', table).text(),
        rows: $('tr', table)
          .get()
          .map((row) => [
            $('th', row).text(),
            ...$('td span', row)
              .get()
              .map((span) => $(span).text()),
          ]),
      }))
    expect(tables).toEqual([
      {
        title: 'Openingstijden',
        rows: [
          ['maandag t/m vrijdag', '06:00–12:30', '13:15–17:45'],
          ['zaterdag', '07:00–16:00'],
          ['zondag', 'gesloten'],
        ],
      },
      {
        title: 'Afwijkende dagen',
        rows: [
          ['25 december 2026 (Eerste kerstdag)', 'gesloten'],
          ['31 december 2026', '05:30–14:00'],
        ],
      },
    ])
    const graph = JSON.parse(load(page(profile))('script').text())['@graph']
    const company = graph.find((node: object) => 'contactPoint' in node)
    expect(hoursIn(company.location[0])).toEqual({ week: place.openingstijden, dates: place.uitzonderingen })
    expect(hoursIn(company)).toEqual(hoursIn(company.location[0]))
    expect(company.location[1]).not.toHaveProperty('openingHoursSpecification')
    expect(profileLlmsTxt(profile, ADDRESSES.baseUrl)).toContain(
      '- Openingstijden: maandag t/m vrijdag 06:00–12:30 en 13:15–17:45; zaterdag 07:00–16:00; zondag gesloten',
    )
  })

  test('begins with a sentence of its facts, in which its name is marked', () => {
    const $ = load(page(profile))
    expect($('figure p').text()).toBe(sentenceText(profile))
    expect($('figure .marked').text()).toBe(profile.company_name)
    expect($('figcaption').text()).toBe(`Samengesteld uit de gegevens van ${profile.company_name}.`)
    expect($('.marked').length).toBe(1)
  })

  test('states its pictures in its JSON-LD as images with a size', () => {
    const graph = JSON.parse(load(page(profile))('script').text())['@graph']
    const company = graph.find((node: object) => 'contactPoint' in node)
    expect(company.logo).toMatchObject({
      '@type': 'ImageObject',
      url: profile.logo_png_url,
      width: 500,
      height: 500,
    })
    expect(company.image).toMatchObject([
      { url: profile.hero_afbeelding_url, width: 1200, height: 675 },
      { url: profile.logo_svg_url, width: 512, height: 256 },
    ])
    expect(company.employee[0].image).toMatchObject({ '@type': 'ImageObject', url: profile.team[0]!.foto })
  })

  test('is complete in its JSON-LD', async () => {
    const found = await jsonLdValues(page(profile))
    const inJsonLd = (value: string) =>
      found.has(value) ||
      found.has(`0106:${value}`) ||
      [...found].some((one) => /^Score|beoordelingen$/.test(one) && one.includes(value))
    // The name of a social network adds nothing to its address.
    expect(values.filter((value) => !inJsonLd(value))).toEqual(['LinkedIn', 'Instagram'])
    for (const code of ['NL', 'BE', 'alleen-citeren', profile.geo_published_at, profile.updated_at])
      expect(found).toContain(code)
  })

  test('is complete in its llms.txt', () => {
    const text = profileLlmsTxt(profile, ADDRESSES.baseUrl)
    const { title, summary, info, sections } = referenceParse(text)
    expect(validateLlmsTxt(text)).toEqual({ valid: true, problems: [] })
    expect(title).toBe(profile.company_name)
    expect(summary).toBe(profile.samenvatting_algemeen)
    expect(Object.keys(sections)).toEqual([
      ...['Diensten', 'Pakketten', 'Sociale media', 'Cases', 'Reviews', 'Team', 'Veelgestelde vragen', "Logo's"],
      ...['AI-landingspagina', 'Contact'],
    ])
    const read = unescapeHtml(`${marked.parse(text, { gfm: false })} ${info}`)
    expect(values.filter((value) => !read.includes(plain(value)))).toEqual([])
    for (const line of [
      'Versie: 1.0',
      'Laatst bijgewerkt: 2026-10-20',
      'Generated By: Vindbaar',
      'Allow ChatGPT: yes',
      'Allow Gemini: no',
    ])
      expect(info).toContain(`- ${line}`)
  })

  test('is complete in its llm-profile.json, which its schema describes', () => {
    const data = JSON.parse(JSON.stringify(llmProfile(profile, ADDRESSES.baseUrl)))
    expectValid(data)
    const found = new Set<string>()
    JSON.stringify(data, (_, value) => {
      if (typeof value !== 'object') found.add(String(value))
      return value
    })
    for (const value of values) expect(found).toContain(value)
  })
})

describe('a profile with little more than a name', () => {
  test('shows and states nothing empty', async () => {
    const html = page(SPARSE)
    const $ = load(html)
    expect($('dd, li, h2, h3, p').filter((_, element) => $(element).text().trim() === '').length).toBe(0)
    expect(html).not.toMatch(/undefined|null,|\[\]/)
    expect(html).not.toMatch(/<img|og:image/)
    const text = profileLlmsTxt(SPARSE, ADDRESSES.baseUrl)
    expect(validateLlmsTxt(text)).toEqual({ valid: true, problems: [] })
    expect(Object.keys(referenceParse(text).sections)).toEqual(['Contact'])
    expectValid(JSON.parse(JSON.stringify(llmProfile(SPARSE, ADDRESSES.baseUrl))))
  })
})

describe('the structured data', () => {
  test.each([
    ['full', FULL_PROFILE],
    ['sparse', SPARSE],
  ] as const)('of a %s profile passes the validator and schema.org’s own vocabulary', async (_, profile) => {
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
      page(profile),
    )
    expect(Object.keys(extracted.jsonld)).toContain('ProfilePage')
    expect(await new Validator(schemaOrg()).validate(extracted)).toEqual([])
  })

  test('contains no ratings: reviews are links', () => {
    expect(JSON.stringify(jsonLd(FULL_PROFILE, ADDRESSES.baseUrl))).not.toMatch(/[rR]ating/)
  })
})

function expectValid(data: unknown) {
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(llmProfileJsonSchema(ADDRESSES.baseUrl))
  validate(data)
  expect(validate.errors).toBeNull()
}

async function jsonLdValues(html: string): Promise<Set<string>> {
  const data = JSON.parse(load(html)('script[type="application/ld+json"]').text())
  const context = { '@context': { '@vocab': 'https://schema.org/' } }
  const expanded = await jsonld.expand(data, {
    documentLoader: async (url) => ({ documentUrl: url, document: context }),
  })
  const found = new Set<string>()
  JSON.stringify(expanded, (_, value) => {
    if (typeof value !== 'object') found.add(String(value))
    return value
  })
  return found
}

const path = (url: string | undefined) => new URL(url!).pathname
const plain = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
const unescapeHtml = (html: string) =>
  html.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name]!).replace(/\s+/g, ' ')
