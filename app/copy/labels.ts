/** Whether an address that a customer typed may be a link: a click must run nothing. */
export function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')
}

/** An address as people say it: without the scheme, www and the last slash. */
export function plainUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
