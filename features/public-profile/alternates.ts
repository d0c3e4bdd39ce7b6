import { type ProfileFile, profileFile } from '#features/urls.ts'

/** The other formats of a profile page, linked from its head, its Link header and its footer. */
export function alternates(pageUrl: string): { type: string; title: ProfileFile; href: string }[] {
  return [
    { type: 'text/plain', title: 'llms.txt', href: profileFile(pageUrl, 'llms.txt') },
    { type: 'application/json', title: 'llm-profile.json', href: profileFile(pageUrl, 'llm-profile.json') },
  ]
}

/** RFC 8288. `self` is the format that sends the header. */
export function linkHeader(pageUrl: string, self: 'page' | 'llms.txt' | 'llm-profile.json'): string {
  const others = alternates(pageUrl)
    .filter(({ title }) => title !== self)
    .map(({ href, type }) => `<${href}>; rel="alternate"; type="${type}"`)
  // The other formats name the page as their canonical address.
  return [...others, `<${pageUrl}>; rel="canonical"`].join(', ')
}
