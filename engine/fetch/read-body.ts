/** Reads and decompresses a response body as a stream, so that a decompression bomb stops at the cap. */
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import type { FetchFailure } from '#engine/evidence.ts'
import type { ByteMeter } from './fetch-budget.ts'

/** The `Accept-Encoding` header with the encodings that `readBody` supports. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd'
/** Ordinary servers use one encoding; chains of encodings serve to hide a bomb. */
const MAX_ENCODINGS = 2
/** Values of servers that confuse this header with another one; browsers ignore them as well. */
const NO_ENCODING = /^(?:|identity|none|binary|utf-?8|iso-8859-\d+)$/

export interface ReadBody {
  body: Uint8Array
  /** 'too-large' keeps the bytes up to the cap; 'bad-encoding' keeps none. */
  failure: Extract<FetchFailure, 'too-large' | 'bad-encoding'> | null
}

const TOO_LARGE = Symbol('too large')

/** Throws only what `raw` itself throws: errors of the connection. */
export async function readBody(
  raw: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  meters: { wire: ByteMeter; decoded: ByteMeter },
): Promise<ReadBody> {
  let connectionError: unknown
  const incoming = metered(raw, meters.wire, (error) => {
    connectionError = error
  })
  const chunks: Uint8Array[] = []
  let failure: ReadBody['failure'] = null
  try {
    // An empty body is valid in every encoding. The first byte tells the two formats called 'deflate' apart.
    const first = await incoming.next()
    if (first.done) return { body: new Uint8Array(), failure: null }
    const decoders = decodersFor(contentEncoding, first.value[0] ?? 0)
    if (decoders === null) return { body: new Uint8Array(), failure: 'bad-encoding' }
    const stages = [
      async function* () {
        yield first.value
        yield* incoming
      },
      ...decoders,
      async (decoded: AsyncIterable<Uint8Array>) => {
        for await (const chunk of decoded) {
          const allowed = meters.decoded(chunk.length)
          chunks.push(chunk.subarray(0, allowed))
          if (allowed < chunk.length) throw TOO_LARGE
        }
      },
    ]
    // The type of the array form allows streams only, although generators and a consuming function are documented.
    await pipeline(stages as unknown as ReadonlyArray<NodeJS.ReadWriteStream>)
  } catch (error) {
    if (connectionError !== undefined && error !== TOO_LARGE) throw connectionError
    if (error !== TOO_LARGE) return { body: new Uint8Array(), failure: 'bad-encoding' }
    failure = 'too-large'
  } finally {
    await incoming.return(undefined)
  }
  return { body: joined(chunks), failure }
}

/** A copy with its own memory, unlike a Buffer, so that it can be transferred to a worker thread. */
function joined(chunks: Uint8Array[]): Uint8Array {
  const body = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.length
  }
  return body
}

async function* metered(
  raw: AsyncIterable<Uint8Array>,
  meter: ByteMeter,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of raw) {
      const allowed = meter(chunk.length)
      if (allowed > 0) yield chunk.subarray(0, allowed)
      if (allowed < chunk.length) throw TOO_LARGE
    }
  } catch (error) {
    if (error !== TOO_LARGE) onError(error)
    throw error
  }
}

/** In the order of decoding; null when an encoding is unknown. */
function decodersFor(contentEncoding: string, firstByte: number): Transform[] | null {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !NO_ENCODING.test(name))
    .reverse()
  if (names.length > MAX_ENCODINGS) return null
  const decoders = names.map((name) => decoderFor(name, firstByte))
  return decoders.every((decoder) => decoder !== null) ? decoders : null
}

function decoderFor(name: string, firstByte: number): Transform | null {
  // Like browsers, keep what a gzip stream held that ends too early, as some old servers send it.
  const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
  if (name === 'gzip' || name === 'x-gzip') return createGunzip(lenient)
  // 'deflate' is zlib's format by RFC 9110, but many servers send the raw one.
  if (name === 'deflate') return (firstByte & 0x0f) === 8 ? createInflate(lenient) : createInflateRaw(lenient)
  if (name === 'br') return createBrotliDecompress()
  // RFC 9659: on the web a zstd window is at most 8 MB.
  if (name === 'zstd') return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })
  return null
}
