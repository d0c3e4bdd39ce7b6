/** Which schema.org nodes are about the company itself, and not about its clients, suppliers or web builder. */

import { domainOf, type SiteContext } from '#engine/extract/site-context.ts'
import { fold } from '#engine/text.ts'
import { PLACEHOLDER_NAMES } from '#engine/vocabulary/placeholders.ts'
import { first, type SchemaNode } from './schema-nodes.ts'
import { isLocalBusiness, isOrganization } from './schema-types.ts'

/** Properties whose value is the site's own company. A node under any other property is another party. */
const SELF = new Set([
  'mainEntity',
  'mainEntityOfPage',
  'about',
  'publisher',
  'provider',
  'seller',
  'offeredBy',
  'copyrightHolder',
  'hiringOrganization',
  'organizer',
  'itemReviewed',
  'owner',
  'broker',
  'sourceOrganization',
  'isPartOf',
  'item',
  'location',
  'serviceOperator',
  'subjectOf',
])
const WEAK_SELF = new Set([
  'author',
  'creator',
  'brand',
  'parentOrganization',
  'itemReviewed',
  'organizer',
  'sourceOrganization',
  'location',
  'publisher',
])
// Bounded: the first 200 characters of a name
const PLACEHOLDER = new RegExp(
  `^(?:${PLACEHOLDER_NAMES.join('|')}|site title|menu|\\[.*\\]|\\{.*\\}|<.*>)(?:\\b|$)(?:.*\\b(?:company|business|name|naam|bedrijf|site|website)\\b)?$`,
  'i',
)

export interface Company {
  /** Most telling first. */
  nodes: SchemaNode[]
  /** Nodes about the company with a placeholder name. */
  placeholders: SchemaNode[]
}

export function companyNodes(all: SchemaNode[], site: SiteContext): Company {
  const candidates = all.filter(
    (node) =>
      isOrganization(node.types) &&
      !(node.under && !SELF.has(node.under.property) && !WEAK_SELF.has(node.under.property)),
  )
  const placeholders = candidates.filter((node) => PLACEHOLDER.test((first(node, 'name') ?? '').slice(0, 200)))
  const home = site.pages[0]
  const ownWords = home ? fold(`${home.title} ${home.shown.find((line) => line.tag === 'h1')?.text ?? ''}`) : ''
  const usable = candidates.filter((node) => !placeholders.includes(node)).filter((node) => node.props.size > 0)
  const scored = usable.map((node) => ({
    node,
    score: score(node, site, ownWords),
    name: fold(first(node, 'name') ?? ''),
  }))
  const named = scored
    .filter((entry) => entry.name && entry.score > 0)
    .sort((a, b) => b.score - a.score || order(a.node.source) - order(b.node.source))
  const best = named[0]
  if (!best)
    return {
      nodes: scored.filter((entry) => !entry.name && !entry.node.under && entry.score >= 0).map((entry) => entry.node),
      placeholders,
    }
  const kin = scored.filter(
    ({ node, name, score: points }) =>
      node === best.node ||
      (node.id && node.id === best.node.id) ||
      (name && related(name, best.name) && points > 0) ||
      (!name && !node.under && points >= 0),
  )
  kin.sort(
    (a, b) =>
      Number(b.node === best.node) - Number(a.node === best.node) ||
      order(a.node.source) - order(b.node.source) ||
      b.score - a.score,
  )
  return { nodes: kin.map((entry) => entry.node), placeholders }
}

/** 'Voorbeeld' and 'Voorbeeld B.V.', 'Bakkerij X' and 'Bakkerij X Utrecht'. */
export function related(a: string, b: string): boolean {
  return a.length >= 3 && b.length >= 3 && (a.startsWith(b) || b.startsWith(a))
}

function order(source: SchemaNode['source']): number {
  return source === 'json-ld' ? 0 : source === 'microdata' ? 1 : 2
}

function named(name: string, site: SiteContext, ownWords: string): boolean {
  return (
    name.length >= 3 && (ownWords.includes(name) || (site.foldedDomain.length >= 3 && related(name, site.foldedDomain)))
  )
}

function score(node: SchemaNode, site: SiteContext, ownWords: string): number {
  let points = 0
  const name = fold(first(node, 'name') ?? '')
  const url = first(node, 'url')
  const strange = url && /^https?:/i.test(url) && domainOf(url) !== site.domain
  if (node.under === null) points += 2
  else if (!SELF.has(node.under.property)) points -= 2
  else if (/Review|Rating/.test(node.under.parent.types.join())) points -= 1
  // An organisation that gives another website as its own, and whose name is not on this one, is someone else.
  if (strange) points -= named(name, site, ownWords) ? 4 : 20
  if (url && !strange) points += 3
  if (node.id && domainOf(node.id) === site.domain) points += 1
  if (name && site.foldedDomain.length >= 3 && (related(name, site.foldedDomain) || site.foldedDomain.includes(name)))
    points += 5
  if (node.page === site.pages[0]?.url) points += 2
  for (const property of [
    'address',
    'telephone',
    'email',
    'openingHours',
    'openingHoursSpecification',
    'vatID',
    'sameAs',
    'logo',
    'geo',
  ]) {
    if (node.props.has(property)) points += 1
  }
  if (isLocalBusiness(node.types)) points += 1
  return points
}
