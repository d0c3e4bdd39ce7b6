import { ArrowDown, ArrowUp, ChevronDown, GripVertical, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { rearrangement } from '#app/routes/dashboard/company-data/profile-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useCompanyForm } from './company-form.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryTitle, type ListSpec } from './lists.ts'
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
  isDragged?: boolean
  isTarget?: boolean
  handle?: ReturnType<typeof useDragging>['handle']
  onMove?: (from: number, to: number, on?: 'up' | 'down') => void
  onRemove?: (row: number) => void
}

const ICON_BUTTON =
  'grid size-9 place-items-center rounded-md hover:bg-shade disabled:text-hairline disabled:hover:bg-transparent'

/** Without JavaScript these buttons submit the form. */
const instead = (act: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  act()
}

/** One entry of a list, folded once it is filled in. Rendered only when it changes itself: a list may have hundreds. */
export const Entry = memo(
  function Entry({ spec, row, isSpare = false, isFirst, isLast, isDragged, isTarget, formAction, ...act }: EntryProps) {
    const { form, isInteractive } = useCompanyForm()
    const path = `${spec.name}.${row}`
    const [title, setTitle] = useState(() => entryTitle(spec, form.getValues(path), row))
    const isNew = title === entryTitle(spec, undefined, row)
    const [isOpen, setOpen] = useState(isSpare || isNew)
    const { errors } = useFormState({ control: form.control, name: path })
    const isWrong = Boolean((errors[spec.name] as unknown as unknown[] | undefined)?.[row])
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
          <summary
            className={`flex min-h-12 items-center gap-2 ps-3 [&::-webkit-details-marker]:hidden ${isSpare ? 'pe-3' : 'pe-32'}`}
          >
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-soft transition-transform group-open/entry:rotate-180"
            />
            <span className="min-w-0 flex-1 truncate py-2 font-medium">{isSpare ? 'Nog een' : title}</span>
            {isWrong ? <span className="text-sm font-semibold text-bad">Klopt niet</span> : null}
          </summary>
          {hasFields ? (
            <div className="grid grid-cols-1 gap-4 border-t border-hairline p-3 sm:p-4">
              <EntryFields spec={spec} path={path} isSpare={isSpare} />
              {isSpare ? null : (
                <p>
                  <Button
                    {...rearrangement(spec.name, row, 'weg')}
                    formAction={formAction}
                    look="text"
                    onClick={instead(() => act.onRemove?.(row))}
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
          <div className="absolute end-1 top-1.5 flex">
            <button
              {...rearrangement(spec.name, row, 'omhoog')}
              formAction={formAction}
              data-move="up"
              aria-label={`${title} omhoog`}
              disabled={isFirst}
              className={ICON_BUTTON}
              onClick={instead(() => act.onMove?.(row, row - 1, 'up'))}
            >
              <ArrowUp aria-hidden className="size-5" />
            </button>
            <button
              {...rearrangement(spec.name, row, 'omlaag')}
              formAction={formAction}
              data-move="down"
              aria-label={`${title} omlaag`}
              disabled={isLast}
              className={ICON_BUTTON}
              onClick={instead(() => act.onMove?.(row, row + 1, 'down'))}
            >
              <ArrowDown aria-hidden className="size-5" />
            </button>
            {/* For pointers only: the buttons next to it do the same for every input device. */}
            <span
              aria-hidden
              className={`${ICON_BUTTON} cursor-grab touch-none [@media(scripting:none)]:hidden`}
              {...act.handle?.(row)}
            >
              <GripVertical className="size-5 text-soft" />
            </span>
          </div>
        )}
      </li>
    )
  },
  // `handle` is a new function on each render, but does not depend on the entry.
  (before, after) =>
    before.row === after.row &&
    before.isFirst === after.isFirst &&
    before.isLast === after.isLast &&
    before.isDragged === after.isDragged &&
    before.isTarget === after.isTarget &&
    before.spec === after.spec,
)
