import type { ReactNode } from 'react'
import { dutchMoment } from '#app/copy/dates.ts'
import type { RecordedAct } from '#features/audit-log/list-acts.schema.ts'

const HEADS = ['Wanneer', 'Handeling', 'Wie', 'Bij wie', 'Netwerkadres']

/** On a phone each row is a card. */
export function ActsTable({ acts }: { acts: RecordedAct[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label="Tabel met handelingen" tabIndex={0} className="relative overflow-x-auto">
      <table className="block w-full md:table md:min-w-[64rem]">
        <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium first:ps-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {acts.map(({ sequence, at, label, about, who, whom, address }) => (
            <tr key={sequence} className="block border-b border-hairline py-3 align-top md:table-row">
              <Cell label="Wanneer">
                <time dateTime={at}>{dutchMoment(at)}</time>
              </Cell>
              <th scope="row" className="block text-start font-normal wrap-anywhere md:table-cell md:max-w-80 md:p-3">
                <span className="font-semibold">{label}</span>
                {about ? <span className="block text-sm text-soft">{about}</span> : null}
              </th>
              <Cell label="Wie">{who}</Cell>
              <Cell label="Bij wie">{whom || <span className="text-soft">Het hele systeem</span>}</Cell>
              <Cell label="Netwerkadres">{address ?? <span className="text-soft">Niet bewaard</span>}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="flex items-baseline gap-2 py-0.5 md:table-cell md:max-w-72 md:p-3 md:first:ps-0">
      <span aria-hidden className="w-24 shrink-0 text-sm text-soft md:hidden">
        {label}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </td>
  )
}
