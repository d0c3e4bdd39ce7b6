import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False on the server and in the first render of the browser: what scripts can do better is shown afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
