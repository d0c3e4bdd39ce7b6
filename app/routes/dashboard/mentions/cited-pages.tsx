import { Link } from 'react-router'
import { FACT_LABELS } from '#app/copy/assistant-answers.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { answersText, pageConclusion, WHOSE_LABELS } from '#app/copy/mentions.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FactBesidePage } from '#engine/naming/reading/beside-page.ts'
import type { PageFigure, PageFigures } from '#features/mentions/figures.ts'
import type { FigureKind, WhichAnswers } from '#features/mentions/which-answers.ts'
import { ShareRows } from './share-rows.tsx'

type HrefOf = (which: Partial<WhichAnswers>) => string

/** Which pages are cited, and which were only opened: own, of competitors and of others. */
export function CitedPages({ pages, hrefOf }: { pages: PageFigures; hrefOf: HrefOf }) {
  const rowsOf = (kind: FigureKind, of: 'cited' | 'onlyOpened') =>
    pages.shares.map(({ whose, [of]: share }) => ({
      ...{ label: WHOSE_LABELS[whose], share, tone: whose === 'own' ? ('own' as const) : ('other' as const) },
      href: share.count > 0 ? hrefOf({ figure: { kind, value: whose } }) : null,
    }))
  return (
    <Card title={pageConclusion(pages)}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="genoemde-bronnen" className="grid grid-cols-1 content-start gap-3">
          <h3 id="genoemde-bronnen" className="font-sans text-base font-semibold">
            Als bron genoemd
          </h3>
          <ShareRows about="antwoorden met een genoemde bron" rows={rowsOf('bronnen', 'cited')} />
          <PageList pages={pages.cited} total={pages.total.cited} kind="bron" hrefOf={hrefOf} />
        </section>
        <section aria-labelledby="alleen-geopend" className="grid grid-cols-1 content-start gap-3">
          <h3 id="alleen-geopend" className="font-sans text-base font-semibold">
            Geopend, maar niet genoemd
          </h3>
          <ShareRows
            about="antwoorden waarvoor een pagina alleen is geopend"
            rows={rowsOf('alleen-geopend', 'onlyOpened')}
          />
          <PageList pages={pages.onlyOpened} total={pages.total.onlyOpened} kind="geopend" hrefOf={hrefOf} />
        </section>
      </div>
      <p className="mt-4 max-w-prose text-sm text-soft">
        Een antwoord kan meer pagina’s hebben, dus de aandelen zijn samen geen 100%. Pagina’s van een concurrent
        herkennen we aan de website op je lijst van concurrenten.
      </p>
    </Card>
  )
}

const FIRST = 5

function PageList({
  pages,
  total,
  kind,
  hrefOf,
}: {
  pages: PageFigure[]
  total: number
  kind: FigureKind
  hrefOf: HrefOf
}) {
  if (pages.length === 0) return null
  const rest = pages.slice(FIRST)
  const listed = (some: PageFigure[]) => (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {some.map(({ key, url, title, site, whose, answers }) => (
        <li key={key} className="grid gap-0.5 py-2">
          <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            <a href={url} rel="noreferrer nofollow noopener">
              {title ?? plainUrl(url)}
            </a>
            {whose === 'other' ? null : (
              <Badge tone={whose === 'own' ? 'marker' : 'neutral'}>{WHOSE_LABELS[whose]}</Badge>
            )}
          </p>
          <p className="text-sm wrap-anywhere text-soft">
            {site}, in{' '}
            <Link to={hrefOf({ figure: { kind, value: key } })} aria-label={`${answersText(answers)} met ${key}`}>
              {answersText(answers)}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      {listed(pages.slice(0, FIRST))}
      {rest.length > 0 ? (
        <details>
          <summary className="inline-block text-sm font-medium text-link underline underline-offset-4">
            {rest.length === 1 ? 'Nog één pagina' : `Nog ${rest.length} pagina’s`}
          </summary>
          <div className="mt-2">{listed(rest)}</div>
        </details>
      ) : null}
      {total > pages.length ? (
        <p className="text-sm text-soft">
          Dit zijn de {pages.length} meest voorkomende van {total}. Alle staan in het CSV-bestand.
        </p>
      ) : null}
    </div>
  )
}

/** Which fact stands beside which page. Only what an answer itself shows. */
export function FactsBeside({
  beside,
  judgedHref,
}: {
  beside: FactBesidePage[] | null
  judgedHref: (id: string) => string
}) {
  if (beside === null)
    return (
      <Card title="Welk gegeven van welke pagina komt, konden we nu niet nalezen">
        <p className="max-w-prose text-sm text-soft">Laad de pagina over een minuut opnieuw.</p>
      </Card>
    )
  const wrong = beside.filter(({ right }) => !right)
  return (
    <Card title={besideConclusion(beside, wrong)}>
      <p className="max-w-prose text-sm text-soft">
        Alleen wat een antwoord zelf laat zien: de assistent noemt de bron bij die woorden, of het adres of nummer ervan
        staat erachter, in dezelfde zin of direct daarna. Noemt een assistent zijn bronnen los van de tekst, dan is niet
        te zeggen welk gegeven waarvandaan komt. We kijken naar de honderd nieuwste antwoorden over jou met een bron bij
        de tekst.
      </p>
      {beside.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {beside.map(({ fact, said, right, url, answers, answerId }) => (
            <li
              key={`${fact} ${said} ${right} ${url}`}
              className="grid gap-x-4 gap-y-0.5 py-2 wrap-anywhere sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
            >
              <p className="font-semibold">
                {FACT_LABELS[fact]}{' '}
                <span className={right ? 'text-good' : 'text-bad'}>{right ? 'klopt' : 'klopt niet'}</span>
              </p>
              <p>
                {said}, naast{' '}
                <a href={url} rel="noreferrer nofollow noopener">
                  {plainUrl(url)}
                </a>
              </p>
              <Link to={judgedHref(answerId)} className="text-sm">
                {answers === 1 ? 'Bekijk het antwoord' : `Bekijk het nieuwste van ${answers}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function besideConclusion(beside: readonly FactBesidePage[], wrong: readonly FactBesidePage[]): string {
  if (beside.length === 0) return 'Welk gegeven van welke pagina komt, laten deze antwoorden niet zien'
  const [first] = wrong
  if (!first) return 'Wat naast een bron staat, klopt'
  return `${FACT_LABELS[first.fact]} staat fout naast een pagina van ${plainUrl(first.url).split('/')[0]}`
}
