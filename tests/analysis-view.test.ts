/** The analysis as it is shown, for every golden website: no sentence appears twice on the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'parse5'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { ChangeList } from '#app/routes/dashboard/analysis/change-list.tsx'
import { Report } from '#app/routes/dashboard/analysis/report.tsx'
import { Verdict } from '#app/routes/dashboard/analysis/verdict.tsx'
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

function shown(view: AnalysisView): string {
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Verdict, { analysis: view, score: view.score ?? 0 }),
      createElement(ChangeList, { changes: view.changes }),
      createElement(Report, { analysis: view }),
    ),
  )
}

test.each(
  sites.map(({ name }) => name),
)('no sentence stands twice in the analysis of %s, on any plan', async (site) => {
  const { url } = JSON.parse(readFileSync(`${GOLDEN}/${site}/expected.json`, 'utf8')) as { url: string }
  const audited = await auditRecorded(`${GOLDEN}/${site}/www`, url, { takenAt: '2026-11-21T09:00:00Z' })
  if (!audited.ok) throw new Error(audited.reason)
  for (const full of [true, false]) {
    const sentences = sentencesOf(shown(analysisView(audited.report, full)))
    expect(sentences.length).toBeGreaterThan(15)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  }
})
