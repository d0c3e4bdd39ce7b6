import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { isTyped } from '#features/profiles/entries.ts'
import { useCompanyForm } from './company-form.ts'

/** A section of step 2 that folds and shows how many of its fields are filled in. It opens automatically if it contains an error. */
export function Section({
  id,
  title,
  names,
  startsOpen = false,
  children,
}: {
  id: string
  title: string
  /** The names of its fields. */
  names: readonly string[]
  startsOpen?: boolean
  children: ReactNode
}) {
  const { form, refused } = useCompanyForm()
  const [isOpen, setOpen] = useState(startsOpen)
  const { errors } = useFormState({ control: form.control, name: [...names] })
  const isWrong = names.some(
    (name) => errors[name] || Object.keys(refused).some((field) => field === name || field.startsWith(`${name}.`)),
  )
  return (
    <details
      id={id}
      className="group/section border-t border-hairline"
      open={isOpen || isWrong}
      onToggle={(event) => {
        if (event.currentTarget === event.target) setOpen(event.currentTarget.open)
      }}
    >
      <summary className="flex min-h-14 items-center gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-lg">{title}</h3>
        <Filled names={names} />
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="grid min-w-0 grid-cols-1 gap-6 pt-2 pb-8">{children}</div>
    </details>
  )
}

function Filled({ names }: { names: readonly string[] }) {
  const { form } = useCompanyForm()
  const text = useWatch({
    control: form.control,
    name: [...names],
    compute: (values: unknown[]) => {
      const [only] = values
      if (names.length > 1 || !Array.isArray(only)) return `${values.filter(isTyped).length} van ${names.length}`
      const filled = only.filter(isTyped).length
      return filled === 0 ? 'Nog leeg' : `${filled} ingevuld`
    },
  })
  return (
    <span className="shrink-0 text-sm text-soft tabular-nums">
      {text}
      {names.length > 1 ? <span className="sr-only"> ingevuld</span> : null}
    </span>
  )
}
