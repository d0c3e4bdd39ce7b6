import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { limit } from '#features/access/plans.ts'
import type { Website } from '#features/domains/websites.server.ts'
import { accountTab, dashboardTab } from '#features/urls.ts'
import { WebsiteProof, WebsiteState } from './website-state.tsx'

export interface WebsitesAnswer extends TabAnswer {
  typedName?: string
}

/** Names the website that a page without JavaScript asks about. */
export const ASK_DELETE = 'verwijder'

const MOST = limit('expert', 'extra-domains')
const HERE = accountTab('domeinen')

/** The extra websites with a button to delete each, and the form for one more. */
export function ExtraWebsites({
  websites,
  named,
  mayAdd,
  answer,
}: {
  websites: Website[]
  /** How many websites of the account have an address, the primary one too. */
  named: number
  mayAdd: boolean
  answer: WebsitesAnswer | undefined
}) {
  const [asking, setAsking] = useState<Website | null>(null)
  const submit = useSubmit()
  const heading = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  // An added website empties the box; the button of a deleted one is gone, so the heading takes the focus.
  const before = useRef(named)
  useEffect(() => {
    if (named > before.current && input.current) input.current.value = ''
    if (named < before.current) heading.current?.focus()
    before.current = named
  }, [named])

  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="flex items-baseline justify-between gap-4">
          Extra domeinen
          <span className="font-sans text-base font-normal text-soft tabular-nums">
            {websites.length}/{MOST}
          </span>
        </span>
      }
    >
      {websites.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {websites.map((website) => (
            <li key={website.id} className="flex items-center gap-x-3 py-1.5">
              <div className="me-auto grid min-w-0 grid-cols-1 gap-1">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link to={dashboardTab('geo-optimized', website.id)} className="font-semibold wrap-anywhere">
                    {website.host}
                  </Link>
                  <WebsiteState website={website} />
                </div>
                <WebsiteProof website={website} />
              </div>
              <Form
                method="post"
                action={HERE}
                preventScrollReset
                onSubmit={(event) => {
                  event.preventDefault()
                  setAsking(website)
                }}
              >
                <input type="hidden" name="domein" value={website.id} />
                <Button look="text" name="intent" value="delete" aria-label={`Verwijder ${website.host}`}>
                  Verwijder
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-prose text-soft">
          Elk domein dat je toevoegt krijgt een eigen profiel, analyse, llms.txt en badge.
        </p>
      )}
      {mayAdd && websites.length < MOST ? (
        <Form method="post" action={HERE} noValidate preventScrollReset className="mt-4 grid gap-3">
          <FormMessage>{answer?.message}</FormMessage>
          <Field label="Domein toevoegen" error={answer?.fields.domain_name} required>
            <div className="flex flex-wrap gap-2">
              <TextInput
                ref={input}
                name="domain_name"
                placeholder="voorbeeld.nl"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={answer?.typedName}
                takesFocus={Boolean(answer?.fields.domain_name)}
                className="min-w-0 flex-[1_1_14rem]"
              />
              <Button look="quiet" name="intent" value="add" busy={isAdding}>
                Toevoegen
              </Button>
            </div>
          </Field>
        </Form>
      ) : null}
      {mayAdd && websites.length >= MOST ? (
        <p className="mt-4 max-w-prose">
          {answer?.message ?? `Je kunt maximaal ${MOST} domeinen toevoegen`}. Meer websites zijn er op aanvraag.
        </p>
      ) : null}
      <Confirm
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) setAsking(null)
        }}
        title={`${asking?.host} verwijderen?`}
        confirmLabel="Verwijder domein"
        onConfirm={() => {
          if (asking) submit(confirmed({ intent: 'delete', domein: asking.id }), { method: 'post', action: HERE })
        }}
      >
        {asking ? <DeleteText website={asking} /> : null}
      </Confirm>
    </Card>
  )
}

/** What goes offline with a website, and what stays. */
export function DeleteText({ website: { host, isPublished } }: { website: Website }) {
  return (
    <>
      {isPublished
        ? `De profielpagina van ${host} gaat meteen offline, met haar llms.txt, llm-profile.json en badge. `
        : `${host} heeft geen openbaar profiel. `}
      Alles wat je voor dit domein invulde wordt gewist en komt niet terug. De rapporten blijven in de download van je
      gegevens staan.
    </>
  )
}
