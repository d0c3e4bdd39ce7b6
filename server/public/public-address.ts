/** An address that everyone may read, and the page that it gives. */
import type { VisitedFormat } from '#db/schema/crawler-visits.ts'
import type { Permission } from '#features/crawler-visits/crawlers.ts'
import type { VisitedProfile } from '#features/crawler-visits/record.server.ts'
import type { Page } from './page-cache.ts'

/** The profile behind a page: who may read it, and whose visit is recorded. Null for pages of the product. */
export type Subject = (Permission & VisitedProfile & { format: VisitedFormat }) | null

export type PublicPage = Page<Subject>

export interface PublicAddress {
  /** The cache key: the path, without the query. */
  key: string
  render(): Promise<PublicPage>
  /** The page that people read while rendering fails. */
  failed?(): Promise<PublicPage>
  /** Whether a signed-in visitor sees something else here. */
  personal: boolean
  /** A page of the public site: there are few of them, so even the first reader gets it compressed. */
  ofSite?: boolean
}
