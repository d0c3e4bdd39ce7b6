/** Runs one check within its time: a check that fails or hangs says so itself and never breaks the page. */
import type { Services } from '#features/services.ts'
import type { Checked, CheckFailure, CheckName, CheckResult } from './check.ts'

/** Far more than a check takes, also on a busy machine. */
const MOST_MS = 10_000

const FAILURES: Record<CheckFailure, string> = {
  'too-slow': 'Deze controle kreeg niet op tijd antwoord.',
  failed: 'Deze controle is niet gelukt.',
}

export async function runCheck(
  { log }: Pick<Services, 'log'>,
  name: CheckName,
  check: () => Promise<CheckResult>,
  mostMs = MOST_MS,
): Promise<Checked> {
  const { promise: tooLate, resolve } = Promise.withResolvers<'too-slow'>()
  const timer = setTimeout(() => resolve('too-slow'), mostMs)
  try {
    // Within the promise, so that a check that throws at once is one that failed.
    const running = Promise.resolve().then(check)
    const answer = await Promise.race([running, tooLate])
    if (answer !== 'too-slow') return { ...answer, failure: null }
    running.catch((err) => log.warn({ err, check: name }, 'Een systeemcontrole is na haar tijd mislukt'))
    return failedCheck('too-slow')
  } catch (err) {
    log.warn({ err, check: name }, 'Een systeemcontrole is mislukt')
    return failedCheck('failed')
  } finally {
    clearTimeout(timer)
  }
}

function failedCheck(failure: CheckFailure): Checked {
  return {
    failure,
    state: 'broken',
    summary: FAILURES[failure],
    todo: 'Controleer opnieuw. Blijft dit zo, kijk dan in het logboek van het programma.',
    facts: [],
  }
}
