/** Creates and migrates PGlite once for a whole run, as a folder and as a tar file: `node make-prepared-pglite.ts FOLDER TAR`. */
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#db/migrate.ts'
import { OwnersFiles } from '#db/owners-files.ts'
import { connectionOf, PGLITE_OPTIONS } from '#db/pglite-options.ts'

const [folder, tar] = process.argv.slice(2)
const client = await PGlite.create({ ...PGLITE_OPTIONS, fs: new OwnersFiles(folder!) })
// Each test copies these files, and half of them are databases that only `create database` would read.
await client.exec('update pg_database set datistemplate = false where datistemplate')
for (const template of ['template0', 'template1']) await client.exec(`drop database ${template}`)
await migrate(connectionOf(client))
const files = await client.dumpDataDir('none')
await client.close()
writeFileSync(tar!, Buffer.from(await files.arrayBuffer()))
