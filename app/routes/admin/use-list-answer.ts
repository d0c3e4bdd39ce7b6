import { useEffect } from 'react'
import { SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { toast } from '#app/ui/toast.ts'

interface Answering {
  state: string
  data?: { done: SuccessCode | null; message: string | null } | undefined
}

/** Says what came of what was done to a row, and keeps the focus in the list: `title` is the id of its title. */
export function useListAnswer({ state, data }: Answering, title: string) {
  useEffect(() => {
    if (state !== 'idle' || !data) return
    const { done, message } = data
    if (done) toast.success(SUCCESS_TEXTS[done])
    else if (message) toast.error(message)
    // The row left the list, and its button took the focus with it.
    if (document.activeElement === document.body) document.getElementById(title)?.focus()
  }, [state, data, title])
}
