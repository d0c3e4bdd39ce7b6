import { Form, Link } from 'react-router'
import { OPTIMIZER } from '#app/copy/landing-pages.ts'
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LANDING_PAGE_TEXTS, type LandingPagesView } from '#features/landing-pages/landing-pages.schema.ts'

/** The address of the page. What was typed stays while another page is read. */
export function PageForm({
  pages: { website, usage },
  url,
  onType,
  problems,
  read,
}: {
  pages: LandingPagesView
  url: string
  onType: (url: string) => void
  problems: Pick<TabAnswer, 'fields' | 'message'> | null
  read: (url: string) => void
}) {
  const { hrefOf } = useDashboard()
  const left = Math.max(0, usage.limit - usage.used)
  if (website === '') {
    return (
      <p className="text-soft">
        {LANDING_PAGE_TEXTS.noWebsite} <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
      </p>
    )
  }
  return (
    <Form
      method="post"
      action={hrefOf('landingspaginas-optimizer')}
      noValidate
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        read(url)
      }}
    >
      <input type="hidden" name="intent" value="read" />
      {problems?.message ? (
        <Notice kind="bad" live="alert">
          <p>{problems.message}</p>
        </Notice>
      ) : null}
      <Field label={OPTIMIZER.field} hint={OPTIMIZER.hint} error={problems?.fields.url} required>
        <TextInput
          name="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button>{OPTIMIZER.read}</Button>
        <p className="text-sm text-soft">
          Vandaag nog {left} van {usage.limit} keer.
        </p>
      </div>
    </Form>
  )
}
