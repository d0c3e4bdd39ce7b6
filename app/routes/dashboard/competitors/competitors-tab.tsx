import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { URLS } from '#features/urls.ts'
import type { CompetitorsAnswer } from './competitors-answer.ts'
import { CompetitorsForm } from './competitors-form.tsx'
import { CompetitorsProgress } from './competitors-progress.tsx'
import { CompetitorsResult } from './competitors-result.tsx'
import { useCompetitorsForm } from './use-competitors-form.ts'

/** `tab` is null for a plan without comparisons. */
export function CompetitorsTab({
  tab,
  refused,
}: {
  tab: ComparisonsTab | null
  refused: CompetitorsAnswer | undefined
}) {
  return tab ? <Comparisons tab={tab} refused={refused} /> : <Upgrade />
}

function Comparisons({ tab, refused }: { tab: ComparisonsTab; refused: CompetitorsAnswer | undefined }) {
  const { run } = useDashboard().comparing
  const form = useCompetitorsForm(tab, refused)
  // It was started in another window, or in this one before a reload.
  const running = tab.running && !run.hasEnded(tab.running.id) ? tab.running : null
  const { follow } = run
  useEffect(() => {
    if (running) follow(running.id)
  }, [running, follow])
  const busy = run.running || running !== null
  const wrong = form.message !== null || Object.keys(form.fields).length > 0
  const hasRun = useRef(false)
  const result = useRef<HTMLDivElement>(null)
  const { latest } = tab
  // The button that had the focus disappeared during the run, so the focus moves to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a first result is rendered only after the run has ended.
  useEffect(() => {
    if (busy) hasRun.current = true
    if (busy || !hasRun.current) return
    const place = result.current?.querySelector<HTMLElement>(wrong ? '[name="competitors"]' : '#vergelijking')
    if (!place) return
    hasRun.current = false
    place.focus()
  }, [busy, wrong, latest])
  return (
    <div ref={result} className="grid grid-cols-1 gap-12">
      {busy ? <CompetitorsProgress progress={run.progress ?? running} /> : null}
      {tab.latest ? <CompetitorsResult comparison={tab.latest} /> : null}
      {busy ? null : tab.latest ? (
        <details
          // The form contains the errors, and the buttons that add or remove a field.
          open={wrong || refused !== undefined || undefined}
          className="group/form border-t border-edge pt-4 print:hidden"
        >
          <summary className="flex w-fit items-center gap-2 py-1 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            Vergelijk opnieuw of met anderen
            <ChevronDown aria-hidden className="size-5 text-soft transition-transform group-open/form:rotate-180" />
          </summary>
          <div className="pt-6">
            <CompetitorsForm usage={tab.usage} form={form} />
          </div>
        </details>
      ) : (
        <CompetitorsForm usage={tab.usage} form={form} />
      )}
    </div>
  )
}

function Upgrade() {
  return (
    <Card title="Vergelijk je met je concurrenten">
      <div className="grid max-w-prose justify-items-start gap-4">
        <p>
          Met Pro lees je tot tien websites tegelijk, jouw website ernaast. Je ziet wie voorop loopt, welke gegevens zij
          wel noemen en jij niet, en welke verandering je het meest oplevert.
        </p>
        <ButtonAnchor look="primary" href={URLS.pricing}>
          Upgrade naar Pro
        </ButtonAnchor>
      </div>
    </Card>
  )
}
