/** Opens the database at the URL in its argument, reports it, and closes it. */
import { openDatabase } from '#db/open-database.ts'
import { TEST_SECRET } from './postgres-database.ts'

const db = await openDatabase({ databaseUrl: process.argv[2]!, secret: TEST_SECRET })
process.stdout.write('open\n')
await db.close()
