import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useUnsaved } from '#app/routes/account/use-unsaved.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { templateProblems, valuesOf } from '#features/mail/template-problems.rules.ts'
import type { MailPreview as Mail } from '#features/mail-templates/preview-template.server.ts'
import type { TypedTemplate } from '#features/mail-templates/template.schema.ts'
import { adminTemplateVersions } from '#features/urls.ts'
import { MailPreview } from './mail-preview.tsx'
import { type TemplateAnswer, WITHOUT_NAME } from './typed.ts'
import { useLivePreview } from './use-live-preview.ts'

export function TemplateForm({
  templateKey,
  version,
  typed: stored,
  preview: storedPreview,
  answer,
}: {
  templateKey: string
  version: number
  typed: TypedTemplate
  preview: Mail
  answer: TemplateAnswer
}) {
  const [typed, setTyped] = useState(answer.typed ?? stored)
  const [withoutName, setWithoutName] = useState(false)
  // The version that was read when the editing began: a later one may be another admin's.
  const [edited] = useState(version)
  const { form, onChange, question } = useUnsaved('')
  const live = useLivePreview(templateKey, typed, withoutName)
  const hydrated = useHydrated()
  const busy = useNavigation().state !== 'idle'
  // What was wrong when it was sent counts while nothing has changed since.
  const isAsSent = answer.about === 'text' && JSON.stringify(typed) === JSON.stringify(answer.typed)
  const errors = { ...(isAsSent ? answer.fields : {}), ...templateProblems(templateKey, typed) }
  const field = (name: keyof TypedTemplate) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <>
      <Form ref={form} method="post" noValidate onChange={onChange} className="grid grid-cols-1 gap-4">
        <input type="hidden" name="version" value={answer.version ?? edited} />
        {answer.about === 'text' && answer.message ? (
          <Notice kind="bad" live="alert">
            {answer.message}{' '}
            <Link to={adminTemplateVersions(templateKey)} target="_blank">
              Bekijk de versies
            </Link>
          </Notice>
        ) : null}
        <p className="text-soft">
          Gegevens in deze mail:{' '}
          {valuesOf(templateKey)
            .fills.map((name) => `{{${name}}}`)
            .join(', ')}
          . Met een tekst voor als een gegeven leeg is: {'{{first_name|daar}}'}.
        </p>
        <Field label="Onderwerp" error={errors.subject} required>
          <TextInput {...field('subject')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Naam van de afzender" error={errors.from_name}>
            <TextInput {...field('from_name')} autoComplete="off" />
          </Field>
          <Field label="Adres van de afzender" error={errors.from_email}>
            <TextInput type="email" {...field('from_email')} autoComplete="off" />
          </Field>
        </div>
        <Field
          label="HTML"
          hint={'Een knop is een link met class="knop". Kop, woordmerk en voet komen er vanzelf omheen.'}
          error={errors.html}
          required
        >
          <TextArea {...field('html')} spellCheck={false} rows={12} className="max-h-[60vh] font-mono text-sm" />
        </Field>
        <Field label="Tekst" hint="Leeg: de tekst wordt uit de HTML gemaakt." error={errors.text}>
          <TextArea {...field('text')} rows={8} className="max-h-[60vh]" />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            // With scripts it is no part of what is saved.
            name={hydrated ? undefined : WITHOUT_NAME}
            checked={withoutName}
            onChange={(event) => setWithoutName(event.target.checked)}
            className="size-5"
          />
          Voorbeeld zonder voornaam
        </label>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" busy={busy}>
            Opslaan
          </Button>
          {hydrated ? null : (
            <Button look="quiet" name="intent" value="preview">
              Voorbeeld bijwerken
            </Button>
          )}
        </div>
      </Form>
      <MailPreview mail={live ?? answer.preview ?? storedPreview} />
      {question}
    </>
  )
}
