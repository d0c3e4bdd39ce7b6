import { shortDutchDate } from '#app/copy/dates.ts'
import { ListCell, ListRow, ListTable, RowActs, RowHead } from '#app/routes/admin/list-table.tsx'
import { QuestionLink } from '#app/routes/admin/question-link.tsx'
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
    <ListTable label="Tabel met verwijderde klanten" heads={HEADS} acts>
      {customers.map((customer) => (
        <ListRow key={customer.id}>
          <RowHead>{customer.email}</RowHead>
          <ListCell label="Bedrijf">{customer.company ?? <span className="text-soft">Nog geen naam</span>}</ListCell>
          <ListCell label="Plan">
            <Badge tone={customer.plan === 'free' ? 'neutral' : 'marker'}>{PLAN_LABELS[customer.plan]}</Badge>
          </ListCell>
          <ListCell label="Verwijderd op">
            <span className="whitespace-nowrap">{shortDutchDate(customer.deletedAt)}</span>
          </ListCell>
          <ListCell label="Dagen over">
            <Badge tone={customer.daysLeft <= FEW_DAYS_LEFT ? 'bad' : 'neutral'}>
              {customer.daysLeft} {customer.daysLeft === 1 ? 'dag' : 'dagen'}
            </Badge>
          </ListCell>
          <RowActs>
            {ACTIONS.map((action) => (
              <QuestionLink
                key={action}
                to={questionPage(customer.id, action)}
                onAsk={() => onAction(action, customer)}
                label={`${DELETED_QUESTIONS[action].confirm} ${customer.email}`}
                className={action === 'purge' ? 'text-bad' : ''}
              >
                {DELETED_QUESTIONS[action].confirm}
              </QuestionLink>
            ))}
          </RowActs>
        </ListRow>
      ))}
    </ListTable>
  )
}
