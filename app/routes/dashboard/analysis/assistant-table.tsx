import { Badge, type Tone } from '#app/ui/badge.tsx'
import type { Consequence } from '#engine/report/report.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'

const STATUS: Record<Consequence['status'], { label: string; tone: Tone }> = {
  open: { label: 'Mag lezen', tone: 'good' },
  blocked: { label: 'Geblokkeerd', tone: 'bad' },
  unknown: { label: 'Niet vast te stellen', tone: 'neutral' },
}

/** Shows what the website offers each assistant, and what one change would improve. */
export function AssistantTable({ consequences }: { consequences: Consequence[] }) {
  return (
    <ul className="-mt-2">
      {consequences.map((item) => (
        <li
          key={item.assistant}
          className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-hairline py-4 last:border-0 wrap-anywhere sm:grid-cols-[9rem_10rem_1fr]"
        >
          <h3 className="font-sans font-semibold">{PLATFORM_LABELS[item.assistant]}</h3>
          <p>
            <Badge tone={STATUS[item.status].tone}>{STATUS[item.status].label}</Badge>
          </p>
          <div className="grid max-w-prose gap-1">
            <p>{item.says}</p>
            {item.change ? (
              <p>
                <span className="font-semibold">Doe dit: </span>
                {item.change}
              </p>
            ) : null}
            <p className="text-sm text-soft">
              {item.token ? (
                <>
                  Crawler: <code className="font-mono">{item.token}</code>
                </>
              ) : (
                'Crawler niet gedocumenteerd'
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
