import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AppHeader } from '#app/routes/app-header.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

const TABS = [
  { label: 'Actieve klanten', href: URLS.admin },
  { label: 'Wachtlijst', href: URLS.adminWaitlist },
  { label: 'Nieuwsbrief', href: URLS.adminNewsletter },
  { label: 'Verwijderde klanten', href: URLS.adminDeleted },
  { label: 'E-mailtemplates', href: URLS.adminTemplates },
  { label: 'Systeemcheck', href: URLS.adminSystemCheck },
  { label: 'Auditlog', href: URLS.adminAuditLog },
  { label: 'Overzicht', href: URLS.adminOverview },
] as const

/** The header and the tabs of the admin area; each tab is a screen of its own. */
export function AdminFrame({
  email,
  tab,
  children,
}: {
  email: string
  tab: (typeof TABS)[number]['href']
  children: ReactNode
}) {
  return (
    <>
      <AppHeader home={URLS.admin} email={email} wide>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[88rem] grid-cols-1 gap-6 px-4 py-6 sm:px-8 lg:py-8">
        <h1 className="text-2xl">Admin Dashboard</h1>
        <nav aria-label="Beheer" className="-mx-4 border-b border-hairline px-4 sm:mx-0 sm:px-0">
          <ul className="flex flex-wrap gap-x-7">
            {TABS.map(({ label, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  aria-current={href === tab ? 'page' : undefined}
                  className="group inline-block py-3 whitespace-nowrap text-soft no-underline hover:text-ink aria-[current=page]:text-ink"
                >
                  <span className="inline-block font-semibold group-aria-[current=page]:marker-stroke">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </main>
    </>
  )
}
