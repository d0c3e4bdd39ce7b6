import { QuestionLink } from '#app/routes/admin/question-link.tsx'
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
  return (
    <>
      {/* One button for both, so that the focus stays on it when an invitation was sent. */}
      {invite ? (
        <Button
          look="text"
          className="-mx-4"
          busy={busy}
          form={INVITE_FORM}
          name={invite.name}
          value={entry.id}
          aria-label={`${invite.label}: ${entry.email}`}
        >
          {invite.label}
        </Button>
      ) : null}
      <QuestionLink
        to={removePage(entry.id)}
        onAsk={() => onRemove(entry)}
        label={`${REMOVE_QUESTION.confirm} ${entry.email}`}
        className="text-bad"
      >
        {REMOVE_QUESTION.confirm}
      </QuestionLink>
    </>
  )
}
