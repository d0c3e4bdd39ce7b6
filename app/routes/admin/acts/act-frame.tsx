import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { OverList } from '#app/routes/admin/over-list.tsx'
import { URLS } from '#features/urls.ts'

/** Something about one customer, over the list. */
export function ActFrame({
  title,
  email,
  wide = false,
  children,
}: {
  title: string
  email: string
  wide?: boolean
  children: ReactNode
}) {
  const { userId = '' } = useParams()
  return (
    <OverList title={title} about={email} list={useListHref()} wide={wide} menuOf={userId}>
      {children}
    </OverList>
  )
}

/** The list as it was: its search, filters and page are in the address. */
export function useListHref(): string {
  const [search] = useSearchParams()
  return listHref(search)
}

export function listHref(search: URLSearchParams): string {
  return search.size > 0 ? `${URLS.admin}?${search}` : URLS.admin
}
