import { Link } from 'react-router'
import { rivalConclusion } from '#app/copy/mentions.ts'
import type { Dashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Card } from '#app/ui/card.tsx'
import type { RivalFigure } from '#features/mentions/figures.ts'
import type { FigureKind } from '#features/mentions/which-answers.ts'
import { ShareRows } from './share-rows.tsx'

/** Each competitor beside the company, in the same answers. */
export function RivalRows({
  rivals,
  behind,
  tabHref,
}: {
  rivals: RivalFigure[]
  behind: (kind: FigureKind, value: string, count: number) => string | null
  tabHref: Dashboard['hrefOf']
}) {
  return (
    <Card title={rivalConclusion(rivals)}>
      {rivals.length === 0 ? (
        <p className="max-w-prose text-soft">
          Vergelijk je met concurrenten op het tabblad <Link to={tabHref('competitors')}>Concurrenten</Link>, of noem ze
          bij een antwoord dat je plakt. In de antwoorden daarna kijken we of ze genoemd worden.
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          {rivals.map(({ name, rival, own, differs }) => (
            <section key={name} aria-label={name} className="grid grid-cols-1 gap-1">
              <ShareRows
                about={`${name} en jij in dezelfde antwoorden`}
                rows={[
                  { label: name, share: rival, href: behind('concurrent', name, rival.count), tone: 'other' },
                  { label: `Jij, in dezelfde antwoorden als ${name}`, share: own, href: null },
                ]}
              />
              <p className="text-sm text-soft">
                {differs ? 'Een verschil buiten de ruis.' : 'Geen verschil buiten de ruis.'}
              </p>
            </section>
          ))}
        </div>
      )}
    </Card>
  )
}
