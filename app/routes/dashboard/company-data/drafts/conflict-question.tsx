import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fieldLabel, shownValue } from './field-labels.ts'
import type { Conflict } from './reconcile.ts'

/** Two pages or devices changed the same field: the customer chooses per field, and nothing is saved before that. */
export function ConflictQuestion({
  conflicts,
  onChoose,
}: {
  conflicts: Conflict[]
  onChoose: (field: string, side: 'mine' | 'theirs') => void
}) {
  return (
    <section aria-label="Ook ergens anders gewijzigd" className="mb-6">
      <Notice kind="warn" live="alert" title="Dit is intussen ook ergens anders gewijzigd">
        <p>Kies per gegeven wat er moet staan. Tot die tijd bewaren we wat je hier typte in deze browser.</p>
      </Notice>
      <ul className="mt-4 grid gap-4">
        {conflicts.map(({ field, mine, theirs }) => (
          <li key={field} className="grid gap-3 border-t border-hairline pt-3">
            <h2 className="font-sans text-base font-semibold">{fieldLabel(field)}</h2>
            <dl className="grid gap-3 sm:grid-cols-2">
              {(
                [
                  ['mine', 'Hier', mine],
                  ['theirs', 'Ergens anders', theirs],
                ] as const
              ).map(([side, label, value]) => (
                <div key={side} className="grid content-start gap-2">
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd className="line-clamp-6 wrap-anywhere whitespace-pre-line">{shownValue(field, value)}</dd>
                  <dd>
                    <Button type="button" look="quiet" onClick={() => onChoose(field, side)}>
                      {side === 'mine' ? 'Houd wat hier staat' : 'Neem dat over'}
                      <span className="sr-only">: {fieldLabel(field)}</span>
                    </Button>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
