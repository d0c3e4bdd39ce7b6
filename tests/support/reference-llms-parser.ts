/**
 * The reference parser of llmstxt.org (llms_txt/miniparse.py in AnswerDotAI/llms-txt, Apache-2.0), with its exact expressions: '^' and
 * '$' know no line end but LF, and white space is Python's. It fails where that one crashes. Our files must pass what readers use.
 */
export interface ReferenceLlms {
  title: string
  summary: string | null
  info: string
  sections: Record<string, { title: string; url: string; desc: string | null }[]>
}

const S = '[\\t\\n\\v\\f\\r\\x1c-\\x1f \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
const START = '(?<![^\\n])'
const END = '(?![^\\n])'
const HEAD = new RegExp(`${START}#${S}*([^]+?${END})\\n+(?:${START}>${S}*([^]+?${END})${END})?\\n+([^]*)`)
const SECTION = new RegExp(`${START}##${S}*([^\\n]*?${END})`)
const LINK = new RegExp(`-${S}*\\[([^\\]]+)\\]\\(([^)]+)\\)(?::${S}*([^\\n]*))?`)
const strip = (text: string) => text.replace(new RegExp(`^${S}+`), '').replace(new RegExp(`${S}+(?![^])`), '')

export function referenceParse(file: string): ReferenceLlms {
  // Read as a text file, which in Python has one kind of line end.
  const text = file.replace(/\r\n?/g, '\n')
  const [start = '', ...rest] = text.split(SECTION)
  const bodies = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 2) bodies.set(rest[at]!, rest[at + 1]!)
  const sections = Object.fromEntries([...bodies].map(([title, body]) => [title, readLinks(body)]))
  const head = HEAD.exec(strip(start))
  if (!head) throw new Error('no title with something behind it')
  return { title: head[1]!, summary: head[2] ?? null, info: head[3]!, sections }
}

function readLinks(body: string) {
  return strip(body)
    .split(/\n+/)
    .filter((line) => strip(line) !== '')
    .map((line) => {
      const link = LINK.exec(line)
      if (!link) throw new Error(`not a link: ${line}`)
      return { title: link[1]!, url: link[2]!, desc: link[3] ?? null }
    })
}
