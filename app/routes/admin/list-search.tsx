import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

/** `kept`: the other filters of the list, which stay as they are. */
export function ListSearch({
  action,
  query = '',
  placeholder,
  kept = {},
}: {
  action: string
  query?: string | undefined
  placeholder: string
  kept?: Record<string, string | null | undefined>
}) {
  const box = useRef<HTMLInputElement>(null)
  // The box shows what was searched for, also after a link that leads elsewhere, and keeps the focus.
  useEffect(() => {
    if (box.current) box.current.value = query
  }, [query])
  return (
    <Form role="search" action={action} className="flex items-end gap-2 max-sm:w-full [&>div]:grow" replace>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Field label="Zoek" required>
        <TextInput
          ref={box}
          type="search"
          className="sm:min-w-76"
          name="query"
          maxLength={200}
          defaultValue={query}
          placeholder={placeholder}
        />
      </Field>
      <Button look="quiet">
        <Search aria-hidden />
        <span className="sr-only">Zoeken</span>
      </Button>
    </Form>
  )
}
