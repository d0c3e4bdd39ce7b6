/** What the public pages know: the same for every visitor, so that a page can be kept as bytes. */
import type { RouterContextProvider } from 'react-router'
import type { Operator } from '#features/operator.ts'
import { servicesOf } from '../../services.ts'

/** `static`: no scripts of React. `indexable`: search engines may list it. */
export const PUBLIC_PAGE = { static: true, indexable: true } as const

export interface SiteData {
  baseUrl: string
  operator: Operator
}

export function siteData(context: Readonly<RouterContextProvider>): SiteData {
  const { baseUrl, operator } = servicesOf(context).services
  return { baseUrl, operator }
}
