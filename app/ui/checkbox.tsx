import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

/** A native checkbox, so that it works without JavaScript; `note` explains its state. */
export function Checkbox({ label, note, ...rest }: { label: ReactNode; note?: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 py-2">
      <input
        type="checkbox"
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        className="mt-0.5 size-5 accent-ink disabled:cursor-not-allowed"
        {...rest}
      />
      <label htmlFor={id} className={rest.disabled ? 'text-soft' : 'font-medium'}>
        {label}
      </label>
      {note ? (
        <p id={`${id}-note`} className="col-start-2 text-sm text-soft">
          {note}
        </p>
      ) : null}
    </div>
  )
}

export function CheckboxGroup({
  legend,
  hint,
  error,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <div className="mt-2 divide-y divide-hairline border-y border-hairline">{children}</div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
