import { ChevronDown, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
import { Notice } from '#app/ui/notice.tsx'
import type { SharedLink } from '#features/shared-reports/own-link.server.ts'
import { DOMAIN_PARAM } from '#features/urls.ts'
import { LINK_OPEN, type LinkIntent, SHARE_ID, SHARE_QUESTION } from './link-state.ts'

type Question = keyof typeof SHARE_QUESTION

const QUESTIONS: Record<Question, { title: string; confirmLabel: string; says: string; intent: LinkIntent }> = {
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
}

/** The link to this report for the web builder: creates it, shows it with its expiry, and revokes it. */
export function ShareReport({ link, refused }: { link: SharedLink | null; refused: string | null }) {
  const { hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const fetcher = useFetcher<{ message: string | null }>()
  const place = useFocusOnResult(link)
  const action = hrefOf('analysis')
  const failed = fetcher.data?.message ?? refused
  const asked = (Object.keys(SHARE_QUESTION) as Question[]).find((one) => SHARE_QUESTION[one] === search.get('vraag'))
  if (asked && link) {
    const { says, intent, ...question } = QUESTIONS[asked]
    return (
      <div id={SHARE_ID} className="basis-full">
        <AskFirst {...question} action={action} fields={{ intent }} cancelHref={action}>
          {says}
        </AskFirst>
      </div>
    )
  }
  const busy = fetcher.state !== 'idle'
  return (
    <div
      ref={place}
      id={SHARE_ID}
      className="grid min-w-0 scroll-mt-8 grid-cols-1 gap-3 has-[details[open]]:basis-full has-[[role=alert]]:basis-full print:hidden"
    >
      {link ? (
        <OwnLink
          link={link}
          isOpen={search.get('toon') === LINK_OPEN.toon}
          busy={busy}
          send={(intent) => fetcher.submit(confirmed({ intent }), { method: 'post', action })}
        />
      ) : (
        <fetcher.Form method="post" action={action}>
          <Button look="quiet" name="intent" value="share" busy={busy} aria-describedby={`${SHARE_ID}-uitleg`}>
            Stuur naar je websitebouwer
          </Button>
          <p id={`${SHARE_ID}-uitleg`} className="mt-1.5 max-w-prose text-sm text-soft">
            Via een link, zonder account: de code en de stappen, dertig dagen lang.
          </p>
        </fetcher.Form>
      )}
      {failed ? (
        <Notice kind="bad" live="alert">
          {failed}
        </Notice>
      ) : null}
    </div>
  )
}

/** The button that was pressed disappears: the focus moves to the new link, or to the button that makes one. */
function useFocusOnResult(link: SharedLink | null) {
  const place = useRef<HTMLDivElement>(null)
  const shown = link ? (link.address ?? link.expiresAt) : null
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    place.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus()
  }, [shown])
  return place
}

function OwnLink({
  link,
  isOpen,
  busy,
  send,
}: {
  link: SharedLink
  isOpen: boolean
  busy: boolean
  send: (intent: LinkIntent) => void
}) {
  const [asking, setAsking] = useState<Question | null>(null)
  return (
    // Revoking is outside the fold: it must be at hand whenever a link works.
    <div className="flex flex-wrap items-start gap-3">
      <details open={isOpen || undefined} className="group/link min-w-0 open:basis-full">
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-sheet px-4 py-2 font-semibold hover:border-ink hover:bg-shade [&::-webkit-details-marker]:hidden">
          Je websitebouwer kan meelezen
          <ChevronDown aria-hidden className="size-5 text-soft transition-transform group-open/link:rotate-180" />
        </summary>
        <div className="mt-3 grid grid-cols-1 gap-4 rounded-md border border-hairline bg-sheet p-4 sm:p-5">
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
            <AskButton question="renew" busy={busy} ask={setAsking} />
          </div>
        </div>
      </details>
      <AskButton question="revoke" busy={busy} ask={setAsking} />
      {asking ? (
        <Confirm
          open
          onOpenChange={(open) => setAsking(open ? asking : null)}
          title={QUESTIONS[asking].title}
          confirmLabel={QUESTIONS[asking].confirmLabel}
          onConfirm={() => {
            send(QUESTIONS[asking].intent)
            setAsking(null)
          }}
        >
          {QUESTIONS[asking].says}
        </Confirm>
      ) : null}
    </div>
  )
}

/** Opens the question; without JavaScript its form asks it on the page. */
function AskButton({ question, busy, ask }: { question: Question; busy: boolean; ask: (question: Question) => void }) {
  const { domainInAddress, hrefOf } = useDashboard()
  return (
    <Form
      action={hrefOf('analysis')}
      onSubmit={(event) => {
        event.preventDefault()
        ask(question)
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
  )
}
