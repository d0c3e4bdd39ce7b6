// One process on a data folder: two PGlites on the same files lose rows silently. Each process that wants the folder puts
// a socket of its own in it. A kill closes the socket, so a file that nobody answers on is a dead process's and is cleared
// away; nobody ever removes a file that answers. That works on every system that has sockets in files.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

const ANSWER_TIMEOUT = 3_000
const HELD = 'held'
const LINK_FOLDER = 'vb-'
const LINK = 'd'
const LINK_MINUTES = 10

export interface DataFolderLock {
  release(): Promise<void>
}

export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const real = await realpath(folder)
  return process.platform === 'win32' ? lockByPipe(real) : lockBySocketFile(real)
}

const inUse = (folder: string) =>
  new StartupError(
    'data-folder-in-use',
    `De gegevensmap ${folder} is in gebruik door een ander proces. Stop dat eerst, of kies een andere map met DATA_DIR.`,
  )

/**
 * Show oneself first, look around after that: of two that start at once at least one sees the other. The one with the
 * higher name then waits for no one and gives way; the one with the lower name waits for the other's decision.
 */
async function lockBySocketFile(folder: string): Promise<DataFolderLock> {
  const short = await shortPath(folder)
  const waiting = new Set<Socket>()
  let decision: 'pending' | 'held' | 'given up' = 'pending'
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (decision === 'pending') waiting.add(socket)
    else if (decision === 'held') socket.end(HELD)
    else socket.destroy()
  })
  const name = `lock-${randomUUID()}.sock`
  const path = join(folder, name)
  const release = async () => {
    decision = 'given up'
    for (const socket of waiting) socket.destroy()
    await rm(path, { force: true })
    await new Promise((closed) => server.close(closed))
  }
  try {
    // Under its real name only when it answers, so that nobody takes it for a dead one.
    await listen(server, join(short.folder, `new-${name}`))
    await rename(join(folder, `new-${name}`), path)
    for (const other of await readdir(folder)) {
      if (!/^lock-.*\.sock$/.test(other) || other === name) continue
      if (await isTaken(join(short.folder, other), other < name)) throw inUse(folder)
      await rm(join(folder, other), { force: true })
    }
  } catch (error) {
    await release()
    throw error
  } finally {
    await rm(short.made, { recursive: true, force: true })
  }
  decision = 'held'
  for (const socket of waiting) socket.end(HELD)
  waiting.clear()
  server.unref()
  return { release }
}

/** A socket's path has room for about a hundred characters; a link with a short path leads to any folder. */
async function shortPath(folder: string): Promise<{ folder: string; made: string }> {
  await removeLeftLinks()
  const made = await mkdtemp(join(tmpdir(), LINK_FOLDER))
  const link = join(made, LINK)
  await symlink(folder, link)
  return { folder: link, made }
}

/** Of processes that were killed while they looked around. Whoever is at it now needs seconds. */
async function removeLeftLinks(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names) {
    if (!/^vb-\w{6}$/.test(name)) continue
    const folder = join(tmpdir(), name)
    try {
      const [{ mtimeMs }, content] = await Promise.all([stat(folder), readdir(folder)])
      const isOurs = content.every((entry) => entry === LINK)
      if (isOurs && Date.now() - mtimeMs > LINK_MINUTES * 60_000) await rm(folder, { recursive: true, force: true })
    } catch {
      // Another user's, or gone already.
    }
  }
}

/** Whether a process that is there has the folder, or will have it before us. No answer in time counts as yes. */
function isTaken(path: string, comesFirst: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let answer = ''
    socket.setTimeout(ANSWER_TIMEOUT, () => done(true))
    const done = (taken: boolean) => {
      resolve(taken)
      socket.destroy()
    }
    socket.on('connect', () => comesFirst && done(true))
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => done(answer === HELD))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')) done(false)
      else reject(error)
    })
  })
}

/** Windows: a pipe is the whole machine's, exclusive, and gone with its process. */
async function lockByPipe(folder: string): Promise<DataFolderLock> {
  const server = createServer((socket) => socket.destroy())
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex')
  try {
    await listen(server, `\\\\.\\pipe\\vindbaar-${name}`)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? inUse(folder) : error
  }
  server.unref()
  return { release: () => new Promise((closed) => server.close(() => closed())) }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
