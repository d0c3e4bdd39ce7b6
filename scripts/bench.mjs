// The figures, on both databases where this machine can have PostgreSQL.
import os from 'node:os'
import { build } from './build.mjs'
import { run } from './process.mjs'

export async function bench(file, args = []) {
  await build()
  const { startPostgres } = await import('../tests/support/postgres-server.ts')
  // A quarter of the machine's memory, as PostgreSQL's manual advises for a server with a large database.
  const shared_buffers = `${Math.floor(os.totalmem() / 4 / 1024 ** 2)}MB`
  const postgres = await startPostgres({ shared_buffers }).catch((error) => {
    console.error(`${error.message} Nu alleen de cijfers op PGlite.`)
    return undefined
  })
  try {
    // The worker threads of the program itself, as those of `npm start`.
    return await run('node', ['--no-parallel-scavenge', file, ...args], {
      env: postgres ? { TEST_DATABASE_URL: postgres.url } : {},
    })
  } finally {
    await postgres?.stop()
  }
}
