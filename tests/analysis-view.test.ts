/** The tab of the analysis and the web builder's page, for every golden website: no sentence stands twice on a page. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { BuilderReport } from '#app/routes/builder/builder-report.tsx'
import { AnalysisTab } from '#app/routes/dashboard/analysis/analysis-tab.tsx'
import type { Dashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { auditRecorded, closeAuditWorkers } from '#engine/audit-site.ts'
import { type AnalysisView, analysisView } from '#features/analyses/analysis-view.ts'

const GOLDEN = fileURLToPath(new URL('golden', import.meta.url))
const sites = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory())

afterAll(closeAuditWorkers)

interface Node {
  nodeName: string
  value?: string
  childNodes?: Node[]
}

/** What websites say themselves, and text to paste, may be quoted more than once. */
const QUOTES = ['q', 'pre', 'svg']
const RUNNING_TEXT = ['a', 'strong', 'time', 'code']

function textsOf(node: Node): string[] {
  if (QUOTES.includes(node.nodeName)) return []
  if (node.nodeName === '#text') return [node.value ?? '']
  const inner = (node.childNodes ?? []).flatMap(textsOf)
  return RUNNING_TEXT.includes(node.nodeName) ? inner : ['\n', ...inner, '\n']
}

/** A label of a few words ('van 40 naar 86') is no sentence. */
function sentencesOf(html: string): string[] {
  return textsOf(parse(html) as Node)
    .join('')
    .split(/\n|(?<=[.?!]) /)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 5)
}

const LINK = { address: 'https://vindbaar.example/rapport/sleutel', expiresAt: '2026-12-21T09:00:00Z' }

/** The whole tab, as its owner sees it. */
function tabOf(analysis: AnalysisView, full: boolean): string {
  const dashboard = {
    ...{ profile: { plan: full ? 'pro' : 'free', form: {} }, domainInAddress: null, hrefOf: () => '/' },
    analysis: { running: false, lost: false, refused: null, start() {}, takeFocus: () => false },
  } as unknown as Dashboard
  const page = createElement(AnalysisTab, {
    ...{ analysis, history: [], shared: LINK, refused: null, linkRefused: null, doubted: null },
  })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => createElement(Outlet, { context: dashboard }),
      children: [{ index: true, Component: () => page }],
    },
  ])
  return renderToStaticMarkup(createElement(Stub))
}

function builderPageOf(analysis: AnalysisView): string {
  const { expiresAt } = LINK
  const page = { analysis, expiresAt, since: null, reading: null, failed: false, checksLeft: 5 }
  return renderToStaticMarkup(createElement(BuilderReport, { page, refused: null }))
}

test.each(
  sites.map(({ name }) => name),
)('no sentence stands twice in the analysis of %s or on the page for its web builder, on any plan', async (site) => {
  const { url } = JSON.parse(readFileSync(`${GOLDEN}/${site}/expected.json`, 'utf8')) as { url: string }
  const audited = await auditRecorded(`${GOLDEN}/${site}/www`, url, { takenAt: '2026-11-21T09:00:00Z' })
  if (!audited.ok) throw new Error(audited.reason)
  for (const full of [true, false]) {
    const view = analysisView(audited.report, full)
    for (const page of [tabOf(view, full), builderPageOf(view)]) {
      const sentences = sentencesOf(page)
      expect(sentences.length).toBeGreaterThan(15)
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
    }
  }
})
