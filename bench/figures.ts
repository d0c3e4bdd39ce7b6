/** Figures, each with its comparison. */
export interface Figure {
  what: string
  measured: string
  /** The same work on the same machine in the same run, with as little of our code as possible. */
  comparedTo: string
  ratio: string
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
export const times = (ours: number, theirs: number) =>
  ours >= theirs / 10 ? `${(ours / theirs).toFixed(2)} ×` : `1/${(theirs / ours).toFixed(0)}`

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = [['wat', 'gemeten', 'vergeleken met', 'verhouding']]
  for (const { what, measured, comparedTo, ratio } of figures) rows.push([what, measured, comparedTo, ratio])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  console.log(`\n${title}`)
  for (const [index, row] of rows.entries()) {
    console.log(line(row))
    if (index === 0) console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  }
}
