/** Groups a report's checks by category, with the category's share of the score. */
import type { Category } from '#engine/report/report.ts'
import type { CheckView } from '#features/analyses/analysis-view.ts'

const CATEGORIES: Record<Category, { label: string; asks: string }> = {
  toegang: { label: 'Toegang', asks: 'Kunnen assistenten bij je website?' },
  leesbaar: { label: 'Leesbaar zonder JavaScript', asks: 'Staat er tekst in wat ze ophalen?' },
  identiteit: { label: 'Identiteit', asks: 'Is duidelijk wie je bent?' },
  'bekende-gegevens': { label: 'Bekende gegevens', asks: 'Welke feiten zijn te vinden?' },
  inhoud: { label: 'Inhoud', asks: 'Staat er iets om aan te halen?' },
  ontdekking: { label: 'Ontdekking', asks: 'Zijn al je pagina’s te vinden?' },
}

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
export const shownPoints = (points: number) => number.format(points)

export interface Group {
  category: Category
  label: string
  asks: string
  checks: CheckView[]
  points: number
  maxPoints: number
}

export function pointsOf({ points, maxPoints }: Group): string {
  return maxPoints > 0 ? `${shownPoints(points)} / ${shownPoints(maxPoints)}` : 'Niet gemeten'
}

/** The plan shows only the names and points of these checks. The facts have a list of their own. */
export const isHidden = ({ category, checks }: Group) =>
  category !== 'bekende-gegevens' && checks.every(({ outcome }) => outcome === undefined)

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

/** A check that could not be measured does not lower the score. */
function groupOf(category: Category, checks: CheckView[]): Group {
  const measured = checks.filter((check) => check.measured)
  const sum = (pick: (check: CheckView) => number) => measured.reduce((total, check) => total + pick(check), 0)
  const { label, asks } = CATEGORIES[category]
  return {
    category,
    label,
    asks,
    checks,
    points: sum((check) => check.points),
    maxPoints: sum((check) => check.maxPoints),
  }
}

const lost = (group: Group) => group.maxPoints - group.points

export function conclusionOf(groups: Group[]): string {
  const [worst] = groups.toSorted((a, b) => lost(b) - lost(a))
  return worst && lost(worst) > 0
    ? `Bij ${worst.label.toLowerCase()} valt het meest te winnen`
    : 'Je haalt alle punten die we konden meten'
}
