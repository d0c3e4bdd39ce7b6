import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

/** Above every screen of a signed-in user. `children` are the links of the current screen. */
export function AppHeader({
  home,
  email,
  plan,
  status,
  wide = false,
  children,
}: {
  home: string
  email: string
  plan?: Plan
  status?: ReactNode
  /** As wide as a screen with a wide table. */
  wide?: boolean
  children: ReactNode
}) {
  return (
    <header className="border-b border-hairline bg-sheet print:hidden">
      <div
        className={`mx-auto flex ${wide ? 'max-w-[88rem]' : 'max-w-[72rem]'} flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 sm:px-8`}
      >
        <Link to={home} className="me-auto text-xl no-underline">
          <Wordmark>{BRAND.name}</Wordmark>
        </Link>
        {status}
        <div className="order-last flex w-full min-w-0 items-center gap-3 md:order-none md:w-auto">
          <span className="min-w-0 truncate text-soft" title={email}>
            {email}
          </span>
          {plan ? <Badge tone={plan === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[plan]}</Badge> : null}
        </div>
        <nav aria-label="Account" className="-me-4 flex items-center">
          {children}
          <Form method="post" action={URLS.signOut}>
            <Button look="ghost">
              <LogOut aria-hidden />
              <span className="sr-only sm:not-sr-only">Uitloggen</span>
            </Button>
          </Form>
        </nav>
      </div>
    </header>
  )
}
