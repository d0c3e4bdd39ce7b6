import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

function counting() {
  const asked: string[][] = []
  const ask = askTogether(async (keys) => {
    asked.push(keys)
    if (keys.includes('broken')) throw new Error('no answer')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `answer to ${key}`]))
  })
  return { asked, ask }
}

test('requests in one turn of the event loop share a query, each key once, and each gets its own answer', async () => {
  const { asked, ask } = counting()
  expect(await Promise.all(['a', 'b', 'a', 'unknown'].map(ask))).toEqual([
    'answer to a',
    'answer to b',
    'answer to a',
    undefined,
  ])
  expect(asked).toEqual([['a', 'b', 'unknown']])
})

test('a later request queries again, because the answer may have changed', async () => {
  const { asked, ask } = counting()
  await ask('a')
  await ask('a')
  expect(asked).toEqual([['a'], ['a']])
})

test('a failed query fails for its own callers only', async () => {
  const { ask } = counting()
  const answers = await Promise.allSettled([ask('a'), ask('broken')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('answer to a')
})

test('very many requests are split over several queries, so that the first answers need not wait for the last', async () => {
  const { asked, ask } = counting()
  const keys = Array.from({ length: 20 }, (_, index) => `key ${index}`)
  expect(await Promise.all(keys.map(ask))).toEqual(keys.map((key) => `answer to ${key}`))
  expect(asked).toEqual([keys.slice(0, 8), keys.slice(8, 16), keys.slice(16)])
})
