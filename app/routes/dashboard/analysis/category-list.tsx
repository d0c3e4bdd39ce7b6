import { ChevronDown } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Meter } from '#app/ui/figures/meter.tsx'
import type { CheckView } from '#features/analyses/analysis-view.ts'
import { Bibliography, bibliographyOf } from './bibliography.tsx'
import { conclusionOf, type Group, groupsOf, isHidden, pointsOf, shownPoints } from './groups.ts'
import { HiddenGroups } from './hidden-groups.tsx'

/** The score by category. A category opens to its checks, with passed checks folded; a check opens to its evidence and the page it is on. */
export function CategoryList({
  checks,
  rubricVersion,
  good,
  hidden,
}: {
  checks: CheckView[]
  rubricVersion: string
  /** What is in order in the parts that the plan hides. */
  good: string[]
  /** See Report. */
  hidden: string | undefined
}) {
  const groups = groupsOf(checks)
  const sources = bibliographyOf(checks)
  const points = groups.reduce((total, group) => total + group.points, 0)
  const maxPoints = groups.reduce((total, group) => total + group.maxPoints, 0)
  return (
    <section aria-labelledby="categorieen">
      <h2 id="categorieen" className="text-xl">
        {conclusionOf(groups)}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        {shownPoints(points)} van de {shownPoints(maxPoints)} punten
        {maxPoints === 100 ? '' : ' die we konden meten, omgerekend naar een score van 100'}, meetlat {rubricVersion}.
        De assistenten zelf zijn niet bevraagd: hoe zij je noemen is niet gemeten.
      </p>
      <div className="border-t border-edge">
        {groups
          .filter((group) => !isHidden(group))
          .map((group) =>
            group.category === 'bekende-gegevens' ? (
              <a
                key={group.category}
                href="#gegevens"
                className="block border-b border-hairline text-inherit no-underline hover:bg-shade"
              >
                <Row group={group} asks="Ze staan hierboven, met hun waarde." />
              </a>
            ) : (
              <CategoryRow key={group.category} group={group} sources={sources} />
            ),
          )}
        <Bibliography sources={sources} checks={checks} />
      </div>
      <HiddenGroups groups={groups.filter(isHidden)} good={good} hidden={hidden} />
    </section>
  )
}

function Row({ group, asks, folds = false }: { group: Group; asks: string; folds?: boolean }) {
  return (
    <span className="grid grid-cols-[1fr_auto_1.25rem] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,17rem)_1fr_5.5rem_1.25rem]">
      <span className="grid">
        <span className="font-semibold">{group.label}</span>
        <span className="text-sm text-soft">{asks}</span>
      </span>
      <span className="order-last col-span-3 sm:order-none sm:col-span-1">
        <Meter value={group.points} max={group.maxPoints} />
      </span>
      <span className="justify-self-end font-serif text-lg font-semibold whitespace-nowrap tabular-nums">
        {pointsOf(group)}
      </span>
      {folds ? (
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-open/category:rotate-180 print:hidden"
        />
      ) : null}
    </span>
  )
}

const isInOrder = ({ measured, points, maxPoints }: CheckView) => measured && points >= maxPoints

function CategoryRow({ group, sources }: { group: Group; sources: Map<string, number> }) {
  const inOrder = group.checks.filter(isInOrder)
  const rest = group.checks.filter((check) => !isInOrder(check))
  const items = (checks: CheckView[]) => (
    <ul className="grid grid-cols-1 gap-5 border-s-2 border-hairline ps-4 sm:ps-6">
      {checks.map((check) => (
        <CheckItem key={check.id} check={check} source={sources.get(check.source ?? '')} />
      ))}
    </ul>
  )
  return (
    <details className="group/category border-b border-hairline">
      <summary className="block [&::-webkit-details-marker]:hidden">
        <Row group={group} asks={group.asks} folds />
      </summary>
      <div className="grid gap-4 pt-1 pb-6">
        {rest.length > 0 ? items(rest) : null}
        {inOrder.length > 0 ? (
          <details>
            <summary className="w-fit py-1 font-medium text-good">In orde: {inOrder.length}</summary>
            <div className="pt-3">{items(inOrder)}</div>
          </details>
        ) : null}
      </div>
    </details>
  )
}

function CheckItem({ check, source }: { check: CheckView; source: number | undefined }) {
  return (
    <li className="grid grid-cols-1 gap-1.5 wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">{check.title}</h3>
        {check.measured ? (
          check.maxPoints > 0 ? (
            <span className="text-soft tabular-nums">
              {shownPoints(check.points)} van {shownPoints(check.maxPoints)}
            </span>
          ) : null
        ) : (
          <Badge>Niet gemeten</Badge>
        )}
      </div>
      {check.says ? <p className="max-w-prose">{check.says}</p> : null}
      {check.advice ? (
        <p className="max-w-prose">
          <span className="font-semibold">Doe dit: </span>
          {check.advice}
        </p>
      ) : null}
      {check.evidenceClass ? (
        <details className="text-sm">
          <summary className="inline-block font-medium text-link underline underline-offset-4">Bewijs</summary>
          <div className="mt-2 grid grid-cols-1 gap-2 rounded-md bg-shade p-4">
            {check.evidence?.map((item) => (
              <p key={item.url + item.found} className="grid grid-cols-1 gap-0.5">
                <span className="font-mono break-all">{item.url}</span>
                <q className="break-words text-soft quotes-none">{item.found}</q>
              </p>
            ))}
            <p>
              Klasse {check.evidenceClass}
              {source ? (
                <>
                  , <a href={`#bron-${source}`}>bron {source}</a>
                </>
              ) : null}
            </p>
          </div>
        </details>
      ) : null}
    </li>
  )
}
