/** Creates and migrates PGlite once for a whole run, as a folder and as a tar file: `node make-prepared-pglite.ts FOLDER TAR`. */
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#db/migrate.ts'
import { OwnersFiles } from '#db/owners-files.ts'
import { connectionOf, PGLITE_OPTIONS } from '#db/pglite-options.ts'

const [folder, tar] = process.argv.slice(2)
const client = await PGlite.create({ ...PGLITE_OPTIONS, fs: new OwnersFiles(folder!) })
await migrate(connectionOf(client))
const files = await client.dumpDataDir('none')
await client.close()
writeFileSync(tar!, Buffer.from(await files.arrayBuffer()))
