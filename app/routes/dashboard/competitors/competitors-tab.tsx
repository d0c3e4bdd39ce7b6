import { ButtonAnchor } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { URLS } from '#features/urls.ts'
import { CompetitorsDifferences } from './competitors-differences.tsx'
import { CompetitorsForm } from './competitors-form.tsx'
import { CompetitorsProgress } from './competitors-progress.tsx'
import { CompetitorsResult } from './competitors-result.tsx'
import type { ComparisonRun } from './use-comparison.ts'

/** `tab` is null for a plan without comparisons. */
export function CompetitorsTab({ tab, run }: { tab: ComparisonsTab | null; run: ComparisonRun }) {
  if (!tab) return <Upgrade />
  return (
    <div className="grid grid-cols-1 gap-14">
      {run.running ? <CompetitorsProgress progress={run.progress} /> : <CompetitorsForm usage={tab.usage} run={run} />}
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
