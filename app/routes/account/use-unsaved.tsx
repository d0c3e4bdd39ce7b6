import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '#app/ui/dialog.tsx'

interface Unsaved {
  form: RefObject<HTMLFormElement | null>
  isDirty: boolean
  /** Call when something in the form changes. */
  onChange: () => void
  /** Renders the question when someone leaves with unsaved changes. */
  question: ReactNode
}

/** Asks before unsaved changes of a form are lost. `saved` changes with every save. */
export function useUnsaved(saved: string): Unsaved {
  const form = useRef<HTMLFormElement>(null)
  const baseline = useRef('')
  const [isDirty, setDirty] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form holds after a save is what was saved.
  useEffect(() => {
    baseline.current = textOf(form.current)
    setDirty(false)
  }, [saved])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  /** The dialog reports that it closes after either answer. */
  const isLeaving = useRef(false)
  return {
    form,
    isDirty,
    onChange: () => setDirty(textOf(form.current) !== baseline.current),
    question: (
      <Confirm
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open && !isLeaving.current) blocker.reset?.()
        }}
        title="Wijzigingen niet opgeslagen"
        confirmLabel="Weggaan zonder opslaan"
        cancelLabel="Hier blijven"
        onConfirm={() => {
          isLeaving.current = true
          blocker.proceed?.()
        }}
      >
        Je hebt iets veranderd dat nog niet is opgeslagen. Ga je weg, dan vervalt het.
      </Confirm>
    ),
  }
}

function textOf(form: HTMLFormElement | null): string {
  if (!form) return ''
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
}
