/** A readable address: without the scheme, www and the last slash. */
export function plainUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
