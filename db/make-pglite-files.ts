// A separate process that creates and migrates a new database and exits: PGlite starts twice here, and a process never gives
// that memory back.
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { migrate } from './migrate.ts'
import { closeToOthers } from './owners-files.ts'
import { connectionOf, PGLITE_OPTIONS } from './pglite-options.ts'

/** The process prints its error. */
export interface NotMade {
  message: string
  errno: number | undefined
}

const PGDATA = '/pglite/data'

/** The part of the module that we call. */
interface Emscripten {
  FS: { mkdirTree(path: string): void; mount(type: unknown, options: { root: string }, path: string): void }
  NODEFS: unknown
}

/** A folder presented as a file system in memory: PGlite writes the first files directly into that, and into any other through two copies. */
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
