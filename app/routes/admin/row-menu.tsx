import { CreditCard, ExternalLink, FileText, KeyRound, Lock, LockOpen, RotateCcw, Trash2, View } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { Menu, MenuItem, MenuLink } from '#app/ui/menu.tsx'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { publicProfile, publicProfileById } from '#features/urls.ts'
import { actionsOf, mayBeDone, QUESTIONS, type RowAction, viewsOf } from './row-actions.ts'

const ICONS = { lock: Lock, unlock: LockOpen, delete: Trash2, restore: RotateCcw } as const
const VIEW_ICONS = { data: View, plan: CreditCard, password: KeyRound, reports: FileText } as const

export function RowMenu({
  user,
  isSelf,
  onAction,
}: {
  user: AdminUser
  isSelf: boolean
  onAction: (action: RowAction, user: AdminUser) => void
}) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Menu label={`Acties voor ${user.email}`} of={user.id}>
      {viewsOf(user).map(({ name, label, href }) => {
        const Icon = VIEW_ICONS[name]
        return (
          <MenuItem
            key={name}
            onSelect={() => navigate({ pathname: href, search: `${search}` }, { preventScrollReset: true })}
          >
            <Icon aria-hidden />
            {label}
          </MenuItem>
        )
      })}
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
