import { Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from './button.tsx'

export interface Removal<Entry> {
  row: number
  entry: Entry
  /** 'Dienst 3', as in 'Dienst 3 verwijderd'. */
  title: string
}

/**
 * What was removed from a list on this page, so that it can be brought back: the last one first. `takesFocus`: the button that had the
 * focus was removed with its entry.
 */
export function useRemovals<Entry>(bringBack: (removal: Removal<Entry>) => void, takesFocus = true) {
  const [removals, setRemovals] = useState<Removal<Entry>[]>([])
  const last = removals.at(-1)
  const keep = useCallback((removal: Removal<Entry>) => setRemovals((before) => [...before, removal]), [])
  return {
    keep,
    notice: last ? (
      <p
        // The same notice for another removal is a new one: it takes the focus again.
        key={removals.length}
        role="status"
        // At the end of a long list it stays within the screen, above the bar that saves: the page does not scroll away from the place.
        className="sticky bottom-24 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-shade px-4 py-1 sm:bottom-4"
      >
        <span className="min-w-0 wrap-anywhere">{last.title} verwijderd</span>
        <Button
          type="button"
          look="text"
          autoFocus={takesFocus}
          onClick={() => {
            setRemovals((before) => before.slice(0, -1))
            bringBack(last)
          }}
        >
          <Undo2 aria-hidden />
          Ongedaan maken
        </Button>
      </p>
    ) : null,
  }
}
