import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { shortDutchDate } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PLAN_LABELS, type Plan } from '#features/access/plans.ts'
import { FEW_DAYS_LEFT } from '#features/retention/days-left.ts'
import { DELETED_QUESTIONS, type DeletedAction, questionPage } from './questions.ts'

export interface DeletedCustomer {
  id: string
  email: string
  company: string | null
  plan: Plan
  deletedAt: string
  daysLeft: number
}

const HEADS = ['E-mail', 'Bedrijf', 'Plan', 'Verwijderd op', 'Dagen over']
const ACTIONS: DeletedAction[] = ['restore', 'purge']

export function DeletedTable({
  customers,
  onAction,
}: {
  customers: DeletedCustomer[]
  onAction: (action: DeletedAction, customer: DeletedCustomer) => void
}) {
  return (
    <table className="block w-full md:table">
      <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 text-start font-medium first:ps-0">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Acties</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {customers.map((customer) => (
          <tr key={customer.id} className="block border-b border-hairline py-3 md:table-row">
            <th scope="row" className="block text-start font-semibold wrap-anywhere md:table-cell md:py-3 md:pe-3">
              {customer.email}
            </th>
            <td className="block wrap-anywhere md:table-cell md:px-3">
              {customer.company ?? <span className="text-soft">Nog geen naam</span>}
            </td>
            <td className="block py-1 md:table-cell md:px-3">
              <Badge tone={customer.plan === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[customer.plan]}</Badge>
            </td>
            <td className="block md:table-cell md:px-3">
              <span aria-hidden className="text-soft md:hidden">
                Verwijderd op{' '}
              </span>
              {shortDutchDate(customer.deletedAt)}
            </td>
            <td className="block py-1 md:table-cell md:px-3">
              <Badge tone={customer.daysLeft <= FEW_DAYS_LEFT ? 'bad' : 'neutral'}>
                {customer.daysLeft} {customer.daysLeft === 1 ? 'dag' : 'dagen'}
              </Badge>
            </td>
            <td className="block md:table-cell md:text-end">
              <span className="flex flex-wrap gap-x-5 md:justify-end">
                {ACTIONS.map((action) => (
                  <ActionLink key={action} action={action} customer={customer} onAction={onAction} />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Leads to the page with the question; where scripts run, the question comes over the list. */
function ActionLink({
  action,
  customer,
  onAction,
}: {
  action: DeletedAction
  customer: DeletedCustomer
  onAction: (action: DeletedAction, customer: DeletedCustomer) => void
}) {
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAction(action, customer)
  }
  return (
    <Link
      to={questionPage(customer.id, action)}
      onClick={ask}
      aria-label={`${DELETED_QUESTIONS[action].confirm} ${customer.email}`}
      className={`inline-flex min-h-11 items-center ${action === 'purge' ? 'text-bad' : ''}`}
    >
      {DELETED_QUESTIONS[action].confirm}
    </Link>
  )
}
