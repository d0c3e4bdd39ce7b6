/** Are the basics in the raw HTML: who, what, and how to get in touch? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { lackingSentences } from '#engine/checks/proven-absence.ts'
import { emailsOf, phonesOf } from '#engine/extract/contact/contact-facts.ts'
import { nameKey, withoutLegalForm } from '#engine/extract/naming/name-parts.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { factOf } from '#engine/known-fields.ts'
import type { KnownField } from '#engine/report/report.ts'
import type { Sighting } from '#engine/second-look/second-look.ts'
import { fold } from '#engine/text.ts'
import type { Text } from '#engine/wording.ts'
import { listedTexts } from '#engine/wording.ts'

export const basicsInHtml = defineCheck({
  id: 'basics-in-html',
  category: 'leesbaar',
  title: { nl: 'Naam, dienst en contact in de HTML', en: 'Name, service and contact in the HTML' },
  why: {
    nl: 'Wie alleen de HTML leest, moet daarin je naam, wat je doet en hoe je te bereiken bent kunnen vinden.',
    en: 'Whoever reads only the HTML must find your name, what you do and how to reach you there.',
  },
  evidenceClass: 'A',
  source: 'vercel.com/blog/the-rise-of-the-ai-crawler',
  outcomes: {
    all: {
      points: 5,
      says: {
        nl: 'De homepage noemt zonder JavaScript je naam, wat je doet en een contactgegeven.',
        en: 'Without JavaScript the home page gives your name, what you do and a contact detail.',
      },
    },
    two: {
      points: 3,
      says: { nl: '{said}', en: '{said}' },
      advice: {
        nl: 'Zet in gewone tekst op de homepage: {lacks}.',
        en: 'Put in plain text on the home page: {lacks}.',
      },
    },
    one: {
      points: 1,
      says: { nl: '{said}', en: '{said}' },
      advice: {
        nl: 'Zet in gewone tekst op de homepage: {lacks}.',
        en: 'Put in plain text on the home page: {lacks}.',
      },
    },
    none: {
      points: 0,
      says: { nl: '{said}', en: '{said}' },
      advice: {
        nl: 'Zet in gewone tekst op de homepage: {lacks}.',
        en: 'Put in plain text on the home page: {lacks}.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const text = fold(home.text)
    const name = site.facts.name
    const onHome = (url: string | undefined) => url === home.url
    const services = (site.facts.services ?? []).some((one) => text.includes(fold(one.value)))
    const sector = site.facts.sector && text.includes(fold(site.facts.sector.value))
    const contact =
      (['e-mail', 'telefoon', 'adres of plaats'] as const).some((field) => onHome(factOf(site.facts, field)?.page)) ||
      statesContact(site, home)
    const linked = home.links.some((link) => /^(?:tel|mailto):./i.test(link.href))
    const parts: [boolean, Text][] = [
      [
        name !== undefined &&
          [fold(withoutLegalForm(name.value)), nameKey(name.value)].some((key) => text.includes(key)),
        { nl: 'je naam', en: 'your name' },
      ],
      [services || Boolean(sector), { nl: 'wat je doet', en: 'what you do' }],
      [contact || linked, { nl: 'een contactgegeven', en: 'a contact detail' }],
    ]
    const lacking = parts.filter(([there]) => !there).map(([, label]) => label)
    const lacks = listedTexts(lacking)
    const outcome = (['all', 'two', 'one', 'none'] as const)[lacking.length]!
    const said = lackingSentences(
      parts.flatMap(([there, label], at) => (there ? [] : [{ label, sighting: firstSight(site, LOOKED[at]!) }])),
      (list, language) =>
        language === 'nl'
          ? `Zonder JavaScript staat niet op de homepage: ${list}`
          : `Without JavaScript this is not on the home page: ${list}`,
    )
    return { outcome, values: { lacks, said }, evidence: [{ url: home.url, found: name?.value ?? '-' }] }
  }),
})

/** Whether the home page states a fact that another page states more surely, such as in its markup. */
function statesContact({ facts, site }: SiteReading, home: Page): boolean {
  const street = facts.address?.value.street
  if (street && fold(home.text).includes(fold(street))) return true
  const ofHome = { ...site, pages: [home] }
  return (
    phonesOf(ofHome).some(({ value }) => value === facts.phone?.value) ||
    emailsOf(ofHome, facts.name?.value ?? '').some(({ value }) => value === facts.email?.value)
  )
}

/** The fields in which a second look may find each of the three. */
const LOOKED: KnownField[][] = [
  ['naam'],
  ['diensten', 'sector', 'omschrijving'],
  ['telefoon', 'e-mail', 'adres of plaats'],
]

function firstSight(site: SiteReading, fields: KnownField[]): Sighting | null {
  for (const field of fields) {
    const sighting = site.look.sight(field, true)
    if (sighting) return sighting
  }
  return null
}
