/** A PDF as another program reads it than the one that wrote it: its text, its structure, and what stands outside of that. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export interface PdfNode {
  role?: string
  alt?: string
  children?: PdfNode[]
  type?: string
}

export interface ReadPdf {
  pages: number
  text: string
  marked: unknown
  title: unknown
  language: unknown
  displaysTitle: unknown
  xmp: string
  trees: PdfNode[]
  untagged: string[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { OPS } = await getResolvedPDFJS()
  const doc = await getDocumentProxy(new Uint8Array(bytes))
  const { info, metadata } = await doc.getMetadata()
  const about = info as Record<string, unknown>
  const trees: PdfNode[] = []
  const untagged: string[] = []
  const texts: string[] = []
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number)
    trees.push((await page.getStructTree()) as PdfNode)
    untagged.push(...outsideOfTags(await page.getOperatorList(), OPS))
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  return {
    pages: doc.numPages,
    text: texts.join(' ').replace(/[^\S\u00a0]+/g, ' '),
    marked: (await doc.getMarkInfo())?.Marked,
    title: about.Title,
    language: about.Language,
    displaysTitle: ((await doc.getViewerPreferences()) as Record<string, unknown>).DisplayDocTitle,
    xmp: metadata!.getRaw(),
    trees,
    untagged,
  }
}

/** Everything that paints, but stands in no element of the structure and is not declared decoration. */
function outsideOfTags(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] },
  OPS: Record<string, number>,
): string[] {
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]))
  const open: boolean[] = []
  return fnArray.flatMap((code, at) => {
    const name = names.get(code) ?? ''
    if (name === 'beginMarkedContent') open.push(tagOf(argsArray[at]![0]) === 'Artifact')
    if (name === 'beginMarkedContentProps')
      open.push(tagOf(argsArray[at]![0]) === 'Artifact' || typeof argsArray[at]![1] === 'number')
    if (name === 'endMarkedContent') open.pop()
    const paints = /^(showText|showSpacedText|stroke|fill|eoFill|closeFill|constructPath|paint\w+|shadingFill)/i.test(
      name,
    )
    return paints && !open.includes(true) ? [name] : []
  })
}

function tagOf(tag: unknown): unknown {
  return typeof tag === 'object' && tag !== null && 'name' in tag ? tag.name : tag
}

export function everyNode(node: PdfNode): PdfNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)]
}
