/** Documents as programs write them, and hostile ones. */
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** Objects in order, from 1; the first is the catalogue. */
function pdfOf(objects: (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  let length = parts[0]!.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    starts.push(length)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

const stream = (bytes: Buffer, more = '') =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

function content(lines: string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  return Buffer.from(`BT /F1 12 Tf 14 TL 72 760 Td\n${shown}\nET`, 'latin1')
}

/** A PDF with these lines on each page. */
export function pdf(pages: string[][], trailer = ''): Uint8Array {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      FONT,
      ...pages.flatMap((lines, at) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        stream(deflateSync(content(lines)), '/Filter /FlateDecode'),
      ]),
    ],
    trailer,
  )
}

/** It needs a password before anything in it can be read. */
export const ENCRYPTED_PDF = pdf(
  [['Geheim']],
  `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
)

/** Pages that are their own parents' children, and a form that draws itself. */
export const LOOPING_PDF = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 1000000 /Parent 2 0 R >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >> /Contents 5 0 R >>',
  stream(
    Buffer.from('/X Do /X Do'),
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>',
  ),
  stream(Buffer.from('/X Do')),
])

/** A few hundred kilobytes that unpack to hundreds of megabytes. */
export function pdfBomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 9 })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    stream(packed, '/Filter /FlateDecode'),
  ])
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A DOCX as Word writes it: with styles for headings and a list of bullets. */
export function docx(lines: { line: string; isHeading?: boolean; isBullet?: boolean }[]): Uint8Array {
  const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const body = lines
    .map(({ line, isHeading, isBullet }) => {
      const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading2"/></w:pPr>' : ''
      const bullet = isBullet ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : ''
      return `<w:p>${style}${bullet}<w:r><w:t>${inXml(line)}</w:t></w:r></w:p>`
    })
    .join('')
  const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${CONTENT}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${CONTENT}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${CONTENT}.numbering+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${RELATIONS}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${W}><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
