/** Every answer that a Gratis account can get, searched for what its plan hides: findings, advice and code, as Pro gets them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { shownField } from '#engine/known-fields.ts'
import { type AuditReport, KNOWN_FIELDS, type ReportSection } from '#engine/report/report.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { DASHBOARD_TABS, URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase, setPlan } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const SHOWN = ['good', 'changes', 'toegang', 'leesbaar']
const STORY = 'Wij snijden klompen van wilgenhout voor tuinders rond Testwoude. '

/** Contradicts itself, and has no description, llms.txt, sitemap or meaningful markup. */
const HOME = `<!doctype html><html lang="nl"><head><title>Klompenmakerij De Holle Wilg</title><meta name="robots" content="noindex">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Klompenmakerij De Holle Wilg",
"telephone":"+31302331472","foundingDate":"1987"}</script></head><body><h1>Klompenmakerij De Holle Wilg</h1><p>${STORY.repeat(20)}</p>
<p>Wij doen dit al sinds 1998.</p><a href="/contact">Contact</a><footer>Opgericht in 1998. Mail klomp@hollewilg.example</footer></body></html>`
const PAGES: Record<string, string> = {
  '/': HOME,
  '/contact': `<!doctype html><title>Contact</title><p>${STORY}</p><p>Bel 030 233 14 72</p>`,
  '/cijfers': `<!doctype html><title>Cijfers</title><p>${STORY.repeat(5)}</p><p>KvK 54812736</p>`,
}

const makeWebsite = (pages: Record<string, string>) =>
  serveWebsite((request, response) => {
    const html = pages[request.url ?? '']
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
  })

afterAll(closeAuditWorkers)

eachDatabase('what Gratis does not see', (db) => {
  let program: Program
  let website: Website
  let others: Website[]
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    website = await makeWebsite(PAGES)
    others = await Promise.all(
      ['Hout', 'Leer'].map((name) => makeWebsite({ '/': `<title>${name}</title>${STORY} KvK 54812736` })),
    )
    program.services.auditAllowPrivateHosts = [website, ...others].map(({ url }) => new URL(url).host)
  })
  afterAll(async () => {
    await Promise.all([website, ...others].map((site) => site.close()))
    await program.close()
  })

  /** An open event stream. `rest`: all of it, once it ends; `first`: until its first event. */
  async function stream(token: string, path: string) {
    const response = await program.open(path, { headers: { authorization: `Bearer ${token}` } })
    expect(response.headers.get('content-type'), path).toBe('text/event-stream')
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let text = ''
    const read = async (isEnough: () => boolean) => {
      while (!isEnough()) {
        const { done, value } = await reader.read()
        if (done) break
        text += decoder.decode(value, { stream: true })
      }
      return text
    }
    return { rest: () => read(() => false), first: () => read(() => text !== ''), close: () => reader.cancel() }
  }

  /** A call, or a form where the name is a path; with what its stream tells meanwhile. */
  async function work(token: string, [name, streamed, input]: Work) {
    const id = randomUUID()
    const followed = await stream(token, `/functions/v1/${streamed}/${id}`)
    const told = followed.rest()
    const isForm = name.startsWith('/')
    const body = new URLSearchParams({ ...input, readingId: id } as Record<string, string>)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const { bytes } = isForm
      ? await program.ask(name, { method: 'POST', headers, body })
      : await program.call(name, { ...input, progressId: id }, token)
    // What is refused, or answered with the day's report, has no progress, and its stream waits for some.
    const { rows } = await db().asJobs((tx) =>
      tx.execute(
        sql`select id from analyses where progress_id = ${id} union all select id from comparisons where id = ${id}
          union all select id from readings where id = ${id}`,
      ),
    )
    if (rows.length === 0) await followed.close()
    return { answer: new TextDecoder().decode(bytes), told: await told }
  }

  /** The texts of all screens, functions and streams, by address; what is started by forms and calls is added to it. */
  async function answers(token: string, userId: string, works: Work[] = []) {
    const headers = { authorization: `Bearer ${token}` }
    const addresses = [
      URLS.company.replace(':id', userId),
      ...DASHBOARD_TABS.flatMap((tab) => [`/dashboard/${tab}`, `/dashboard/${tab}.data`]),
      ...[URLS.account, `${URLS.account}.data`, URLS.accountExport, URLS.ownImages, URLS.pricing],
      '/functions/v1/get-comparison-usage',
    ]
    const texts: Record<string, string> = {}
    for (const address of addresses) {
      const { status, bytes } = await program.ask(address, { headers })
      expect(status, address).toBe(200)
      texts[address] = searchable(new TextDecoder().decode(bytes))
    }
    const visits = await stream(token, URLS.visitStream)
    texts[URLS.visitStream] = searchable(await visits.first())
    await visits.close()
    for (const one of works) {
      const { answer, told } = await work(token, one)
      const about = `${one[0]} ${JSON.stringify(one[2])}`
      texts[about] = searchable(answer)
      texts[`${one[1]} of ${about}`] = searchable(told)
      if (told !== '') expect(told, about).toContain('"finished":true')
    }
    if (works.length > 0) expect(Object.values(texts).some((text) => text.includes('finishedtrue'))).toBe(true)
    for (const path of ['/dashboard/analysis', '/dashboard/analysis.data']) {
      const body = new URLSearchParams({ intent: 'analyze' })
      const { bytes } = await program.ask(path, { method: 'POST', headers: { ...headers, origin: BASE_URL }, body })
      texts[`form of ${path}`] = searchable(new TextDecoder().decode(bytes))
    }
    return texts
  }

  async function exported(token: string) {
    const { body } = await program.ask(URLS.accountExport, { headers: { authorization: `Bearer ${token}` } })
    return body as Record<'reports' | 'reports_free', { result: StoredReport; samenvatting: string }[]>
  }

  test('is in no answer: not on a screen, in its data, in a function’s answer, in a stream or in the export', {
    timeout: 300_000,
  }, async () => {
    const customer = await program.newCustomer()
    const token = await program.tokenFor(customer)
    const profile = {
      ...{ companyName: 'Klompenmakerij De Holle Wilg', url: website.url, locations: [], countries: [] },
      desiredInfo: 'Klompen op maat.',
    }
    await publishProfile(
      program.services,
      await program.sessionOf(token),
      await primaryOf(program.services, await program.sessionOf(token)),
      { ...profile, llmPlatforms: [] },
    )
    const answersNow = (works: Work[] = []) => answers(token, customer.id, works)
    // The texts from before anything was analysed come from no report.
    const before = Object.values(await answersNow().then(({ 'form of /dashboard/analysis': _, ...rest }) => rest)).join(
      ' ',
    )

    const works: Work[] = [
      ['analyze-company', 'progress', profile],
      ['analyze-company', 'progress', { ...profile, readFirst: '/cijfers' }],
      ['analyze-company', 'progress', profile],
      [
        'compare-competitors',
        'comparison-progress',
        { ownUrl: website.url, competitors: others.map(({ url }) => url) },
      ],
    ]
    const first = await answersNow(works)
    const asFree = { ...first, ...(await answersNow()) }

    await setPlan(db(), customer.id, 'pro')
    const asPro = Object.values(await answersNow(works)).join(' ')
    const stored = await exported(token)
    const [free] = stored.reports_free
    const reports = [...stored.reports_free, ...stored.reports].map(({ result }) => result)
    expect(reports.length).toBeGreaterThan(2)
    expect(free!.result.revision?.changes.length).toBeGreaterThan(0)

    const shown = searchable(JSON.stringify(reports.map(shownTexts)))
    const hiddenOf = (kind: keyof ReturnType<typeof hiddenTexts>) => {
      const texts = reports.flatMap((report) => hiddenTexts(report)[kind]).map((text) => searchable(text))
      return [...new Set(texts)].filter((text) => text.length >= 12 && !shown.includes(text) && !before.includes(text))
    }
    const found = (inside: string, texts: string[]) => texts.filter((text) => inside.includes(text))
    // The search itself works: all of it is in what Pro gets.
    const hidden = Object.entries({ findings: 10, advice: 10, code: 2 } as const).map(([kind, least]) => {
      const texts = hiddenOf(kind as 'findings' | 'advice' | 'code')
      expect(texts.length, kind).toBeGreaterThanOrEqual(least)
      expect(found(asPro, texts), kind).toEqual(texts)
      return { kind, texts }
    })
    await setPlan(db(), customer.id, 'pro', new Date('2020-01-01'))
    const lapsed = await answersNow(works)
    for (const [who, got] of Object.entries({ 'on Gratis': asFree, 'after Pro': lapsed })) {
      for (const [address, text] of Object.entries(got))
        for (const { kind, texts } of hidden) expect(found(text, texts), `${kind}, ${who}: ${address}`).toEqual([])
    }

    // What is read for the form is shown with the website's own words, on every plan.
    const read = await answersNow([[URLS.proposals, 'reading', { intent: 'read', url: website.url }]])
    const ownWords = Object.values(PAGES).flatMap((html) => [html, html.replace(/<[^>]*>/g, ' ')].map(searchable))
    for (const [address, text] of Object.entries(read)) {
      const told = hidden.flatMap(({ texts }) => found(text, texts))
      expect(
        told.filter((one) => !ownWords.some((words) => words.includes(one))),
        address,
      ).toEqual([])
    }
  })

  test('does not include the checks’ names and points, the facts with their values, and the first sections', async () => {
    const token = await program.tokenFor(await program.newCustomer())
    const profile = { companyName: 'De Holle Wilg', url: others[0]!.url, locations: [], countries: [], desiredInfo: '' }
    await publishProfile(
      program.services,
      await program.sessionOf(token),
      await primaryOf(program.services, await program.sessionOf(token)),
      { ...profile, llmPlatforms: [] },
    )
    const { status, body } = await program.call('analyze-company', profile, token)
    expect(status).toBe(200)
    const { report } = body
    expect(report.sections.map(({ id }: ReportSection) => id)).toEqual(SHOWN)
    expect(report.hiddenSections).toBe(5)
    expect(report.conflicts).toEqual([])
    expect(report.consequences).toEqual([])
    expect(report.knownValues).toMatchObject({ 'KvK-nummer': '54812736' })
    expect(Object.keys(report.knownValues)).toHaveLength(report.knownFieldsCount)
    for (const check of report.checks) {
      const keys = Object.keys(check).sort()
      if (SHOWN.includes(check.category)) expect(keys, check.id).toContain('says')
      else expect(keys, check.id).toEqual(['category', 'id', 'maxPoints', 'measured', 'points', 'title'])
    }
    const screen = await program.ask('/dashboard/analysis', { headers: { authorization: `Bearer ${token}` } })
    expect(screen.body).toContain('horen bij Pro')
    expect(screen.body).toMatch(/<h3[^>]*>Ontdekking/)
  })
})

/** A call or a form, the stream that follows it, and what is sent. */
type Work = [name: string, stream: 'progress' | 'comparison-progress' | 'reading', input: object]

type StoredReport = AuditReport & { revision?: { changes: { title: string; before: string; after: string }[] } }

/** What the decisions allow: what goes well, the three changes, two sections, the facts' values and the checks' names. */
function shownTexts({ sections, checks, gates, facts, known_fields }: StoredReport) {
  return [
    sections.filter(({ id }) => SHOWN.includes(id)),
    checks.map((check) => (SHOWN.includes(check.category) ? check : check.title)),
    gates,
    KNOWN_FIELDS.filter((field) => known_fields[field]).map((field) => [field, shownField(facts, field, 'nl')]),
  ]
}

function hiddenTexts({ sections, checks, changes, conflicts, consequences }: StoredReport) {
  const blocks = sections.filter(({ id }) => !SHOWN.includes(id)).flatMap((section) => section.blocks)
  const hidden = checks.filter(({ category }) => !SHOWN.includes(category))
  return {
    findings: [
      ...hidden.flatMap(({ says, source, evidence }) => [says, source, ...evidence.map(({ found }) => found)]),
      ...consequences.map(({ says }) => says),
      ...conflicts.flatMap(({ values }) => values.map(({ snippet }) => snippet)),
      ...blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    ],
    advice: [
      ...hidden.flatMap(({ advice }) => advice ?? []),
      ...consequences.flatMap(({ change }) => change ?? []),
      ...blocks.flatMap((block) => (block.kind === 'sentence' ? block.text : [])),
    ],
    code: [
      ...blocks.flatMap((block) => (block.kind === 'code' ? block.code : [])),
      ...changes.flatMap(({ category, code }) => (code && !SHOWN.includes(category) ? code.text : [])),
    ].flatMap((code) => [code, ...code.split('\n')]),
  }
}

/** Letters and digits alone, so that a text is found in HTML, JSON and JSON in a script alike. */
function searchable(text: string): string {
  return text
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+[nrt]/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
