import { dutchMoment } from '#app/copy/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Draft } from './drafts.ts'
import { fieldLabel } from './field-labels.ts'

/** Offers input of an earlier visit that never reached the server; it is restored only if the customer agrees. */
export function DraftQuestion({
  draft,
  onRestore,
  onDiscard,
}: {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}) {
  const names = new Intl.ListFormat('nl').format(Object.keys(draft.fields).map(fieldLabel))
  return (
    <section aria-label="Niet opgeslagen wijzigingen" className="mb-6">
      <Notice kind="warn" title="Er staan nog wijzigingen in deze browser die niet zijn opgeslagen">
        <p>
          {names}, van {dutchMoment(draft.at)}. Wil je daarmee verder?
        </p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button type="button" onClick={onRestore}>
            Zet ze terug
          </Button>
          <Button type="button" look="quiet" onClick={onDiscard}>
            Gooi ze weg
          </Button>
        </p>
      </Notice>
    </section>
  )
}
