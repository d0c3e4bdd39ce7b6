const AND = new Intl.ListFormat('nl')

/** Line numbers in ascending order, as in 'regel 3' or 'regels 62 t/m 64, 70 en 71': three or more in a row are a range. */
export function linesText(lines: number[]): string {
  const unique = [...new Set(lines)]
  const runs: number[][] = []
  for (const line of unique) {
    const run = runs.at(-1)
    if (run && run.at(-1) === line - 1) run.push(line)
    else runs.push([line])
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} t/m ${run.at(-1)}`] : run.map(String)))
  return `${unique.length === 1 ? 'regel' : 'regels'} ${AND.format(parts)}`
}
