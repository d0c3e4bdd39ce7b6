import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/**
 * Lets entries of a list be dragged by a handle, with mouse, pen or touch. The buttons of each entry do the same without
 * dragging. `row` is the dragged entry and `over` its target position.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, draw] = useState<{ row: number; over: number } | null>(null)
  /** The dragged entry does not render while it moves, so its handle reads this ref. */
  const now = useRef(dragged)
  function set(next: typeof dragged) {
    now.current = next
    draw(next)
  }

  function placeAt(y: number): number {
    const entries = [...(list.current?.children ?? [])]
    const below = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom)
    return below < 0 ? entries.length - 1 : below
  }

  const handle = (row: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      set({ row, over: row })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const over = placeAt(event.clientY)
      if (now.current && now.current.over !== over) set({ ...now.current, over })
    },
    onPointerUp() {
      const moved = now.current
      set(null)
      if (moved && moved.over !== moved.row) onMove(moved.row, moved.over)
    },
    onPointerCancel: () => set(null),
  })
  return { dragged, handle }
}
