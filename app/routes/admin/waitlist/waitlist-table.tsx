import { shortDutchDate } from '#app/copy/dates.ts'
import { plainUrl } from '#app/copy/labels.ts'
import { ListCell, ListRow, ListTable, RowActs, RowHead } from '#app/routes/admin/list-table.tsx'
import type { WaitlistEntry } from '#features/waitlist/admin-waitlist.schema.ts'
import { webUrl } from '#features/web-url.ts'
import { EntryActions, EntryTick } from './entry-actions.tsx'
import { EntryStanding } from './entry-standing.tsx'

const HEADS = ['Datum', 'Naam', 'Bedrijf', 'E-mail', 'Use case', 'Doelgroep', 'Uitnodiging']

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
    // A new table where everyone is chosen, so that the ticks follow.
    <ListTable
      key={String(allTicked)}
      label="Tabel met inschrijvingen"
      heads={HEADS}
      ticks
      acts
      width="md:min-w-[72rem]"
    >
      {entries.map((entry) => (
        <ListRow key={entry.id} className="max-md:relative max-md:ps-9">
          <td className="block max-md:absolute max-md:start-0 max-md:top-3 md:table-cell md:py-3">
            <EntryTick entry={entry} ticked={allTicked} />
          </td>
          <ListCell label="Datum">
            <span className="whitespace-nowrap">{shortDutchDate(entry.joinedAt)}</span>
          </ListCell>
          <RowHead>
            <span className="block md:min-w-28">{entry.name}</span>
          </RowHead>
          <ListCell label="Bedrijf">
            <span className="block md:min-w-40">
              {entry.company}
              {entry.website ? <Website url={entry.website} /> : null}
            </span>
          </ListCell>
          <ListCell label="E-mail">{entry.email}</ListCell>
          <ListCell label="Use case">{entry.useCase ? <Text text={entry.useCase} /> : <None />}</ListCell>
          <ListCell label="Doelgroep">{entry.audience ? <Text text={entry.audience} /> : <None />}</ListCell>
          <ListCell label="Uitnodiging">
            <EntryStanding entry={entry} />
          </ListCell>
          <RowActs>
            <EntryActions entry={entry} busy={busy} onRemove={onRemove} />
          </RowActs>
        </ListRow>
      ))}
    </ListTable>
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
