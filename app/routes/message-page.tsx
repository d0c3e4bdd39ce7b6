import type { ReactNode } from 'react'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

/** A page with one message and one link. */
export function MessagePage({
  title,
  action,
  children,
}: {
  title: string
  action?: { label: string; href: string }
  children?: ReactNode
}) {
  return (
    <main
      id="inhoud"
      className="mx-auto grid min-h-dvh max-w-[44rem] content-center justify-items-start gap-6 px-5 py-16"
    >
      <a href={URLS.home} className="text-xl no-underline">
        <Wordmark>{BRAND.name}</Wordmark>
      </a>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <div className="grid max-w-prose gap-3 text-lg text-soft">{children}</div>
      {action ? (
        <ButtonAnchor look="primary" href={action.href}>
          {action.label}
        </ButtonAnchor>
      ) : null}
    </main>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage title={FAILURE_TEXTS['not-found']} action={{ label: 'Naar de startpagina', href: URLS.home }}>
      <p>Deze pagina bestaat niet of is verplaatst. Kijk het adres nog eens na.</p>
    </MessagePage>
  )
}

/** Shown when the dashboard's URL names a website that is not the account's. */
export function DomainNotFoundPage() {
  return (
    <MessagePage
      title={FAILURE_TEXTS['domain-not-found']}
      action={{ label: 'Naar je dashboard', href: URLS.dashboard }}
    >
      <p>Hij is verwijderd, of het adres van deze pagina klopt niet helemaal.</p>
    </MessagePage>
  )
}
