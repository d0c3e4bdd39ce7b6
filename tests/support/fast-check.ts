/**
 * fast-check with the same cases in every run: a run that fails on what nobody changed says nothing of the change. Other cases
 * are tried with `CASES=2 npm test`.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.CASES ?? 1) })

export default fc
