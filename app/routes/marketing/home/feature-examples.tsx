import type { ReactNode } from 'react'
import { DEMO } from '#app/copy/marketing.ts'
import { Meter } from '#app/ui/meter.tsx'
import type { CrawlerToken } from '#engine/crawlers.ts'

/** A piece of the product's own output. The figures are made up, and say so. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 rounded-md border border-hairline bg-paper">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline px-5 py-2.5 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="text-soft">voorbeeld</span>
      </figcaption>
      <div className="px-5 py-4">{children}</div>
    </figure>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre className="font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  )
}

export function ProfileExample() {
  return (
    <Example title="Je profiel, als llms.txt">
      <Code>{`# ${DEMO.restaurant}

> Restaurant met een groepstafel en een
> kaart die voor de helft vegetarisch is.

- Platforms: ChatGPT ja, Perplexity ja,
  Gemini ja, Claude ja, Grok nee

## Diensten
- Diner voor groepen tot 16 personen`}</Code>
    </Example>
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
    <Example title="Vier bezoeken vandaag, drie waren echt">
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
              <td className="py-1.5 font-medium">{crawler}</td>
              <td className="py-1.5 max-sm:hidden">{owner}</td>
              <td className={`py-1.5 text-end font-semibold ${verdict === 'echt' ? 'text-good' : 'text-bad'}`}>
                {verdict}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Example>
  )
}

const SCORES = [
  ['Jij', 78],
  ['Concurrent A', 64],
  ['Concurrent B', 41],
] as const

export function ComparisonExample() {
  return (
    <Example title="Jij ligt 14 punten voor">
      <ul className="grid gap-3">
        {SCORES.map(([name, score]) => (
          <li key={name} className="grid gap-1">
            <p className="flex justify-between gap-4">
              <span className={name === 'Jij' ? 'font-semibold' : ''}>{name}</span>
              <span className="font-serif tabular-nums">{score} van 100</span>
            </p>
            <Meter value={score} max={100} />
          </li>
        ))}
      </ul>
    </Example>
  )
}

export function AdviceExample() {
  return (
    <Example title="De wijziging die het meest oplevert: 5 punten">
      <p className="mb-3">Je robots.txt weert de crawler waarmee ChatGPT zoekt. Voeg deze regels toe:</p>
      <Code>{`User-agent: OAI-SearchBot
Allow: /`}</Code>
    </Example>
  )
}
