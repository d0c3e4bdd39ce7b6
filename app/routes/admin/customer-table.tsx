import { ExternalLink, Lock, LockOpen, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortDutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Menu, MenuItem, MenuLink } from '#app/ui/menu.tsx'
import { PLAN_LABELS } from '#features/access/plans.ts'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { publicProfile, publicProfileById } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'
import { actionPage, actionsOf, mayBeDone, QUESTIONS, type RowAction } from './row-actions.ts'

const STATUS: Record<AdminUser['status'], { label: string; tone: Tone }> = {
  active: { label: 'Actief', tone: 'good' },
  suspended: { label: 'Vergrendeld', tone: 'warn' },
  deleted: { label: 'Verwijderd', tone: 'bad' },
}

const HEADS = ['Naam', 'E-mail', 'Plan', 'Abonnement', 'Rapporten', 'Website', 'Status', 'Aangemaakt', 'Laatste login']

export function CustomerTable({
  users,
  adminId,
  onAction,
}: {
  users: AdminUser[]
  adminId: string
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Tabel met klanten" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[72rem]">
        <thead className="border-b border-edge text-sm text-soft">
          <tr>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className={`px-3 py-2 font-medium whitespace-nowrap first:ps-0 ${head === 'Rapporten' ? 'text-end' : 'text-start'}`}
              >
                {head}
              </th>
            ))}
            <th scope="col" className="px-3 py-2">
              <span className="sr-only">Acties</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <Row key={user.id} user={user} isSelf={user.id === adminId} onAction={onAction} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({
  user,
  isSelf,
  onAction,
}: {
  user: AdminUser
  isSelf: boolean
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  const status = STATUS[user.status]
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="max-w-56 py-3 pe-3 text-start font-semibold break-words">
        {user.company_name ?? user.display_name ?? <span className="font-normal text-soft">Nog geen naam</span>}
      </th>
      <Cell>
        <span className="block max-w-80 min-w-40 wrap-anywhere">{user.email}</span>
      </Cell>
      <Cell>
        <span className="inline-flex gap-1.5">
          <Badge tone={user.plan_type === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[user.plan_type]}</Badge>
          {user.role === 'admin' ? <Badge>Admin</Badge> : null}
        </span>
      </Cell>
      <Cell>
        {user.subscription_status === 'active' ? 'Actief' : 'Inactief'}
        {user.subscription_end ? ` tot ${shortDutchDate(user.subscription_end)}` : ''}
      </Cell>
      <Cell kind="number">{user.reports_count}</Cell>
      <Cell>
        {user.url && webUrl(user.url) ? (
          <a href={user.url} target="_blank" rel="noreferrer" className="line-clamp-2 min-w-32 break-words">
            {plainUrl(user.url)}
          </a>
        ) : (
          <span className="line-clamp-2 min-w-32 break-words text-soft">{user.url || 'Geen'}</span>
        )}
      </Cell>
      <Cell>
        <Badge tone={status.tone}>{status.label}</Badge>
      </Cell>
      <Cell kind="fixed">{shortDutchDate(user.created_at)}</Cell>
      <Cell kind="fixed">{user.last_sign_in_at ? shortDutchDate(user.last_sign_in_at) : 'Nooit'}</Cell>
      <td className="text-end">
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

const CELLS = { text: '', number: 'text-end', fixed: 'whitespace-nowrap' } as const

function Cell({ kind = 'text', children }: { kind?: keyof typeof CELLS; children: ReactNode }) {
  return <td className={`px-3 py-3 ${CELLS[kind]}`}>{children}</td>
}

const ICONS = { lock: Lock, unlock: LockOpen, delete: Trash2, restore: RotateCcw } as const

function RowMenu({
  user,
  isSelf,
  onAction,
}: {
  user: AdminUser
  isSelf: boolean
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  return (
    <Menu label={`Acties voor ${user.email}`}>
      <MenuLink href={user.profile_slug ? publicProfile(user.profile_slug) : publicProfileById(user.id)}>
        <ExternalLink aria-hidden />
        Open openbaar profiel
      </MenuLink>
      {actionsOf(user).map((action) => {
        const Icon = ICONS[action]
        return (
          <MenuItem
            key={action}
            tone={action === 'delete' ? 'danger' : 'plain'}
            disabled={!mayBeDone(action, isSelf)}
            onSelect={() => onAction(action, user)}
          >
            <Icon aria-hidden />
            {QUESTIONS[action].confirm}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
