/**
 * Reads an llms.txt as strictly as the reference parser does (llms_txt in Python, AnswerDotAI/llms-txt) and fails where that one
 * crashes: what it was seen to do, written anew. Our files must pass what readers really use.
 */
export interface ReferenceLlms {
  title: string
  summary: string | null
  info: string
  sections: Record<string, { title: string; url: string; desc: string | null }[]>
}

export function referenceParse(text: string): ReferenceLlms {
  const lines = text.split('\n')
  const firstSection = lines.findIndex((line) => line.startsWith('##'))
  const head = lines.slice(0, firstSection < 0 ? lines.length : firstSection)
  return {
    ...readHead(head.join('\n').trim()),
    sections: firstSection < 0 ? {} : readSections(lines.slice(firstSection)),
  }
}

/** A title, and behind it at least one empty line's worth of something else. */
function readHead(head: string) {
  const [first = '', ...others] = head.split('\n')
  if (!first.startsWith('#') || first.replace(/^#\s*/, '') === '')
    throw new Error('the file does not start with a title')
  if (others.length === 0) throw new Error('nothing but a title')
  const title = first.replace(/^#\s*/, '')
  const rest = others.join('\n').replace(/^\n+/, '')
  const [quote = '', ...info] = rest.split('\n')
  // A summary only counts with something behind it.
  if (quote.startsWith('>') && info.length > 0)
    return { title, summary: quote.replace(/^>\s*/, ''), info: info.join('\n').replace(/^\n+/, '') }
  return { title, summary: null, info: rest }
}

function readSections(lines: string[]): ReferenceLlms['sections'] {
  const sections: ReferenceLlms['sections'] = {}
  let current: ReferenceLlms['sections'][string] = []
  for (const line of lines) {
    if (line.startsWith('##')) {
      // Named twice, the last one wins.
      current = []
      sections[line.slice(2).trim()] = current
    } else if (line.trim() !== '') {
      const link = /-\s*\[([^\]]+)\]\(([^)]+)\)(?::\s*([^\n]*))?/.exec(line)
      if (!link) throw new Error(`not a link: ${line}`)
      current.push({ title: link[1]!, url: link[2]!, desc: link[3] ?? null })
    }
  }
  return sections
}
