import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TagList } from '#app/ui/chips.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { useCompanyForm, useFieldError, useInput } from './company-form.ts'

/** The specification of one field of the profile. */
export interface FieldSpec {
  /** The name in the form, or in an entry of a list. */
  name: string
  label: string
  hint?: string
  /** A value that the field accepts: the hint is then 'Zoals …'. */
  example?: string
  kind?: 'long' | 'email' | 'phone' | 'link' | 'number' | 'country' | 'texts' | 'box'
  options?: readonly { value: string; label: string }[]
  required?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** Each with a placeholder that the field itself accepts. */
export const INPUTS = {
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { inputMode: 'url', spellCheck: false, placeholder: 'https://voorbeeld.nl/pagina' },
  number: { inputMode: 'numeric' },
} as const

/** `path`: the field's full name in the form. */
export function FormField({ spec, path = spec.name, aside }: { spec: FieldSpec; path?: string; aside?: ReactNode }) {
  if (spec.kind === 'box') return <Box spec={spec} path={path} />
  return <TextualField spec={spec} path={path} aside={aside} />
}

function TextualField({ spec, path, aside }: { spec: FieldSpec; path: string; aside: ReactNode }) {
  const error = useFieldError(path)
  return (
    <Field label={spec.label} hint={hintOf(spec)} error={error} required={spec.required ?? false} aside={aside}>
      <Control spec={spec} path={path} />
    </Field>
  )
}

const hintOf = ({ hint, example }: FieldSpec) => hint ?? (example ? `Zoals ${example}` : undefined)

function Control({ spec: { kind, options, autoComplete = 'off' }, path }: { spec: FieldSpec; path: string }) {
  const { countries } = useCompanyForm()
  if (kind === 'texts') return <Texts path={path} />
  if (kind === 'country')
    return <Choice path={path} options={countries.map(({ code, name }) => ({ value: code, label: name }))} />
  if (options) return <Choice path={path} options={options} />
  if (kind === 'long') return <LongText path={path} />
  return <Text path={path} autoComplete={autoComplete} {...(kind ? INPUTS[kind as keyof typeof INPUTS] : {})} />
}

function Text({ path, ...rest }: { path: string } & Parameters<typeof TextInput>[0]) {
  return <TextInput {...rest} {...useInput(path)} />
}

function LongText({ path }: { path: string }) {
  return <TextArea rows={2} className="min-h-16" {...useInput(path)} />
}

/** A select without an empty option, for a field that always has a value. */
function Choice({ path, options }: { path: string; options: readonly { value: string; label: string }[] }) {
  const input = useInput(path)
  const isMade = options.some(({ value }) => value === input.defaultValue)
  const isAlways = path === 'tijdzone' || path === 'contentLicentie'
  return (
    <Select {...input}>
      {isAlways && isMade ? null : <option value="">Kies er een</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Texts({ path }: { path: string }) {
  const { form } = useCompanyForm()
  return (
    <Controller
      control={form.control}
      name={path}
      render={({ field }) => (
        <TagList
          name={field.name}
          values={(field.value as string[] | undefined) ?? []}
          onChange={(values) => {
            form.clearErrors(path)
            field.onChange(values)
          }}
          addLabel="Voeg toe"
        />
      )}
    />
  )
}

function Box({ spec, path }: { spec: FieldSpec; path: string }) {
  const { form } = useCompanyForm()
  return (
    <Checkbox
      label={spec.label}
      note={spec.hint}
      {...form.register(path)}
      defaultChecked={form.getValues(path) === true}
    />
  )
}
