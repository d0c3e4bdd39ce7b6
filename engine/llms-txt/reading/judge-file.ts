/** Judges and repairs an llms.txt and shows the changes, with limits because a screen shows all of it. */

import { diffLines } from '#engine/diff-lines.ts'
import type { LlmsTxtJudgement, RepairOptions } from '#engine/llms-txt/judgement.ts'
import { repairLlmsTxt } from './repair.ts'
import { validateLlmsTxt } from './validate.ts'

const MOST_PROBLEMS = 200
const MOST_DIFFERENCE = 2_000

/** Keep a byte order mark: it is one of the faults. */
export function judgeLlmsTxt(file: string | Uint8Array, repair?: RepairOptions): LlmsTxtJudgement {
  const text = typeof file === 'string' ? file : new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  const { problems } = validateLlmsTxt(text)
  const faults = problems.filter(({ severity }) => severity === 'fout').length
  const repaired = repair && faults > 0 ? repairLlmsTxt(text, repair) : null
  const difference = repaired === null ? [] : diffLines(text.replaceAll('\r\n', '\n'), repaired)
  return {
    problems: problems.slice(0, MOST_PROBLEMS),
    faults,
    advices: problems.length - faults,
    repaired,
    difference: difference.length > MOST_DIFFERENCE ? [] : difference,
  }
}
