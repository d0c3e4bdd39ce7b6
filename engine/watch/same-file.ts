/** Whether two readings of a watched file say the same to its readers. Null stands for a missing file. */

/** A comment changes nothing for a crawler, and an empty file allows what a missing one does. */
export function isSameRobots(one: string | null, other: string | null): boolean {
  return rulesOf(one) === rulesOf(other)
}

/** A date that a generator writes anew each day is no change of the text. */
export function isSameLlmsTxt(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  return textOf(one) === textOf(other)
}

export const isComment = (line: string) => line.trimStart().startsWith('#')
export const isDate = (line: string) => /^[\s>*#_-]*(?:laatst bijgewerkt|last[- ]updated)\b/i.test(line)

function rulesOf(text: string | null): string {
  const lines = (text ?? '').split('\n').map((line) => line.split('#', 1)[0]!.trim())
  return lines.filter((line) => line !== '').join('\n')
}

function textOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !isDate(line)).join('\n')
}
