import { ChevronDown, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { rearrangement } from '#app/routes/dashboard/company-data/profile-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useCompanyForm } from './company-form.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryTitle, type ListSpec } from './lists.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { useDragging } from './use-dragging.ts'

interface EntryProps {
  spec: ListSpec
  row: number
  /** The empty entry for visitors without JavaScript. */
  isSpare?: boolean
  /** Where the buttons save to without JavaScript. */
  formAction?: string
  isFirst?: boolean
  isLast?: boolean
  /** True if one of its fields has an error. */
  isWrong?: boolean
  isDragged?: boolean
  isTarget?: boolean
  handle?: ReturnType<typeof useDragging>['handle']
  onMove?: (from: number, to: number, on?: 'up' | 'down') => void
  onRemove?: (row: number) => void
}

/**
 * One entry of a list, folded once it is filled in. A list may have hundreds, so an entry renders only when its own props change: the
 * list follows the errors of them all. When only its row changes, its title and its buttons do not render.
 */
export const Entry = memo(function Entry({
  spec,
  row,
  isSpare = false,
  isFirst = false,
  isLast = false,
  isWrong = false,
  isDragged,
  isTarget,
  formAction,
  handle,
  onMove,
  onRemove,
}: EntryProps) {
  const { form, isInteractive } = useCompanyForm()
  const path = `${spec.name}.${row}`
  const [title, setTitle] = useState(() => entryTitle(spec, form.getValues(path), row))
  const isNew = title === entryTitle(spec, undefined, row)
  const [isOpen, setOpen] = useState(isSpare || isNew)
  // The fields of hundreds of folded entries would delay every keystroke.
  const hasFields = isOpen || isWrong || !isInteractive
  return (
    <li
      className={`relative rounded-md border bg-sheet [content-visibility:auto] [contain-intrinsic-size:auto_3.25rem] ${
        isTarget ? 'border-link outline-2 outline-link' : isWrong ? 'border-bad' : 'border-hairline'
      } ${isDragged ? 'opacity-60' : ''}`}
    >
      <details
        className="group/entry"
        open={isOpen || isWrong}
        onToggle={(event) => {
          if (event.currentTarget === event.target) setOpen(event.currentTarget.open)
        }}
        onBlur={() => setTitle(entryTitle(spec, form.getValues(path), row))}
      >
        <EntryTitle title={title} isSpare={isSpare} isWrong={isWrong} />
        {hasFields ? (
          <div className="grid grid-cols-1 gap-4 border-t border-hairline p-3 sm:p-4">
            <EntryFields spec={spec} path={path} isSpare={isSpare} />
            {isSpare ? null : (
              <p>
                <Button
                  {...rearrangement(spec.name, row, 'weg')}
                  formAction={formAction}
                  look="text"
                  onClick={(event) => {
                    event.preventDefault()
                    onRemove?.(row)
                  }}
                >
                  <Trash2 aria-hidden />
                  Verwijder<span className="sr-only"> {title}</span>
                </Button>
              </p>
            )}
          </div>
        ) : null}
      </details>
      {isSpare ? null : (
        <MoveButtons
          title={title}
          isFirst={isFirst}
          isLast={isLast}
          // Without JavaScript the buttons name the row.
          row={isInteractive ? undefined : row}
          list={spec.name}
          formAction={formAction}
          handle={handle}
          onMove={onMove}
        />
      )}
    </li>
  )
})

const EntryTitle = memo(function EntryTitle({
  title,
  isSpare,
  isWrong,
}: {
  title: string
  isSpare: boolean
  isWrong: boolean
}) {
  return (
    <summary
      className={`flex min-h-12 items-center gap-2 ps-3 [&::-webkit-details-marker]:hidden ${isSpare ? 'pe-3' : 'pe-32'}`}
    >
      <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open/entry:rotate-180" />
      <span className="min-w-0 flex-1 truncate py-2 font-medium">{isSpare ? 'Nog een' : title}</span>
      {isWrong ? <span className="text-sm font-semibold text-bad">Klopt niet</span> : null}
    </summary>
  )
})
