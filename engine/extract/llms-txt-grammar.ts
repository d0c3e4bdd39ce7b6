/** llms.txt by the grammar of llmstxt.org, as its reference parser reads it: one problem a rule, the first that it would trip over. */

export type LlmsProblem =
  | 'bom'
  | 'no-title'
  | 'more-titles'
  | 'no-summary'
  | 'sub-heading'
  | 'not-a-link'
  | 'double-section'
  | 'empty'

const LINK = /^-\s*\[[^\]\n]{1,300}\]\([^)\s]{1,2000}\)(?::\s.*)?\s*$/

export function llmsProblems(text: string): { problem: LlmsProblem; line: number; found: string }[] {
  const problems: { problem: LlmsProblem; line: number; found: string }[] = []
  const report = (problem: LlmsProblem, line: number, found: string) =>
    problems.push({ problem, line, found: found.trim().slice(0, 120) })
  if (text.startsWith('\ufeff')) report('bom', 1, 'U+FEFF')
  const lines = text
    .replace(/^\ufeff/, '')
    .slice(0, 500_000)
    .split(/\r\n|\r|\n/)
  const firstAt = lines.findIndex((line) => line.trim() !== '')
  if (firstAt < 0) return [{ problem: 'empty', line: 1, found: '' }]
  if (!/^# \S/.test(lines[firstAt]!)) report('no-title', firstAt + 1, lines[firstAt]!)
  const sections = new Set<string>()
  let told = false
  lines.forEach((line, i) => {
    if (i <= firstAt || line.trim() === '') return
    if (/^# /.test(line)) report('more-titles', i + 1, line)
    else if (/^#{3,} /.test(line)) report('sub-heading', i + 1, line)
    else if (/^## /.test(line)) {
      const title = line.slice(3).trim()
      if (sections.has(title)) report('double-section', i + 1, line)
      sections.add(title)
    } else if (sections.size === 0) told = true
    else if (!LINK.test(line)) report('not-a-link', i + 1, line)
  })
  // The reference parser needs something between title and sections.
  if (sections.size > 0 && !told) report('no-summary', firstAt + 1, lines[firstAt]!)
  return problems.sort((a, b) => a.line - b.line)
}
