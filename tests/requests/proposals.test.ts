/** Proposals through whole requests: the stream that follows a reading, and documents from a file to a value in the profile. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { MOST_DOCUMENT_BYTES } from '#engine/documents/document-problems.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import { saveProfile } from '#features/profiles/profile.server.ts'
import { decide } from '#features/proposals/decide.server.ts'
import { DOCUMENT_TEXTS } from '#features/proposals/document-texts.ts'
import { readDocument } from '#features/proposals/read-document.server.ts'
import { readWebsite } from '#features/proposals/read-website.server.ts'
import { findReading } from '#features/proposals/readings.server.ts'
import { URLS } from '#features/urls.ts'
import { eachDatabase } from '../support/database.ts'
import { docx, ENCRYPTED_PDF, pdf, pdfBomb } from '../support/documents.ts'
import { type Program, startProgram } from '../support/program.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const HOME = `<!doctype html><html lang="nl"><title>Kaasmakerij De Proefkamer</title><h1>Kaasmakerij De Proefkamer</h1>
<p>${'Boerenkaas van rauwe melk uit Testwoude. '.repeat(20)}</p><footer>KvK 54812736</footer>`
const DOCUMENT = pdf([['Kaasmakerij De Proefkamer'], ['KvK 68750110', 'Opgericht in 1987']])

afterAll(closeAuditWorkers)

eachDatabase('proposals by request', (db) => {
  let program: Program
  let website: Website
  beforeAll(async () => {
    program = await startProgram(db())
    website = await serveWebsite((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(HOME)
    })
    program.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  afterAll(async () => {
    await website.close()
    await program.close()
  })
  async function customer(plan: 'free' | 'pro') {
    const token = await program.tokenFor(await program.newCustomer({ plan_type: plan }))
    const session = await program.sessionOf(token)
    return { token, session, domainId: (await ownDomain(program.services, session, null)).id }
  }
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Failure ? (error.fields.document ?? error.code) : error),
    )

  test('who follows a reading gets what was found with each step, and the end', async () => {
    const { token, session, domainId } = await customer('free')
    const readingId = randomUUID()
    const stream = program.get(`reading/${readingId}`, token)
    await readWebsite(program.services, session, domainId, { url: website.url, readingId })
    const { status, body } = await stream
    expect(status).toBe(200)
    expect(body).toContain('event: progress')
    const last = JSON.parse(body.trim().split('data: ').at(-1)!)
    expect(last).toMatchObject({ id: readingId, finished: true, lost: false, outcome: 'read' })
    const found = last.proposals.open.map(({ field, shown }: { field: string; shown: string }) => [field, shown])
    expect(found).toContainEqual(['kvk_of_legal_name', '54812736'])
    expect(last.proposals.waiting).toBeGreaterThan(0)
    const other = await customer('free')
    expect(await findReading(program.services, other.session, readingId, null)).toBeNull()
  })

  test('a document proposes values with their passage, beside those of the website, for Pro alone', async () => {
    const { session, domainId } = await customer('pro')
    await saveProfile(program.services, session, domainId, {
      ...{ companyName: 'Kaasmakerij De Proefkamer', url: website.url, locations: [], countries: [], desiredInfo: '' },
      llmPlatforms: [],
    })
    await readWebsite(program.services, session, domainId, { url: website.url })
    const { outcome, proposals } = await readDocument(program.services, session, domainId, {
      name: 'C:\\map\\folder.pdf',
      bytes: DOCUMENT,
    })
    expect(outcome).toBe('read')
    const numbers = proposals.open.filter(({ field }) => field === 'kvk_of_legal_name')
    expect(numbers.map(({ shown, kind, isDisputed }) => [shown, kind, isDisputed]).sort()).toEqual([
      ['54812736', 'website', true],
      ['68750110', 'document', true],
    ])
    const [fromDocument] = numbers.filter(({ kind }) => kind === 'document')
    expect(fromDocument!.sources).toEqual([
      { place: 'in folder.pdf, pagina 2', url: null, snippet: expect.stringContaining('KvK 68750110') },
    ])
    const left = await decide(program.services, session, domainId, { decision: 'accept', id: fromDocument!.id })
    expect(left.open.filter(({ field }) => field === 'kvk_of_legal_name')).toEqual([])
    // Reading the website again leaves what a document proposed.
    const again = await readWebsite(program.services, session, domainId, { url: website.url })
    expect(again.proposals.open.map(({ field }) => field)).toContain('oprichtingsjaar')

    const free = await customer('free')
    expect(
      await refusalOf(
        readDocument(program.services, free.session, free.domainId, { name: 'folder.pdf', bytes: DOCUMENT }),
      ),
    ).toBe('upgrade-required')
  })

  test('documents that cannot be read are refused with what to do, and twenty a day are read', async () => {
    const { session, domainId } = await customer('pro')
    const refused = (name: string, bytes: Uint8Array) =>
      refusalOf(readDocument(program.services, session, domainId, { name, bytes }))
    expect(await refused('groot.txt', new Uint8Array(MOST_DOCUMENT_BYTES + 1))).toBe(DOCUMENT_TEXTS['too-large'])
    expect(await refused('bom.pdf', pdfBomb())).toBe(DOCUMENT_TEXTS['too-large'])
    expect(await refused('geheim.pdf', ENCRYPTED_PDF)).toBe(DOCUMENT_TEXTS.password)
    expect(await refused('scan.pdf', pdf([[]]))).toBe(DOCUMENT_TEXTS['no-text'])
    expect(await refused('plaatje.png', DOCUMENT)).toBe(DOCUMENT_TEXTS['not-a-document'])
    // Four of those were opened; the first was not.
    const brief = docx([{ line: 'Opgericht in 1987' }])
    for (let left = 16; left > 0; left--) expect(await refused('brief.docx', brief)).toBeNull()
    expect(await refused('brief.docx', brief)).toBe('document-limit-reached')
  })

  test('a document may be ten megabytes on its own address, and a form elsewhere may not', async () => {
    const { token } = await customer('pro')
    const post = (path: string, size: number, authorization = `Bearer ${token}`) =>
      program.ask(path, {
        method: 'POST',
        body: new Uint8Array(size),
        headers: {
          authorization,
          'content-type': 'application/octet-stream',
          origin: program.services.baseUrl,
        },
      })
    expect((await post(URLS.documents, 3 * 1024 * 1024, 'Bearer nobody')).status).toBe(401)
    expect((await post(URLS.dashboard, 3 * 1024 * 1024)).status).toBe(413)
    expect((await post(URLS.documents, MOST_DOCUMENT_BYTES + 1024 * 1024)).status).toBe(413)
    expect((await post(URLS.documents, 3 * 1024 * 1024)).status).not.toBe(413)
  })
})
