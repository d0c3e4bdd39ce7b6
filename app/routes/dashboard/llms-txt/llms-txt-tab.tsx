import { Download } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { ACCEPTED, type TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, TextArea, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.ts'
import type { LlmsTab } from '#features/own-files/llms-tab.server.ts'
import { URLS } from '#features/urls.ts'
import type { LlmsTxtAnswer } from './llms-txt-answer.ts'
import { HostInstructions } from './llms-txt-hosts.tsx'
import { Difference, Problems } from './llms-txt-problems.tsx'

interface Answered {
  /** The answer of the action, without JavaScript. */
  answered: LlmsTxtAnswer | undefined
}

export function LlmsTxtTab({ tab, answered }: { tab: LlmsTab } & Answered) {
  const { profile, hrefOf } = useDashboard()
  const website = profile.form.url
  if (website === '') {
    return (
      <EmptyState title="llms.txt">
        <p>Vul je website URL in</p>
        <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <Hosted tab={tab} />
      {tab.hostedUrl === null ? null : tab.text === null ? <Upgrade /> : <OwnFile text={tab.text} />}
      {tab.hostedUrl === null ? null : <OwnWebsite tab={tab} answered={answered} />}
      <Validator website={website} answered={answered} />
    </div>
  )
}

function Hosted({ tab }: { tab: LlmsTab }) {
  const { hrefOf } = useDashboard()
  if (tab.hostedUrl === null) {
    return (
      <Card title="Jouw llms.txt">
        <p>
          Publiceer eerst je profiel. Daarna staat hier je llms.txt: een bestand waarin assistenten in één keer lezen
          wie je bent. <Link to={hrefOf('geo-optimized')}>Naar publicatie</Link>
        </p>
      </Card>
    )
  }
  return (
    <Card title="Jouw llms.txt bij ons">
      <div className="grid gap-3">
        <p>
          <a href={tab.hostedUrl} className="wrap-anywhere">
            {tab.hostedUrl}
          </a>
        </p>
        <p>Dit bestand maken we uit je profiel. Het verandert mee zodra je iets wijzigt.</p>
        {tab.judgement ? <Problems {...tab.judgement} /> : null}
      </div>
    </Card>
  )
}

function Upgrade() {
  return (
    <Card title="Op je eigen website">
      <p className="mb-4">Met Pro zet je dit bestand ook op je eigen website: bekijken, kopiëren en downloaden.</p>
      <ButtonAnchor look="primary" href={URLS.pricing}>
        Upgrade naar Pro
      </ButtonAnchor>
    </Card>
  )
}

function OwnFile({ text }: { text: string }) {
  return (
    <Card title="Voor je eigen website">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <CopyButton text={text} label="Kopieer" done="Gekopieerd naar klembord!" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="llms.txt"
          onClick={() => toast('llms.txt gedownload!')}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-link no-underline hover:bg-shade"
        >
          <Download aria-hidden className="size-4" />
          Download llms.txt
        </a>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-hairline bg-paper p-4 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </Card>
  )
}

const STATES = {
  valid: { label: 'Gevonden en geldig', tone: 'good' },
  invalid: { label: 'Gevonden, met fouten', tone: 'bad' },
  outdated: { label: 'Verouderd', tone: 'warn' },
  missing: { label: 'Niet gevonden', tone: 'neutral' },
  unreachable: { label: 'Website niet bereikbaar', tone: 'warn' },
} as const

function OwnWebsite({ tab, answered }: { tab: LlmsTab } & Answered) {
  const { hrefOf } = useDashboard()
  const fetcher = useFetcher<LlmsTxtAnswer>()
  const answer = fetcher.data ?? answered
  return (
    <Card title="Automatische validatie van je website">
      <div className="grid gap-4">
        <p>Elke dag kijken we of de bestanden op je eigen website er staan, kloppen en actueel zijn.</p>
        {tab.ownFiles.length === 0 ? <p className="text-soft">Je website is nog niet bekeken.</p> : null}
        <ul className="grid gap-4">
          {tab.ownFiles.map(({ file, url, state, problems, checkedAt }) => (
            <li key={file} className="grid gap-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <a href={url} className="wrap-anywhere">
                  {url}
                </a>
                <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
                <span className="text-sm text-soft">bekeken op {dutchMoment(checkedAt)}</span>
              </p>
              <Problems problems={problems.map((problem) => ({ ...problem, severity: 'fout' }))} quiet />
            </li>
          ))}
        </ul>
        <fetcher.Form method="post" action={hrefOf('llms-txt')}>
          <Button look="quiet" name="intent" value="check-own-files" busy={fetcher.state !== 'idle'}>
            Controleer nu
          </Button>
        </fetcher.Form>
        <p aria-live="polite" className="text-bad empty:hidden">
          {answer?.intent === 'check-own-files' ? answer.message : null}
        </p>
        {tab.text !== null && tab.hostedUrl && tab.profileJsonUrl ? (
          <HostInstructions places={{ ...tab, hostedUrl: tab.hostedUrl, profileJsonUrl: tab.profileJsonUrl }} />
        ) : null}
      </div>
    </Card>
  )
}

function Validator({ website, answered }: { website: string } & Answered) {
  const { hrefOf } = useDashboard()
  const fetcher = useFetcher<LlmsTxtAnswer>()
  const answer = fetcher.data ?? answered
  const asked = answer?.intent === 'check-own-files' ? undefined : answer
  const { fields, message }: TabAnswer = asked ?? ACCEPTED
  const judgement = asked?.judgement
  return (
    <Card title="Controleer een bestaand bestand">
      <fetcher.Form method="post" action={hrefOf('llms-txt')} className="grid max-w-prose gap-4">
        <Field label="Adres van de website of van het bestand" error={fields.url}>
          <TextInput name="url" defaultValue={asked?.typed?.url ?? website} autoComplete="url" inputMode="url" />
        </Field>
        <Field
          label="Of plak de tekst"
          hint="Staat hier iets, dan kijken we daarnaar in plaats van naar het adres."
          error={fields.text}
        >
          <TextArea name="text" rows={6} defaultValue={asked?.typed?.text} className="max-h-80 font-mono text-sm" />
        </Field>
        <div>
          <Button name="intent" value="judge-file" busy={fetcher.state !== 'idle'}>
            Controleer
          </Button>
        </div>
      </fetcher.Form>
      <div aria-live="polite" className="mt-6 grid gap-6 empty:hidden">
        {message && !fields.url && !fields.text ? <p className="text-bad">{message}</p> : null}
        {judgement ? <Problems {...judgement} /> : null}
        {judgement?.repaired ? <Difference lines={judgement.difference} repaired={judgement.repaired} /> : null}
      </div>
    </Card>
  )
}
