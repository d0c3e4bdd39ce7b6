import { useEffect } from 'react'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { URLS } from '#features/urls.ts'
import type { CompetitorsAnswer } from './competitors-answer.ts'
import { CompetitorsDifferences } from './competitors-differences.tsx'
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
  // Another window started it, or this one before a reload.
  const running = tab.running && !run.hasEnded(tab.running.id) ? tab.running : null
  const { follow } = run
  useEffect(() => {
    if (running) follow(running.id)
  }, [running, follow])
  return (
    <div className="grid grid-cols-1 gap-14">
      {run.running || running ? (
        <CompetitorsProgress progress={run.progress ?? running} />
      ) : (
        <CompetitorsForm usage={tab.usage} form={form} />
      )}
      {tab.latest ? (
        <>
          <CompetitorsResult comparison={tab.latest} />
          <CompetitorsDifferences comparison={tab.latest} />
        </>
      ) : null}
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
