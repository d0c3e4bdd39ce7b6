/** One thing by two names, the second in brackets. */

// Bounded in this file: the 44 characters before a bracket, and what stands in it, up to 42

/** Where both stand: with the brackets behind a service, or with the word in front of those in which it stands: 'betonciré (microcement) doen ze niet'. */
export function namedTwice(text: string, at: number, end: number): [from: number, to: number] {
  const behind = /^ \([^()\n]{2,40}\)/u.exec(text.slice(end, end + 44))
  if (behind) return [at, end + behind[0].length]
  const isWithin = text[at - 1] === '(' && text[end] === ')'
  const word = isWithin ? /[\p{L}-]{3,40} \($/u.exec(text.slice(Math.max(0, at - 44), at)) : null
  return word ? [at - word[0].length, end + 1] : [at, end]
}
