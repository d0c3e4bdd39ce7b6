import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { failureOf } from '#tests/support/failure.ts'
import { WorkQueue } from './work-queue.ts'

/** Work that ends when the test says so, and a record of what happened to it. */
function setUp(places: number, longest: number) {
  const queue = new WorkQueue({ places, longest })
  const begun: string[] = []
  const ahead: Record<string, number[]> = {}
  const ends: Record<string, () => void> = {}
  const add = (name: string, size = 1) => {
    ahead[name] = []
    const work = { account: name[0]!, size, onAhead: (count: number) => ahead[name]!.push(count) }
    return queue.run(work, () => {
      begun.push(name)
      return new Promise<void>((resolve) => {
        ends[name] = resolve
      })
    })
  }
  const end = async (name: string, run: Promise<void>) => {
    ends[name]!()
    await run
  }
  return { add, end, begun, ahead }
}

test('accounts take turns, so that nobody waits for everything that another account requested', async () => {
  const { add, end, begun, ahead } = setUp(1, 10)
  const runs = Object.fromEntries(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => [name, add(name)]))
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) {
    await eventually(() => expect(begun.at(-1)).toBe(name))
    await end(name, runs[name]!)
  }
  // Notified of each change: a4 had a2 and a3 before it, then others came in between.
  expect(ahead.a1).toEqual([])
  expect(ahead.a4).toEqual([2, 3, 4, 5, 4, 3, 2, 1, 0])
  expect(ahead.b1).toEqual([1, 0])
})

test('the queue has a maximum length, and refused work takes no place in it', async () => {
  const { add, end, begun } = setUp(1, 1)
  const first = add('a1')
  await eventually(() => expect(begun).toEqual(['a1']))
  const second = add('b1')
  expect(await failureOf(add('c1'))).toMatchObject({ code: 'too-busy', status: 503, retryAfter: 30 })
  await end('a1', first)
  await eventually(() => expect(begun).toEqual(['a1', 'b1']))
  const third = add('c2')
  await end('b1', second)
  await eventually(() => expect(begun).toContain('c2'))
  await end('c2', third)
  expect(begun).toEqual(['a1', 'b1', 'c2'])
})

test('large work takes one place per website that it reads, waits for them, and is not overtaken', async () => {
  const { add, end, begun } = setUp(3, 10)
  const small = add('a1')
  const large = add('b1', 11)
  const late = add('c1')
  await eventually(() => expect(begun).toEqual(['a1']))
  await end('a1', small)
  await eventually(() => expect(begun).toEqual(['a1', 'b1']))
  await end('b1', large)
  await eventually(() => expect(begun).toEqual(['a1', 'b1', 'c1']))
  await end('c1', late)
})

test('failed work frees its place for the next', async () => {
  const queue = new WorkQueue({ places: 1, longest: 1 })
  const work = { account: 'a', size: 1, onAhead: () => {} }
  const failing = queue.run(work, async () => {
    throw new Error('kapot')
  })
  const next = queue.run({ ...work, account: 'b' }, async () => 'klaar')
  await expect(failing).rejects.toThrow('kapot')
  expect(await next).toBe('klaar')
})
