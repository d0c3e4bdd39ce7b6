/** Something about one customer, over the list: a dialog where scripts run, a card above the list where they do not. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { URLS } from '#features/urls.ts'

const nothing = () => () => {}
const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

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
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const list = useListHref()
  if (!hydrated) {
    return (
      <Card title={title}>
        <p className="mb-4 text-soft">{email}</p>
        <div className="grid max-w-3xl gap-4">{children}</div>
        <ButtonLink to={list} className="mt-4">
          Sluiten
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || navigate(list, { preventScrollReset: true })}
      title={title}
      description={<span className="break-words">{email}</span>}
      width={wide ? 'wide' : 'plain'}
    >
      {children}
    </Dialog>
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
