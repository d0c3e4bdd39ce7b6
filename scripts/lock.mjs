// One installer or builder at a time in this folder. The holder keeps touching the lock, so that one left behind by a
// crash is seen to be dead, whatever process id is in use by then.
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './process.mjs'

const LOCK = path.join(root, '.node', 'lock')
const DEAD_AFTER_MS = 10_000

export async function withLock(work) {
  await take()
  // Should it be gone (this machine slept, and another took over), then there is nothing left to keep.
  const heartbeat = setInterval(() => fs.utimes(LOCK, new Date(), new Date(), () => {}), DEAD_AFTER_MS / 10)
  const release = () => fs.rmSync(LOCK, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

async function take() {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true })
  let told = false
  for (;;) {
    try {
      fs.mkdirSync(LOCK)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const touched = fs.statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > DEAD_AFTER_MS) {
      fs.rmSync(LOCK, { recursive: true, force: true })
      continue
    }
    if (!told) console.error('Een andere opdracht is hier aan het installeren of bouwen. Even wachten…')
    told = true
    await wait(200)
  }
}
