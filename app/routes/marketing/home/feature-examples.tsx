import type { ReactNode } from 'react'
import { plainUrl } from '#app/copy/labels.ts'
import { EXAMPLE_TEXTS } from '#app/copy/marketing-example.ts'
import { Worth } from '#app/routes/dashboard/analysis/change-list.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Meter } from '#app/ui/figures/meter.tsx'
import type { CrawlerToken } from '#engine/crawlers.ts'
import { whoDoes } from '#features/analyses/who-does.rules.ts'
import type { ExamplePiece } from '#features/example/example.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import { URLS } from '#features/urls.ts'

/** A small screenshot of the product with the company of /voorbeeld; `view` links to the full view there. */
function Screen({ title, view, children }: { title: string; view?: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 rounded-md border border-edge bg-paper">
      <figcaption className="flex items-baseline justify-between gap-x-4 border-b border-hairline px-4 py-2 text-sm sm:px-5 sm:py-2.5">
        <span className="font-semibold">{title}</span>
        {view ? (
          <a href={`${URLS.example}#${view}`}>{EXAMPLE_TEXTS.tag}</a>
        ) : (
          <span className="text-soft">{EXAMPLE_TEXTS.tag}</span>
        )}
      </figcaption>
      <div className="px-4 py-3 sm:px-5 sm:py-4">{children}</div>
    </figure>
  )
}

export function ProfileExample({ example: { profile } }: { example: ExamplePiece }) {
  const [place] = profile.locaties_uitgebreid
  return (
    <Screen title="Je profiel, zoals een assistent het leest" view="profiel">
      <p className="font-serif text-lg font-semibold sm:text-xl">
        <span className="marked">{profile.company_name}</span>
      </p>
      <p className="mt-1 font-serif sm:mt-2">{profile.desired_info}</p>
      <dl className="mt-2 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1 border-t border-hairline pt-2 max-sm:text-sm sm:mt-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-y-1.5 sm:pt-3">
        <dt className="text-soft">Adres</dt>
        <dd>
          {place?.straat}, {place?.plaats}
        </dd>
        <dt className="text-soft max-sm:hidden">Diensten</dt>
        <dd className="max-sm:hidden">{profile.diensten.map(({ naam }) => naam).join(', ')}</dd>
        <dt className="text-soft">Mag lezen</dt>
        <dd>{profile.llm_platforms.map((platform) => PLATFORM_LABELS[platform]).join(', ')}</dd>
      </dl>
    </Screen>
  )
}

const VISITS = [
  ['OAI-SearchBot', 'ChatGPT', 'echt'],
  ['PerplexityBot', 'Perplexity', 'echt'],
  ['GPTBot', 'ChatGPT', 'nagebootst'],
  ['Claude-SearchBot', 'Claude', 'echt'],
] as const satisfies readonly (readonly [CrawlerToken, string, string])[]

export function VisitsExample() {
  return (
    <Screen title="Drie bezoeken vandaag, en één die deed alsof">
      <table className="w-full text-start">
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="pb-1 text-start font-medium">
              Crawler
            </th>
            <th scope="col" className="pb-1 text-start font-medium max-sm:hidden">
              Van
            </th>
            <th scope="col" className="pb-1 text-end font-medium">
              Oordeel
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {VISITS.map(([crawler, owner, verdict]) => (
            <tr key={crawler}>
              <td className="py-1 font-medium sm:py-1.5">{crawler}</td>
              <td className="py-1 max-sm:hidden sm:py-1.5">{owner}</td>
              <td className="py-1 text-end sm:py-1.5">
                <Badge tone={verdict === 'echt' ? 'good' : 'bad'}>{verdict}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  )
}

export function ComparisonExample({ example: { scores } }: { example: ExamplePiece }) {
  const [own, ...others] = scores
  const best = others.toSorted((a, b) => b.score - a.score)[0]
  if (!own || !best) return null
  const ahead = own.score - best.score
  const title = ahead > 0 ? `Jij ligt ${ahead} punten voor` : `${plainUrl(best.url)} ligt ${-ahead} punten voor`
  return (
    <Screen title={title} view="vergelijken">
      <ul className="grid gap-2 sm:gap-3">
        {scores.map(({ url, score }) => (
          <li key={url} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className={`wrap-anywhere ${url === own.url ? 'font-semibold' : ''}`}>
                {plainUrl(url)}
                {url === own.url ? ' (jij)' : ''}
              </span>
              <span className="font-serif whitespace-nowrap tabular-nums">{score} van 100</span>
            </p>
            <Meter value={score} max={100} />
          </li>
        ))}
      </ul>
    </Screen>
  )
}

export function AdviceExample({ example: { changes } }: { example: ExamplePiece }) {
  return (
    <Screen title="Wat het meest oplevert, staat bovenaan" view="doen">
      <ol className="grid divide-y divide-hairline">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-0.5 max-sm:nth-3:hidden py-2 first:pt-0 last:pb-0 sm:gap-1 sm:py-2.5">
            <p className="font-medium">{change.says}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Worth change={change} />
              <Badge>{whoDoes(change)}</Badge>
            </p>
          </li>
        ))}
      </ol>
    </Screen>
  )
}
