/** The manifest beside a backup: what it is of, when it was made, and the checksum of each file. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { BackupSource } from '#db/backup/backup-source.ts'

export const MANIFEST = 'manifest.json'
export const DUMPS = { pglite: 'database.tar.gz', postgres: 'database.dump' } as const
/** The secret with which codes of the second step are stored: without it nobody with a second step signs in. */
export const SECRET_FILE = 'auth-secret'

const schema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  server_version: z.string(),
  migrations: z.object({ applied: z.number(), newest: z.number() }),
  files: z.array(
    z.object({ name: z.enum([...Object.values(DUMPS), SECRET_FILE]), bytes: z.number(), sha256: z.string() }),
  ),
})
export type Manifest = z.infer<typeof schema>

export async function writeManifest(
  folder: string,
  source: BackupSource,
  files: string[],
  now: Date,
): Promise<Manifest> {
  const manifest = schema.parse({
    format: 1,
    made_at: now.toISOString(),
    database: source.kind,
    server_version: source.version,
    migrations: source.migrations,
    files: await Promise.all(files.map((name) => describe(join(folder, name)))),
  })
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  return manifest
}

/** Null where there is no manifest that we wrote. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The first file that is not as the manifest says. */
export async function findDamage(folder: string, { files }: Manifest): Promise<string | null> {
  for (const file of files) {
    const found = await describe(join(folder, file.name)).catch(() => null)
    if (found?.sha256 !== file.sha256 || found.bytes !== file.bytes) return file.name
  }
  return null
}

async function describe(path: string) {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes)
  return { name: basename(path), bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
