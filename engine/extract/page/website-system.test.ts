import { describe, expect, it } from 'vitest'
import type { Source } from '#engine/evidence.ts'
import { readPage } from './page.ts'
import { websiteSystem } from './website-system.ts'

const ADDRESS = 'https://www.proefkamer.example/'

function home(head: string) {
  const source: Source = {
    ...{ kind: 'home', url: ADDRESS, finalUrl: ADDRESS, redirects: [], status: 200, failure: null, headers: {} },
    body: new TextEncoder().encode(`<!doctype html><html><head>${head}</head><body><p>Kaas</p></body></html>`),
    ...{ firstByteMs: null, totalMs: null },
  }
  return readPage(source)
}
const style = (href: string) => `<link rel="stylesheet" href="${href}">`

describe('the system of a website', () => {
  it.each([
    ['wordpress', '<meta name="generator" content="WordPress 6.8.1">'],
    ['wordpress', style('/wp-content/themes/kaas/style.css')],
    ['wordpress', '<script src="https://proefkamer.example/wp-includes/js/jquery.js"></script>'],
    ['wix', '<meta name="generator" content="Wix.com Website Builder">'],
    ['wix', '<script src="https://static.parastorage.com/services/app.js"></script>'],
    ['shopify', '<script src="//cdn.shopify.com/s/files/1/theme.js"></script>'],
    ['shopify', style('/cdn/shop/t/1/assets/base.css')],
    ['squarespace', '<script src="https://assets.squarespace.com/universal/scripts.js"></script>'],
    ['webflow', '<meta content="Webflow" name="generator">'],
    ['webflow', style('https://cdn.prod.website-files.com/63/css/kaas.css')],
  ])('is %s where the home page says so: %s', (id, head) => {
    expect(websiteSystem(home(head))?.id).toBe(id)
  })

  it.each([
    ['nothing says so', '<title>Kaas</title>'],
    ['another generator is named', '<meta name="generator" content="Joomla! - Open Source Content Management">'],
    ['the text of a page names one', '<title>Wij bouwen WordPress en wp-content</title>'],
    ['a picture comes from one', '<meta property="og:image" content="https://cdn.shopify.com/kaas.jpg">'],
    ['the shop of one is embedded', '<script src="https://sdks.shopifycdn.com/buy-button/latest/buy.js"></script>'],
    ['the files are those of another website', style('https://elders.example/wp-content/style.css')],
    ['two are named', style('/wp-content/a.css') + style('https://cdn.prod.website-files.com/b.css')],
  ])('is not recognised where %s', (_why, head) => {
    expect(websiteSystem(home(head))).toBeNull()
  })

  it('is what the generator says, also where files of another system are used', () => {
    const both = `<meta name="generator" content="WordPress 6.8">${style('https://cdn.prod.website-files.com/b.css')}`
    expect(websiteSystem(home(both))).toEqual({ id: 'wordpress', found: 'generator: WordPress 6.8' })
  })

  it('is unknown where no home page was read', () => {
    expect(websiteSystem(null)).toBeNull()
  })
})
