import { expect, test } from 'vitest'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import type { LandingChangeId, LandingPageCompany, LandingPageReport } from './landing-page.ts'
import { judgeLandingPage } from './reading/judge-landing-page.ts'

const SITE = 'https://voorbeeldbedrijf.example/'
const COMPANY: LandingPageCompany = {
  facts: {
    name: ['Bouw & Zoon'],
    legalForm: [],
    address: [{ street: 'Dorpsstraat 1', postalCode: '8011 AB', city: 'Zwolle' }],
    phone: ['038 555 01 78'],
    email: ['info@voorbeeldbedrijf.example'],
    website: [SITE],
    kvk: ['54812736'],
    vat: [],
    foundingYear: ['1998'],
  },
  faqs: [
    { question: 'Geven jullie garantie?', answer: 'Ja, vijf jaar op al het timmerwerk dat wij zelf maken.' },
    { question: 'Hoe snel komen jullie?', answer: 'Meestal binnen twee weken na je aanvraag.' },
  ],
  questions: { name: 'Bouw & Zoon', city: 'Zwolle', sector: 'Timmerbedrijf', services: ['Kozijnen', 'Trappen'] },
  hours: [],
  description: 'Bouw & Zoon maakt en herstelt kozijnen in Zwolle.',
  socials: [],
}

const text = 'Wij herstellen ramen en deuren in de stad en de omgeving, en doen dat met plezier. '.repeat(20)
const home = `<html lang="nl"><title>Bouw & Zoon</title><h1>Bouw & Zoon</h1><h2>Werk</h2><p>${text}</p><h2>Contact</h2><p>Bel 038 555 01 78</p>`
const pageOf = (body: string, head = '') =>
  `<!doctype html><html lang="nl"><head><title>Deuren</title>${head}</head><body><main>${body}</main><footer>Bouw &amp; Zoon</footer></body></html>`

function judged(html: string, given: Partial<LandingPageCompany> = {}, site: { home?: string; robots?: string } = {}) {
  const evidence = makeEvidence({ home, sitemap: '<urlset></urlset>', pages: { '/deuren': html }, ...site })
  return { evidence, ...reportOn(evidence, '/deuren', given) }
}

function reportOn(evidence: SiteEvidence, path: string, given: Partial<LandingPageCompany> = {}) {
  const result = judgeLandingPage(evidence, {
    url: new URL(path, SITE).href,
    company: { ...COMPANY, ...given },
    judge: { language: 'nl' },
  })
  return { result, report: (result as { report: LandingPageReport }).report }
}

const outcomes = ({ facts }: LandingPageReport) => Object.fromEntries(facts.map(({ fact, outcome }) => [fact, outcome]))
const rows = ({ readability }: LandingPageReport) => Object.fromEntries(readability.map((row) => [row.id, row.outcome]))
const changeOf = ({ changes }: LandingPageReport, id: LandingChangeId) => changes.find((change) => change.id === id)

test('a page states facts, states one otherwise or misses them, each with its place', () => {
  const { report } = judged(
    pageOf(`<h1>Deuren</h1><p>${text}</p><address>Bouw & Zoon, bel 038 555 01 78, KvK 87654321</address>`),
  )
  expect(outcomes(report)).toMatchObject({
    ...{
      name: 'states',
      phone: 'states',
      address: 'misses',
      email: 'misses',
      foundingYear: 'misses',
      services: 'misses',
    },
  })
  expect(report.facts.find(({ fact }) => fact === 'phone')!.stated[0]).toMatchObject({
    page: `${SITE}deuren`,
    quote: expect.stringContaining('038 555 01 78'),
  })
})

test('a number that differs in the footer is a contradiction, and is not pasted beside it', () => {
  const { report } = judged(
    pageOf(`<h1>Deuren</h1><p>${text}</p>`).replace('<footer>', '<footer>KvK-nummer: 27312132 '),
  )
  const kvk = report.facts.find(({ fact }) => fact === 'kvk')!
  expect(kvk).toMatchObject({ outcome: 'differs', stated: [{ value: '27312132', place: 'footer' }] })
  expect(changeOf(report, 'facts')!.text).not.toContain('54812736')
})

test('another number behind a telephone link in the footer is a contradiction too', () => {
  const { report } = judged(
    pageOf(`<h1>Deuren</h1><p>${text}</p>`).replace(
      '<footer>',
      '<footer>Bel <a href="tel:0385550199">038 555 01 99</a> ',
    ),
  )
  expect(report.facts.find(({ fact }) => fact === 'phone')).toMatchObject({
    outcome: 'differs',
    stated: [{ place: 'footer' }],
  })
  expect(changeOf(report, 'facts')!.text).not.toContain('038 555 01 78')
})

test('opening hours are compared day by day, in text and in markup, and given to paste where they are missing', () => {
  const hours = ['ma 08:00-17:00; di 08:00-17:00; wo 08:00-17:00; do 08:00-17:00; vr 08:00-17:00; zo gesloten']
  const factOf = (stated: string, head = '', given = hours) => {
    const { report } = judged(pageOf(`<h1>Deuren</h1><p>${text}</p>${stated}`, head), { hours: given })
    return { report, fact: report.facts.find((one) => one.fact === 'hours') }
  }
  const contact = (line: string) => `<address>Openingstijden<br>${line}</address>`
  expect(factOf(contact('maandag t/m vrijdag 8.00 - 17.00 uur')).fact).toMatchObject({
    ...{ outcome: 'states', values: ['ma-vr 08:00-17:00'] },
    stated: [{ value: 'ma-vr 08:00-17:00' }],
  })
  expect(factOf(contact('maandag t/m zaterdag 8.00 - 17.00 uur')).fact).toMatchObject({ outcome: 'states' })
  expect(factOf(contact('zondag 10.00 - 17.00 uur')).fact).toMatchObject({ outcome: 'differs' })
  expect(factOf(contact('maandag t/m vrijdag 9.00 - 17.30 uur')).fact).toMatchObject({
    outcome: 'differs',
    stated: [{ value: 'ma-vr 09:00-17:30' }],
  })
  const markup = `<script type="application/ld+json">${JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'HomeAndConstructionBusiness', name: 'Bouw & Zoon', url: SITE },
    openingHours: 'Mo-Fr 08:00-18:00',
  })}</script>`
  expect(factOf('', markup).fact).toMatchObject({ outcome: 'differs', stated: [{ place: 'json-ld' }] })

  const missing = factOf('')
  expect(missing.fact).toMatchObject({ outcome: 'misses', stated: [] })
  expect(changeOf(missing.report, 'facts')!.text).toContain('Openingstijden: ma-vr 08:00-17:00')
  // Of several places a page may be about one; and a profile without hours asks for none.
  expect(factOf('', '', [...hours, 'ma 10:00-12:00']).fact).toBeUndefined()
  expect(factOf('', '', []).fact).toBeUndefined()
})

test('the text to paste holds what is missing, from the facts of the company alone', () => {
  const { report } = judged(pageOf(`<h1>Deuren</h1><p>${text} KvK-nummer 54812736.</p>`))
  expect(changeOf(report, 'facts')!.text).toBe(
    `Over Bouw & Zoon

Adres: Dorpsstraat 1, 8011 AB Zwolle
Telefoon: 038 555 01 78
E-mail: info@voorbeeldbedrijf.example
Opgericht in: 1998
Diensten: Kozijnen, Trappen`,
  )
  expect(changeOf(report, 'facts')!.html).toContain('<h2>Over Bouw &amp; Zoon</h2>')
})

test('a question is answered where the answer can be pointed at, and by nothing less', () => {
  const { report } = judged(
    pageOf(`<h1>Deuren</h1><p>${text}</p><p>Onze garantie: Ja, vijf jaar op al het timmerwerk dat wij zelf maken.</p>
      <p>Hoe snel? Vaak al gauw.</p><p>Bel 038 555 01 78.</p><p>In Zwolle maken wij ook kozijnen van hout.</p><nav><a href="/trappen">Trappen</a></nav>`),
  )
  const answered = Object.fromEntries(
    report.questions.map(({ question, answeredBy }) => [question, answeredBy !== null]),
  )
  expect(answered).toMatchObject({
    'Geven jullie garantie?': true,
    'Hoe snel komen jullie?': false,
    'Wat is het telefoonnummer van Bouw & Zoon in Zwolle?': true,
    'In welk jaar is Bouw & Zoon in Zwolle opgericht?': false,
    'Waar kan ik in Zwolle terecht voor kozijnen?': true,
    'Waar kan ik in Zwolle terecht voor trappen?': false,
  })
  expect(Object.keys(answered).join()).not.toContain('raad je aan')
  const { text: pasted } = changeOf(report, 'questions')!
  expect(pasted).toContain('Hoe snel komen jullie?\nMeestal binnen twee weken na je aanvraag.')
  expect(pasted).toContain('Bouw & Zoon is opgericht in 1998.')
  expect(pasted).not.toContain('garantie')
})

test('an English page gets English text', () => {
  const english =
    'We repair windows and doors in the city, and we do that with pleasure for you and your house. '.repeat(10)
  const { report } = judged(`<html><title>Doors</title><body><h1>Doors</h1><p>${english}</p></body></html>`)
  expect(report.language).toBe('en')
  expect(changeOf(report, 'facts')!.text).toContain('Founded in: 1998')
  expect(changeOf(report, 'lang')!.html).toBe('<html lang="en">')
})

/** The page with a change made by hand, outside the code that tried it. */
function pasted(evidence: SiteEvidence, edit: (html: string) => string): number | null {
  const page = evidence.pages[0]!
  const changed: Source = { ...page, body: new TextEncoder().encode(edit(new TextDecoder().decode(page.body))) }
  return judgeEvidence({ ...evidence, pages: [changed] }, { language: 'nl' }).score
}

test('what a change is worth is the score of the website judged again with its HTML pasted', () => {
  const { evidence, report } = judged(pageOf(`<h1>Deuren</h1><p>${text}</p>`))
  expect(report.score).toBe(judgeEvidence(evidence, { language: 'nl' }).score)
  expect(report.changes.map(({ id }) => id).toSorted()).toEqual(['facts', 'markup', 'questions'])
  const place = { facts: '</main>', questions: '</main>', markup: '</head>' } as Record<LandingChangeId, string>
  for (const { id, html, to } of report.changes)
    expect(
      pasted(evidence, (page) => page.replace(place[id], () => `${html}${place[id]}`)),
      id,
    ).toBe(to)
  const [facts, questions, markup] = (['facts', 'questions', 'markup'] as const).map((id) => changeOf(report, id)!.html)
  const all = pasted(evidence, (page) =>
    page.replace('</main>', () => `${facts}\n${questions}</main>`).replace('</head>', () => `${markup}</head>`),
  )
  expect(report.together!.to).toBe(all)
  expect(all).toBeGreaterThan(report.score)
  expect(changeOf(report, 'markup')!.moved.length).toBeGreaterThan(0)
})

test('a change that moves nothing says so, and one under a ceiling names it', () => {
  const { report } = judged(pageOf(`<h1>Deuren</h1><p>${text}</p>`, '<meta name="robots" content="noindex">'))
  expect(rows(report).index).toBe('noindex')
  expect(changeOf(report, 'indexing')).toMatchObject({ from: report.score, to: report.score, held: null, moved: [] })

  const shut = home.replace('<title>', '<meta name="robots" content="noindex"><title>')
  const under = judged(pageOf(`<h1>Deuren</h1><p>${text}</p>`), {}, { home: shut }).report
  expect(under.gates.map(({ id }) => id)).toEqual(['noindex'])
  expect(changeOf(under, 'markup')).toMatchObject({ from: under.score, to: under.score, held: 'noindex' })

  const ofHome = reportOn(makeEvidence({ home: shut }), '/').report
  expect(ofHome.isHome).toBe(true)
  const opened = changeOf(ofHome, 'indexing')!
  expect(opened.to).toBeGreaterThan(opened.from)
})

test('readability has a row for everything that machines meet, with what the page holds', () => {
  const head =
    '<link rel="canonical" href="https://voorbeeldbedrijf.example/anders"><meta name="description" content="Deuren.">'
  const { report } = judged(
    `<html lang="en"><head>${head}</head><body><h1>Deuren</h1><h3>Wat kost een deur?</h3><p>Een deur kost wat je wilt, en wij maken het voor je.</p></body></html>`,
    {},
    { robots: 'User-agent: OAI-SearchBot\nDisallow: /deuren' },
  )
  expect(rows(report)).toEqual({
    ...{ text: 'little', index: 'open', crawlers: 'shut', canonical: 'other', title: 'missing', description: 'there' },
    ...{ lang: 'wrong', headings: 'gap', questions: 'there', weight: 'light' },
  })
  const found = (id: string) => report.readability.find((row) => row.id === id)!
  expect(found('crawlers')).toMatchObject({ values: { crawlers: 'OAI-SearchBot' }, found: 'Disallow: /deuren' })
  expect(found('headings').found).toBe('h1: Deuren · h3: Wat kost een deur?')
  expect(changeOf(report, 'lang')!.html).toBe('<html lang="nl">')
})

test('the text goes where readers see it, also past a comment that holds the end of the page', () => {
  const { report } = judged(`${pageOf(`<h1>Deuren</h1><p>${text}</p>`)}<!-- </main></body> -->`)
  expect(changeOf(report, 'questions')!.moved.length).toBeGreaterThan(0)
})

test('a page that was not read gives the reason', () => {
  const reason = (path: string, pages: Record<string, string> = {}) => {
    const { result } = reportOn(makeEvidence({ home, pages }), path)
    return result.ok ? 'read' : result.reason
  }
  expect(reason('/geheim')).toBe('robots')
  expect(reason('/weer-de-home', { '/weer-de-home': home })).toBe('same-page')
  const gone = makeEvidence({ home, pages: { '/weg': '' } })
  gone.pages[0]!.status = 404
  expect(reportOn(gone, '/weg').result).toMatchObject({ ok: false, reason: 'gone', status: 404 })
  const away = makeEvidence({ home: { status: 503, body: new Uint8Array() } })
  expect(reportOn(away, '/deuren').result).toMatchObject({ ok: false, reason: 'home' })
})

test('a btw number on the page that holds its owner’s citizen service number is nowhere in the result', () => {
  const { report } = judged(pageOf(`<p>${text}</p><p>Eenmanszaak. KvK 04093317. Btw NL842824704B01</p>`))
  expect(report.facts.length).toBeGreaterThan(0)
  expect(JSON.stringify(report)).not.toMatch(/842\W?824\W?704/)
})
