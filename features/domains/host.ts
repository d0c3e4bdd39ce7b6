import { withoutWww } from '#engine/fetch/same-site.ts'

/**
 * The name under which a website's domain is kept and compared: its host in punycode, without www, with the port where that is not
 * the scheme's own. The database says the same of what it is given (`bare_host` in db/sql/domains.sql).
 */
export function hostOf(url: URL): string {
  return withoutWww(url.host)
}
