/** Reviews and cases: what clients say, and finished work. */

import { first, nodes, type SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { headingLevel, sectionsOf } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import { withoutWww } from '#engine/fetch/same-site.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { excerpt } from '#engine/wording.ts'
import { ratedBy, ratingsOf } from './ratings.ts'
import { NAME_LIKE } from './service-facts.ts'

const MAX = 20
const REVIEW_SECTION =
  /\b(?:reviews?|beoordelingen|ervaringen|recensies|testimonials|aanbevelingen|klantervaringen|(?:wat|dit) (?:onze |mijn )?(?:klanten|gasten|patiënten|cliënten|opdrachtgevers|mensen|anderen)(?: over ons)? (?:zeggen|vinden)|klanten (?:aan het woord|vertellen|over ons)|(?:zij|ze) gingen (?:je|u) voor|what (?:our )?(?:clients|customers|people|guests) say)\b/i
const CASE_SECTION =
  /\b(?:cases?|case ?stud(?:y|ies)|projecten|portfolio|referenties|praktijkvoorbeelden|succesverhalen|klantverhalen|recent werk|ons werk|mijn werk|gerealiseerde (?:projecten|werken)|realisaties|verwezenlijkingen|uitgevoerde? (?:projecten|werk\w*)|our work|projects)\b/i
const REVIEW_SITES =
  /(?:^|\.)(?:trustpilot\.com|kiyoh\.com|klantenvertellen\.nl|feedbackcompany\.com|webwinkelkeur\.nl|tripadvisor\.(?:nl|com)|zorgkaartnederland\.nl|werkspot\.nl|trustoo\.nl|thefork\.nl|iens\.nl|treatwell\.nl|advieskeuze\.nl|funda\.nl|yelp\.(?:nl|com))$|^g\.page$/
const QUOTE = /^[“"„«'‘].{20,600}/u
const GENERIC =
  /^(?:bekijk|lees|meer|alle|onze|ons|contact|offerte|vraag|home|plan|neem|bel|mail|klaar|interesse|wat|waarom|hoe|over|vorige|volgende|prev|next|bedankt|kies|actief|aanmelden|stuur|vind|ontdek|welkom|diensten|tarieven|reviews?|veelgestelde|geen|nog)\b|[!?]$/i

export function reviewsOf(site: SiteContext, all: SchemaNode[]): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const node of all) {
    if (node.types.includes('Review')) {
      const body = first(node, 'reviewBody', 'description', 'name')
      const author = first(node, 'author')
      if (body)
        found.push({
          value: excerpt(author ? `${body} — ${author}` : body, 300),
          source: node.source,
          page: node.page,
          snippet: node.snippet,
        })
    }
    for (const rating of nodes(node, 'aggregateRating')) {
      const score = first(rating, 'ratingValue')
      const count = first(rating, 'reviewCount', 'ratingCount')
      if (score && count && Number(count) > 0)
        found.push({
          value: `${score} (${count}), volgens ${ratedBy(rating.snippet)}`,
          source: node.source,
          page: node.page,
          snippet: rating.snippet,
        })
    }
  }
  for (const page of site.pages) {
    found.push(...ratingsOf(page))
    found.push(...quotesOf(page))
    for (const link of page.links) {
      const url = URL.parse(link.href)
      const host = withoutWww(url?.hostname ?? '')
      const path = url?.pathname ?? ''
      const google =
        // Bounded: an address of at most 2,000 characters
        /(?:google\.\w+\/.*(?:review|placeid)|g\.page\/.+\/review|search\.google\.com\/local\/reviews)/.test(
          link.href.slice(0, 2_000),
        )
      if ((REVIEW_SITES.test(host) && path.length > 1) || google)
        found.push(fact(page, 'link', link.href.slice(0, 200), `<a href="${link.href}"> ${link.text}`))
    }
  }
  return unique(found)
}

/** Quotations below a heading about reviews; a sentence about reviews is not a quotation. */
function quotesOf(page: Page): Fact<string>[] {
  const out: Fact<string>[] = []
  for (const section of sectionsOf(page)) {
    if (
      section.heading.region === 'footer' ||
      section.heading.text.length > 80 ||
      !REVIEW_SECTION.test(section.heading.text)
    )
      continue
    for (const line of section.lines) {
      if (QUOTE.test(line.text) || (line.tag === 'blockquote' && line.text.length > 20))
        out.push(fact(page, 'text', excerpt(line.text, 300), line.text))
    }
  }
  return out
}

export function casesOf(site: SiteContext): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const page of site.pages) {
    const ownPage = /\/(?:projecten|cases?|portfolio|referenties|realisaties|klanten|work)(?:\/|\.|$)/i.test(page.url)
    for (const section of sectionsOf(page)) {
      if (section.heading.region === 'footer' || section.heading.text.length > 70) continue
      if (!CASE_SECTION.test(section.heading.text) && !(ownPage && section.level === 1)) continue
      const inner = section.lines.filter(
        (line) => headingLevel(line) > 0 && line.region === 'main' && !GENERIC.test(line.text),
      )
      if (inner.filter((line) => isPieceOfWork(line.text)).length * 2 <= inner.length) continue
      for (const line of inner)
        found.push(fact(page, 'text', excerpt(line.text, 120), `${section.heading.text}: ${line.text}`))
    }
    for (const link of page.links) {
      const path = URL.parse(link.href)?.pathname ?? ''
      const below =
        /\/(?:projecten|project|cases?|portfolio|referenties|klantverhalen)\/[^/]+\/?$/i.test(path) &&
        link.region === 'main'
      if (below && link.text.length > 3 && !GENERIC.test(link.text))
        found.push(fact(page, 'link', excerpt(link.text, 120), `<a href="${link.href}"> ${link.text}`))
    }
  }
  return unique(found)
}

/** Finished work has the name of a place or client, or a headline; 'Binnenwerk & afwerking' is a kind of work. */
function isPieceOfWork(text: string): boolean {
  return !/[&/]/.test(text) && (NAME_LIKE.test(text) || /\d/.test(text) || text.split(' ').length >= 4)
}

function unique(found: Fact<string>[]): Fact<string>[] {
  const seen = new Set<string>()
  return found
    .filter((one) => {
      const key = fold(one.value).slice(0, 80)
      return key.length > 2 && !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX)
}
