import type { AdminUser } from '#features/admin/admin-users.schema.ts'
import { adminPassword, adminPlan, adminReports, adminWebsite, URLS } from '#features/urls.ts'

export type RowAction = 'lock' | 'unlock' | 'delete' | 'restore'

/** The question before an action. */
export const QUESTIONS: Record<RowAction, { title: string; text: string; confirm: string }> = {
  lock: {
    title: 'Account vergrendelen?',
    text: 'wordt meteen uitgelogd en kan niet meer inloggen. Het profiel blijft online.',
    confirm: 'Vergrendel',
  },
  unlock: { title: 'Account ontgrendelen?', text: 'kan weer inloggen.', confirm: 'Ontgrendel' },
  delete: {
    title: 'Klant verwijderen?',
    text: 'wordt meteen uitgelogd en het profiel gaat offline. De gegevens blijven 30 dagen bewaard; tot die tijd kun je de klant herstellen.',
    confirm: 'Verwijder',
  },
  restore: {
    title: 'Klant herstellen?',
    text: 'kan weer inloggen en het profiel komt terug zoals het was.',
    confirm: 'Herstel',
  },
}

export function actionsOf({ status }: AdminUser): RowAction[] {
  if (status === 'deleted') return ['restore']
  return [status === 'suspended' ? 'unlock' : 'lock', 'delete']
}

type RowView = { name: 'data' | 'plan' | 'password' | 'reports'; label: string; href: string }

/** What opens over the list; a deleted customer is only looked at. */
export function viewsOf({ id, domain_id, status }: AdminUser): RowView[] {
  const views: RowView[] = [{ name: 'reports', label: 'Bekijk rapporten', href: adminReports(id) }]
  if (domain_id) views.unshift({ name: 'data', label: 'Bekijk gegevens', href: adminWebsite(id, domain_id) })
  if (status !== 'deleted') views.push({ name: 'plan', label: 'Wijzig plan', href: adminPlan(id) })
  if (status === 'active') views.push({ name: 'password', label: 'Reset wachtwoord', href: adminPassword(id) })
  return views
}

/** Nobody can lock or delete their own account. */
export function mayBeDone(action: RowAction, isSelf: boolean): boolean {
  return !isSelf || (action !== 'lock' && action !== 'delete')
}

/**
 * The page with a customer's actions, and with the confirmation of one, for visitors without JavaScript. Its list must contain the
 * customer, and deleted ones are in a separate list.
 */
export function actionPage(userId: string, isDeleted: boolean, action?: RowAction): string {
  const search = { ...(isDeleted ? { status: 'deleted' } : {}), klant: userId, ...(action ? { actie: action } : {}) }
  return `${URLS.admin}?${new URLSearchParams(search)}`
}
