import type { FetcherWithComponents } from 'react-router'
import { LISTS, type ListName } from '#app/routes/dashboard/company-data/form/lists.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import type { FieldErrors } from '#features/failure.ts'
import { RECHTSVORMEN } from '#features/profiles/profile.schema.ts'
import type { ProposalField, ProposalView } from '#features/proposals/proposals.schema.ts'
import { LEGAL_FORM_LABELS } from '#features/public-profile/labels.ts'

const LIST_OF: Partial<Record<ProposalField, ListName>> = {
  locaties_uitgebreid: 'locatiesUitgebreid',
  social_profielen: 'socialProfielen',
  diensten: 'diensten',
  pakketten: 'pakketten',
  cases: 'cases',
  faqs: 'faqs',
  review_bronnen: 'reviewBronnen',
  team: 'team',
}

const LONG: readonly ProposalField[] = ['desired_info', 'description', 'samenvatting_algemeen']

/** A form to correct a proposal before accepting it: one value, or the fields of an entry. */
export function AdjustForm({
  proposal: { id, field, label, value },
  errors,
  busy,
  Form,
  onCancel,
}: {
  proposal: ProposalView
  errors: FieldErrors
  busy: boolean
  Form: FetcherWithComponents<unknown>['Form']
  /** Absent without JavaScript. */
  onCancel?: () => void
}) {
  const { countries, hrefOf } = useDashboard()
  const list = LIST_OF[field]
  const entry = list ? (value as Record<string, unknown>) : null
  const parts = list
    ? LISTS[list].fields.filter(({ kind }) => kind !== 'box').map((spec) => ({ ...spec, path: `value.${spec.name}` }))
    : [{ name: 'value', path: 'value', label, kind: LONG.includes(field) ? ('long' as const) : undefined }]
  const choices =
    field === 'rechtsvorm'
      ? RECHTSVORMEN.map((one) => ({ value: one as string, label: LEGAL_FORM_LABELS[one] ?? one }))
      : countries.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Form method="post" action={hrefOf('company-data')} className="grid gap-4 border-s-2 border-link ps-4" noValidate>
      <input type="hidden" name="intent" value="adjust" />
      <input type="hidden" name="id" value={id} />
      {entry ? <input type="hidden" name="value" value={JSON.stringify(entry)} /> : null}
      {parts.map(({ name, path, label, kind }, index) => {
        const control = {
          name: path,
          defaultValue: String((entry ? entry[name] : value) ?? ''),
          takesFocus: index === 0 && onCancel !== undefined,
        }
        const { takesFocus: _, ...plain } = control
        const isChoice = field === 'countries' || field === 'rechtsvorm' || kind === 'country'
        return (
          <Field key={name} label={label} error={errors[path] ?? (index === 0 ? errors.value : undefined)} required>
            {isChoice ? (
              <Select {...plain}>
                <option value="">Kies er een</option>
                {choices.map((one) => (
                  <option key={one.value} value={one.value}>
                    {one.label}
                  </option>
                ))}
              </Select>
            ) : kind === 'long' ? (
              <TextArea rows={2} {...plain} />
            ) : (
              <TextInput autoComplete="off" {...control} />
            )}
          </Field>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy}>Neem over</Button>
        {onCancel ? (
          <Button type="button" look="ghost" onClick={onCancel}>
            Annuleren
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
