import { X } from 'lucide-react'
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

const OVERLAY = 'fixed inset-0 z-40 bg-[oklch(0.15_0.02_266/0.55)]'
const SHEET =
  'fixed z-50 grid grid-cols-1 gap-4 overflow-y-auto border border-hairline bg-sheet p-6 inset-x-0 bottom-0 max-h-[92dvh] rounded-t-md sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md'
const WIDTHS = { plain: 'sm:w-[30rem]', wide: 'sm:w-[56rem]' } as const

/** A modal with content; closes with Escape, the cross, or a click outside it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'plain',
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Wide for a table. */
  width?: keyof typeof WIDTHS
  children: ReactNode
}) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={OVERLAY} />
        <RadixDialog.Content
          className={`${SHEET} ${WIDTHS[width]}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title className="pe-10 text-xl">{title}</RadixDialog.Title>
          {description ? <RadixDialog.Description className="text-soft">{description}</RadixDialog.Description> : null}
          {children}
          <RadixDialog.Close
            aria-label="Sluiten"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-md hover:bg-shade"
          >
            <X aria-hidden className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Asks for confirmation of something that cannot simply be undone. The focus starts on 'no'. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuleren',
  onConfirm,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
}) {
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={OVERLAY} />
        <RadixAlert.Content className={`${SHEET} ${WIDTHS.plain}`}>
          <RadixAlert.Title className="text-xl">{title}</RadixAlert.Title>
          <RadixAlert.Description className="text-soft">{children}</RadixAlert.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <RadixAlert.Cancel asChild>
              <Button type="button" look="quiet">
                {cancelLabel}
              </Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button type="button" look="danger" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </RadixAlert.Action>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
