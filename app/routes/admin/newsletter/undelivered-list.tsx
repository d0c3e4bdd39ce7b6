import { Badge } from '#app/ui/badge.tsx'
import type { Mailing, Undelivered } from '#features/newsletter/mailings.schema.ts'

/** Who did not get the mail, and why. */
export function UndeliveredList({ undelivered, counts }: { undelivered: Undelivered[]; counts: Mailing['counts'] }) {
  const total = counts.failed + counts.unsure
  if (total === 0) return null
  return (
    <section aria-labelledby="niet-aangekomen" className="grid grid-cols-1 gap-3">
      <h3 id="niet-aangekomen" className="text-lg">
        Niet of misschien niet verstuurd
      </h3>
      {counts.unsure > 0 ? (
        <p className="max-w-prose text-soft">
          Onzeker: het versturen brak af voordat de mailserver antwoord gaf. De mail kan zijn aangekomen, dus we sturen
          hem niet nog een keer.
        </p>
      ) : null}
      <ul className="grid grid-cols-1">
        {undelivered.map(({ id, email, state, error }) => (
          <li key={id} className="border-b border-hairline py-3 wrap-anywhere">
            <strong>{email ?? 'Adres gewist'}</strong>{' '}
            {state === 'failed' ? <Badge tone="bad">Mislukt</Badge> : <Badge tone="warn">Onzeker</Badge>}
            {error ? <span className="block text-sm text-soft">{error}</span> : null}
          </li>
        ))}
      </ul>
      {total > undelivered.length ? <p className="text-soft">En nog {total - undelivered.length}.</p> : null}
    </section>
  )
}
