import { X } from 'lucide-react'
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

const OVERLAY = 'fixed inset-0 z-40 bg-[oklch(0.15_0.02_266/0.55)]'
const SHEET =
  'fixed z-50 grid grid-cols-1 gap-4 overflow-y-auto border border-hairline bg-sheet p-6 inset-x-0 bottom-0 max-h-[92dvh] rounded-t-md sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md'
const WIDTHS = { plain: 'sm:w-[30rem]', wide: 'sm:w-[56rem]' } as const

/**
 * When a dialog closes, the focus goes back to what had it before: our dialogs have no trigger that Radix knows of, and without one it
 * drops the focus. `orElse`: if that is gone, or nothing had the focus.
 */
function useFocusBack(orElse: () => HTMLElement | null = () => null) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Something else took the focus meanwhile.
      if (document.activeElement !== document.body) return
      const isThere = before.current?.isConnected && before.current !== document.body
      const back = isThere ? before.current : orElse()
      // The focus opens a tab: after the question whether to leave, the open one gets it.
      const openTab = back?.closest('[role=tablist]')?.querySelector('[aria-selected=true]')
      const target = openTab ?? back
      if (target instanceof HTMLElement) target.focus()
    },
  }
}

/** A modal with content; closes with Escape, the cross, or a click outside it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'plain',
  returnTo,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Wide for a table. */
  width?: keyof typeof WIDTHS
  /** Gets the focus afterwards if nothing had it before: the dialog was opened by its address. */
  returnTo?: () => HTMLElement | null
  children: ReactNode
}) {
  const focusBack = useFocusBack(returnTo)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={OVERLAY} />
        <RadixDialog.Content
          {...focusBack}
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
  const focusBack = useFocusBack()
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={OVERLAY} />
        <RadixAlert.Content {...focusBack} className={`${SHEET} ${WIDTHS.plain}`}>
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
