/** Is the home page in order: one h1, subheadings without gaps, lists or tables, and a question somewhere? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { placeOf } from '#engine/checks/proven-absence.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import type { Sighting } from '#engine/second-look/second-look.ts'
import { excerpt, listedTexts, type Text } from '#engine/wording.ts'

export const headings = defineCheck({
  id: 'headings',
  category: 'inhoud',
  title: { nl: 'Koppen en vraagkoppen', en: 'Headings and question headings' },
  why: {
    nl: 'Pagina’s met een duidelijke opbouw en vragen als kop worden vaker aangehaald; of het daardoor komt, is niet aangetoond.',
    en: 'Pages with a clear structure and questions as headings are cited more often; whether that is the cause has not been shown.',
  },
  evidenceClass: 'C',
  source: 'GEO-16, arXiv 2509.10762; citation absorption (geo-citation-lab)',
  outcomes: {
    good: {
      points: 2,
      says: {
        nl: 'Eén hoofdkop, {count} {count|tussenkop|tussenkoppen} op volgorde, en vragen als kop of lijst.',
        en: 'One main heading, {count} {count|subheading|subheadings} in order, and questions as headings or a list.',
      },
    },
    fair: {
      points: 1,
      says: {
        nl: 'De homepage heeft {h1} {h1|hoofdkop|hoofdkoppen} en {count} {count|tussenkop|tussenkoppen}; duidelijker is {lacks}.{seen}',
        en: 'The home page has {h1} main {h1|heading|headings} and {count} {count|subheading|subheadings}; clearer is {lacks}.{seen}',
      },
      advice: { nl: 'Geef de homepage {lacks}.', en: 'Give the home page {lacks}.' },
    },
    poor: {
      points: 0,
      says: {
        nl: 'De homepage heeft {h1} {h1|hoofdkop|hoofdkoppen} en {count} {count|tussenkop|tussenkoppen}; duidelijker is {lacks}.{seen}',
        en: 'The home page has {h1} main {h1|heading|headings} and {count} {count|subheading|subheadings}; clearer is {lacks}.{seen}',
      },
      advice: { nl: 'Geef de homepage {lacks}.', en: 'Give the home page {lacks}.' },
    },
  },
  judge: needsHome((site, home) => {
    const all = home.shown.filter((line) => headingLevel(line) > 0)
    const h1 = all.filter((line) => headingLevel(line) === 1).length
    const levels = all.map(headingLevel)
    const inOrder = levels.every((level, i) => i === 0 || level <= levels[i - 1]! + 1)
    const asks = site.pages.some(
      (page) => page.shown.some((line) => headingLevel(line) > 0 && line.text.endsWith('?')) || page.details.length > 0,
    )
    const lists = home.listItems >= 3 || home.tables > 0
    const lacking = [
      ...(h1 === 1 ? [] : [{ nl: 'precies één hoofdkop (h1)', en: 'exactly one main heading (h1)' }]),
      ...(all.length - h1 >= 2 && inOrder
        ? []
        : [{ nl: 'tussenkoppen (h2, h3) op volgorde', en: 'subheadings (h2, h3) in order' }]),
      ...(asks || lists ? [] : [{ nl: 'een lijst of een vraag als kop', en: 'a list or a question as heading' }]),
    ]
    // What only looks like a heading gets no points, but the report does not say that it is not there.
    const lacksHeadings = h1 !== 1 || all.length - h1 < 2
    const sighting =
      (lacksHeadings ? site.look.sightContent('headings', true) : null) ??
      (asks || lists ? null : site.look.sightContent('questions'))
    const values = {
      seen: sighting ? looksLike(sighting) : { nl: '', en: '' },
      h1,
      count: all.length - h1,
      lacks: listedTexts(lacking),
    }
    const evidence = [
      {
        url: home.url,
        found:
          all
            .slice(0, 5)
            .map((line) => `${line.tag}: ${excerpt(line.text, 40)}`)
            .join(' · ') || '-',
      },
    ]
    return { outcome: lacking.length === 0 ? 'good' : lacking.length === 1 ? 'fair' : 'poor', values, evidence }
  }),
})

function looksLike(sighting: Sighting): Text {
  const { nl, en } = placeOf(sighting)
  return {
    nl: ` Er staat waarschijnlijk wel een kop, maar niet leesbaar als kop (${nl}).`,
    en: ` There probably is a heading, but not readable as a heading (${en}).`,
  }
}
