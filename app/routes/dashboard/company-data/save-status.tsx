import { Check, CircleAlert, LoaderCircle, type LucideIcon } from 'lucide-react'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import type { SaveState } from './use-autosave.ts'

/** The save status; empty if there is nothing to report. `isSilent`: another instance on the page announces it to screen readers. */
export function SaveStatus({ state, isSilent = false }: { state: SaveState; isSilent?: boolean }) {
  const shown = state === 'idle' ? null : SHOWN[state]
  return (
    <span {...(isSilent ? {} : { role: 'status', 'aria-label': 'Opslaan' })}>
      {shown ? (
        <Badge {...(shown.tone ? { tone: shown.tone } : {})}>
          <shown.Icon aria-hidden className={shown.Icon === LoaderCircle ? 'animate-spin' : ''} />
          {/* The header of a phone has room for the icon; the bar below the form has the words. */}
          <span className={isSilent ? '' : 'max-sm:sr-only'}>{shown.text}</span>
        </Badge>
      ) : null}
    </span>
  )
}

const SHOWN: Record<Exclude<SaveState, 'idle'>, { Icon: LucideIcon; text: string; tone?: Tone }> = {
  saving: { Icon: LoaderCircle, text: 'Opslaan…' },
  saved: { Icon: Check, text: 'Opgeslagen', tone: 'good' },
  waiting: { Icon: LoaderCircle, text: 'Nog niet opgeslagen', tone: 'warn' },
  'signed-out': { Icon: CircleAlert, text: 'Uitgelogd, niet opgeslagen', tone: 'warn' },
  conflict: { Icon: CircleAlert, text: 'Jouw keuze nodig', tone: 'warn' },
  error: { Icon: CircleAlert, text: 'Niet opgeslagen', tone: 'bad' },
}
