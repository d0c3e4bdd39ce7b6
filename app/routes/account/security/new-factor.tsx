import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/failure.ts'
import type { QrCode } from '#features/security/qr-code.ts'

export interface ShownFactor {
  uri: string
  /** In groups of four, for typing it over. */
  secret: string
  qr: QrCode
  recoveryCodes: string[]
}

/** Three steps on one screen: scan, keep the recovery codes, and prove it with a first code. */
export function NewFactorForm({ factor, fields }: { factor: ShownFactor; fields: FieldErrors }) {
  const { uri, secret, qr, recoveryCodes } = factor
  return (
    <>
      <Card title="1. Scan de code met je app">
        <svg
          role="img"
          aria-label="QR-code voor je app"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="mb-4 w-56 max-w-full rounded-md border border-edge"
        >
          {/* Black on white in the dark too: apps read no other. */}
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p className="max-w-prose">
          Lukt scannen niet? <a href={uri}>Open je app op dit apparaat</a>, of vul deze sleutel in:
        </p>
        <p className="mt-2 font-mono break-words">{secret}</p>
      </Card>
      <Card title="2. Bewaar je herstelcodes">
        <RecoveryCodes codes={recoveryCodes} />
      </Card>
      <Card title="3. Vul de code in die je app nu toont">
        <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
          <input type="hidden" name="uri" value={uri} />
          <input type="hidden" name="recoveryCodes" value={recoveryCodes.join(' ')} />
          <Field label="Code van zes cijfers" error={fields.code} required>
            <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" takesFocus={Boolean(fields.code)} />
          </Field>
          <Button name="intent" value="on" className="justify-self-start">
            Zet de tweede stap aan
          </Button>
        </Form>
      </Card>
    </>
  )
}

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p className="mb-4 max-w-prose">
        Hiermee kom je binnen als je je telefoon kwijt bent. Elke code werkt één keer. Je ziet ze alleen nu: print ze,
        of zet ze in je wachtwoordkluis.
      </p>
      <ul aria-label="Herstelcodes" className="mb-2 grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:max-w-[24rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="Kopieer" about="de herstelcodes" done="Herstelcodes gekopieerd" />
    </>
  )
}
