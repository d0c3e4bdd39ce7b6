import { HONEYPOT_FIELD } from '#features/waitlist/honeypot.ts'

/** A field that people cannot see or reach; only bots fill it in. */
export function Honeypot() {
  return (
    <p aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Laat dit veld leeg
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
