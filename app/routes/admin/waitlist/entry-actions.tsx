import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { EntryState, WaitlistEntry } from '#features/waitlist/admin-waitlist.schema.ts'
import { INVITE_FIELDS, INVITE_FORM } from './invite-form.ts'
import { REMOVE_QUESTION, removePage } from './remove-question.ts'

/** For the button that invites several; only who waits can be ticked. */
export function EntryTick({ entry, ticked }: { entry: WaitlistEntry; ticked: boolean }) {
  if (entry.state !== 'waiting') return null
  return (
    <input
      type="checkbox"
      form={INVITE_FORM}
      name={INVITE_FIELDS.ticked}
      value={entry.id}
      defaultChecked={ticked}
      aria-label={`Kies ${entry.email}`}
      className="mt-0.5 size-6 accent-ink"
    />
  )
}

const INVITES: Partial<Record<EntryState, { name: string; label: string }>> = {
  waiting: { name: INVITE_FIELDS.one, label: 'Uitnodigen' },
  invited: { name: INVITE_FIELDS.again, label: 'Stuur nieuwe link' },
}

/** The link leads to the page with the question; where scripts run, the question comes over the list. */
export function EntryActions({
  entry,
  busy,
  onRemove,
}: {
  entry: WaitlistEntry
  busy: boolean
  onRemove: (entry: WaitlistEntry) => void
}) {
  const invite = INVITES[entry.state]
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onRemove(entry)
  }
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1 md:justify-end">
      {/* One button for both, so that the focus stays on it when an invitation was sent. */}
      {invite ? (
        <Button
          look="text"
          busy={busy}
          form={INVITE_FORM}
          name={invite.name}
          value={entry.id}
          aria-label={`${invite.label}: ${entry.email}`}
        >
          {invite.label}
        </Button>
      ) : null}
      <Link
        to={removePage(entry.id)}
        onClick={ask}
        aria-label={`${REMOVE_QUESTION.confirm} ${entry.email}`}
        className="inline-flex min-h-11 items-center text-bad md:px-4"
      >
        {REMOVE_QUESTION.confirm}
      </Link>
    </span>
  )
}
