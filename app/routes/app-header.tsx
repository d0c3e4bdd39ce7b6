import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import { useOtherTabs } from './other-tabs.ts'

/** Above every screen of a signed-in user. `children` are the links of the current screen. */
export function AppHeader({
  home,
  email,
  plan,
  status,
  below,
  wide = false,
  children,
}: {
  home: string
  email: string
  plan?: Plan
  status?: ReactNode
  /** A second row. */
  below?: ReactNode
  /** As wide as a screen with a wide table. */
  wide?: boolean
  children: ReactNode
}) {
  useOtherTabs()
  return (
    <header className="group/header border-b border-hairline bg-sheet print:hidden">
      {/* A phone that has not loaded the fonts yet has wider letters: without a status, the row may wrap. */}
      <div
        className={`mx-auto flex ${status ? 'max-[22rem]:flex-wrap' : 'max-sm:flex-wrap'} ${wide ? 'max-w-[88rem]' : 'max-w-[72rem]'} items-center gap-x-3 px-4 py-1.5 sm:gap-x-5 sm:px-8 sm:py-3`}
      >
        <Link to={home} className="me-auto text-xl no-underline">
          <Wordmark>{BRAND.name}</Wordmark>
        </Link>
        {status}
        {/* On a phone the row has no room for the address: /account shows it. */}
        <span className="sr-only min-w-0 text-soft md:not-sr-only" title={email}>
          <span className="block truncate">{email}</span>
        </span>
        {/* Neither has a narrow phone for the plan. */}
        {plan ? (
          <span className="group-has-[[role=status]>*]/header:max-sm:hidden max-[24rem]:hidden">
            <Badge tone={plan === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[plan]}</Badge>
          </span>
        ) : null}
        <nav aria-label="Account" className="-me-3 flex shrink-0 items-center max-sm:[&_a]:px-2 max-sm:[&_button]:px-3">
          {children}
          <Form method="post" action={URLS.signOut}>
            <Button look="ghost">
              <LogOut aria-hidden />
              <span className="sr-only sm:not-sr-only">Uitloggen</span>
            </Button>
          </Form>
        </nav>
      </div>
      {below ? (
        <div className={`mx-auto ${wide ? 'max-w-[88rem]' : 'max-w-[72rem]'} px-4 pb-2 sm:px-8`}>{below}</div>
      ) : null}
    </header>
  )
}
