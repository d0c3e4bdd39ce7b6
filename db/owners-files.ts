// PGlite makes each file readable and writable for everyone and ignores the process's umask: it sets the mode itself, afterwards.
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const GROUP_AND_OTHERS = 0o077

interface Attributes {
  mode?: number
}

interface Operations {
  setattr?(at: unknown, attributes: Attributes): void
}

/** The part of PGlite's module that writes files to disk; its types omit it. */
interface WithFiles {
  NODEFS: { node_ops: Operations; stream_ops: Operations }
}

/** Runs before a module starts. */
export function closeToOthers(module: unknown): void {
  const { NODEFS } = module as WithFiles
  for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
    const { setattr } = operations
    if (!setattr) continue
    operations.setattr = (at, attributes) =>
      setattr(
        at,
        attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~GROUP_AND_OTHERS },
      )
  }
}

/** A folder on disk whose files only their owner can read. */
export class OwnersFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    made.emscriptenOpts.preRun = [closeToOthers, ...(made.emscriptenOpts.preRun ?? [])]
    return made
  }
}
