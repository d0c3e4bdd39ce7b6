/** What the company does: offers in markup, the headings and list items under 'Onze diensten', the menu below 'Diensten'. */
import type { Fact } from '#engine/report.ts'
import { fold } from './emails.ts'
import type { Line, Page } from './page.ts'
import { first, nodes, type SchemaNode, strings } from './schema-nodes.ts'
import { headingLevel, type Section, sectionsOf } from './sections.ts'
import { fact, type SiteContext } from './site-context.ts'

const MAX = 30
const SECTION =
  /\b(?:(?:onze |mijn |alle |overzicht )?(?:diensten|services|behandelingen|werkzaamheden|specialisaties|specialismen|expertises?)|wat (?:wij|we|ik) (?:(?:voor (?:u|jou|je) )?(?:doen|doe|bieden|aanbieden|kunnen|regelen|maken|verzorgen)|voor (?:u|jou|je))|(?:ons|mijn) (?:aanbod|assortiment|vakgebied)|aanbod|dienstverlening|our services|what we do|what we offer|waarmee (?:kunnen|kan) (?:wij|we|ik)|hiermee helpen)\b/i
const NOT_A_LIST = /^(?:waarom|why)\b|voordelen|werkwijze|stappen|benefits|aangesloten|gecertificeerd/i
const NOT_A_SERVICE =
  /^(?:home|contact.*|over ons|over mij|meer.*|lees.*|bekijk.*|bel.*|vraag.*|offerte.*|waarom.*|wat .*|hoe .*|onze .*|mijn .*|zo .*|alle .*|openingstijden|adres|tarieven|prijzen|prijs|reviews?|ervaringen|nieuws|blog|faq|veelgestelde vragen|werkwijze|menu|home.*|stap \d.*|inclusief.*|volg ons.*|social.*|privacy.*|algemene voorwaarden|facebook|instagram|linkedin|whatsapp|e-?mail.*|telefoon.*|nederland|inhoud|klaar .*|interesse.*|benieuwd.*|direct .*|gratis .*|neem .*|plan .*|maak .*|ontdek.*|welkom.*|diensten|services|behandelingen|werkzaamheden|aanbod|projecten|portfolio|team|vacatures|\d+.*|.*\?|.*:)$/i

export function servicesOf(site: SiteContext, all: SchemaNode[], names: string[]): Fact<string>[] {
  const found: Fact<string>[] = []
  const seen = new Set(names.map(fold))
  const add = (one: Fact<string>) => {
    const value = one.value.replace(/^[\s•·✓✔→–—*-]+|[\s→›»:.,–—-]+$/gu, '').trim()
    const key = fold(value)
    if (key.length < 3 || value.length > 80 || value.split(' ').length > 9 || seen.has(key) || found.length >= MAX)
      return
    seen.add(key)
    found.push({ ...one, value })
  }
  for (const node of all) {
    for (const name of offered(node)) add({ value: name, source: node.source, page: node.page, snippet: node.snippet })
  }
  if (found.length >= 3) return found
  for (const page of site.pages) for (const one of fromHeadings(page)) add(one)
  if (found.length < 2) for (const page of site.pages) for (const one of fromMenu(page)) add(one)
  return found
}

function offered(node: SchemaNode): string[] {
  const types = node.types
  if (types.includes('Service') || types.includes('MedicalProcedure') || types.includes('MedicalTherapy')) {
    const name = first(node, 'name') ?? first(node, 'serviceType')
    return name ? [name] : []
  }
  if (types.includes('OfferCatalog'))
    return nodes(node, 'itemListElement').flatMap((item) =>
      item.types.includes('OfferCatalog')
        ? []
        : strings(item, 'name').length
          ? strings(item, 'name')
          : strings(item, 'itemOffered'),
    )
  if (types.includes('Offer') && node.under?.property === 'makesOffer')
    return strings(node, 'itemOffered').length ? strings(node, 'itemOffered') : strings(node, 'name')
  return strings(node, 'serviceType').concat(strings(node, 'availableService'))
}

function fromHeadings(page: Page): Fact<string>[] {
  const sections = sectionsOf(page).filter((section) => section.heading.region !== 'footer')
  const announced = sections.filter(
    (section) =>
      section.heading.text.length < 70 && SECTION.test(section.heading.text) && !NOT_A_LIST.test(section.heading.text),
  )
  const named = announced.flatMap((section) => namesIn(page, section))
  if (page.kind !== 'services') return named
  // On a page about the services a clearly larger group of headings below one heading is the list.
  const groups = sections.map((section) => namesIn(page, section))
  return groups.reduce((best, group) => (group.length >= Math.max(2, best.length * 1.5) ? group : best), named)
}

/** The headings right below a heading; else its list items. */
function namesIn(page: Page, section: Section): Fact<string>[] {
  const inner = section.lines.filter((line) => line.region !== 'footer' && line.region !== 'header')
  const levels = inner.map(headingLevel).filter((level) => level > 0)
  const level = levels.length ? Math.min(...levels) : 0
  const names = (lines: Line[]) =>
    lines.flatMap((line) => {
      const text = line.text.replace(/\s[–—-]\s.*$|:\s.*$|\s?\(.*\)$/, '')
      const usable = text.length <= 80 && !NOT_A_SERVICE.test(text) && !/[.!?]$/.test(line.text)
      return usable ? [fact(page, 'text', text, `${section.heading.text}: ${line.text}`)] : []
    })
  const headings = level ? names(inner.filter((line) => headingLevel(line) === level)) : []
  if (headings.length >= 2) return headings
  const items = names(inner.filter((line) => line.tag === 'li'))
  return items.length >= 2 ? items : headings
}

/** Links to pages below /diensten/. */
function fromMenu(page: Page): Fact<string>[] {
  return page.links.flatMap((link) => {
    const path = URL.parse(link.href)?.pathname ?? ''
    const below = /\/(?:diensten|services|behandelingen|aanbod|specialisaties|expertise)\/[^/]+\/?(?:[^/]+\/?)?$/i.test(
      path,
    )
    return below && link.text.length > 2 && !NOT_A_SERVICE.test(link.text)
      ? [fact(page, 'link', link.text, `<a href="${link.href}"> ${link.text}`)]
      : []
  })
}
