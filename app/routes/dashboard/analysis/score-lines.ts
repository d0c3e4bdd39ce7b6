import { dutchDate } from '#app/copy/dates.ts'
import type { PastScore } from '#features/analyses/history.server.ts'

/** Compares only scores of the current rubric. */
export function conclusion(history: PastScore[]): string {
  const last = history.at(-1)!
  const comparable = linesOf(history).at(-1)!
  const first = comparable[0]!
  if (comparable.length < 2) return 'Met deze meetlat is er nog geen eerdere score'
  if (first.score === last.score) return `Je score is ${last.score}, net als op ${dutchDate(first.takenAt)}`
  const way = last.score > first.score ? 'steeg' : 'daalde'
  return `Je score ${way} van ${first.score} naar ${last.score} sinds ${dutchDate(first.takenAt)}`
}

/** Splits the points into runs of one rubric version. */
export function linesOf<T extends PastScore>(points: T[]): T[][] {
  const lines: T[][] = []
  for (const point of points) {
    const line = lines.at(-1)
    if (line && line[0]?.rubricVersion === point.rubricVersion) line.push(point)
    else lines.push([point])
  }
  return lines
}
