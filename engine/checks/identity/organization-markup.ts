/** Is there valid Organization or LocalBusiness markup that says who the company is? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { pagesRead, placeOf } from '#engine/checks/proven-absence.ts'
import { first } from '#engine/extract/markup/schema-nodes.ts'
import type { Text } from '#engine/wording.ts'

const WANTED: [string, string[], Text][] = [
  ['url', ['url'], { nl: 'url', en: 'url' }],
  ['logo', ['logo', 'image'], { nl: 'logo', en: 'logo' }],
  ['description', ['description', 'disambiguatingDescription'], { nl: 'omschrijving', en: 'description' }],
  ['address', ['address', 'location'], { nl: 'adres', en: 'address' }],
  ['contact', ['telephone', 'email', 'contactPoint'], { nl: 'telefoon of e-mail', en: 'phone or e-mail' }],
]

const COMPANY_TYPE =
  /(?:@type|itemtype|typeof)["'\s:=[]{1,10}(?:https?:\/\/schema\.org\/|schema:)?(?:Organization|LocalBusiness|Corporation|ProfessionalService|Store|Restaurant|HomeAndConstructionBusiness|MedicalBusiness)\b/

/** The parser's message is in English; only the position in it helps the reader. */
function whereItBreaks(reason: string): Text {
  const [, line, column] = /line (\d{1,9}) column (\d{1,9})/.exec(reason) ?? []
  return line && column
    ? {
        nl: `de fout staat op regel ${line}, teken ${column} van het blok`,
        en: `it breaks at line ${line}, column ${column} of the block`,
      }
    : {
        nl: 'het blok is niet af of bevat een leesteken te veel',
        en: 'the block is not complete or has a sign too many',
      }
}

export const organizationMarkup = defineCheck({
  id: 'organization-markup',
  category: 'identiteit',
  title: { nl: 'Gegevens van het bedrijf als structured data', en: 'Company details as structured data' },
  why: {
    nl: 'Met Organization- of LocalBusiness-gegevens (JSON-LD) houden zoekmachines bedrijven met dezelfde naam uit elkaar.',
    en: 'With Organization or LocalBusiness data (JSON-LD) search engines tell companies of the same name apart.',
  },
  evidenceClass: 'A',
  source: 'developers.google.com/search/docs/appearance/structured-data/organization',
  outcomes: {
    complete: {
      points: 5,
      says: {
        nl: 'De structured data ({type}) noemen naam, {has}.',
        en: 'The structured data ({type}) give name, {has}.',
      },
    },
    partial: {
      points: 3,
      says: {
        nl: 'De structured data ({type}) noemen de naam, maar missen: {lacks}.',
        en: 'The structured data ({type}) give the name, but lack: {lacks}.',
      },
      advice: { nl: 'Vul de JSON-LD aan met {lacks}.', en: 'Complete the JSON-LD with {lacks}.' },
    },
    broken: {
      points: 0,
      says: {
        nl: 'Er staat JSON-LD op de site die geen geldige JSON is: {reason}.',
        en: 'There is JSON-LD on the site that is not valid JSON: {reason}.',
      },
      advice: { nl: 'Vervang het door een geldig JSON-LD-blok.', en: 'Replace it by a valid JSON-LD block.' },
    },
    placeholder: {
      points: 0,
      says: {
        nl: 'De structured data bevatten nog voorbeeldtekst (“{name}”) in plaats van je bedrijfsnaam.',
        en: 'The structured data still hold sample text (“{name}”) instead of your company name.',
      },
      advice: { nl: 'Vul je eigen gegevens in.', en: 'Fill in your own details.' },
    },
    unclear: {
      points: 0,
      says: {
        nl: 'Er staan waarschijnlijk bedrijfsgegevens als structured data, maar niet leesbaar als die van één bedrijf met een naam ({place}).',
        en: 'There are probably company details as structured data, but not readable as those of one company with a name ({place}).',
      },
      advice: {
        nl: 'Geef het blok een naam (name) en het adres van je website (url), als geldige JSON.',
        en: 'Give the block a name and the address of your website (url), as valid JSON.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Er staan geen Organization- of LocalBusiness-gegevens op {pages}.',
        en: 'There are no Organization or LocalBusiness data on {pages}.',
      },
      advice: {
        nl: 'Zet een JSON-LD-blok met je bedrijfsgegevens in de head van je homepage.',
        en: 'Put a JSON-LD block with your company details in the head of your home page.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const named = site.company.filter((node) => first(node, 'name'))
    const best = named[0]
    if (best) {
      const holds = (names: string[]) => named.some((node) => names.some((name) => node.props.has(name)))
      const list = (present: boolean, language: 'nl' | 'en') =>
        WANTED.filter(([, names]) => holds(names) === present)
          .map(([, , text]) => text[language])
          .join(', ')
      const lacks = { nl: list(false, 'nl'), en: list(false, 'en') }
      const values = { type: best.types.join(', '), has: { nl: list(true, 'nl'), en: list(true, 'en') }, lacks }
      return { outcome: lacks.nl ? 'partial' : 'complete', values, evidence: [{ url: best.page, found: best.snippet }] }
    }
    const broken = site.jsonLd.broken[0]
    if (broken)
      return {
        outcome: 'broken',
        values: { reason: whereItBreaks(broken.reason) },
        evidence: [{ url: broken.page, found: broken.snippet }],
      }
    const sample = site.placeholders[0]
    if (sample)
      return {
        outcome: 'placeholder',
        values: { name: first(sample, 'name') ?? '' },
        evidence: [{ url: sample.page, found: sample.snippet }],
      }
    const seen = site.look.sightOf(COMPANY_TYPE, ['script', 'attribute'])
    if (seen)
      return { outcome: 'unclear', values: { place: placeOf(seen) }, evidence: [{ url: seen.url, found: seen.found }] }
    return { outcome: 'none', values: { pages: pagesRead(site) }, evidence: [{ url: home.url, found: '-' }] }
  }),
})
