// One process at a time in a folder: the one lock of its kind, for the data folder (two PGlites on the same files lose rows silently)
// and for installing and building (scripts/lock.mjs). Plain JavaScript without dependencies, because those scripts also run on a Node
// that is too old for TypeScript.
//
// Each process that wants the folder puts its own socket in it. A kill closes the socket, so a file that refuses connections belongs
// to a dead process and is removed. This works on every system with Unix sockets.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ANSWER_TIMEOUT = 3_000
const HELD = 'held'
const LINK_FOLDER = 'vb-'
const LINK = 'd'
const LINK_MINUTES = 10

/** Null when another process has the folder. */
export async function lockFolder(folder) {
  const real = await realpath(folder)
  return process.platform === 'win32' ? lockByPipe(real) : lockBySocketFile(real)
}

/**
 * Each process creates its socket before it looks at the others': of two that start at once at least one sees the other.
 * The one with the higher name gives up at once; the one with the lower name waits for the other's decision.
 */
async function lockBySocketFile(folder) {
  const short = await shortPath(folder)
  const waiting = new Set()
  /** 'pending', 'held' or 'given up' */
  let decision = 'pending'
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
    // It gets its real name only once it answers, so that no other process takes it for a dead one.
    await listen(server, join(short.folder, `new-${name}`))
    await rename(join(folder, `new-${name}`), path)
    for (const other of await readdir(folder)) {
      if (!/^lock-.*\.sock$/.test(other) || other === name) continue
      if (await isTaken(join(short.folder, other), other < name)) {
        await release()
        return null
      }
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

/** A socket's path is limited to about a hundred characters; a symlink with a short path leads to any folder. */
async function shortPath(folder) {
  await removeLeftLinks()
  const made = await mkdtemp(join(tmpdir(), LINK_FOLDER))
  const link = join(made, LINK)
  await symlink(folder, link)
  return { folder: link, made }
}

/** Left by processes that were killed while deciding. A live process decides within seconds. */
async function removeLeftLinks() {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names) {
    if (!/^vb-\w{6}$/.test(name)) continue
    const folder = join(tmpdir(), name)
    try {
      const [{ mtimeMs }, content] = await Promise.all([stat(folder), readdir(folder)])
      const isOurs = content.every((entry) => entry === LINK)
      if (isOurs && Date.now() - mtimeMs > LINK_MINUTES * 60_000) await rm(folder, { recursive: true, force: true })
    } catch {
      // It belongs to another user, or was removed meanwhile.
    }
  }
}

/** Whether the process behind a socket has the folder, or will have it before this one. No answer in time counts as yes. */
function isTaken(path, comesFirst) {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let answer = ''
    const done = (taken) => {
      resolve(taken)
      socket.destroy()
    }
    socket.setTimeout(ANSWER_TIMEOUT, () => done(true))
    socket.on('connect', () => comesFirst && done(true))
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => done(answer === HELD))
    socket.on('error', (error) => {
      if (['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'].includes(error.code)) done(false)
      else reject(error)
    })
  })
}

/** Windows: a pipe belongs to the whole machine, is exclusive, and ends with its process. */
async function lockByPipe(folder) {
  const server = createServer((socket) => socket.destroy())
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex')
  try {
    await listen(server, `\\\\.\\pipe\\vindbaar-${name}`)
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null
    throw error
  }
  server.unref()
  return { release: () => new Promise((closed) => server.close(() => closed())) }
}

function listen(server, path) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
