import type { ReactNode } from 'react'
import { AuthLayout } from '#app/routes/auth/auth-layout.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** The address holds the key to the subscription: it goes to nobody. */
export const MAIL_LINK_HEADERS = { 'Referrer-Policy': 'no-referrer' }

/** What a link in a mail opens: only the button acts, because programs open the links of a mail to check them. */
export function MailLinkPage({
  ask,
  told,
}: {
  ask: { title: string; intro: string; button: string }
  /** What became of it; null while nothing was pressed. */
  told: { kind: 'good' | 'bad'; title: string; text: ReactNode } | null
}) {
  if (told)
    return (
      <AuthLayout title={told.title}>
        <Notice kind={told.kind} live={told.kind === 'good' ? 'status' : 'alert'}>
          {told.text}
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
