import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { shortDutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { URLS } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'
import { actionPage, type RowAction } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'

const STATUS: Record<AdminUser['status'], { label: string; tone: Tone }> = {
  active: { label: 'Actief', tone: 'good' },
  suspended: { label: 'Vergrendeld', tone: 'warn' },
  deleted: { label: 'Verwijderd', tone: 'bad' },
}

export function CustomerRow({
  user,
  websites,
  isOpen,
  isSelf,
  onAction,
}: {
  user: AdminUser
  websites: number
  isOpen: boolean
  isSelf: boolean
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  const status = STATUS[user.status]
  return (
    <tr className="relative block border-b border-hairline py-3 max-md:pe-12 md:table-row">
      <th scope="row" className="block max-w-72 pe-3 text-start align-top font-semibold md:table-cell md:py-3">
        <span className="line-clamp-2 wrap-anywhere md:min-w-44">
          {user.company_name ?? user.display_name ?? <span className="font-normal text-soft">Nog geen naam</span>}
        </span>
        {websites > 1 ? <Unfold user={user} websites={websites} isOpen={isOpen} /> : null}
      </th>
      <Cell>
        <span className="block max-w-80 min-w-40 wrap-anywhere">{user.email}</span>
      </Cell>
      <Cell label="Plan">
        <span className="inline-flex gap-1.5">
          <Badge tone={user.plan_type === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[user.plan_type]}</Badge>
          {user.role === 'admin' ? <Badge>Admin</Badge> : null}
        </span>
      </Cell>
      <Cell label="Abonnement">
        <span>
          {user.subscription_status === 'active' ? 'Actief' : 'Inactief'}{' '}
          {user.subscription_end ? (
            <span className="whitespace-nowrap">tot {shortDutchDate(user.subscription_end)}</span>
          ) : null}
        </span>
      </Cell>
      <Cell label="Rapporten" kind="number">
        {user.reports_count}
      </Cell>
      <Cell label="Website">
        {user.url && webUrl(user.url) ? (
          <a href={user.url} target="_blank" rel="noreferrer" className="line-clamp-2 min-w-32 wrap-anywhere">
            {plainUrl(user.url)}
          </a>
        ) : (
          <span className="line-clamp-2 min-w-32 wrap-anywhere text-soft">{user.url || 'Geen'}</span>
        )}
      </Cell>
      <Cell label="Status">
        <Badge tone={status.tone}>{status.label}</Badge>
      </Cell>
      <Cell label="Aangemaakt" kind="fixed">
        {shortDutchDate(user.created_at)}
      </Cell>
      <Cell label="Laatste login" kind="fixed">
        {user.last_sign_in_at ? shortDutchDate(user.last_sign_in_at) : 'Nooit'}
      </Cell>
      <td className="block text-end align-top max-md:absolute max-md:end-0 max-md:top-1 md:table-cell md:py-1">
        <noscript>
          <a href={actionPage(user.id, user.status === 'deleted')} aria-label={`Acties voor ${user.email}`}>
            Acties
          </a>
        </noscript>
        <RowMenu user={user} isSelf={isSelf} onAction={onAction} />
      </td>
    </tr>
  )
}

function Unfold({ user, websites, isOpen }: { user: AdminUser; websites: number; isOpen: boolean }) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  if (isOpen) next.delete('open')
  else next.set('open', user.id)
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <Link
      to={{ pathname: URLS.admin, search: `${next}` }}
      replace
      preventScrollReset
      aria-expanded={isOpen}
      className="inline-flex min-h-9 items-center gap-1 text-sm font-normal"
    >
      <Icon aria-hidden className="size-4" />
      {websites} websites
    </Link>
  )
}

const CELLS = { text: '', number: 'md:text-end', fixed: 'whitespace-nowrap' } as const

/** On a phone, where the heads of the columns are away, the label says what a value is. */
function Cell({ label, kind = 'text', children }: { label?: string; kind?: keyof typeof CELLS; children: ReactNode }) {
  return (
    <td className={`flex items-baseline gap-2 py-0.5 align-top md:table-cell md:px-3 md:py-3 ${CELLS[kind]}`}>
      {label ? (
        <span aria-hidden className="w-28 shrink-0 text-sm text-soft md:hidden">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  )
}
