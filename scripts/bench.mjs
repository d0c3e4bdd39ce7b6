// The figures, on both databases where this machine can have PostgreSQL.
import { build } from './build.mjs'
import { run } from './process.mjs'

export async function bench(file, args = []) {
  await build()
  const { startPostgres } = await import('../tests/support/postgres-server.ts')
  const postgres = await startPostgres().catch((error) => {
    console.error(`${error.message} Nu alleen de cijfers op PGlite.`)
    return undefined
  })
  try {
    return await run('node', [file, ...args], { env: postgres ? { TEST_DATABASE_URL: postgres.url } : {} })
  } finally {
    await postgres?.stop()
  }
}
