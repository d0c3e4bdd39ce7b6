import { Notice } from '#app/ui/notice.tsx'
import { INVITE_OUTCOMES, type InviteOutcome } from '#features/waitlist/admin-waitlist.schema.ts'

/** What became of one or more invitations. */
export interface InviteReport {
  counts: Record<InviteOutcome, number>
  refused: { id: string; why: string }[]
}

export const noInvitations = (): InviteReport => ({
  counts: { invited: 0, renewed: 0, unchanged: 0 },
  refused: [],
})

const SENTENCES: Record<InviteOutcome, (count: number) => string> = {
  invited: (count) => (count === 1 ? 'Uitnodiging verstuurd' : `${count} uitnodigingen verstuurd`),
  renewed: (count) => (count === 1 ? 'Nieuwe link verstuurd' : `${count} nieuwe links verstuurd`),
  unchanged: (count) =>
    count === 1 ? 'Geen wijziging: al uitgenodigd' : `Geen wijziging bij ${count}: al uitgenodigd`,
}

export function sentencesOf({ counts }: InviteReport): string[] {
  return INVITE_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => SENTENCES[outcome](counts[outcome]))
}

export function InviteNotice({ report, emailOf }: { report: InviteReport; emailOf: (id: string) => string }) {
  const { refused } = report
  const said = sentencesOf(report)
  if (said.length + refused.length === 0) {
    return (
      <Notice kind="info" live="status">
        Kies eerst wie je wilt uitnodigen.
      </Notice>
    )
  }
  return (
    <Notice kind={refused.length > 0 ? 'warn' : 'good'} live="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refused.length > 0 ? (
        <ul>
          {refused.map(({ id, why }) => (
            <li key={id} className="wrap-anywhere">
              {emailOf(id)}: {why}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
