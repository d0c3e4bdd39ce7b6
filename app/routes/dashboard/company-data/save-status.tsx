import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import type { SaveState } from './use-autosave.ts'

/** The save status; empty if there is nothing to report. `isSilent`: another instance on the page announces it to screen readers. */
export function SaveStatus({ state, isSilent = false }: { state: SaveState; isSilent?: boolean }) {
  return (
    <span {...(isSilent ? {} : { role: 'status', 'aria-label': 'Opslaan' })}>
      {state === 'saving' ? (
        <Badge>
          <LoaderCircle aria-hidden className="animate-spin" />
          Opslaan…
        </Badge>
      ) : null}
      {state === 'saved' ? (
        <Badge tone="good">
          <Check aria-hidden />
          Opgeslagen
        </Badge>
      ) : null}
      {state === 'waiting' ? (
        <Badge tone="warn">
          <LoaderCircle aria-hidden className="animate-spin" />
          Nog niet opgeslagen
        </Badge>
      ) : null}
      {state === 'signed-out' || state === 'conflict' ? (
        <Badge tone="warn">
          <CircleAlert aria-hidden />
          {state === 'conflict' ? 'Jouw keuze nodig' : 'Uitgelogd, niet opgeslagen'}
        </Badge>
      ) : null}
      {state === 'error' ? (
        <Badge tone="bad">
          <CircleAlert aria-hidden />
          Niet opgeslagen
        </Badge>
      ) : null}
    </span>
  )
}
