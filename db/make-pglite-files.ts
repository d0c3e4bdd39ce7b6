// A process that makes a new database, up to date, and ends: PGlite then runs twice, which takes memory that a process does not
// give back.
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { migrate } from './migrate.ts'
import { closeToOthers } from './owners-files.ts'
import { connectionOf, PGLITE_OPTIONS } from './pglite-options.ts'

/** What the process says where it fails. */
export interface NotMade {
  message: string
  errno: number | undefined
}

const PGDATA = '/pglite/data'

/** The little of it that we call. */
interface Emscripten {
  FS: { mkdirTree(path: string): void; mount(type: unknown, options: { root: string }, path: string): void }
  NODEFS: unknown
}

/** A folder in the guise of a file system in memory: into those PGlite writes the first files directly, into others by way of two copies. */
class FolderFS extends MemoryFS {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override init: MemoryFS['init'] = async (pg, options) => {
    this.pg = pg
    const mount = (module: Emscripten) => {
      closeToOthers(module)
      module.FS.mkdirTree(PGDATA)
      module.FS.mount(module.NODEFS, { root: this.#folder }, PGDATA)
    }
    const preRun = [...[options.preRun ?? []].flat(), mount] as NonNullable<typeof options.preRun>
    return { emscriptenOpts: { ...options, preRun } as typeof options }
  }
}

try {
  const client = await PGlite.create({
    ...PGLITE_OPTIONS,
    initDbStartParams: ['-c', 'shared_buffers=4MB'],
    fs: new FolderFS(process.argv[2]!),
  })
  await migrate(connectionOf(client))
  await client.close()
  process.disconnect()
} catch (error) {
  const { message, errno } = error as { message?: string; errno?: number }
  process.send!({ message: message || String(error), errno } satisfies NotMade, () => process.exit(1))
}
