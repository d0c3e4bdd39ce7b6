import { readFileSync } from 'node:fs'

/** schema.org's vocabulary in the form that the validator reads. */
export function schemaOrg() {
  const { classes, properties } = JSON.parse(
    readFileSync(new URL('../cases/schema_org_30.json', import.meta.url), 'utf8'),
  )
  const refs = (names: string[]) => names.map((name) => ({ '@id': `schema:${name}` }))
  return {
    '@graph': [
      ...Object.entries<string[]>(classes).map(([name, parents]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': refs(parents),
      })),
      ...Object.entries<string[]>(properties).map(([name, domains]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': refs(domains),
      })),
    ],
  }
}
