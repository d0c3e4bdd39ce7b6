import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**', '.node/**', 'tests/e2e/**'],
    // Each file its own process: parsers in worker threads and PGlite's WebAssembly memory go with it.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
