import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Form, Link } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { NoticeText } from '#features/notices/notice-text.rules.ts'
import type { Place } from './place-of.ts'
import { useFocusAfter } from './use-focus-after.ts'

const TONES = {
  good: { Icon: CircleCheck, look: 'text-good' },
  info: { Icon: Info, look: 'text-link' },
  warn: { Icon: TriangleAlert, look: 'text-warn' },
  bad: { Icon: CircleAlert, look: 'text-bad' },
} as const

interface ShownNotice {
  /** Those that are told together, newest first. */
  ids: string[]
  /** ISO 8601. */
  at: string
  isRead: boolean
  text: NoticeText
  places: Place[]
}

export function NoticeItem({ notice, busy }: { notice: ShownNotice; busy: boolean }) {
  const { ids, at, isRead, text, places } = notice
  const id = ids.at(-1)
  const { Icon, look } = TONES[text.tone]
  const heading = useFocusAfter<HTMLHeadingElement>(isRead)
  return (
    <li className="flex gap-3 py-4">
      <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${look}`} />
      <article aria-labelledby={id} className="grid min-w-0 grow grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={id}
            ref={heading.target}
            tabIndex={-1}
            className={`text-lg wrap-anywhere ${isRead ? 'font-normal' : ''}`}
          >
            {text.title}
          </h2>
          {isRead ? null : <Badge tone="marker">Nieuw</Badge>}
        </div>
        <p className="text-sm text-soft">
          <time dateTime={at}>{dutchMoment(at)}</time>
        </p>
        {text.lines.map((line) => (
          <p key={line} className="max-w-prose wrap-anywhere">
            {line}
          </p>
        ))}
        {text.changed.length > 0 ? (
          <ul aria-label="Veranderde regels" className="overflow-x-auto bg-shade p-3 font-mono text-sm">
            {text.changed.map(({ kind, number, text: line }) => (
              <li key={`${kind} ${number}`} className="wrap-anywhere">
                <span className="sr-only">{kind === 'added' ? 'Nieuw, regel ' : 'Weg, regel '}</span>
                <span aria-hidden>{kind === 'added' ? '+ ' : '− '}</span>
                {number}: {kind === 'added' ? <ins className="no-underline">{line}</ins> : <del>{line}</del>}
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {places.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {isRead ? null : (
            <Form method="post" preventScrollReset onSubmit={heading.noteSent}>
              {ids.map((one) => (
                <input key={one} type="hidden" name="melding" value={one} />
              ))}
              <Button look="text" busy={busy} aria-label={`Gelezen: ${text.title}`}>
                Gelezen
              </Button>
            </Form>
          )}
        </div>
      </article>
    </li>
  )
}
