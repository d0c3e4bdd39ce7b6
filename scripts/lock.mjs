// One installer or builder at a time in this folder.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFolder } from '../db/folder-lock.mjs'
import { root } from './process.mjs'

const FOLDER = path.join(root, '.node', 'lock')
/** The error of a file system without sockets. There, two commands at once are not prevented. */
const NO_SOCKETS = ['EOPNOTSUPP', 'ENOTSUP', 'EPERM']

export async function withLock(work) {
  const lock = await take()
  try {
    return await work()
  } finally {
    await lock?.release()
  }
}

async function take() {
  fs.mkdirSync(FOLDER, { recursive: true })
  for (let told = false; ; told = true) {
    try {
      const lock = await lockFolder(FOLDER)
      if (lock) return lock
    } catch (error) {
      if (NO_SOCKETS.includes(error.code)) return null
      throw error
    }
    if (!told) console.error('Een andere opdracht is hier aan het installeren of bouwen. Even wachten…')
    await wait(200)
  }
}
