import { Notice } from '#app/ui/notice.tsx'

/** After a restore: what another account has live meanwhile is told, not taken back. */
export function LiveElsewhere({ websites }: { websites: string[] | undefined }) {
  if (!websites?.length) return null
  return (
    <Notice kind="warn" live="status">
      Een ander account heeft intussen live: <span className="wrap-anywhere">{websites.join(', ')}</span>. Dat blijft
      zo.
    </Notice>
  )
}
