/** How well machines can read one page, each with what the page holds. Pure; the screens have the sentences. */
import { scoredCrawlers } from '#engine/crawlers.ts'
import type { Source } from '#engine/evidence.ts'
import { languageOf } from '#engine/extract/page/language.ts'
import { lacksText, type Page } from '#engine/extract/page/page.ts'
import { directivesOf } from '#engine/extract/page/robots-directives.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { addressKey } from '#engine/fetch/same-site.ts'
import type { ReadabilityRow } from '#engine/landing-page/landing-page.ts'
import { isAllowed, type Robots } from '#engine/visit/robots.ts'
import { excerpt } from '#engine/wording.ts'

/** The limits of the checks on the home page (engine/checks/readable). */
const ENOUGH_WORDS = 200
const LIGHT = 200_000
const HEAVY = 1_000_000

export function readabilityOf(page: Page, source: Source, robots: Robots): ReadabilityRow[] {
  return [
    textRow(page),
    indexRow(page, source),
    crawlersRow(page, robots),
    ...canonicalRow(page),
    titleRow(page),
    descriptionRow(page),
    langRow(page),
    headingsRow(page),
    questionsRow(page),
    weightRow(page),
  ]
}

function textRow(page: Page): ReadabilityRow {
  const outcome = page.words >= ENOUGH_WORDS ? 'enough' : lacksText(page) ? 'none' : 'little'
  return {
    id: 'text',
    state: outcome === 'enough' ? 'good' : outcome === 'none' ? 'bad' : 'mend',
    outcome,
    values: { words: page.words },
    found: excerpt(page.text, 160),
  }
}

function indexRow(page: Page, source: Source): ReadabilityRow {
  const directives = directivesOf(page, source)
  const closed = directives.filter(({ rules }) => rules.includes('noindex') || rules.includes('none'))
  const silent = directives.find(({ rules }) => rules.includes('nosnippet') || rules.includes('max-snippet:0'))
  const worst = closed.find(({ agent }) => agent === '*') ?? closed[0] ?? silent
  const outcome = !worst ? 'open' : worst === silent ? 'nosnippet' : worst.agent === '*' ? 'noindex' : 'one-engine'
  return {
    id: 'index',
    state: outcome === 'open' ? 'good' : outcome === 'noindex' ? 'bad' : 'mend',
    outcome,
    values: { agent: worst?.agent ?? '' },
    found: worst?.found ?? directives[0]?.found ?? '',
  }
}

/** The crawlers that fill the indexes from which assistants answer. */
function crawlersRow(page: Page, robots: Robots): ReadabilityRow {
  const { pathname, search } = new URL(page.url)
  const asked = scoredCrawlers('search').map(({ token }) => ({
    token,
    ...isAllowed(robots, token, pathname + search),
  }))
  const shut = asked.filter(({ allowed }) => !allowed)
  const all = shut.length === asked.length
  return {
    id: 'crawlers',
    state: shut.length === 0 ? 'good' : all ? 'bad' : 'mend',
    outcome: shut.length === 0 ? 'open' : 'shut',
    values: { crawlers: shut.map(({ token }) => token).join(', ') },
    found: excerpt([...new Set(shut.map(({ rule }) => rule?.text ?? ''))].filter(Boolean).join(' · '), 160),
  }
}

/** A page that names another address as its own is left out for that one. */
function canonicalRow(page: Page): ReadabilityRow[] {
  const named = page.headLinks.find(({ rel }) => rel.toLowerCase() === 'canonical')?.href
  const url = named ? URL.parse(named, page.url) : null
  if (!url) return []
  const isOwn = addressKey(url.href) === addressKey(page.url)
  return [
    {
      id: 'canonical',
      state: isOwn ? 'good' : 'bad',
      outcome: isOwn ? 'own' : 'other',
      values: { url: excerpt(url.href, 160) },
      found: `<link rel="canonical" href="${excerpt(named!, 160)}">`,
    },
  ]
}

function titleRow({ title }: Page): ReadabilityRow {
  const there = title.trim() !== ''
  return {
    id: 'title',
    state: there ? 'good' : 'mend',
    outcome: there ? 'there' : 'missing',
    values: {},
    found: excerpt(title, 160),
  }
}

function descriptionRow({ metas }: Page): ReadabilityRow {
  const content = metas.find(({ name, content }) => name === 'description' && content.trim() !== '')?.content ?? ''
  return {
    id: 'description',
    state: content ? 'good' : 'mend',
    outcome: content ? 'there' : 'missing',
    values: {},
    found: excerpt(content, 200),
  }
}

function langRow(page: Page): ReadabilityRow {
  const text = languageOf(page.text)
  const lang = page.lang.trim()
  const isCode = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang)
  const outcome = !isCode ? 'missing' : text === null || lang.toLowerCase().startsWith(text) ? 'right' : 'wrong'
  return {
    id: 'lang',
    state: outcome === 'right' ? 'good' : 'mend',
    outcome,
    values: { lang: lang.slice(0, 20), code: text ?? 'nl' },
    found: lang ? `<html lang="${lang.slice(0, 40)}">` : '<html>',
  }
}

function headingsRow(page: Page): ReadabilityRow {
  const all = page.shown.filter((line) => headingLevel(line) > 0)
  const levels = all.map(headingLevel)
  const main = levels.filter((level) => level === 1).length
  const skipped = levels.findIndex((level, at) => at > 0 && level > levels[at - 1]! + 1)
  const outcome = main !== 1 ? (main === 0 ? 'no-main' : 'many-main') : skipped >= 0 ? 'gap' : 'good'
  const from = Math.max(0, skipped - 1)
  const quoted = skipped >= 0 && main === 1 ? all.slice(from, from + 2) : all.slice(0, 6)
  return {
    id: 'headings',
    state: outcome === 'good' ? 'good' : 'mend',
    outcome,
    values: { main, count: all.length - main },
    found: quoted.map(({ tag, text }) => `${tag}: ${excerpt(text, 50)}`).join(' · '),
  }
}

function questionsRow(page: Page): ReadabilityRow {
  const asked = [
    ...page.shown.filter((line) => headingLevel(line) > 0 && line.text.trim().endsWith('?')).map(({ text }) => text),
    ...page.details.filter(({ question }) => question.trim().endsWith('?')).map(({ question }) => question),
  ]
  const count = new Set(asked).size
  return {
    id: 'questions',
    state: count > 0 ? 'good' : 'mend',
    outcome: count > 0 ? 'there' : 'none',
    values: { count },
    found: [...new Set(asked)]
      .slice(0, 3)
      .map((text) => excerpt(text, 70))
      .join(' · '),
  }
}

function weightRow({ bytes }: Page): ReadabilityRow {
  const outcome = bytes <= LIGHT ? 'light' : bytes <= HEAVY ? 'medium' : 'heavy'
  return {
    id: 'weight',
    state: outcome === 'light' ? 'good' : outcome === 'medium' ? 'mend' : 'bad',
    outcome,
    values: { size: Math.max(1, Math.round(bytes / 1000)) },
    found: '',
  }
}
