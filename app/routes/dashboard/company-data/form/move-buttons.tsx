import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ButtonHTMLAttributes, type MouseEvent, memo } from 'react'
import { rearrangement } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { ListName } from './lists.ts'
import { rowOf, type useDragging } from './use-dragging.ts'

const ICON_BUTTON =
  'grid size-9 place-items-center rounded-md hover:bg-shade disabled:text-hairline disabled:hover:bg-transparent'

/** The buttons and the handle that move an entry. They look up its row when they are used, and so do not render when it changes. */
export const MoveButtons = memo(function MoveButtons({
  title,
  isFirst,
  isLast,
  row,
  list,
  formAction,
  handle,
  onMove,
}: {
  title: string
  isFirst: boolean
  isLast: boolean
  /** Only without JavaScript, where the buttons submit the form. */
  row: number | undefined
  list: ListName
  formAction: string | undefined
  handle: ReturnType<typeof useDragging>['handle'] | undefined
  onMove: ((from: number, to: number, on: 'up' | 'down') => void) | undefined
}) {
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const from = rowOf(event.currentTarget)
    onMove?.(from, from + by, by < 0 ? 'up' : 'down')
  }
  const submitting = (what: 'omhoog' | 'omlaag'): ButtonHTMLAttributes<HTMLButtonElement> =>
    row === undefined ? { type: 'button' } : { ...rearrangement(list, row, what), formAction }
  return (
    <div className="absolute end-1 top-1.5 flex">
      <button
        {...submitting('omhoog')}
        data-move="up"
        aria-label={`${title} omhoog`}
        disabled={isFirst}
        className={ICON_BUTTON}
        onClick={move(-1)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
      <button
        {...submitting('omlaag')}
        data-move="down"
        aria-label={`${title} omlaag`}
        disabled={isLast}
        className={ICON_BUTTON}
        onClick={move(1)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </button>
      {/* For pointers only: the buttons next to it do the same for every input device. */}
      <span aria-hidden className={`${ICON_BUTTON} cursor-grab touch-none [@media(scripting:none)]:hidden`} {...handle}>
        <GripVertical className="size-5 text-soft" />
      </span>
    </div>
  )
})
