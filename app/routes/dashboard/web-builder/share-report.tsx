import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { dutchDate } from '#app/copy/dates.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Confirm } from '#app/ui/dialog.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import type { SharedLink } from '#features/shared-reports/own-link.server.ts'
import { aboutDomain, DOMAIN_PARAM, URLS } from '#features/urls.ts'

export const SHARE_ID = 'websitebouwer'
/** Search parameters that show the confirmation on the page itself, for visitors without JavaScript. */
export const SHARE_QUESTION = { revoke: 'link-intrekken', renew: 'link-vernieuwen' } as const
type Question = keyof typeof SHARE_QUESTION

const QUESTIONS = {
  revoke: {
    title: 'Link intrekken?',
    confirmLabel: 'Trek de link in',
    says: 'Wie de link opent, ziet dan meteen niets meer. Je kunt later een nieuwe maken.',
    intent: 'unshare',
  },
  renew: {
    title: 'Nieuwe link maken?',
    confirmLabel: 'Maak een nieuwe link',
    says: 'De link die je websitebouwer nu heeft, werkt dan meteen niet meer.',
    intent: 'share',
  },
} as const

/** The link to this report for the web builder: creates it, shows it with its expiry, and revokes it. */
export function ShareReport({ link }: { link: SharedLink | null }) {
  const { domainInAddress, hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const [asking, setAsking] = useState<Question | null>(null)
  const fetcher = useFetcher()
  const action = aboutDomain(URLS.shareReport, domainInAddress)
  const busy = fetcher.state !== 'idle'
  const asked = (Object.keys(SHARE_QUESTION) as Question[]).find((one) => SHARE_QUESTION[one] === search.get('vraag'))
  if (asked && link) {
    const { says, intent, ...question } = QUESTIONS[asked]
    return (
      <div id={SHARE_ID}>
        <AskFirst {...question} action={action} fields={{ intent }} cancelHref={hrefOf('analysis')}>
          {says}
        </AskFirst>
      </div>
    )
  }
  return (
    <section
      id={SHARE_ID}
      aria-labelledby="websitebouwer-kop"
      className="grid scroll-mt-8 grid-cols-1 gap-4 rounded-md border border-hairline bg-sheet p-5 print:hidden sm:p-6"
    >
      <h2 id="websitebouwer-kop" className="text-xl">
        {link ? 'Je websitebouwer kan meelezen' : 'Laat je websitebouwer het doen'}
      </h2>
      {link ? (
        <>
          <p className="max-w-prose">
            Wie deze link heeft, ziet dit rapport met de code en de stappen, tot{' '}
            <time dateTime={link.expiresAt}>{dutchDate(link.expiresAt)}</time>. Verder niets van je account. ‘Klaar,
            controleer’ leest je website opnieuw op jouw analyses, hooguit vijf keer per dag.
          </p>
          {link.address === null ? (
            <p className="max-w-prose text-soft">
              De link werkt nog, maar wij kunnen hem niet meer laten zien. Maak een nieuwe als je hem kwijt bent.
            </p>
          ) : (
            <div className="flex flex-wrap items-end gap-2">
              <div className="min-w-0 grow">
                <Field label="Link voor je websitebouwer" required>
                  <TextInput readOnly value={link.address} onFocus={(event) => event.target.select()} />
                </Field>
              </div>
              <CopyButton text={link.address} label="Kopieer" done={SUCCESS_TEXTS.copied} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            {link.address === null ? null : (
              <ButtonAnchor href={link.address} target="_blank" rel="noreferrer">
                Bekijk de pagina
                <ExternalLink aria-hidden />
                <span className="sr-only">(opent in een nieuw tabblad)</span>
              </ButtonAnchor>
            )}
            {(['renew', 'revoke'] as const).map((question) => (
              <Form
                key={question}
                action={hrefOf('analysis')}
                onSubmit={(event) => {
                  event.preventDefault()
                  setAsking(question)
                }}
              >
                {domainInAddress === null ? null : <input type="hidden" name={DOMAIN_PARAM} value={domainInAddress} />}
                <Button
                  look={question === 'revoke' ? 'danger' : 'quiet'}
                  name="vraag"
                  value={SHARE_QUESTION[question]}
                  busy={busy}
                >
                  {QUESTIONS[question].confirmLabel}
                </Button>
              </Form>
            ))}
          </div>
          {asking ? (
            <Confirm
              open
              onOpenChange={(open) => setAsking(open ? asking : null)}
              title={QUESTIONS[asking].title}
              confirmLabel={QUESTIONS[asking].confirmLabel}
              onConfirm={() => {
                void fetcher.submit(confirmed({ intent: QUESTIONS[asking].intent }), { method: 'post', action })
                setAsking(null)
              }}
            >
              {QUESTIONS[asking].says}
            </Confirm>
          ) : null}
        </>
      ) : (
        <>
          <p className="max-w-prose">
            Je krijgt een link naar een pagina met de veranderingen, de code om over te nemen en de stappen voor het
            systeem van je website. Je websitebouwer heeft er geen account voor nodig. De link werkt dertig dagen en je
            kunt hem altijd intrekken.
          </p>
          <fetcher.Form method="post" action={action}>
            <Button name="intent" value="share" busy={busy}>
              Stuur naar je websitebouwer
            </Button>
          </fetcher.Form>
        </>
      )}
    </section>
  )
}
