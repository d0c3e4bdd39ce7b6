import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**', '.node/**', 'tests/e2e/**'],
    // Only what hangs should end here: a busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file its own process: parsers in worker threads and PGlite's WebAssembly memory go with it.
    setupFiles: ['tests/support/end-what-spins.ts'],
    // Pages name their stylesheet; without this its address is empty.
    css: { include: [/\.css\?url$/] },
    pool: 'forks',
    maxWorkers: 2,
  },
})
