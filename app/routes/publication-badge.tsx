import { Check } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'

/** Whether a website's profile is online; `isCovered` false: kept, but the plan does not keep it online. */
export function PublicationBadge({ isPublished, isCovered }: { isPublished: boolean; isCovered: boolean }) {
  if (!isCovered) return <Badge tone="warn">Offline</Badge>
  if (!isPublished) return <Badge>Concept</Badge>
  return (
    <Badge tone="good">
      <Check aria-hidden />
      Gepubliceerd
    </Badge>
  )
}
