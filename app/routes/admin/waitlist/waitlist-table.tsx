import type { ReactNode } from 'react'
import { shortDutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import type { WaitlistEntry } from '#features/waitlist/admin-waitlist.schema.ts'
import { webUrl } from '#features/web-url.ts'
import { EntryActions, EntryTick } from './entry-actions.tsx'
import { EntryStanding } from './entry-standing.tsx'

const HEADS = ['Datum', 'Naam', 'Bedrijf', 'E-mail', 'Use case', 'Doelgroep', 'Uitnodiging']

/** On a phone each row is a card. */
export function WaitlistTable({
  entries,
  allTicked,
  busy,
  onRemove,
}: {
  entries: WaitlistEntry[]
  allTicked: boolean
  busy: boolean
  onRemove: (entry: WaitlistEntry) => void
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Tabel met inschrijvingen" tabIndex={0} className="relative overflow-x-auto">
      <table className="block w-full md:table md:min-w-[72rem]">
        <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
          <tr>
            <th scope="col">
              <span className="sr-only">Kies</span>
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Acties</span>
            </th>
          </tr>
        </thead>
        {/* A new body where everyone is chosen, so that the ticks follow. */}
        <tbody key={String(allTicked)} className="block md:table-row-group">
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className="block border-b border-hairline py-3 align-top max-md:relative max-md:ps-9 md:table-row"
            >
              <td className="block max-md:absolute max-md:start-0 max-md:top-3 md:table-cell md:py-3">
                <EntryTick entry={entry} ticked={allTicked} />
              </td>
              <Cell label="Datum">
                <span className="whitespace-nowrap">{shortDutchDate(entry.joinedAt)}</span>
              </Cell>
              <th scope="row" className="block text-start font-semibold wrap-anywhere md:table-cell md:p-3">
                {entry.name}
              </th>
              <Cell label="Bedrijf">
                <span>
                  {entry.company}
                  {entry.website ? <Website url={entry.website} /> : null}
                </span>
              </Cell>
              <Cell label="E-mail">{entry.email}</Cell>
              <Cell label="Use case">{entry.useCase ? <Text text={entry.useCase} /> : <None />}</Cell>
              <Cell label="Doelgroep">{entry.audience ? <Text text={entry.audience} /> : <None />}</Cell>
              <Cell label="Uitnodiging">
                <EntryStanding entry={entry} />
              </Cell>
              <td className="block md:table-cell md:py-1 md:text-end">
                <EntryActions entry={entry} busy={busy} onRemove={onRemove} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="flex items-baseline gap-2 py-0.5 md:table-cell md:max-w-72 md:p-3">
      <span aria-hidden className="w-24 shrink-0 text-sm text-soft md:hidden">
        {label}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </td>
  )
}

/** Longer texts are folded: someone may type a whole page. */
const SHOWN = 160
const BEGINNING = 140

function Text({ text }: { text: string }) {
  if (text.length <= SHOWN) return text
  return (
    <details className="group">
      <summary>
        <span className="group-open:hidden">{beginningOf(text)}… </span>
        <span className="text-link underline underline-offset-4 group-open:hidden">Lees verder</span>
        <span className="hidden text-link underline underline-offset-4 group-open:inline">Lees minder</span>
      </summary>
      {text}
    </details>
  )
}

function beginningOf(text: string): string {
  const end = text.lastIndexOf(' ', BEGINNING)
  return text.slice(0, end > 0 ? end : BEGINNING)
}

function Website({ url }: { url: string }) {
  if (!webUrl(url)) return <span className="block text-soft">{url}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      {plainUrl(url)}
    </a>
  )
}

const None = () => <span className="text-soft">Niet ingevuld</span>
