/** Migrates a database once for a whole run, from which the tests copy theirs: `node make-prepared-postgres.ts NAME`, with TEST_DATABASE_URL. */
import { migrate } from '#db/migrate.ts'
import { connectAsOwner } from './owner-connection.ts'

const name = process.argv[2]!
const url = new URL(process.env.TEST_DATABASE_URL!)
const server = await connectAsOwner(url.href)
await server.db.run(`create database ${name}`)
await server.end()
url.pathname = `/${name}`
const { db, end } = await connectAsOwner(url.href)
await migrate(db)
await end()
