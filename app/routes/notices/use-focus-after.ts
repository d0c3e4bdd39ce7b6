import { useEffect, useRef } from 'react'

/** Moves the focus to an element once the form that was sent has removed its own button. */
export function useFocusAfter<Target extends HTMLElement>(isGone: boolean) {
  const target = useRef<Target>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isGone || !isSent.current) return
    isSent.current = false
    target.current?.focus()
  }, [isGone])
  return {
    target,
    noteSent() {
      isSent.current = true
    },
  }
}
