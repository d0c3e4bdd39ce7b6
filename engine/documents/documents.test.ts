import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { inWorker } from '#engine/analysis-pool.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { docx, ENCRYPTED_PDF, LOOPING_PDF, pdf, pdfBomb } from '#tests/support/documents.ts'

afterAll(closeAuditWorkers)

const LINES = [
  'Bakkerij De Proefoven',
  'Molenweg 7',
  '1812 AB Alkmaar',
  'Telefoon 072 541 39 00',
  'E-mail info@deproefoven.nl',
  'KvK 54812736',
  'Opgericht in 1987',
  'Openingstijden',
  'ma - vr 08:00 - 17:30',
  'za 08:00 - 16:00',
]
const SERVICES = ['Taarten bezorgen', 'Broodbezorging', 'Workshop broodbakken']

const read = (bytes: Uint8Array, name: string) =>
  inWorker('factsOfDocument', bytes, {
    name,
    website: 'https://deproefoven.nl/',
    company: 'Bakkerij De Proefoven',
    takenAt: '2026-11-22T00:00:00Z',
  })
async function problemOf(bytes: Uint8Array, name: string): Promise<string> {
  const outcome = await read(bytes, name)
  if (!outcome.ok) return outcome.failure
  return outcome.value.ok ? 'read' : outcome.value.problem
}

const text = [...LINES, '', 'Onze diensten', ...SERVICES.map((name) => `- ${name}`)].join('\n')
test.each([
  ['prijslijst.txt', strToU8(text)],
  [
    'over ons.md',
    strToU8(
      `# Over ons\n\n${LINES.join('\n\n')}\n\n## Onze diensten\n\n${SERVICES.map((name) => `* ${name}`).join('\n')}\n\n<script>alert(1)</script>`,
    ),
  ],
  ['folder.pdf', pdf([[...LINES, 'ONZE DIENSTEN', ...SERVICES.map((name) => `- ${name}`)]])],
  [
    'brochure.docx',
    docx([
      ...LINES.map((line) => ({ line })),
      { line: 'Onze diensten', isHeading: true },
      ...SERVICES.map((line) => ({ line, isBullet: true })),
    ]),
  ],
])('%s: the finders of websites find the same in a document, with the passage that says it', async (name, bytes) => {
  const outcome = await read(bytes, name)
  if (!outcome.ok || !outcome.value.ok) throw new Error(JSON.stringify(outcome))
  const { facts } = outcome.value.found
  expect({
    kvk: facts.kvk?.value,
    phone: facts.phone?.value,
    email: facts.email?.value,
    address: facts.address?.value,
    foundingYear: facts.foundingYear?.value,
    openingHours: facts.openingHours?.value,
    services: facts.services?.map(({ value }) => value),
  }).toEqual({
    kvk: '54812736',
    phone: '+31725413900',
    email: 'info@deproefoven.nl',
    address: { street: 'Molenweg 7', postalCode: '1812 AB', city: 'Alkmaar' },
    foundingYear: 1987,
    openingHours: 'Mo-Fr 08:00-17:30, Sa 08:00-16:00',
    services: SERVICES,
  })
  expect(facts.kvk?.snippet).toContain('KvK 54812736')
})

test('a fact from a PDF names its page', async () => {
  const outcome = await read(pdf([['Voorwoord van de bakker'], ['KvK 54812736']]), 'folder.pdf')
  if (!outcome.ok || !outcome.value.ok) throw new Error(JSON.stringify(outcome))
  const { facts, pages } = outcome.value.found
  expect(pages.find(({ url }) => url === facts.kvk?.page)?.name).toBe('pagina 2')
})

test('what cannot be read is refused by its cause', async () => {
  expect(await problemOf(pdf([[]]), 'scan.pdf')).toBe('no-text')
  expect(await problemOf(strToU8('   \n 1 2 3'), 'leeg.txt')).toBe('no-text')
  expect(await problemOf(ENCRYPTED_PDF, 'geheim.pdf')).toBe('password')
  const encrypted = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('EncryptedPackage', 'utf16le')])
  expect(await problemOf(encrypted, 'geheim.docx')).toBe('password')
  expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'oud.doc')).toBe('old-word')
  expect(await problemOf(strToU8('MZ\u0000\u0001\u0002'), 'programma.txt')).toBe('not-a-document')
  expect(await problemOf(strToU8('hallo'), 'plaatje.png')).toBe('not-a-document')
  expect(await problemOf(strToU8('geen pdf'), 'folder.pdf')).toBe('not-a-document')
  expect(await problemOf(zipSync({ 'a.txt': strToU8('x') }), 'brief.docx')).toBe('not-a-document')
  expect(await problemOf(strToU8('%PDF-1.7\nkapot'), 'kapot.pdf')).toBe('not-a-document')
})

test('a hostile document ends as a refusal, and the next one is read', async () => {
  const blank = new Uint8Array(60 * 1024 * 1024).fill(0x20)
  expect(await problemOf(zipSync({ 'word/document.xml': blank }), 'bom.docx')).toBe('too-large')
  expect(await problemOf(pdfBomb(), 'bom.pdf')).toBe('too-large')
  const entities =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><w:document>&b;</w:document>'
  expect(await problemOf(zipSync({ 'word/document.xml': strToU8(entities) }), 'lach.docx')).toBe('not-a-document')
  expect(['no-text', 'not-a-document', 'analysis-too-heavy']).toContain(await problemOf(LOOPING_PDF, 'kring.pdf'))
  const deep = `<w:document xmlns:w="x"><w:body>${'<w:p>'.repeat(20_000)}</w:body></w:document>`
  expect(['no-text', 'not-a-document', 'analysis-too-heavy']).toContain(
    await problemOf(zipSync({ 'word/document.xml': strToU8(deep) }), 'diep.docx'),
  )
  expect(await problemOf(strToU8(text), 'prijslijst.txt')).toBe('read')
})
