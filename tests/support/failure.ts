import { Failure } from '#features/failure.ts'

/** The typed failure that `work` throws; any other error fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Failure)) throw new Error(`Expected a failure, got ${error}`)
  return error
}
