import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Meter } from '#app/ui/meter.tsx'
import type { Category, EvidenceClass } from '#engine/report/report.ts'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { URLS } from '#features/urls.ts'

type CheckView = AnalysisView['checks'][number]

const CATEGORIES: Record<Category, { label: string; asks: string }> = {
  toegang: { label: 'Toegang', asks: 'Kunnen assistenten bij je website?' },
  leesbaar: { label: 'Leesbaar zonder JavaScript', asks: 'Staat er tekst in wat ze ophalen?' },
  identiteit: { label: 'Identiteit', asks: 'Is duidelijk wie je bent?' },
  'bekende-gegevens': { label: 'Bekende gegevens', asks: 'Welke feiten zijn te vinden?' },
  inhoud: { label: 'Inhoud', asks: 'Staat er iets om aan te halen?' },
  ontdekking: { label: 'Ontdekking', asks: 'Zijn al je pagina’s te vinden?' },
}

const EVIDENCE: Record<EvidenceClass, string> = {
  A: 'vastgelegd door de leverancier of in de wet',
  B: 'gebleken uit een experiment',
  C: 'gezien in onderzoek, oorzaak niet bewezen',
  D: 'afspraak, effect niet gemeten',
}

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

interface Group {
  category: Category
  checks: CheckView[]
  points: number
  maxPoints: number
}

export const labelOf = ({ category }: Group) => CATEGORIES[category].label

export function pointsOf({ points, maxPoints }: Group): string {
  return maxPoints > 0 ? `${number.format(points)} / ${number.format(maxPoints)}` : 'Niet gemeten'
}

/** Of these the plan may see the checks' names and points alone. */
export const isHidden = ({ checks }: Group) => checks.every(({ says }) => says === undefined)

export function groupsOf(checks: CheckView[]): Group[] {
  const categories = Object.keys(CATEGORIES) as Category[]
  return categories
    .map((category) =>
      groupOf(
        category,
        checks.filter((check) => check.category === category),
      ),
    )
    .filter((group) => group.checks.length > 0)
}

/** What could not be measured costs nothing. */
function groupOf(category: Category, checks: CheckView[]): Group {
  const measured = checks.filter((check) => check.measured)
  const sum = (pick: (check: CheckView) => number) => measured.reduce((total, check) => total + pick(check), 0)
  return { category, checks, points: sum((check) => check.points), maxPoints: sum((check) => check.maxPoints) }
}

function conclusion(groups: Group[]): string {
  const lost = (group: Group) => group.maxPoints - group.points
  const [worst] = groups.toSorted((a, b) => lost(b) - lost(a))
  return worst && lost(worst) > 0
    ? `Bij ${CATEGORIES[worst.category].label.toLowerCase()} valt het meest te winnen`
    : 'Je haalt alle punten die we konden meten'
}

/** The score by category; each opens onto its checks, and each check onto what was found and where. */
export function CategoryList({ checks }: { checks: CheckView[] }) {
  const groups = groupsOf(checks)
  const points = groups.reduce((total, group) => total + group.points, 0)
  const maxPoints = groups.reduce((total, group) => total + group.maxPoints, 0)
  return (
    <section aria-labelledby="categorieen">
      <h2 id="categorieen" className="text-xl">
        {conclusion(groups)}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        {number.format(points)} van de {number.format(maxPoints)} punten
        {maxPoints === 100 ? '.' : ' die we konden meten, omgerekend naar een score van 100.'}
      </p>
      <div className="border-t border-edge">
        {groups.map((group) => (
          <CategoryRow key={group.category} group={group} />
        ))}
      </div>
    </section>
  )
}

function CategoryRow({ group }: { group: Group }) {
  const { category, checks, points, maxPoints } = group
  const { label, asks } = CATEGORIES[category]
  return (
    <details className="group/category border-b border-hairline">
      <summary className="grid grid-cols-[1fr_auto_auto] items-center gap-x-5 gap-y-1 py-4 sm:grid-cols-[minmax(0,17rem)_1fr_5.5rem_auto] [&::-webkit-details-marker]:hidden">
        <span className="grid">
          <span className="font-semibold">{label}</span>
          <span className="text-sm text-soft">{asks}</span>
        </span>
        <span className="order-last col-span-3 sm:order-none sm:col-span-1">
          <Meter value={points} max={maxPoints} />
        </span>
        <span className="justify-self-end font-serif text-lg font-semibold whitespace-nowrap tabular-nums">
          {pointsOf(group)}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-open/category:rotate-180 print:hidden"
        />
      </summary>
      <ul className="mb-6 grid grid-cols-1 gap-6 border-s-2 border-hairline ps-4 sm:ps-6">
        {checks.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </ul>
      {isHidden(group) ? (
        <p className="-mt-2 mb-6 max-w-prose ps-4 text-soft sm:ps-6">
          Wat we hierbij vonden en wat je eraan kunt doen, hoort bij Pro. <Link to={URLS.pricing}>Bekijk Pro</Link>
        </p>
      ) : null}
    </details>
  )
}

function CheckItem({ check }: { check: CheckView }) {
  return (
    <li className="grid grid-cols-1 gap-1.5 wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">{check.title}</h3>
        {check.measured ? (
          <span className="text-soft tabular-nums">
            {number.format(check.points)} van {number.format(check.maxPoints)}
          </span>
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
          <summary className="inline-block font-medium text-link underline underline-offset-4">
            Waarom deze punten?
          </summary>
          <div className="mt-2 grid grid-cols-1 gap-2 rounded-md bg-shade p-4">
            {check.evidence?.map((item) => (
              <p key={item.url + item.found} className="grid grid-cols-1 gap-0.5">
                <span className="font-mono break-all">{item.url}</span>
                <q className="break-words text-soft quotes-none">{item.found}</q>
              </p>
            ))}
            <p>
              Bewijs: {EVIDENCE[check.evidenceClass]}. Bron: {check.source}
            </p>
          </div>
        </details>
      ) : null}
    </li>
  )
}
