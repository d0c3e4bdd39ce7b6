/**
 * Reads every body whole before anything else happens for its request: counted in bytes and fields while it comes in, and within
 * a time. What reads it afterwards finds all of it there.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { Failure } from '#features/failure.ts'
import type { RequestBindings } from './bindings.ts'
import { fieldCounter } from './field-counter.ts'

const KB = 1024
/** Of a form; of a function. */
const MOST_BYTES = { form: 2 * KB * KB, function: 256 * KB }
export const MOST_FIELDS = 2_000
/** For the whole body. A client that sends a byte now and then is as stalled as one that sends nothing. */
export const BODY_MS = 30_000

const FUNCTIONS = /^\/(?:functions\/v1|api\/auth)\//

export function readBodies(): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const isFunction = FUNCTIONS.test(c.req.path)
    try {
      const bytes = await readBody(c, body, isFunction)
      c.req.raw = new Request(c.req.raw, { body: bytes })
    } catch (error) {
      if (error instanceof Failure) throw error
      // The client hung up half-way: no one reads this.
      return new Response(null, { status: 400 })
    }
    return next()
  }
}

async function readBody(
  c: Context,
  body: ReadableStream<Uint8Array>,
  isFunction: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const most = MOST_BYTES[isFunction ? 'function' : 'form']
  if (Number(c.req.header('content-length') ?? 0) > most) throw new Failure('body-too-large')
  const count = fieldCounter(c.req.header('content-type') ?? '', isFunction)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const { late, clear } = lateAfter(BODY_MS)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.length
      if (size > most) throw new Failure('body-too-large')
      if (count(value) > MOST_FIELDS) throw new Failure('too-many-fields')
      chunks.push(value)
    }
  } catch (error) {
    // Not waited for: what stalls may never end.
    void reader.cancel().catch(() => {})
    throw error
  } finally {
    clear()
  }
}

function lateAfter(ms: number) {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('body-too-slow')), ms)
  })
  return { late, clear: () => clearTimeout(timer) }
}
