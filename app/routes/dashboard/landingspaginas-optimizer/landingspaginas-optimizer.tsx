import { LANDING_PAGE_OPTIMIZER } from '#app/copy/marketing-roadmap.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** The placeholder of the specification: 'in development'. */
export default function LandingPageOptimizer() {
  const { title, text, when, status } = LANDING_PAGE_OPTIMIZER
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <p>
        Dit is {status}. Verwacht: {when}.
      </p>
    </EmptyState>
  )
}
