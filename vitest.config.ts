import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start processes, wait for time-outs or attack: the longest by far. */
const LONG =
  /\/tests\/(?:durability|faults|attack)\/|\/(?:start-up|operator|behind-tls|what-gratis-sees|hostile[\w-]*)\.test\.ts$/

/** The longest files first, so that none runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// As in `npm start` (server/main.ts): React's development build takes a quarter of the processor time of a test that opens screens.
process.env.NODE_ENV = 'production'

/** Rules that read texts. They start nothing that lasts, so one process reads their modules once for all files. */
const RULES =
  'engine/{consistency,extract,fixes,identity,judge,landing-page,llms-txt,naming,report,second-look,visit,watch}/**/*.test.ts'
/** Those of tests/requests that start programs or hold threads to their limits. */
const ALONE =
  'backup|behind-tls|hostile-websites|images|many-customers|monthly-reports|operator|share-images|uploads|what-gratis-sees'
const requests = (but: string) => `tests/requests/!(${ALONE}|${but}).test.ts`
/**
 * Whole requests to the application in this process, which takes two seconds of a processor to load: that too is done once for all files of a
 * project. PGlite gives no memory back, a gigabyte in sixty files, so they are three.
 */
const REQUESTS = {
  'requests-a-l': requests('[m-z]*'),
  'requests-m-z': requests('[a-l]*'),
  features: '{features,server/requests}/**/*.test.ts',
}
const EXCLUDED = ['**/node_modules/**', 'build/**', 'data/**', '.node/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], exclude: EXCLUDED, isolate: false } },
      ...Object.entries(REQUESTS).map(([name, include]) => ({
        extends: true as const,
        test: { name, include: [include], exclude: EXCLUDED, isolate: false },
      })),
      // Each file its own process: what it starts, and the memory that it fills, go with it.
      {
        extends: true,
        test: { name: 'apart', include: ['**/*.test.ts'], exclude: [...EXCLUDED, RULES, ...Object.values(REQUESTS)] },
      },
    ],
    // Only what hangs should end here: a busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/end-what-spins.ts', 'tests/support/quick-passwords.mjs'],
    env: { TEST_QUICK_PASSWORDS: 'yes' },
    // Pages name their stylesheet; without this its address is empty.
    css: { include: [/\.css\?url$/] },
    pool: 'forks',
    // As `npm start`: a process lives too shortly to earn back the second compilation of PGlite, a fifth of its processor time.
    execArgv: ['--liftoff-only', '--import', new URL('./scripts/quick-start.mjs', import.meta.url).href],
    // One more than the processors of the smallest machine: some files mostly wait for time-outs.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
