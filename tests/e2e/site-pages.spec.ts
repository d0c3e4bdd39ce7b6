/** Every page without React's scripts, a full profile among them: accessible, responsive, stable, light, and complete for machines. */
import { pageData } from '#features/public-profile/page-data.ts'
import { PUBLIC_PAGES, publicProfile } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { FULL_PROFILE } from '#tests/support/full-profile.ts'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './fits.ts'
import { expect, test } from './site-fixtures.ts'

const PROFILE = publicProfile(FULL_PROFILE.profile_slug)
const PAGES = [...PUBLIC_PAGES, PROFILE, '/login', '/nieuwsbrief', '/nieuwsbrief/bevestigen/verzonnen', '/bestaat-niet']

/** Bytes over the wire, compressed with brotli: a page including its styles, and all scripts together. */
const PAGE_BUDGET = 20_000
const SCRIPT_BUDGET = 15_000

test.beforeEach(async ({ page, vindbaar }) => {
  const { renderProfilePage } = await (await builtScreens())()
  const data = pageData(FULL_PROFILE, vindbaar.url)
  const body = renderProfilePage(data)
  await page.route(data.canonicalUrl, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
})

/** A page is laid out when it loads and when its window changes, so it is loaded narrow and wide. */
const LOADS = [
  { width: 320, also: 360, colorScheme: 'light' },
  { width: 1280, also: 768, colorScheme: 'dark' },
] as const

for (const path of PAGES) {
  test(`${path} is accessible and fits, narrow in the light and wide in the dark, shows the focus, and can be read without styles`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const { width, also, colorScheme } of LOADS) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expectAccessible(page, `${path}, ${width} px, ${colorScheme}`)
      await expectToFit(page, `${path}, ${width} px, ${colorScheme}`)
      await page.setViewportSize({ width: also, height: 800 })
      await expectToFit(page, `${path}, ${also} px`)
    }
    expect(errors).toEqual([])

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.addStyleTag({ content: '* { transition: none !important }' })
    expect(await page.evaluate(controlsWithUnseenFocus)).toEqual([])

    const first = await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove()
      return document.querySelector('h1, h2, h3')?.tagName
    })
    expect(first).toBe('H1')
    const drawings = await page
      .locator('svg')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(0, ...drawings)).toBeLessThanOrEqual(200)
  })

  const isKept = path === PROFILE || PUBLIC_PAGES.some((kept) => kept === path)
  test(`${path} does not shift while it loads and while it is read${isKept ? ', and is light: the page with its styles, and almost no script' : ''}`, async ({
    page,
    request,
  }) => {
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (asked) => {
      if (asked.resourceType() === 'script')
        scripts.push(asked.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!hadRecentInput) (window as unknown as { shifts: number[] }).shifts.push(value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 600) {
      await page.evaluate(
        (to) =>
          new Promise((seen) => {
            scrollTo(0, to)
            requestAnimationFrame(() => requestAnimationFrame(seen))
          }),
        y,
      )
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])

    if (path === PROFILE) expect(bytes).toBe(0)
    else if (isKept) {
      expect(bytes).toBeLessThan(SCRIPT_BUDGET)
      const headers = (await request.head(path, { headers: { 'accept-encoding': 'br' } })).headers()
      expect(headers['content-encoding']).toBe('br')
      expect(Number(headers['content-length'])).toBeLessThan(PAGE_BUDGET)
    }
  })
}

/** In the page: what does not get the outline in the colour of a link when the keyboard focuses it. */
function controlsWithUnseenFocus(): string[] {
  const link = document.createElement('i')
  link.style.color = 'var(--link)'
  document.body.append(link)
  const colour = getComputedStyle(link).color
  link.remove()
  return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, video')]
    .filter((control) => {
      control.focus({ focusVisible: true } as FocusOptions)
      const { outlineStyle, outlineColor } = getComputedStyle(control)
      return document.activeElement === control && !(outlineStyle === 'solid' && outlineColor === colour)
    })
    .map((control) => control.outerHTML)
}

for (const path of PAGES.filter((path) => path !== PROFILE && !PUBLIC_PAGES.some((kept) => kept === path))) {
  test(`${path}, rendered per visitor, is compressed too`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()['content-encoding']).toBe('gzip')
    expect(await answer.text()).toContain('</html>')
  })
}

for (const path of PUBLIC_PAGES) {
  test(`${path} is complete for a machine`, async ({ page, request, vindbaar }) => {
    await page.goto(path)
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${vindbaar.url}${path}`)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(await page.locator(`meta[property="${name}"]`).getAttribute('content')).toBeTruthy()
    }
    const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content'))!)
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    const { etag, 'content-security-policy': policy } = (await request.get(path)).headers()
    expect(policy).toContain("script-src 'self';")
    expect((await request.get(path, { headers: { 'if-none-match': etag! } })).status()).toBe(304)
    const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
    for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200)
  })
}

test('no word of a profile, however long, makes its page wider than a phone', async ({ page, vindbaar }) => {
  const word = 'Meervoudigepersoonlijkheidsbroodbakkerijverenigingsvoorzitter'
  const { renderProfilePage } = await (await builtScreens())()
  const lengthened = JSON.parse(
    JSON.stringify(FULL_PROFILE, (key, value) =>
      typeof value === 'string' && /naam|name|info|omschrijving|description|sector|antwoord|bio|plaats/.test(key)
        ? `${word}, ${value}`
        : value,
    ),
  )
  const data = pageData(lengthened, vindbaar.url)
  const body = renderProfilePage(data)
  await page.route(data.canonicalUrl, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(data.canonicalUrl)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  await expectToFit(page)
})
