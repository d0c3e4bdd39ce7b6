import { Button } from '#app/ui/button.tsx'
import { SaveStatus } from './save-status.tsx'
import type { SaveState } from './use-autosave.ts'

/** Sticky on a phone, so that the save status stays in view while typing. */
export function SaveBar({ state }: { state: SaveState }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-4 border-t border-hairline bg-paper px-4 py-3 sm:static sm:mx-0 sm:px-0 sm:pt-6">
      <Button name="intent" value="save" look="quiet" busy={state === 'saving'}>
        Opslaan
      </Button>
      <div className="sm:hidden" aria-hidden>
        <SaveStatus state={state} isSilent />
      </div>
    </div>
  )
}
