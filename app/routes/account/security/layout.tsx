import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AppHeader } from '#app/routes/app-header.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

/** A screen below 'Account', with the way back. */
export function SecurityLayout({
  email,
  title,
  back = { href: URLS.account, label: 'Account' },
  children,
}: {
  email: string
  title: string
  back?: { href: string; label: string }
  children: ReactNode
}) {
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email}>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[48rem] grid-cols-1 gap-6 px-4 py-8 sm:px-8 lg:py-10">
        <div>
          <p className="mb-1">
            <Link to={back.href}>← {back.label}</Link>
          </p>
          <h1 className="text-2xl">{title}</h1>
        </div>
        {children}
      </main>
    </>
  )
}
