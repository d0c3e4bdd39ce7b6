import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Replaces the progress of an analysis that stopped without a result. */
export function AnalysisLost({ retry }: { retry: () => void }) {
  return (
    <Notice kind="warn" title="De analyse is onderbroken" live="alert">
      <div className="grid justify-items-start gap-3">
        <p>Hij is niet afgekomen en telt niet mee.</p>
        <Button type="button" look="quiet" onClick={retry}>
          Probeer opnieuw
        </Button>
      </div>
    </Notice>
  )
}
