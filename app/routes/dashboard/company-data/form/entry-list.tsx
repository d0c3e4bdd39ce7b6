import { Plus } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { useRemovals } from '#app/ui/removals.tsx'
import { EMPTY_ENTRIES } from '#features/profiles/profile.schema.ts'
import { useCompanyForm, useFieldError } from './company-form.ts'
import { Entry } from './entry.tsx'
import { entryTitle, LISTS, type ListName } from './lists.ts'
import { useDragging } from './use-dragging.ts'

/** One list of the profile: entries can be added, moved and removed by mouse, touch or keyboard; a removal can be undone. */
export function EntryList({ name, children }: { name: ListName; children?: ReactNode }) {
  const spec = LISTS[name]
  const { form } = useCompanyForm()
  const { hrefOf } = useDashboard()
  const id = `lijst-${name}`
  // Without JavaScript the page opens at this list again.
  const formAction = `${hrefOf('company-data')}#${id}`
  const { fields, append, remove, move, insert } = useFieldArray({ control: form.control, name })
  const [announcement, announce] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const error = useFieldError(name)
  const { errors } = useFormState({ control: form.control, name })
  const wrong = errors[name] as unknown as unknown[] | undefined
  /** The field or button of an entry that gets the focus once the changed list is on the page. */
  const focused = useRef<{ row: number; on: 'field' | 'up' | 'down' } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the entries change.
  useEffect(() => {
    if (!focused.current) return
    const { row, on } = focused.current
    focused.current = null
    const entry = list.current?.children[row]
    const wanted = entry?.querySelector<HTMLElement>(on === 'field' ? 'input, textarea, select' : `[data-move="${on}"]`)
    if (wanted instanceof HTMLButtonElement && wanted.disabled)
      entry?.querySelector<HTMLElement>('[data-move]:not(:disabled)')?.focus()
    else wanted?.focus()
  }, [fields])

  const onMove = useCallback(
    (from: number, to: number, on?: 'up' | 'down') => {
      if (to < 0 || to >= form.getValues(name).length) return
      const title = entryTitle(spec, form.getValues(`${name}.${from}`), from)
      if (on) focused.current = { row: to, on }
      move(from, to)
      announce(`${title} staat nu op plaats ${to + 1}`)
    },
    [form, move, name, spec],
  )
  const { keep, notice } = useRemovals<object>(({ row, entry, title }) => {
    // Others may have been removed since.
    const place = Math.min(row, fields.length)
    focused.current = { row: place, on: 'up' }
    insert(place, entry, { shouldFocus: false })
    announce(`${title} staat weer in de lijst`)
  })
  const onRemove = useCallback(
    (row: number) => {
      const entry = structuredClone(form.getValues(`${name}.${row}`)) as Record<string, unknown>
      keep({ row, entry, title: entryTitle(spec, entry, row) })
      form.clearErrors(name)
      remove(row)
    },
    [form, remove, keep, name, spec],
  )
  const { dragged, handle } = useDragging(list, onMove)

  function add() {
    focused.current = { row: fields.length, on: 'field' }
    append(structuredClone(EMPTY_ENTRIES[name]), { shouldFocus: false })
  }

  return (
    <fieldset id={id} className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-3" data-list={name}>
      <legend className="mb-1 font-semibold">{spec.title}</legend>
      {spec.hint ? <p className="max-w-prose text-sm text-soft">{spec.hint}</p> : null}
      <FieldError id={`${name}-fout`}>{error}</FieldError>
      <ol ref={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {fields.map(({ id }, row) => (
          <Entry
            key={id}
            spec={spec}
            row={row}
            formAction={formAction}
            isFirst={row === 0}
            isLast={row === fields.length - 1}
            isWrong={Boolean(wrong?.[row])}
            isDragged={dragged?.row === row}
            isTarget={dragged !== null && dragged.over === row && dragged.row !== row}
            handle={handle}
            onMove={onMove}
            onRemove={onRemove}
          />
        ))}
      </ol>
      <noscript>
        <ol className="grid grid-cols-1 gap-2">
          <Entry spec={spec} row={fields.length} isSpare />
        </ol>
        <p className="mt-2">
          <Button look="quiet" name="intent" value="save" formAction={formAction}>
            Bewaar, en nog een
          </Button>
        </p>
      </noscript>
      {notice}
      <div className="[@media(scripting:none)]:hidden">
        <Button type="button" look="quiet" data-add disabled={fields.length >= spec.maximum} onClick={add}>
          <Plus aria-hidden />
          {spec.add}
        </Button>
      </div>
      {children}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </fieldset>
  )
}
