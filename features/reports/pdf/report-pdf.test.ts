import { afterAll, describe, expect, it } from 'vitest'
import type { StoredReport } from '#features/analyses/analysis-view.ts'
import { comparisonView } from '#features/comparisons/comparison-view.ts'
import stored from '#features/example/example.json' with { type: 'json' }
import { reportContent } from '#features/reports/report-content.rules.ts'
import { type ReportContent, reportContentSchema } from '#features/reports/report-content.schema.ts'
import { everyNode, type ReadPdf, readPdf } from '#tests/support/read-pdf.ts'
import { closePdfWorker, reportPdf } from './report-pdf.server.ts'

afterAll(closePdfWorker)

const report = stored.report as unknown as StoredReport
const comparison = comparisonView('voorbeeld', stored.comparison as never, new Date(report.taken_at))

const usual = reportContent({
  report,
  company: 'Het Verzonnen Brood',
  period: '2026-11',
  full: true,
  previous: {
    ...report,
    score: report.score! - 9,
    taken_at: '2026-10-10T08:00:00Z',
    checks: report.checks.map((check) => (check.id === 'sitemap' ? { ...check, points: check.points + 1 } : check)),
  },
  history: stored.history,
  comparison,
})

const english: ReportContent = { ...usual, language: 'en', scoreWord: 'fair' }

/** A new website of which almost nothing is known. */
const little: ReportContent = {
  ...usual,
  previous: null,
  strengths: [],
  todo: [],
  known: { found: 0, of: 15, withProfile: null },
  facts: usual.facts.map((fact) => ({ ...fact, state: 'missing', value: null, page: null, source: null })),
  categories: usual.categories.map((category) => ({ ...category, checks: category.checks.slice(0, 1) })),
  assistants: [],
  history: [],
  comparison: null,
}

const unread: ReportContent = {
  ...little,
  score: null,
  scoreWord: null,
  facts: [],
  categories: [],
  notRead: {
    title: 'De website antwoordt niet',
    cause: 'Er kwam geen antwoord.',
    advice: 'Vraag je hoster.',
    who: 'je hoster',
    consequence: null,
  },
  sources: [{ url: 'https://hetverzonnenbrood.example/', status: null, problem: 'geen antwoord' }],
}

const HOSTILE = [
  'שלום עולם مرحبا',
  '🎉👩‍👩‍👧‍👦',
  '\u0000\u0007\u001b[31m\ufffe\u202eomgekeerd\u202c',
  'Donau\u00addampf',
  '<b>&amp;</b> ]]> (a) \\ \\) endstream',
  'Ж'.repeat(60),
  'W'.repeat(60),
  '\ud800',
].join(' ')

/** Every text at its longest, with what strangers may write in it. */
function filled(content: ReportContent, text: string): ReportContent {
  const long = text.repeat(Math.ceil(3_000 / text.length))
  const many = <T>(values: T[], count: number) => Array.from({ length: count }, (_, at) => values[at % values.length]!)
  return {
    ...content,
    company: text,
    host: text,
    ceilings: [{ id: 'noindex', maxScore: 40, says: long }],
    strengths: many([long], 20),
    previous: {
      ...content.previous!,
      changes: many(content.previous!.changes, 30).map((change) => ({
        ...change,
        title: long,
        before: { ...change.before, value: long },
      })),
    },
    todo: many(content.todo, 40).map((step, at) => ({
      ...step,
      says: long,
      code: {
        format: 'txt',
        intro: long,
        text: at % 2 ? `${text}\n`.repeat(400) : `  ${text.slice(0, 90)}\n`.repeat(5),
      },
    })),
    facts: content.facts.map((fact) => ({
      ...fact,
      state: 'found',
      value: long,
      source: text,
      page: `https://a.example/${encodeURI('pad'.repeat(60))}`,
    })),
    categories: content.categories.map((category) => ({
      ...category,
      checks: many(category.checks, 20).map((check) => ({
        ...check,
        measured: true,
        points: 0,
        maxPoints: 3,
        says: long,
        advice: long,
        evidence: many([{ url: long, found: long }], 30),
      })),
    })),
    assistants: many(content.assistants, 5).map((one) => ({ ...one, says: long })),
    history: many(content.history, 60).map((past, at) => ({
      ...past,
      score: (at * 37) % 101,
      takenAt: new Date(Date.UTC(2021, at, 10)).toISOString(),
      rubricVersion: at < 20 ? '1.0.0' : '1.1.0',
    })),
    comparison: {
      ...content.comparison!,
      sites: many(content.comparison!.sites, 11).map((site) => ({
        ...site,
        url: `https://${'heel-lang'.repeat(12)}.example/`,
      })),
      conclusion: many([long], 6),
    },
  }
}

const CASES: Record<string, ReportContent> = {
  'in Dutch': usual,
  'in English': english,
  'with little to say': little,
  'with little to say, in English': { ...little, language: 'en' },
  'of a website that was not read': unread,
  'with very much to say': filled(usual, 'Heel veel woorden over van alles en nog wat. '),
  'with what strangers may write': filled(usual, HOSTILE),
  'of Gratis': reportContent({
    report,
    company: 'De Oven',
    period: '2026-11',
    full: false,
    previous: null,
    history: [],
    comparison: null,
  }),
}

describe('the PDF of a report', () => {
  it.each(Object.keys(CASES))('is tagged as PDF/UA asks, in 3 to 8 pages, %s', async (name) => {
    const content = CASES[name]!
    expect(() => reportContentSchema.parse(content)).not.toThrow()
    const pdf = await opened(content, 'full')
    expect(pdf.pages).toBeGreaterThanOrEqual(3)
    expect(pdf.pages).toBeLessThanOrEqual(8)
    expectTagged(pdf, content)
  })

  it.each([
    'in Dutch',
    'of a website that was not read',
    'with what strangers may write',
  ])('has a summary of one page, %s', async (name) => {
    const pdf = await opened(CASES[name]!, 'summary')
    expect(pdf.pages).toBe(1)
    expectTagged(pdf, CASES[name]!)
  })

  it('names what it contains in the language of the report', async () => {
    const dutch = (await opened(usual, 'full')).text
    for (const part of [
      'Score',
      'matig',
      'In het kort',
      'Wat je kunt doen',
      'Wat er veranderde',
      '1 van 3 punten',
      'Waar de score vandaan komt',
      'Het verloop',
      'Naast je concurrenten',
      'Het bewijs',
      '16 november 2026',
      '10,5 van 15',
    ])
      expect(dutch).toContain(part)
    const other = (await opened(english, 'full')).text
    for (const part of [
      'fair',
      'In short',
      'What you can do',
      'What changed',
      '1 of 3 points',
      'Where the score comes from',
      'How the score went',
      'Beside your competitors',
      'The evidence',
      '16 November 2026',
      '10.5 of 15',
    ])
      expect(other).toContain(part)
    expect(other).not.toMatch(/Begin hier|Het bewijs|pagina \d van/)
  })

  it('says how much more stands in the dashboard where it leaves something out', async () => {
    const { text } = await opened(CASES['with very much to say']!, 'full')
    expect(text).toMatch(/Nog \d+ regels staan niet in dit document\. Je vindt ze in het dashboard/)
    expect((await opened(little, 'full')).text).not.toContain('dashboard')
  })

  it('writes no character of which a reader sees nothing or something else', async () => {
    const { text } = await opened(CASES['with what strangers may write']!, 'full')
    expect(text.match(/[\p{Cc}\p{Cf}\p{Cs}]/gu)?.map((sign) => sign.codePointAt(0)!.toString(16)) ?? []).toEqual([])
    expect(text).toContain('omgekeerd Donaudampf')
  })

  it('is the same file for the same content', async () => {
    const [one, two] = [await bytesOf(usual, 'full'), await bytesOf(usual, 'full')]
    expect(Buffer.compare(one, two)).toBe(0)
  })

  it('refuses a file that is too large, as a failure that is expected', async () => {
    expect(await reportPdf('someone', usual, 'full', { mostBytes: 10_000 })).toEqual({
      ok: false,
      failure: 'report-too-heavy',
    })
    expect((await reportPdf('someone', usual)).ok).toBe(true)
  })
})

const made = new Map<string, Promise<ReadPdf>>()

function opened(content: ReportContent, form: 'full' | 'summary'): Promise<ReadPdf> {
  const key = `${form} ${JSON.stringify(content)}`
  let pdf = made.get(key)
  if (!pdf) {
    pdf = bytesOf(content, form).then(readPdf)
    made.set(key, pdf)
  }
  return pdf
}

async function bytesOf(content: ReportContent, form: 'full' | 'summary'): Promise<Uint8Array> {
  const outcome = await reportPdf('someone', content, form)
  if (!outcome.ok) throw new Error(outcome.failure)
  return outcome.value
}

function expectTagged(pdf: ReadPdf, { language, company }: ReportContent): void {
  expect(pdf.marked).toBe(true)
  expect(pdf.language).toBe(language)
  expect(pdf.displaysTitle).toBe(true)
  expect(pdf.title).toMatch(language === 'nl' ? /^AI-vindbaarheid van / : /^AI findability of /)
  if (/^[\w ]+$/.test(company)) expect(pdf.title).toContain(company)
  expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdf.xmp).toMatch(/<dc:title>/)
  expect(pdf.untagged).toEqual([])
  const nodes = pdf.trees.flatMap(everyNode)
  const levels = nodes.flatMap(({ role }) => (/^H\d$/.test(role ?? '') ? [Number(role!.slice(1))] : []))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  for (const row of nodes.filter(({ role }) => role === 'TR'))
    expect(row.children?.some(({ role }) => role === 'TH')).toBe(true)
  for (const figure of nodes.filter(({ role }) => role === 'Figure')) expect(figure.alt).toBeTruthy()
}
