import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import { Confirm } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import type { FieldErrors } from '#features/failure.ts'
import { URLS } from '#features/urls.ts'
import { QUESTIONS, type RowAction } from './row-actions.ts'
import type { LiveCustomers } from './use-live-customers.ts'

export interface AdminAnswer {
  done: SuccessCode | null
  message: string | null
  /** Who it was done to. */
  userId?: string
  retryAfter?: number
  /** Websites of a restored customer that another account has live. */
  liveElsewhere?: string[]
  /** A new user who was refused, as typed without JavaScript. */
  refusedUser?: { email: string; fields: FieldErrors }
}

/** Asks for confirmation, runs the action, and reports the result. `leaves`: what takes a customer out of the list. */
export function useRowActions(
  { left, leave }: Pick<LiveCustomers, 'left' | 'leave'>,
  leaves: SuccessCode,
): {
  ask: (action: RowAction, user: AdminUser) => void
  dialog: ReactNode
  liveElsewhere: string[] | undefined
} {
  const fetcher = useFetcher<AdminAnswer>()
  const [asked, setAsked] = useState<{ action: RowAction; user: AdminUser } | null>(null)
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is reported once.
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return
    const { done, message, userId } = fetcher.data
    if (done) toast.success(SUCCESS_TEXTS[done])
    else toast.error(message ?? FALLBACK_TEXTS.updateUser)
    if (done === leaves && userId) leave(userId)
  }, [fetcher.state, fetcher.data])

  useEffect(() => {
    // The row took the focus with it.
    if (left.length > 0 && document.activeElement === document.body) document.getElementById('klanten')?.focus()
  }, [left])

  const question = asked && QUESTIONS[asked.action]
  return {
    ask(action, user) {
      setAsked({ action, user })
      setOpen(true)
    },
    liveElsewhere: fetcher.data?.liveElsewhere,
    dialog: question ? (
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={question.title}
        confirmLabel={question.confirm}
        onConfirm={() =>
          fetcher.submit(confirmed({ intent: asked.action, userId: asked.user.id }), {
            method: 'post',
            action: URLS.admin,
          })
        }
      >
        <strong>{asked.user.email}</strong> {question.text}
      </Confirm>
    ) : null,
  }
}
