import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { toast } from 'sonner'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { FALLBACK_TEXTS, SUCCESS_TEXTS, type SuccessCode } from '../../copy/messages.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { URLS } from '../../urls.ts'

export type RowAction = 'lock' | 'unlock' | 'delete' | 'restore'

export interface AdminAnswer {
  done: SuccessCode | null
  message: string | null
}

const QUESTIONS: Record<RowAction, { title: string; text: string; confirm: string }> = {
  lock: {
    title: 'Account vergrendelen?',
    text: 'wordt meteen uitgelogd en kan niet meer inloggen. Het profiel blijft online.',
    confirm: 'Vergrendel',
  },
  unlock: { title: 'Account ontgrendelen?', text: 'kan weer inloggen.', confirm: 'Ontgrendel' },
  delete: {
    title: 'Klant verwijderen?',
    text: 'wordt meteen uitgelogd en het profiel gaat offline. De gegevens blijven 30 dagen bewaard; tot die tijd kun je de klant herstellen.',
    confirm: 'Verwijder',
  },
  restore: {
    title: 'Klant herstellen?',
    text: 'kan weer inloggen en het profiel komt terug zoals het was.',
    confirm: 'Herstel',
  },
}

/** Asks first, then does it, then says what happened. */
export function useRowActions(): { ask: (action: RowAction, user: AdminUser) => void; dialog: ReactNode } {
  const fetcher = useFetcher<AdminAnswer>()
  const [asked, setAsked] = useState<{ action: RowAction; user: AdminUser } | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return
    const { done, message } = fetcher.data
    if (done) toast.success(SUCCESS_TEXTS[done])
    else toast.error(message ?? FALLBACK_TEXTS.updateUser)
  }, [fetcher.state, fetcher.data])

  const question = asked && QUESTIONS[asked.action]
  return {
    ask(action, user) {
      setAsked({ action, user })
      setOpen(true)
    },
    dialog: question ? (
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={question.title}
        confirmLabel={question.confirm}
        onConfirm={() =>
          fetcher.submit({ intent: asked.action, userId: asked.user.id }, { method: 'post', action: URLS.admin })
        }
      >
        <strong>{asked.user.email}</strong> {question.text}
      </Confirm>
    ) : null,
  }
}
