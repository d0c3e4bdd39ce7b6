import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/field.tsx'
import { useRemovals } from '#app/ui/removals.tsx'
import { DAGEN, DAY_NAMES, type Dag, EMPTY_EXCEPTION, EMPTY_HOURS } from '#features/profiles/profile.schema.ts'
import { useCompanyForm, useFieldError, useInput } from './company-form.ts'

export const TIME_EXAMPLE = '09:00'

/** The weekly opening hours of a location. A day with several periods takes several lines. */
export function OpeningHours({ path, isSpare }: { path: string; isSpare: boolean }) {
  return (
    <Lines
      path={path}
      isSpare={isSpare}
      legend="Openingstijden"
      hint="Kies de dagen met dezelfde tijden. Een dag met een pauze zet je op twee regels."
      empty={EMPTY_HOURS}
      add="Voeg tijden toe"
      line={(row) => <Days path={`${path}.${row}`} />}
    />
  )
}

/** Dates with different opening hours. */
export function Exceptions({ path, isSpare }: { path: string; isSpare: boolean }) {
  return (
    <Lines
      path={path}
      isSpare={isSpare}
      legend="Andere tijden op een datum"
      hint="Feestdagen, vakantie of een koopavond."
      empty={EMPTY_EXCEPTION}
      add="Voeg een datum toe"
      line={(row) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <DateOf path={`${path}.${row}.datum`} />
          <What path={`${path}.${row}.omschrijving`} />
        </div>
      )}
    />
  )
}

function Lines({
  path,
  isSpare,
  legend,
  hint,
  empty,
  add,
  line,
}: {
  path: string
  /** True for the empty entry without JavaScript, which is already in a <noscript>: those cannot be nested. */
  isSpare: boolean
  legend: string
  hint: string
  empty: object
  add: string
  line: (row: number) => ReactNode
}) {
  const { form } = useCompanyForm()
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: path })
  const group = useRef<HTMLFieldSetElement>(null)
  const [announcement, announce] = useState('')
  const { keep, notice } = useRemovals<object>(({ row, entry, title }) => {
    const place = Math.min(row, fields.length)
    insert(place, entry, { shouldFocus: false })
    announce(`${title} staat er weer`)
    focusLine(place)
  })
  /** Focuses a line once it is on the page. */
  function focusLine(row: number) {
    requestAnimationFrame(() =>
      group.current?.querySelectorAll('[data-line]')[row]?.querySelector<HTMLInputElement>('input')?.focus(),
    )
  }
  const lineOf = (row: number, onRemove?: () => void) => (
    <fieldset
      data-line
      aria-label={`${legend}, regel ${row + 1}`}
      className="grid min-w-0 gap-3 border-t border-hairline pt-3"
    >
      {line(row)}
      <Times path={`${path}.${row}`} onRemove={onRemove} />
    </fieldset>
  )
  return (
    <fieldset ref={group} className="grid min-w-0 gap-3">
      <legend className="font-semibold">{legend}</legend>
      <p className="text-sm text-soft">{hint}</p>
      <FieldError id={`${path}-fout`}>{useFieldError(path)}</FieldError>
      {fields.map(({ id }, row) => (
        <div key={id}>
          {lineOf(row, () => {
            keep({ row, entry: structuredClone(form.getValues(`${path}.${row}`)), title: `Regel ${row + 1}` })
            form.clearErrors(path)
            remove(row)
          })}
        </div>
      ))}
      {isSpare ? lineOf(fields.length) : <noscript>{lineOf(fields.length)}</noscript>}
      {notice}
      <p className="[@media(scripting:none)]:hidden">
        <Button
          type="button"
          look="quiet"
          onClick={() => {
            append(structuredClone(empty), { shouldFocus: false })
            focusLine(fields.length)
          }}
        >
          <Plus aria-hidden />
          {add}
        </Button>
      </p>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </fieldset>
  )
}

function Days({ path }: { path: string }) {
  const { form } = useCompanyForm()
  const name = `${path}.dagen`
  const chosen = (form.getValues(name) as Dag[] | undefined) ?? []
  return (
    <fieldset aria-describedby={`${name}-fout`}>
      <legend className="sr-only">Dagen</legend>
      <div className="grid grid-cols-7 gap-1 sm:flex">
        {DAGEN.map((day) => (
          <label
            key={day}
            className="relative grid h-11 cursor-pointer place-items-center rounded-md border border-edge bg-sheet font-medium sm:w-11 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="checkbox"
              {...form.register(name)}
              value={day}
              defaultChecked={chosen.includes(day)}
              aria-label={DAY_NAMES[day]}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md"
            />
            <span aria-hidden>{day}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-fout`}>{useFieldError(name)}</FieldError>
    </fieldset>
  )
}

function Times({ path, onRemove }: { path: string; onRemove: (() => void) | undefined }) {
  const { form } = useCompanyForm()
  const isClosed = useWatch({ control: form.control, name: `${path}.gesloten` }) === true
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className={`flex gap-3 ${isClosed ? 'hidden' : ''}`}>
        <Time path={`${path}.van`} label="Van" />
        <Time path={`${path}.tot`} label="Tot" />
      </div>
      <label className="flex min-h-11 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          {...form.register(`${path}.gesloten`)}
          defaultChecked={isClosed}
        />
        Gesloten
      </label>
      {onRemove ? (
        <Button type="button" look="text" className="[@media(scripting:none)]:hidden" onClick={onRemove}>
          <Trash2 aria-hidden />
          Verwijder<span className="sr-only"> deze regel</span>
        </Button>
      ) : null}
    </div>
  )
}

function Time({ path, label }: { path: string; label: string }) {
  return (
    <div className="w-28">
      <Field label={label} error={useFieldError(path)} required>
        <TextInput {...useInput(path)} placeholder={TIME_EXAMPLE} autoComplete="off" inputMode="text" />
      </Field>
    </div>
  )
}

function DateOf({ path }: { path: string }) {
  return (
    <Field label="Datum" error={useFieldError(path)} required>
      <TextInput type="date" {...useInput(path)} />
    </Field>
  )
}

function What({ path }: { path: string }) {
  return (
    <Field label="Omschrijving" error={useFieldError(path)}>
      <TextInput {...useInput(path)} placeholder="Eerste kerstdag" autoComplete="off" />
    </Field>
  )
}
