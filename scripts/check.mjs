// Everything that can be judged without running the product: format, lint, layers, sizes, types, unused code.
import { allSteps, step } from './steps.mjs'

export const checks = () => [
  step('Vorm en lint (biome)', ['biome', 'check', '.']),
  step('Lagen (dependency-cruiser)', [
    'depcruise',
    '--config=dependency-cruiser.config.mjs',
    ...['engine', 'features', 'app', 'server', 'db', 'tests', 'bench', 'scripts'],
  ]),
  step('Types (tsc)', ['react-router', 'typegen'], ['tsc', '-p', '.']),
  step('Indeling (vitest)', ['vitest', 'run', '--reporter=dot', 'tests/layout.test.ts']),
  step('Ongebruikte code (knip)', ['knip']),
  step('Reguliere expressies (recheck)', ['node', 'scripts/regexes.mjs']),
]

export async function check() {
  return (await allSteps(checks())) ? 0 : 1
}
