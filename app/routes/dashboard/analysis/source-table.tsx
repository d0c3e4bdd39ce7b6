import type { AnalyzedSource } from '#engine/report/report.ts'

const kilobytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Every address that was requested, and its response. A phone has no room for four columns, so size and time are below the address. */
export function SourceTable({ sources, label }: { sources: AnalyzedSource[]; label: string }) {
  return (
    <table className="w-full text-start" aria-label={label}>
      <thead className="border-b border-edge text-sm text-soft">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            Adres
          </th>
          <th scope="col" className="py-2 ps-4 text-start font-medium">
            Antwoord
          </th>
          <th scope="col" className="hidden py-2 ps-4 text-end font-medium sm:table-cell">
            Grootte
          </th>
          <th scope="col" className="hidden py-2 ps-4 text-end font-medium sm:table-cell">
            Tijd
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.url} className="border-b border-hairline align-top">
            <td className="py-2.5">
              <span className="font-mono text-sm break-all">{source.url}</span>
              <span className="block text-sm text-soft sm:hidden">
                {sizeOf(source)}, {timeOf(source)}
              </span>
            </td>
            <td className="py-2.5 ps-4">{source.problem ?? source.status}</td>
            <td className="hidden py-2.5 ps-4 text-end whitespace-nowrap sm:table-cell">{sizeOf(source)}</td>
            <td className="hidden py-2.5 ps-4 text-end whitespace-nowrap sm:table-cell">{timeOf(source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sizeOf = ({ bytes }: AnalyzedSource) => `${kilobytes.format(bytes / 1000)} kB`
const timeOf = ({ time }: AnalyzedSource) => (time === null ? '–' : `${Math.round(time)} ms`)
