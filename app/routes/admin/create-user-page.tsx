import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { URLS } from '#features/urls.ts'
import { CREATE_USER_TEXTS, CreateUserFields, NEW_USER } from './create-user-fields.tsx'
import type { AdminAnswer } from './use-row-actions.tsx'

/** The dialog as part of the page. */
export function CreateUserPage({ refused }: { refused: AdminAnswer['refusedUser'] | undefined }) {
  return (
    <Card title={CREATE_USER_TEXTS.title}>
      <p className="mb-4 max-w-prose text-soft">{CREATE_USER_TEXTS.note}</p>
      <Form
        method="post"
        action={`${URLS.admin}?${NEW_USER.name}=${NEW_USER.value}`}
        noValidate
        className="grid max-w-xl gap-5"
      >
        <CreateUserFields errors={refused?.fields ?? {}} email={refused?.email ?? ''} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="create">
            {CREATE_USER_TEXTS.submit}
          </Button>
          <ButtonLink to={URLS.admin}>Annuleren</ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
