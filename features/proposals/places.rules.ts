/** Describes where a value was found, in words for the customer. */
import type { FoundFacts } from '#engine/found-facts.ts'
import type { Fact, FactSource } from '#engine/report/report.ts'
export type FoundIn = { kind: 'website' } | { kind: 'document'; name: string }

const IN: Partial<Record<FactSource, string>> = {
  'json-ld': 'in de gegevens voor zoekmachines (JSON-LD)',
  microdata: 'in de gegevens voor zoekmachines (microdata)',
  rdfa: 'in de gegevens voor zoekmachines (RDFa)',
  meta: 'in de titel of omschrijving voor zoekmachines',
  link: 'in een link',
}

export function placeWriter({ pages }: Pick<FoundFacts, 'pages'>, where: FoundIn): (fact: Fact<unknown>) => string {
  const names = new Map(pages.map(({ url, name }) => [url, name]))
  return ({ source, page }) => {
    const name = names.get(page) ?? ''
    if (where.kind === 'document') return `in ${where.name}${name ? `, ${name}` : ''}`
    if (source === 'footer') return 'in je footer'
    const inside = IN[source]
    const on = name ? `op de pagina ${name}` : 'op je homepage'
    return inside ? `${inside} ${on}` : on
  }
}
