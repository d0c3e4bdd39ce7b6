/** With which system a website was made, from what its home page says of itself and where its scripts and styles come from. */
import type { Page } from '#engine/extract/page/page.ts'
import type { Node } from '#engine/extract/page/page-markup.ts'
import { isSameSite, withoutWww } from '#engine/fetch/same-site.ts'
import type { WebsiteSystem } from '#engine/report/report.ts'

type Id = WebsiteSystem['id']

/** How <meta name="generator"> starts. */
const GENERATORS: [string, Id][] = [
  ['wordpress', 'wordpress'],
  ['wix.com', 'wix'],
  ['shopify', 'shopify'],
  ['squarespace', 'squarespace'],
  ['webflow', 'webflow'],
]

/** Hosts that serve the scripts and styles of one system's websites. Pictures and embedded shops do not count: any website may show those. */
const HOSTS: Record<string, Id> = {
  'static.parastorage.com': 'wix',
  'siteassets.parastorage.com': 'wix',
  'cdn.shopify.com': 'shopify',
  'assets.squarespace.com': 'squarespace',
  'static1.squarespace.com': 'squarespace',
  'cdn.prod.website-files.com': 'webflow',
  'assets-global.website-files.com': 'webflow',
  'assets.website-files.com': 'webflow',
  'uploads-ssl.webflow.com': 'webflow',
}

/** Folders of the website itself that hold the scripts and styles of one system. */
const FOLDERS: [string, Id][] = [
  ['/wp-content/', 'wordpress'],
  ['/wp-includes/', 'wordpress'],
  ['/cdn/shop/', 'shopify'],
]

const MOST_ELEMENTS = 20_000
const MOST_CHARACTERS = 300

/** Null where nothing says so, or two systems are named: then it was not recognised. */
export function websiteSystem(home: Page | null): WebsiteSystem | null {
  if (!home) return null
  for (const { name, content } of home.metas) {
    if (name !== 'generator') continue
    const said = GENERATORS.find(([start]) => content.toLowerCase().startsWith(start))
    if (said) return { id: said[1], found: `generator: ${content}`.slice(0, MOST_CHARACTERS) }
  }
  const found = new Map<Id, string>()
  for (const asset of assetsOf(home)) {
    const id = systemOf(asset, home)
    if (id && !found.has(id)) found.set(id, asset.href.slice(0, MOST_CHARACTERS))
  }
  const [only, other] = [...found]
  return only && !other ? { id: only[0], found: only[1] } : null
}

function systemOf(asset: URL, home: Page): Id | undefined {
  const own = URL.parse(home.url)
  if (own && isSameSite(asset, own)) return FOLDERS.find(([folder]) => asset.pathname.includes(folder))?.[1]
  const host = withoutWww(asset.host)
  return Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined
}

/** The scripts and style sheets of a page. */
function* assetsOf({ tree, url }: Page): Generator<URL> {
  const left: Node[] = [...tree.childNodes]
  for (let seen = 0; left.length > 0 && seen < MOST_ELEMENTS; seen++) {
    const node = left.pop()!
    if (!('tagName' in node)) continue
    for (const child of node.childNodes) left.push(child)
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value
    const address =
      node.tagName === 'script'
        ? attribute('src')
        : node.tagName === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/i.test(attribute('rel') ?? '')
          ? attribute('href')
          : undefined
    const asset = address === undefined || address.length > 2_000 ? null : URL.parse(address, url)
    if (asset) yield asset
  }
}
