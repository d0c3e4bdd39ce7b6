import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CONTROL } from '#app/ui/field.tsx'
import { URLS } from '#features/urls.ts'

/**
 * Which website the dashboard is about. A form that opens the same tab with the choice in its address: nothing happens while someone
 * goes through the list by keyboard, and it needs no JavaScript.
 */
export function WebsiteSwitcher({
  websites,
  current,
  action,
}: {
  websites: { id: string; name: string }[]
  current: string
  /** The address of the tab, without a website. */
  action: string
}) {
  return (
    <Form action={action} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex min-w-0 grow items-center gap-2 sm:max-w-96">
        <span className="text-soft">Website</span>
        <select name="domein" defaultValue={current} className={CONTROL}>
          {websites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet">Wissel</Button>
      <Link to={URLS.portfolio}>Alle websites</Link>
    </Form>
  )
}
