/** The JSON-LD of the home page is valid, and states nothing beyond the settings. */
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { expect, test } from 'vitest'
import { homeStructuredData } from '#app/routes/marketing/site/structured-data.ts'
import type { Operator } from '#features/operator.ts'
import { schemaOrg } from './support/schema-org.ts'

const OPERATOR: Operator = {
  name: 'Voorbeeld Beheer B.V.',
  address: 'Voorbeeldstraat 1, 8011 AA Zwolle',
  kvk: '69599084',
  btw: 'NL000099998B57',
  email: 'hallo@voorbeeld.nl',
  phone: '+31 38 123 45 67',
  profiles: ['https://www.linkedin.com/company/voorbeeld'],
}

const dataFor = (operator: Operator) => homeStructuredData({ baseUrl: 'https://voorbeeld.nl', operator })

test.each([
  ['set', OPERATOR],
  ['unset', {}],
])('passes the validator and schema.org’s own vocabulary with the operator %s', async (_, operator) => {
  const html = `<script type="application/ld+json">${JSON.stringify(dataFor(operator))}</script>`
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  expect(Object.keys(extracted.jsonld)).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'WebApplication', 'FAQPage', 'VideoObject']),
  )
  const issues = (await new Validator(schemaOrg()).validate(extracted)) as { severity: string }[]
  // A warning is an optional field that the video does not have.
  expect(issues.filter(({ severity }) => severity !== 'WARNING')).toEqual([])
})

test('says nothing about an operator without settings', () => {
  const text = JSON.stringify(dataFor({}))
  for (const word of ['legalName', 'address', 'vatID', 'iso6523Code', 'email', 'telephone', 'sameAs']) {
    expect(text).not.toContain(`"${word}"`)
  }
})

test('keeps an address that is not Dutch as it was written', () => {
  expect(JSON.stringify(dataFor({ address: 'Rue Exemple 1, 1000 Bruxelles' }))).toContain(
    '"address":"Rue Exemple 1, 1000 Bruxelles"',
  )
})
