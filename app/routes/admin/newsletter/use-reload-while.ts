import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_MS = 2_000

/** Reads the page's data again every two seconds while something is under way that someone looks at. */
export function useReloadWhile(underWay: boolean): void {
  const { revalidate, state } = useRevalidator()
  const reads = state === 'loading'
  useEffect(() => {
    if (!underWay || reads) return
    const timer = setTimeout(() => document.visibilityState === 'visible' && revalidate(), LOOK_MS)
    return () => clearTimeout(timer)
  }, [underWay, reads, revalidate])
}
