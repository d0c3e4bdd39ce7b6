/** Opens the database at the URL in its argument, says so, and closes it. */
import { openDatabase } from '#db/open-database.ts'

const db = await openDatabase({ databaseUrl: process.argv[2]! })
process.stdout.write('open\n')
await db.close()
