import { withoutWww } from '#engine/fetch/same-site.ts'

/**
 * The name under which a website's domain is stored and compared: its host in punycode, without www, with the port unless that is
 * the scheme's default. The database applies the same rule (`bare_host` in db/sql/domains.sql).
 */
export function hostOf(url: URL): string {
  return withoutWww(url.host)
}
