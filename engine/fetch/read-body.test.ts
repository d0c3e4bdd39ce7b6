import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FETCH_LIMITS, openBudget } from './fetch-budget.ts'
import { readBody } from './read-body.ts'

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Splits bytes into small chunks, as a network delivers them. */
async function read(encoding: string, bytes: Uint8Array | string, chunk = 1_000) {
  const meters = openBudget(FETCH_LIMITS).metersFor('page')
  const { body, failure } = await readBody(chunksOf(Buffer.from(bytes as string), chunk), encoding, meters)
  return { text: new TextDecoder().decode(body), size: body.length, failure }
}

const TEXT = 'hallo '.repeat(1_000)
const BOMB = Buffer.alloc(50_000_000)

test.each([
  ['gzip', gzipSync],
  ['X-GZIP', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['identity', Buffer.from],
  ['', Buffer.from],
  ['utf-8', Buffer.from],
  ['br, gzip', (text: string) => gzipSync(brotliCompressSync(text))],
] as [string, (text: string) => Uint8Array][])('%j is undone, byte by byte too', async (encoding, compress) => {
  expect(await read(encoding, compress(TEXT))).toMatchObject({ text: TEXT, failure: null })
  expect(await read(encoding, compress('hallo'), 1)).toMatchObject({ text: 'hallo', failure: null })
})

test.each([
  ['gzip', gzipSync(BOMB)],
  ['deflate', deflateRawSync(BOMB)],
  ['br', brotliCompressSync(BOMB)],
  ['zstd', zstdCompressSync(BOMB)],
  ['gzip, gzip', gzipSync(gzipSync(BOMB))],
  ['', BOMB],
])('a bomb in %j ends at the cap, with its first bytes kept', async (encoding, bomb) => {
  expect(await read(encoding, bomb)).toMatchObject({ failure: 'too-large', size: FETCH_LIMITS.bytes.page })
})

test('compressed input that never becomes output is capped too', async () => {
  const nothing = Buffer.concat(Array(200_000).fill(gzipSync('')))
  expect(await read('gzip', nothing, 65_536)).toMatchObject({ failure: 'too-large', size: 0 })
})

test.each([
  ['gzip', 'dit is geen gzip'],
  ['br', 'dit is geen brotli'],
  ['zstd', 'dit is geen zstd'],
  ['br', brotliCompressSync(TEXT).subarray(0, -4)],
  ['rot13', 'unyyb'],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('hallo')))],
])('%s over something else is refused', async (encoding, bytes) => {
  expect(await read(encoding, bytes)).toEqual({ text: '', size: 0, failure: 'bad-encoding' })
})

test('gzip that ends early gives what it held, as in browsers', async () => {
  expect(await read('gzip', gzipSync('hallo').subarray(0, -4))).toMatchObject({ text: 'hallo', failure: null })
})

test('an empty body is empty in every encoding', async () => {
  for (const encoding of ['gzip', 'br', 'zstd', 'rot13'])
    expect(await read(encoding, '')).toMatchObject({ size: 0, failure: null })
})

test('an error of the connection is thrown as it came, in every encoding', async () => {
  async function* broken() {
    yield gzipSync(TEXT).subarray(0, 10)
    throw new Error('reset')
  }
  const meters = openBudget(FETCH_LIMITS).metersFor('page')
  for (const encoding of ['gzip', '']) await expect(readBody(broken(), encoding, meters)).rejects.toThrow('reset')
})
