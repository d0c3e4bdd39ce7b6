/** The pages that an assistant names: only web addresses, each once, and no more than a person reads. */
import { withoutWww } from '#engine/fetch/same-site.ts'
import type { Stretch } from '#engine/naming/reading/beside-page.ts'
import type { Source } from './asking.ts'

const MOST_SOURCES = 60
const MOST_CHARACTERS = 2_000
const MOST_TITLE = 300
const MOST_CLAIMS = 50
/** So many are read; an answer names each page a few times. */
const MOST_NAMED = 1_000

export interface NamedPage {
  url?: string | null | undefined
  title?: string | null | undefined
  /** Its place in the list that the numbers in the text count, from 1. */
  number?: number
  /** The words of the text that it is given for. */
  claim?: Stretch | undefined
}

/** Gemini gives addresses of its own that lead to the page, with the page's host as their title. */
const REDIRECTING_HOST = 'vertexaisearch.cloud.google.com'
const HOST_NAME = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}$/i

export function sourcesOf(pages: readonly NamedPage[]): Source[] {
  const sources = new Map<string, Source>()
  for (const { url, title, number, claim } of pages.slice(0, MOST_NAMED)) {
    const parsed = url && url.length <= MOST_CHARACTERS ? URL.parse(url) : null
    if (!parsed || !/^https?:$/.test(parsed.protocol)) continue
    const named = title?.trim().slice(0, MOST_TITLE)
    const known = sources.get(parsed.href)
    if (!known && sources.size === MOST_SOURCES) continue
    const source = known ?? { url: parsed.href, site: siteOf(parsed, named), ...(named ? { title: named } : {}) }
    sources.set(parsed.href, {
      ...source,
      ...(number ? { numbers: [...(source.numbers ?? []), number].slice(0, MOST_CLAIMS) } : {}),
      ...(claim ? { claims: [...(source.claims ?? []), claim].slice(0, MOST_CLAIMS) } : {}),
    })
  }
  return [...sources.values()]
}

/** As `hostOf` names a company's own website, with its port. */
function siteOf({ host }: URL, title = ''): string {
  return withoutWww(host === REDIRECTING_HOST && HOST_NAME.test(title) ? title : host)
}
