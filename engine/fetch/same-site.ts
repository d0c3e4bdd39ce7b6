/** Which addresses belong together. Callers cut addresses to a bounded length first. */

/** www or not, http or https: people mean the same website. Other subdomains have a robots.txt of their own. */
export function isSameSite(a: URL, b: URL): boolean {
  return withoutWww(a.host) === withoutWww(b.host)
}

/** A host, with its port where it has one. `www.nl` is a name of its own. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\.(?=[^.]+\.[^.])/, '')
}

/** The path and query that distinguish the pages of one website. */
export function pageKey(url: URL): string {
  const path = url.pathname
    .toLowerCase()
    .replace(/\/(index\.\w{2,5})?$/, '')
    .replace(/\.html?$/, '')
  const query = [...url.searchParams].filter(([name]) => !/^(utm_|gclid|fbclid)/.test(name))
  return `${path}?${new URLSearchParams(query)}`
}

/** The same for pages of any website. Text that is no address is its own key. */
export function addressKey(address: string): string {
  const url = URL.parse(address)
  return url ? withoutWww(url.host) + pageKey(url) : address.toLowerCase()
}
