import type { ConflictView } from '#features/analyses/analysis-view.ts'

/** Lists the facts for which the website gives two values, so that an assistant has to guess. */
export function ConflictList({ conflicts }: { conflicts: ConflictView[] }) {
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="tegenspraak">
      <h2 id="tegenspraak" className="text-xl">
        {conflicts.length === 1
          ? 'Eén gegeven spreekt zichzelf tegen'
          : `${conflicts.length} gegevens spreken zich tegen`}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">Een assistent moet dan raden. Wij rekenen met de eerste waarde.</p>
      <dl className="border-t border-edge">
        {conflicts.map(({ field, values }) => (
          <div
            key={field}
            className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{field}</dt>
            {values.map((one) => (
              <dd key={one.value + one.source + one.page} className="grid min-w-0 gap-0.5 sm:col-start-2">
                <span className="font-medium wrap-anywhere">{one.value}</span>
                <span className="text-sm text-soft">
                  {one.source}, <span className="font-mono break-all">{one.page}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
