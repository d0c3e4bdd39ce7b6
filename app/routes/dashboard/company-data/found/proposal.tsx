import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { ProposalView } from '#features/proposals/proposals.schema.ts'
import { AdjustForm } from './adjust-form.tsx'
import type { ProposalsAnswer } from './proposals-answer.ts'
import { type Found, useShown } from './use-found.ts'

/** One proposal with its value, its sources and the buttons to decide. */
export function Proposal({ proposal, found }: { proposal: ProposalView; found: Found }) {
  const { id, label, value, shown, current, other, sources, kind } = proposal
  // Opening hours are corrected in the form, which has an editor for them.
  const isAdjustable = !Array.isArray(value)
  const { hrefOf } = useDashboard()
  const decision = useFetcher<ProposalsAnswer>()
  const [isAdjusting, setAdjusting] = useState(false)
  useShown(decision.data, found.show)
  const answer = decision.data ?? (found.answer?.about === id ? found.answer : undefined)
  const busy = decision.state !== 'idle'
  return (
    <div className="grid min-w-0 gap-2 p-5">
      <p className="text-sm text-soft">{label}</p>
      <p className="text-lg wrap-anywhere whitespace-pre-line">{shown}</p>
      {current ? (
        <p className="text-sm">
          {kind === 'website' ? 'Op je site staat nu' : 'In dit document staat'} {other}. In je profiel staat nu:{' '}
          <span className="wrap-anywhere">{current}</span>
        </p>
      ) : null}
      <ul className="grid gap-0.5 text-sm text-soft">
        {sources.slice(0, 3).map(({ place, url, snippet }) => (
          <li key={`${place} ${url}`} className="wrap-anywhere">
            {url && /^https?:/.test(url) ? (
              <a href={url} target="_blank" rel="noreferrer">
                {place}
              </a>
            ) : (
              place
            )}
            {kind === 'document' && snippet ? <q className="ms-1 italic">{snippet}</q> : null}
          </li>
        ))}
      </ul>
      {isAdjusting ? (
        <AdjustForm
          proposal={proposal}
          errors={answer?.fields ?? {}}
          busy={busy}
          Form={decision.Form}
          onCancel={() => setAdjusting(false)}
        />
      ) : (
        <decision.Form method="post" action={hrefOf('company-data')} className="flex flex-wrap gap-2 pt-1">
          <input type="hidden" name="id" value={id} />
          <Button look="quiet" name="intent" value="accept" busy={busy}>
            Klopt
            <About label={label} />
          </Button>
          {isAdjustable ? (
            <Button
              type="button"
              look="ghost"
              className="[@media(scripting:none)]:hidden"
              onClick={() => setAdjusting(true)}
            >
              Pas aan
              <About label={label} />
            </Button>
          ) : null}
          <Button look="ghost" name="intent" value="dismiss" busy={busy}>
            Weg
            <About label={label} />
          </Button>
        </decision.Form>
      )}
      {isAdjustable ? (
        <noscript>
          <details>
            <summary className="min-h-11 py-2">
              Pas aan
              <About label={label} />
            </summary>
            <AdjustForm proposal={proposal} errors={answer?.fields ?? {}} busy={false} Form={decision.Form} />
          </details>
        </noscript>
      ) : null}
      {isAdjusting ? null : (
        <FieldError id={`${id}-fout`}>
          {answer?.fields?.value ?? Object.values(answer?.fields ?? {})[0] ?? answer?.message ?? undefined}
        </FieldError>
      )}
    </div>
  )
}

function About({ label }: { label: string }) {
  return <span className="sr-only">: {label}</span>
}
