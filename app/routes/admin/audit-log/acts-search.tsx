import { Form, Link, useSearchParams } from 'react-router'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { ACT_TEXTS, ACTS } from '#features/audit-log/acts.ts'
import type { FieldErrors } from '#features/failure.ts'
import { URLS } from '#features/urls.ts'
import { SEARCH_NAMES, searchLink } from './search.ts'

const BY_LABEL = ACTS()
  .map((act) => ({ act, label: ACT_TEXTS[act].label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'nl'))

export function ActsSearchForm({ fields }: { fields: FieldErrors }) {
  const [search] = useSearchParams()
  const filled = (name: keyof typeof SEARCH_NAMES) => search.get(SEARCH_NAMES[name]) ?? ''
  const isSearch = Object.values(SEARCH_NAMES).some((name) => search.get(name))
  return (
    // A new form for each search, so that its fields show what was searched for.
    <Form key={search.toString()} role="search" action={URLS.adminAuditLog} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Field label="Wie deed het" required error={fields.who}>
          <TextInput
            name={SEARCH_NAMES.who}
            maxLength={200}
            defaultValue={filled('who')}
            placeholder="Naam, e-mail of bedrijf"
          />
        </Field>
        <Field label="Bij wie" required error={fields.whom}>
          <TextInput
            name={SEARCH_NAMES.whom}
            maxLength={200}
            defaultValue={filled('whom')}
            placeholder="Naam, e-mail of bedrijf"
          />
        </Field>
        <Field label="Handeling" required error={fields.act}>
          <Select name={SEARCH_NAMES.act} defaultValue={filled('act')}>
            <option value="">Alle handelingen</option>
            {BY_LABEL.map(({ act, label }) => (
              <option key={act} value={act}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Van" required error={fields.from}>
          <TextInput type="date" name={SEARCH_NAMES.from} defaultValue={filled('from')} />
        </Field>
        <Field label="Tot en met" required error={fields.until}>
          <TextInput type="date" name={SEARCH_NAMES.until} defaultValue={filled('until')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button>Zoeken</Button>
        {isSearch ? (
          <Link to={URLS.adminAuditLog} className="inline-flex min-h-11 items-center">
            Toon het hele auditlog
          </Link>
        ) : null}
        <ButtonAnchor href={`${URLS.adminAuditLogFile}${searchLink(search, null)}`} download>
          Download als CSV
        </ButtonAnchor>
      </div>
    </Form>
  )
}
