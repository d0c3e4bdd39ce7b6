import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { menuButton } from '#app/ui/menu.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Something about one row, over its list: a dialog where scripts run, a card above the list where they do not. */
export function OverList({
  title,
  about,
  list,
  wide = false,
  menuOf,
  children,
}: {
  title: string
  /** Which row it is about. */
  about: ReactNode
  /** Where closing leads. */
  list: string
  wide?: boolean
  /** Whose menu gets the focus afterwards, where the dialog was opened by its address. */
  menuOf?: string
  children: ReactNode
}) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  if (!hydrated) {
    return (
      <Card title={title}>
        <p className="mb-4 text-soft">{about}</p>
        <div className="grid max-w-3xl grid-cols-1 gap-4">{children}</div>
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
      description={<span className="break-words">{about}</span>}
      width={wide ? 'wide' : 'plain'}
      {...(menuOf ? { returnTo: () => menuButton(menuOf) } : {})}
    >
      {children}
    </Dialog>
  )
}
