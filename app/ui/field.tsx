import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'

interface Wiring {
  id: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

const FieldContext = createContext<Wiring | null>(null)

/** Label, hint, error and their aria wiring in one place. The control inside gets its id and description from here. */
export function Field({
  label,
  hint,
  error,
  aside,
  required = false,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Next to the label: a counter. */
  aside?: ReactNode
  required?: boolean
  children: ReactNode
}) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  return (
    <FieldContext value={{ id, required, invalid: Boolean(error), describedBy: described }}>
      <div className="grid grid-cols-1 gap-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="font-semibold">
            {label}
            {required ? null : <span className="font-normal text-soft"> (mag leeg blijven)</span>}
          </label>
          {aside}
        </div>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        ) : null}
        {children}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </FieldContext>
  )
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm font-medium text-bad empty:hidden">
      {children ? (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {children}
        </>
      ) : null}
    </p>
  )
}

export function useFieldProps() {
  const wiring = use(FieldContext)
  if (!wiring) return {}
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    'aria-required': wiring.required || undefined,
  }
}

export const CONTROL =
  'w-full min-h-11 rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink placeholder:text-soft hover:border-ink aria-invalid:border-bad aria-invalid:border-2 disabled:bg-shade disabled:text-soft [&[readonly]]:bg-shade'

/** `takesFocus`: after a failed submit the first field with an error gets the focus. */
export function TextInput({
  className = '',
  takesFocus = false,
  ...rest
}: ComponentProps<'input'> & { takesFocus?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  // autoFocus is for a page that is new; where scripts run, the form was there before.
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const props = { className: `${CONTROL} ${className}`, ...useFieldProps(), ...rest }
  // biome-ignore lint/a11y/noAutofocus: only after the reader's own submit, on the first field with an error.
  return <input ref={input} autoFocus={takesFocus} {...props} />
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      className={`${CONTROL} field-sizing-content min-h-24 ${className}`}
      {...useFieldProps()}
      {...rest}
    />
  )
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${CONTROL} pe-8 ${className}`} {...useFieldProps()} {...rest} />
}

/** How many characters of the maximum are used; announced only when it gets tight. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const left = limit - used
  return (
    <span className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-bad' : 'text-soft'}`}>
      {used}/{limit}
      <span role="status" className="sr-only">
        {left <= 10 ? `Nog ${Math.max(left, 0)} tekens over` : ''}
      </span>
    </span>
  )
}
