import type { AnalyzedSource } from '#engine/report/report.ts'

const kilobytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Every address that was asked for, and what came back. */
export function SourceTable({ sources }: { sources: AnalyzedSource[] }) {
  return (
    <section aria-labelledby="bronnen">
      <h2 id="bronnen" className="mb-4 text-xl">
        Wat we lazen
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard. */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-label="Tabel met adressen">
        <table className="w-full min-w-[34rem] text-start">
          <thead className="border-b border-edge text-sm text-soft">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                Adres
              </th>
              <th scope="col" className="px-4 py-2 text-start font-medium">
                Antwoord
              </th>
              <th scope="col" className="px-4 py-2 text-end font-medium">
                Grootte
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                Tijd
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source.url} className="border-b border-hairline align-top">
                <td className="py-2.5 font-mono text-sm break-all">{source.url}</td>
                <td className="px-4 py-2.5">{source.problem ?? source.status}</td>
                <td className="px-4 py-2.5 text-end whitespace-nowrap">{kilobytes.format(source.bytes / 1000)} kB</td>
                <td className="py-2.5 text-end whitespace-nowrap">
                  {source.time === null ? '–' : `${Math.round(source.time)} ms`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
