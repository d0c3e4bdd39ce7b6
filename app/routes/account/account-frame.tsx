import type { ReactNode } from 'react'
import { AppHeader } from '#app/routes/app-header.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'
import type { Account } from './settings-tab.ts'

/** The header and width that /account and /settings share. */
export function AccountFrame({
  title,
  account: { email, subscription },
  children,
}: {
  title: string
  account: Pick<Account, 'email' | 'subscription'>
  children: ReactNode
}) {
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={subscription.plan}>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-4 px-4 pt-5 pb-10 sm:px-8 lg:pt-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </main>
    </>
  )
}
