import { useId } from 'react'
import type { MailPreview as Mail } from '#features/mail-templates/preview-template.server.ts'

const WIDTHS = [
  { value: 'smal', label: 'Telefoon (360 px)' },
  { value: 'breed', label: 'Computer (640 px)' },
] as const

/** A mail as a mailbox shows it. The frame runs no scripts; the choice of width is made by style sheets, so it needs none either. */
export function MailPreview({ mail }: { mail: Mail }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="group grid grid-cols-1 gap-3">
      <h3 id={id} className="text-lg">
        Voorbeeld
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt className="text-soft">Van</dt>
        <dd className="wrap-anywhere">{mail.from}</dd>
        <dt className="text-soft">Onderwerp</dt>
        <dd className="wrap-anywhere">{mail.subject}</dd>
      </dl>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">Breedte van het voorbeeld</legend>
        {WIDTHS.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={`${id}-breedte`}
              value={value}
              defaultChecked={value === 'smal'}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <iframe
        title="Voorbeeld van de mail"
        sandbox=""
        srcDoc={mail.html}
        className="h-[28rem] w-[360px] max-w-full rounded-md border border-edge group-has-[[value=breed]:checked]:w-[640px]"
      />
      <h4 className="font-semibold">Tekst</h4>
      <pre className="max-w-full rounded-md border border-hairline p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {mail.text}
      </pre>
    </section>
  )
}
