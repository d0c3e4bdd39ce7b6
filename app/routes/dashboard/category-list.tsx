import { ChevronDown } from 'lucide-react'
import type { Category, CheckResult, EvidenceClass } from '#engine/report.ts'
import { Badge } from '../../ui/badge.tsx'
import { Inline } from '../../ui/markdown.tsx'
import { Meter } from '../../ui/meter.tsx'

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

/** The score by category; each opens onto its checks, and each check onto what was found and where. */
export function CategoryList({ checks }: { checks: CheckResult[] }) {
  const groups = (Object.keys(CATEGORIES) as Category[])
    .map((category) => ({ category, checks: checks.filter((check) => check.category === category) }))
    .filter((group) => group.checks.length > 0)
  return (
    <section aria-labelledby="categorieen">
      <h2 id="categorieen" className="mb-4 text-xl">
        Waar je punten zitten
      </h2>
      <div className="border-t border-edge">
        {groups.map((group) => (
          <CategoryRow key={group.category} {...group} />
        ))}
      </div>
    </section>
  )
}

function CategoryRow({ category, checks }: { category: Category; checks: CheckResult[] }) {
  const measured = checks.filter((check) => check.measured)
  const points = measured.reduce((sum, check) => sum + check.points, 0)
  const maxPoints = measured.reduce((sum, check) => sum + check.maxPoints, 0)
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
          {maxPoints > 0 ? `${number.format(points)} / ${number.format(maxPoints)}` : 'Niet gemeten'}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 text-soft transition-transform group-open/category:rotate-180 print:hidden"
        />
      </summary>
      <ul className="mb-6 grid gap-6 border-s-2 border-hairline ps-4 sm:ps-6">
        {checks.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </ul>
    </details>
  )
}

function CheckItem({ check }: { check: CheckResult }) {
  return (
    <li className="grid gap-1.5">
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
      <p className="max-w-prose">
        <Inline text={check.says} />
      </p>
      {check.advice ? (
        <p className="max-w-prose">
          <span className="font-semibold">Doe dit: </span>
          <Inline text={check.advice} />
        </p>
      ) : null}
      <details className="text-sm">
        <summary className="inline-block font-medium text-link underline underline-offset-4">
          Waarom deze punten?
        </summary>
        <div className="mt-2 grid gap-2 rounded-md bg-shade p-4">
          {check.evidence.map((item) => (
            <p key={item.url + item.found} className="grid gap-0.5">
              <span className="font-mono break-all">{item.url}</span>
              <q className="break-words text-soft quotes-none">{item.found}</q>
            </p>
          ))}
          <p>
            Bewijs: {EVIDENCE[check.evidenceClass]}. Bron: <Inline text={check.source} />
          </p>
        </div>
      </details>
    </li>
  )
}
