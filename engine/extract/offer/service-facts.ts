/**
 * The company's services: offers in markup, else the group of headings, list items or menu links that looks like a list of services.
 * A group is judged as a whole; nothing is taken from a group whose items are mostly projects, praise, news or lessons.
 */

import { first, nodes, type SchemaNode, strings } from '#engine/extract/markup/schema-nodes.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { Line } from '#engine/extract/page/page-markup.ts'
import { headingLevel, type Section, sectionsOf } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { ACTION_ENDINGS, NO_SERVICE, PRAISE, SERVICE_ENDINGS } from '#engine/vocabulary/service-words.ts'

const MAX = 30
const LONGEST = 60
const MOST_WORDS = 6

/** A heading that announces services. */
const ANNOUNCES =
  /\b(?:diensten|services|behandelingen|werkzaamheden|specialisaties|specialismen|expertises?|rechtsgebieden|disciplines|wat (?:wij|we|ik) (?:(?:voor (?:u|jou|je) )?(?:doen|doe|bieden|aanbieden|kunnen|regelen|maken|verzorgen)|voor (?:u|jou|je))|wat doen (?:wij|we)|(?:ons|mijn) (?:aanbod|assortiment|vakgebied)|dienstverlening|what we (?:do|offer)|waarmee (?:kunnen|kan) (?:wij|we|ik)|hiermee helpen)\b/i
const NOT_A_LIST =
  /^(?:waarom|why)\b|voordelen|werkwijze|stappen|benefits|aangesloten|gecertificeerd|projecten|portfolio|cases|klanten|reviews|nieuws|blog|agenda|rooster|team|vacatures/i
/** The folder of pages about one service each. */
const BELOW_SERVICES =
  /\/(?:diensten|dienst|services|behandelingen|behandeling|aanbod|specialisaties|specialismen|expertises?|rechtsgebieden|disciplines|wat-we-doen|wat-wij-doen|oplossingen|solutions)\/[^/]+\/?$/i
const INVITES =
  /^(?:home|contact|over|meer|lees|bekijk|bel|vraag|offerte|waarom|wat|hoe|onze|ons|mijn|zo|alle|openingstijden|adres|tarieven|prijzen|prijs|prijslijst|reviews?|nieuws|nieuw|blog|faq|veelgestelde|menu|stap|inclusief|volg|social|privacy|algemene|facebook|instagram|linkedin|whatsapp|e-?mail|telefoon|nederland|inhoud|klaar|interesse|benieuwd|direct|neem|plan|maak|een|ontdek|welkom|diensten|diensten|services|behandelingen|werkzaamheden|aanbod|projecten|portfolio|team|vacatures|bedankt|kies|actief|bereken|vind|start|stuur|boek|reserveer|download|aanmelden|inloggen|terug|vorige|volgende|tips|laatste|huisregels|links|referenties|overzicht|laat|geen|let|zoek|kom|word|werken bij|zakenvriend|bericht|locatie|route|team|missie|visie|kwaliteit|vergoeding)\b/i

// Bounded: the names of services, of at most 120 characters
const endsIn = (endings: readonly string[]) =>
  new RegExp(`(?:^|[^\\p{L}])\\p{L}{0,30}(?:${endings.join('|')})(?![\\p{L}])`, 'iu')
const NAMED = endsIn(SERVICE_ENDINGS)
const ACTION = endsIn([...SERVICE_ENDINGS, ...ACTION_ENDINGS])
/** A name, not a kind of work: a capital after the first word, outside a list of two ('Beregening & Irrigatie'). */
export const NAME_LIKE = /[\p{L}\d] (?!(?:en|&|\+|of) )\p{Lu}\p{Ll}/u
const PRAISES = new RegExp(`(?:^|[^\\p{L}])(?:${PRAISE.join('|')})(?:e|er|ere|ste|se)?(?![\\p{L}])`, 'iu')
const NOT_ONE = new RegExp(`(?:^|[^\\p{L}])(?:${NO_SERVICE.join('|')})(?![\\p{L}])`, 'iu')

interface Group {
  items: Fact<string>[]
  /** What marks these as services: a heading, the page that they are on, or nothing. */
  announced: 'heading' | 'page' | null
}

export function servicesOf(site: SiteContext, all: SchemaNode[], names: string[]): Fact<string>[] {
  const found: Fact<string>[] = []
  const seen = new Set(names.map(fold))
  const add = (one: Fact<string>) => {
    const value = tidy(one.value)
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
  const lists = site.pages
    .filter((page) => page.kind !== 'legal' && page.kind !== 'contact')
    .flatMap((page) => [
      ...headingLists(page, names),
      topList(page, names),
      listOf(footerGroup(page), names),
      listOf(menuGroup(page), names),
    ])
    .filter(({ items }) => items.length > 0)
  // Groups announced as services, else the longest group that looks like services.
  const announced = lists.filter((list) => list.announced)
  const chosen = announced.length > 0 ? announced : lists.sort((a, b) => b.items.length - a.items.length).slice(0, 1)
  for (const { items } of chosen) items.forEach(add)
  return found
}

/** The items of the group that are services; empty when too few of them are. */
function listOf({ items, announced }: Group, names: string[]): Group {
  const own = new Set(names.map(fold))
  const usable = items.filter(({ value }) => isUsable(value) && !own.has(fold(value)))
  const share = (of: Fact<string>[], test: (value: string) => boolean) =>
    of.filter(({ value }) => test(value)).length / Math.max(1, of.length)
  const praised = share(items, (value) => PRAISES.test(value)) > 1 / 3
  const reads =
    announced === 'heading'
      ? share(usable, (value) => ACTION.test(value)) >= 2 / 5 ||
        (usable.length >= 3 &&
          share(items, isUsable) >= 3 / 4 &&
          share(usable, (value) => NAME_LIKE.test(value)) <= 1 / 3)
      : announced === 'page'
        ? share(usable, (value) => ACTION.test(value)) >= 2 / 5
        : usable.filter(({ value }) => NAMED.test(value)).length >= 3 &&
          share(usable, (value) => NAMED.test(value)) >= 3 / 4
  return { items: usable.length >= 2 && !praised && reads ? usable : [], announced }
}

function isUsable(text: string): boolean {
  const value = tidy(text)
  return (
    value.length >= 3 &&
    value.length <= LONGEST &&
    value.split(' ').length <= MOST_WORDS &&
    !/[.!?:,€%]|\d{3,}|\b20\d\d\b|^\d/.test(value) &&
    !INVITES.test(value) &&
    !PRAISES.test(value) &&
    !NOT_ONE.test(value) &&
    !/\b(?:je|jij|jouw|jou|u|uw|wij|we|ons|onze|ik|mijn|your|our|you)\b/i.test(value)
  )
}

function tidy(text: string): string {
  return text
    .trim()
    .replace(/^[\s•·✓✔→–—*-]{1,9}/u, '')
    .replace(/[\s→›»:.,–—-]{1,9}$/u, '')
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

/** A services page may have no heading above the list. */
function topList(page: Page, names: string[]): Group {
  const sections = page.kind === 'services' ? sectionsOf(page).filter(({ heading }) => heading.region === 'main') : []
  const top = Math.min(...sections.map(({ level }) => level))
  const items = sections
    .filter(({ level }) => level === top)
    .flatMap((section) => itemsOf(page, section, [section.heading]))
  return listOf({ items, announced: 'page' }, names)
}

/** Below each heading: the next level of headings, deeper headings, or list items; the first that looks like services. */
function headingLists(page: Page, names: string[]): Group[] {
  return sectionsOf(page)
    .filter(({ heading }) => heading.region !== 'footer' && heading.text.length < 90 && !NOT_A_LIST.test(heading.text))
    .flatMap((section) => {
      const byPage = page.kind === 'services' && section.level === 1 ? 'page' : null
      const announced = ANNOUNCES.test(section.heading.text) ? 'heading' : byPage
      const inner = section.lines.filter((line) => line.region !== 'footer' && line.region !== 'header')
      const levels = inner.map(headingLevel).filter((level) => level > 0)
      const level = levels.length > 0 ? Math.min(...levels) : 0
      const lines = [
        inner.filter((line) => level > 0 && headingLevel(line) === level),
        inner.filter((line) => level > 0 && headingLevel(line) > level),
        announced ? inner.filter((line) => line.tag === 'li') : [],
        announced ? inner.filter((line) => line.tag === 'dt') : [],
      ]
      const lists = lines.map((group) => listOf({ items: itemsOf(page, section, group), announced }, names))
      return lists.find(({ items }) => items.length > 0) ?? []
    })
}

function itemsOf(page: Page, section: Section, lines: Line[]): Fact<string>[] {
  return lines.slice(0, MAX).map((line) => {
    // Bounded: 120 characters
    const text = line.text.slice(0, 120).replace(/\s[–—-]\s.*$|:\s.*$|\s?\([^()]*\)$/, '')
    // Keep the end of a sentence, so that sentences can be refused.
    return fact(
      page,
      'text',
      /[.!?]$/.test(line.text) ? line.text.slice(0, 120) : text,
      `${section.heading.text}: ${line.text}`,
    )
  })
}

/** The column 'Diensten' of a footer. */
function footerGroup(page: Page): Group {
  const column = sectionsOf(page).find(
    ({ heading }) =>
      heading.region === 'footer' &&
      /^(?:onze |mijn )?(?:diensten|behandelingen|services|specialisaties)$/i.test(heading.text),
  )
  return {
    items: column ? itemsOf(page, column, column.lines.filter((line) => headingLevel(line) === 0).slice(0, 15)) : [],
    announced: 'heading',
  }
}

/** Links to pages about one service: in a folder for services, or in the menu. */
function menuGroup(page: Page): Group {
  const shown = (link: Page['links'][number]) =>
    fact(page, 'link', link.text.slice(0, 120), `<a href="${link.href}"> ${link.text}`)
  const below = page.links.filter((link) => BELOW_SERVICES.test(URL.parse(link.href)?.pathname ?? ''))
  if (below.length >= 2) return { items: below.map(shown), announced: 'heading' }
  const menu = page.links.filter((link) => link.region === 'header' && NAMED.test(link.text.slice(0, 120)))
  return { items: menu.map(shown), announced: null }
}
