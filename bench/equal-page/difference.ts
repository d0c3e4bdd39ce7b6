/** Whether two pages say the same: elements, attributes, texts and structured data, apart from what a framework adds of its own. */
import { type CheerioAPI, load } from 'cheerio'

/** Where they first differ; null where they do not. */
export function differenceBetween(one: string, other: string): string | null {
  const [left, right] = [contents(one), contents(other)]
  const at = left.findIndex((item, index) => item !== right[index])
  if (at < 0 && left.length === right.length) return null
  const index = at < 0 ? left.length : at
  return `${excerpt(left[index], right[index])} tegenover ${excerpt(right[index], left[index])}`
}

/** From a little before the first letter that differs. */
function excerpt(text = 'niets', other = ''): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return text.slice(Math.max(0, at - 30), at + 60)
}

function contents(html: string): string[] {
  const $ = load(html)
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.stringify(sorted(JSON.parse($(script).text()))))
  const frameworkOnly = 'script, link[as=script], link[as=style], body > [hidden], meta[name=next-size-adjust]'
  $(frameworkOnly).remove()
  // A head has no order that matters; addresses of assets are each framework's own.
  const head = $('head > *')
    .toArray()
    .map((element) => describe($(element)))
    .sort()
  const body = $('body *')
    .toArray()
    .map((element) => describe($(element)))
  return [...data, ...head, ...body]
}

function describe(own: ReturnType<CheerioAPI>): string {
  const attributes = Object.entries(own.attr() ?? {})
    // A title's id differs per renderer.
    .filter(([name]) => name !== 'aria-labelledby' && !(name === 'id' && own.is('h2')))
    .map(([name, value]) => `${name}="${/^\/assets\//.test(value) ? '/assets/' : value.replace(/\s+/g, ' ').trim()}"`)
    .sort()
  const text = own
    .contents()
    .filter((_, node) => node.type === 'text')
    .text()
    .replace(/\s+/g, ' ')
    .trim()
  return [own.prop('tagName'), ...attributes, text].join(' ')
}

/** The order of names means nothing, nor does a name without a value. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
