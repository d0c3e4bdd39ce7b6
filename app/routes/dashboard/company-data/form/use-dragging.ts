import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'

/** The row of the entry around an element. */
export function rowOf(element: Element): number {
  const entry = element.closest('li')
  return entry ? [...(entry.parentElement?.children ?? [])].indexOf(entry) : -1
}

/**
 * Lets entries of a list be dragged by a handle, with mouse, pen or touch. The buttons of each entry do the same without
 * dragging. `row` is the dragged entry and `over` its target position. `handle` is the same for all entries and all renders.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, draw] = useState<{ row: number; over: number } | null>(null)
  /** The handle outlives a render, so it reads this ref. */
  const now = useRef(dragged)

  const handle = useMemo(() => {
    function set(next: typeof now.current) {
      now.current = next
      draw(next)
    }
    function placeAt(y: number): number {
      const entries = [...(list.current?.children ?? [])]
      const below = entries.findIndex((entry) => y < entry.getBoundingClientRect().bottom)
      return below < 0 ? entries.length - 1 : below
    }
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const row = rowOf(event.currentTarget)
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
    }
  }, [list, onMove])
  return { dragged, handle }
}
