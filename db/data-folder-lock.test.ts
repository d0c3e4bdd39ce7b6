import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'

const HOLDER = fileURLToPath(new URL('../tests/support/hold-data-folder.ts', import.meta.url))
const inUse = { code: 'data-folder-in-use', message: expect.stringContaining('in gebruik') }

let folder: string
const started: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vindbaar-lock-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A real second process that tries to lock the folder. */
async function contender(path = folder): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, [HOLDER, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [bytes] = await once(child.stdout!, 'data')
  return { child, says: String(bytes).trim() }
}

test('a locked folder is refused, and free as soon as its process is killed', async () => {
  const { child, says } = await contender()
  expect(says).toBe('held')
  await expect(lockDataFolder(folder)).rejects.toMatchObject(inUse)
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  const lock = await lockDataFolder(folder)
  expect((await contender()).says).toBe('data-folder-in-use')
  await lock.release()
  expect((await contender()).says).toBe('held')
})

test('exactly one of many processes that start at once gets the folder', async () => {
  // A killed process's leftovers must not let two of them in.
  const { child } = await contender()
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  const answers = await Promise.all(Array.from({ length: 6 }, () => contender()))
  expect(answers.filter(({ says }) => says === 'held')).toHaveLength(1)
  expect(answers.filter(({ says }) => says === 'data-folder-in-use')).toHaveLength(5)
})

test('one process cannot lock a folder twice, by whichever path', async () => {
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(join(folder, '.', '..', folder.split('/').at(-1)!))).rejects.toMatchObject(inUse)
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
  expect(attempts.every(({ status }) => status === 'rejected')).toBe(true)
  await lock.release()
})

test('exactly one of many attempts in one process wins', async () => {
  for (let round = 0; round < 20; round++) {
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataFolder(folder)))
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]!.value.release()
  }
})

test('a path longer than a socket’s address works, and leaves nothing in the folder', async () => {
  const deep = join(folder, 'a'.repeat(100), 'b'.repeat(100))
  await mkdir(deep, { recursive: true })
  const lock = await lockDataFolder(deep)
  await expect(lockDataFolder(deep)).rejects.toMatchObject(inUse)
  await lock.release()
  expect(await readdir(deep)).toEqual([])
})
