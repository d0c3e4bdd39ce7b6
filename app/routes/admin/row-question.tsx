import { useSearchParams } from 'react-router'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { URLS } from '#features/urls.ts'
import { actionPage, actionsOf, mayBeDone, QUESTIONS, viewsOf } from './row-actions.ts'

/** The menu of a row and its confirmation, as part of the page, for visitors without JavaScript. */
export function RowQuestion({ user, adminId }: { user: AdminUser | null; adminId: string }) {
  const [search] = useSearchParams()
  if (!user) return null
  const actions = actionsOf(user).filter((action) => mayBeDone(action, user.id === adminId))
  const asked = actions.find((action) => action === search.get('actie'))
  if (asked) {
    return (
      <AskFirst
        title={QUESTIONS[asked].title}
        action={URLS.admin}
        fields={{ intent: asked, userId: user.id }}
        confirmLabel={QUESTIONS[asked].confirm}
        cancelHref={URLS.admin}
      >
        <strong>{user.email}</strong> {QUESTIONS[asked].text}
      </AskFirst>
    )
  }
  return (
    <Card title={`Acties voor ${user.email}`}>
      <div className="flex flex-wrap gap-3">
        {viewsOf(user).map(({ name, label, href }) => (
          <ButtonLink key={name} to={href}>
            {label}
          </ButtonLink>
        ))}
        {actions.map((action) => (
          <ButtonLink key={action} to={actionPage(user.id, user.status === 'deleted', action)}>
            {QUESTIONS[action].confirm}
          </ButtonLink>
        ))}
        <ButtonLink look="ghost" to={URLS.admin}>
          Annuleren
        </ButtonLink>
      </div>
    </Card>
  )
}
