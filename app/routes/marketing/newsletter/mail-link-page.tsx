import type { ReactNode } from 'react'
import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** The URL contains the subscription's token, so no referrer may reveal it. */
export const MAIL_LINK_HEADERS = { 'Referrer-Policy': 'no-referrer' }

/** The page behind a link in a mail. Only its button acts, because mail programs open links to check them. */
export function MailLinkPage({
  ask,
  outcome,
}: {
  ask: { title: string; intro: string; button: string }
  /** The result; null before the button was pressed. */
  outcome: { kind: 'good' | 'bad'; title: string; text: ReactNode } | null
}) {
  if (outcome)
    return (
      <AuthLayout title={outcome.title}>
        <Notice kind={outcome.kind} live={outcome.kind === 'good' ? 'status' : 'alert'}>
          {outcome.text}
        </Notice>
      </AuthLayout>
    )
  return (
    <AuthLayout title={ask.title} intro={ask.intro}>
      <form method="post">
        <Button>{ask.button}</Button>
      </form>
    </AuthLayout>
  )
}
