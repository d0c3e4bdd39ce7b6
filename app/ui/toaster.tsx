import { Toaster as Sonner } from 'sonner'

/** At the top it leaves the header, whose buttons stand at the right, in sight. */
const OFFSET = { top: '4.5rem', bottom: 8, left: 8, right: 8 }

/** Renders short messages (toast.ts chooses their position); sonner announces them to screen readers. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      offset={OFFSET}
      mobileOffset={OFFSET}
      // Under a dialog: on a phone both are at the bottom.
      style={{ fontFamily: 'var(--font-sans)', zIndex: 30 }}
      duration={5000}
      containerAriaLabel="Meldingen"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-md border border-ink bg-ink px-4 py-3 text-base font-medium text-paper sm:w-[22rem]',
          icon: 'mt-1 shrink-0',
          description: 'font-normal',
        },
      }}
    />
  )
}
