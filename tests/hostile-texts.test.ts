/** Every value of the attack suites as a profile, in all its fields: it stays text in each format and in a real browser. */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { load } from 'cheerio'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { renderProfilePage } from '#app/routes/public/profile-page.tsx'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import { badgeHtml, badgeText, drawBadge } from '#features/badge/badge.ts'
import { llmProfile } from '#features/public-profile/llm-profile.ts'
import { profileLlmsTxt } from '#features/public-profile/llms-txt.ts'
import { pageData } from '#features/public-profile/page-data.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { findChromium } from './support/chromium.ts'
import { ADDRESSES, FULL_PROFILE } from './support/full-profile.ts'
import { referenceParse } from './support/reference-llms-parser.ts'

const cases = JSON.parse(readFileSync(new URL('./cases/xss_and_text.json', import.meta.url), 'utf8')) as {
  id: string
  payload: string
}[]
const long = [
  ['long', 'Ä😀ש'.repeat(2_500)],
  ['zero-width', 'a\u200bb\u2060c\ufeffd'],
  ['right-to-left', '\u202eשלום\u202c'],
  ['emoji', '👩‍👩‍👧‍👦🇳🇱'],
].map(([id, payload]) => ({ id: id!, payload: payload! }))
// A value of white space only never reaches a profile: the form treats it as empty.
const values = [...cases, ...long]
  .filter(({ payload }) => payload.trim() !== '')
  .map((one) => [one.id, one.payload] as const)

/** The value in every text of the profile; counts and codes stay. */
function filledWith(payload: string): PublicProfile {
  const fill = (value: unknown, key = ''): unknown => {
    if (
      [
        ...[
          'id',
          'domain_id',
          'profile_slug',
          'geo_published_at',
          'updated_at',
          'laatste_scan',
          'llm_platforms',
          'countries',
        ],
        // Pictures keep the addresses that we assigned.
        ...['pictures', 'foto', 'logo_svg_url', 'logo_png_url', 'hero_afbeelding_url'],
      ].includes(key)
    )
      return value
    if (Array.isArray(value)) return value.map((item) => fill(item, key))
    if (typeof value === 'object' && value)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]))
    return typeof value === 'string' ? payload : value
  }
  return fill(FULL_PROFILE) as PublicProfile
}

const page = (profile: PublicProfile) => renderProfilePage(pageData(profile, ADDRESSES.baseUrl))

/** The page's skeleton: every element with its attributes, without texts. */
function skeleton(html: string): string[] {
  const $ = load(html)
  return $('*')
    .get()
    .map(
      (element) =>
        `${$(element).prop('tagName')} ${Object.keys($(element).attr() ?? {})
          .sort()
          .join(' ')}`,
    )
}

const plain = skeleton(page(filledWith('Gewone tekst')))
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text)

describe('a profile filled with', () => {
  test.each(values)('%s stays text', (_, payload) => {
    const profile = filledWith(payload)
    const html = page(profile)
    const $ = load(html)
    if (!isWebAddress(payload) && !$('a[href^="tel:"]').length) expect(skeleton(html)).toEqual(plain)
    for (const link of $('a').get()) expect(link.attribs.href).toMatch(/^(https?:|mailto:|tel:|\/)/)
    expect($('script').length).toBe(1)

    const data = JSON.parse($('script').text())
    const company = data['@graph'].find((node: { name: string; legalName?: string }) => 'contactPoint' in node)
    expect(company.name).toBe(payload)
    expect(company.description).toBe(payload)
    expect(company.employee[0].jobTitle).toBe(payload)

    const text = profileLlmsTxt(profile, ADDRESSES.baseUrl)
    expect(validateLlmsTxt(text).problems.filter(({ severity }) => severity === 'fout')).toEqual([])
    const { sections } = referenceParse(text)
    for (const { url } of Object.values(sections).flat()) expect(url).toMatch(/^https?:\/\//)
    const tokens = marked.lexer(text)
    expect(tokens.filter(({ type }) => type === 'heading')).toHaveLength(Object.keys(sections).length + 1)
    expect(JSON.stringify(tokens).includes('"type":"html"')).toBe(false)

    expect(JSON.parse(JSON.stringify(llmProfile(profile, ADDRESSES.baseUrl))).company.company_name).toBe(payload)
    const measured = { score: 80, measuredAt: '2026-11-03T09:00:00.000Z' }
    const shapes = (name: string) => load(drawBadge(name, measured, 'dark'), { xml: true })('*').length
    expect(shapes(payload)).toBe(shapes('Gewone tekst'))
    const embedded = load(badgeHtml(ADDRESSES.pageUrl, badgeText(payload, measured), 'light'), null, false)
    expect([embedded('*').length, embedded('a > img').length]).toEqual([2, 1])
    expect(Object.keys(embedded('img').attr()!)).toEqual(['src', 'alt', 'width', 'height', 'loading'])
  })
})

describe('in a real browser', () => {
  test('no value runs, opens, loads or submits anything', { timeout: 300_000 }, async () => {
    const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] })
    try {
      const tab = await browser.newPage()
      const happened: string[] = []
      tab.on('dialog', async (dialog) => {
        happened.push(`dialog: ${dialog.message()}`)
        await dialog.dismiss()
      })
      tab.on('popup', (popup) => happened.push(`popup: ${popup.url()}`))
      const shown = new Map(values.map(([id, payload]) => [`${ADDRESSES.baseUrl}/${id}`, payload]))
      await tab.route('**/*', (route) => {
        const url = route.request().url()
        const payload = shown.get(url)
        if (url === ADDRESSES.pageUrl || payload !== undefined) {
          const body = payload === undefined ? '<!doctype html>' : page(filledWith(payload))
          return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
        }
        // Outside a build our own styles and fonts have no address.
        if (!url.startsWith(ADDRESSES.baseUrl) && !url.startsWith('data:')) happened.push(`request: ${url}`)
        return route.fulfill({ status: 404, body: '' })
      })
      const urls = [...shown.keys()]
      for (let start = 0; start < urls.length; start += 40) {
        await tab.goto(ADDRESSES.pageUrl)
        const odd = await tab.evaluate(
          async (batch) => {
            const frames = batch.map((url) => Object.assign(document.createElement('iframe'), { src: url }))
            const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)))
            document.body.append(...frames)
            await Promise.all(loaded)
            return frames.flatMap(({ contentDocument: inner, contentWindow, src }) => {
              if (!inner || contentWindow?.location.href !== src) return [`${src}: went elsewhere`]
              for (const element of inner.querySelectorAll<HTMLElement>('a, h1, p, li')) {
                element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
                element.focus()
              }
              const made = inner.querySelectorAll(
                'img:not([src^="/images/"]), iframe, object, embed, form, input, svg, math, video, audio, base, style',
              )
              return made.length || inner.scripts.length !== 1 ? [`${src}: ${made[0]?.outerHTML}`] : []
            })
          },
          urls.slice(start, start + 40),
        )
        happened.push(...odd)
      }
      expect(happened).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
