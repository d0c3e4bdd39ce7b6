/** Reads the Markdown that reports are written in; what it does not know stays text. */

/** One piece of a report's text. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'code'; language: string; text: string }

/** Reads the Markdown that reports are written in: headings, paragraphs, lists, fenced code. Anything else is text. */
export function parseMarkdown(markdown: string): Block[] {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index] as string
    const fence = /^(`{3,})\s*(\S*)/.exec(line)
    const heading = /^(#{2,3}) (.+)$/.exec(line)
    if (fence) {
      const closing = new RegExp(`^${fence[1]}\`*\\s*$`)
      const end = lines.findIndex((candidate, at) => at > index && closing.test(candidate))
      const stop = end === -1 ? lines.length : end
      blocks.push({ kind: 'code', language: fence[2] ?? '', text: lines.slice(index + 1, stop).join('\n') })
      index = stop + 1
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] as string })
      index += 1
    } else if (LIST_ITEM.test(line)) {
      const ordered = /^\d/.test(line)
      const items: string[] = []
      for (
        ;
        index < lines.length && (LIST_ITEM.test(lines[index] as string) || /^ {2,}\S/.test(lines[index] as string));
        index++
      ) {
        const text = (lines[index] as string).replace(LIST_ITEM, '').trim()
        if (LIST_ITEM.test(lines[index] as string)) items.push(text)
        else items.push(`${items.pop() ?? ''} ${text}`)
      }
      blocks.push({ kind: 'list', ordered, items })
    } else if (line.trim() === '') {
      index += 1
    } else {
      const start = index
      while (
        index < lines.length &&
        (lines[index] as string).trim() !== '' &&
        (index === start || !STARTS_BLOCK.test(lines[index] as string))
      )
        index += 1
      blocks.push({ kind: 'paragraph', text: lines.slice(start, index).join(' ') })
    }
  }
  return blocks
}

const LIST_ITEM = /^(?:[-*]|\d+\.) /
const STARTS_BLOCK = /^(?:`{3}|#{2,3} |[-*] |\d+\. )/
