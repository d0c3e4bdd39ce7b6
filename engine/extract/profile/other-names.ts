/** Other names of a company, as its markup gives them: `alternateName`. */
import { type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import { nameKey } from '#engine/extract/naming/name-parts.ts'
import type { CompanyFacts, Fact } from '#engine/report/report.ts'
import { isGeneralName } from '#engine/vocabulary/trade-types.ts'

const MOST = 10
const LONGEST = 120
const HOST = /^[\w-]+(?:\.[\w-]+)+$/

/** Each once, without the name itself, addresses of websites, and what any company may be called. */
export function otherNamesOf(company: readonly SchemaNode[], { name, address }: CompanyFacts): Fact<string>[] {
  const known = new Set([nameKey(name?.value ?? '')])
  return company
    .flatMap((node) =>
      strings(node, 'alternateName').flatMap((value): Fact<string>[] => {
        const isName = value.length >= 2 && value.length <= LONGEST && !HOST.test(value)
        if (!isName || known.has(nameKey(value)) || isGeneralName(value, [address?.value.city ?? ''])) return []
        known.add(nameKey(value))
        const snippet = `alternateName: ${value}`
        return [{ source: node.source, page: node.page, value, snippet }]
      }),
    )
    .slice(0, MOST)
}
