import { shortDutchDate } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { WaitlistEntry } from '#features/waitlist/admin-waitlist.schema.ts'

/** What became of an entry: whether it was invited, until when the link works, and whether the account was opened. */
export function EntryStanding({ entry }: { entry: WaitlistEntry }) {
  const { state, invitedAt, linkUntil } = entry
  if (state === 'waiting') return <span className="text-soft">Nog niet</span>
  if (state === 'has-account') return <Badge>Heeft al een account</Badge>
  return (
    <span className="grid justify-items-start gap-1">
      {state === 'opened' ? <Badge tone="good">Account geopend</Badge> : null}
      {state === 'closed' ? <Badge tone="bad">Account gesloten</Badge> : null}
      {state === 'invited' ? <Badge tone="marker">Uitgenodigd</Badge> : null}
      {invitedAt ? <span className="text-sm whitespace-nowrap text-soft">op {shortDutchDate(invitedAt)}</span> : null}
      {linkUntil ? (
        <span className="text-sm text-soft">
          link werkt tot <span className="whitespace-nowrap">{shortDutchDate(linkUntil)}</span>
        </span>
      ) : null}
    </span>
  )
}
