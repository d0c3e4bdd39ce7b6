/** Does the text hold concrete numbers, in Dutch or English notation? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { pagesRead, placeOf } from '#engine/checks/proven-absence.ts'
import { around } from '#engine/wording.ts'

// Bounded: the first 2,000 characters of a line
const NUMBER =
  /€\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:%|procent|percent|euro|jaar|years?|klanten|customers|projecten|projects|m²|m2|km|kg|uur|hours?|dagen|days|weken|weeks|medewerkers|employees|reviews|sterren|stars|minuten|minutes|vestigingen|personen|people|woningen|graden|kwh|kw)(?![\p{L}])|(?<![\d-])(?:19|20)\d\d(?![\d-])/giu

export const concreteNumbers = defineCheck({
  id: 'concrete-numbers',
  category: 'inhoud',
  title: { nl: 'Concrete cijfers', en: 'Concrete numbers' },
  why: {
    nl: 'In een experiment werden teksten met cijfers vaker geciteerd; een later experiment vond nauwelijks effect. Daarom weegt dit licht.',
    en: 'In one experiment texts with figures were cited more often; a later one found hardly any effect. So this weighs little.',
  },
  evidenceClass: 'B',
  source: 'GEO, arXiv 2311.09735 (KDD 2024); tegengesteld: C-SEO Bench, arXiv 2506.11097',
  outcomes: {
    many: {
      points: 3,
      says: {
        nl: '{count} {count|concreet cijfer|concrete cijfers} op {words} {words|woord|woorden}, zoals “{example}”.',
        en: '{count} concrete {count|figure|figures} in {words} {words|word|words}, such as “{example}”.',
      },
    },
    few: {
      points: 1,
      says: {
        nl: '{count} {count|concreet cijfer|concrete cijfers} op {words} {words|woord|woorden}, zoals “{example}”.',
        en: '{count} concrete {count|figure|figures} in {words} {words|word|words}, such as “{example}”.',
      },
      advice: {
        nl: 'Noem meer cijfers die een klant helpen: prijzen, jaren ervaring, levertijd, aantallen.',
        en: 'Give more figures that help a customer: prices, years of experience, delivery time, quantities.',
      },
    },
    unclear: {
      points: 0,
      says: {
        nl: 'Er staan waarschijnlijk cijfers, maar niet leesbaar als cijfer met een eenheid in de tekst ({place}).',
        en: 'There are probably figures, but not readable as a figure with a unit in the text ({place}).',
      },
      advice: {
        nl: 'Schrijf het cijfer met wat het telt in de gewone tekst: ‘25 jaar ervaring’, ‘€ 65 per uur’.',
        en: 'Write the figure with what it counts in the plain text: ‘25 years of experience’, ‘€ 65 an hour’.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Geen concrete cijfers in de tekst van {pages}; voorwaarden en privacyverklaring tellen niet mee.',
        en: 'No concrete figures in the text of {pages}; terms and privacy statements do not count.',
      },
      advice: {
        nl: 'Noem cijfers die een klant helpen: prijzen, jaren ervaring, levertijd, aantallen.',
        en: 'Give figures that help a customer: prices, years of experience, delivery time, quantities.',
      },
    },
  },
  judge: needsHome((site, home) => {
    let words = 0
    const found: { url: string; found: string }[] = []
    for (const page of site.pages) {
      if (page.kind === 'legal') continue
      words += page.words
      for (const line of page.shown) {
        if (line.region === 'footer' || /©/.test(line.text)) continue
        for (const match of line.text.slice(0, 2000).matchAll(NUMBER)) {
          if (found.length < 500) found.push({ url: page.url, found: around(line.text, match.index, 40, 60) })
        }
      }
    }
    const example = found[0]?.found ?? ''
    const values = { count: found.length, words, example }
    if (found.length === 0) {
      const seen = site.look.sightContent('numbers')
      return seen
        ? { outcome: 'unclear', values: { place: placeOf(seen) }, evidence: [{ url: seen.url, found: seen.found }] }
        : { outcome: 'none', values: { pages: pagesRead(site) }, evidence: [{ url: home.url, found: '-' }] }
    }
    return {
      outcome: found.length >= 3 && found.length * 200 >= words ? 'many' : 'few',
      values,
      evidence: found.slice(0, 3),
    }
  }),
})
