/** The languages in which a website or its contact persons help people, as codes ('nl'). */
import { first, nodes, type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import { languageOf } from '#engine/extract/page/language.ts'
import { domainOf, fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'

const CODES = 'nl en de fr es it pt pl tr ar ro uk ru zh ja fy da sv no fi cs hu bg el hi fa'.split(' ')
/** 'Nederlands', 'Dutch', 'nederlands' and 'nl' are one language. */
const BY_NAME = new Map(
  CODES.flatMap((code) => [
    [code, code] as const,
    ...['nl', 'en', code].map((inside) => {
      const name = new Intl.DisplayNames([inside], { type: 'language' }).of(code) ?? code
      return [name.toLowerCase(), code] as const
    }),
  ]),
)

export function languagesOf(site: SiteContext, company: SchemaNode[]): Fact<string>[] {
  const found = new Map<string, Fact<string>>()
  const add = (code: string | undefined, one: Omit<Fact<string>, 'value'>) => {
    if (code && !found.has(code)) found.set(code, { ...one, value: code })
  }
  const [home] = site.pages
  if (home) {
    const code = codeOf(home.lang)
    // Templates come with lang="en": the text itself must be in that language.
    if (code && code === languageOf(home.text)) add(code, fact(home, 'meta', code, `<html lang="${home.lang}">`))
    for (const { rel, href, hreflang } of home.headLinks) {
      const isVersion = rel.split(/\s+/).includes('alternate') && domainOf(href) === site.domain
      if (isVersion && hreflang)
        add(codeOf(hreflang), fact(home, 'meta', hreflang, `<link hreflang="${hreflang}" href="${href}">`))
    }
  }
  for (const node of company) {
    const holders = [node, ...nodes(node, 'contactPoint', 'contactPoints')]
    for (const holder of holders) {
      const named = nodes(holder, ...SPOKEN).map((one) => first(one, 'alternateName') ?? first(one, 'name') ?? '')
      for (const name of [...strings(holder, ...SPOKEN), ...named])
        add(codeOf(name), { source: node.source, page: node.page, snippet: `${SPOKEN[0]}: ${name.slice(0, 60)}` })
    }
  }
  return [...found.values()].slice(0, 20)
}

const SPOKEN = ['availableLanguage', 'knowsLanguage']

/** 'nl-NL' and 'Dutch' as 'nl'; nothing for 'x-default' and for what is no language we know. */
function codeOf(text: string): string | undefined {
  const name = text.trim().toLowerCase().slice(0, 40)
  return BY_NAME.get(name) ?? (/^[a-z]{2}[-_][a-z0-9]{2,4}$/.test(name) ? BY_NAME.get(name.slice(0, 2)) : undefined)
}
