/**
 * Reads every body completely before anything else happens for its request, with limits on its bytes, its fields and its
 * time. Later readers get it from memory.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { MOST_DOCUMENT_BYTES } from '#engine/documents/document-problems.ts'
import { Failure } from '#features/failure.ts'
import { dashboardTab, URLS } from '#features/urls.ts'
import type { RequestBindings } from './bindings.ts'
import { fieldCounter } from './field-counter.ts'

const KB = 1024
/** The limits of a form, of a function, and of a document with the fields around it. */
const MOST_BYTES = { form: 2 * KB * KB, function: 256 * KB, document: MOST_DOCUMENT_BYTES + 64 * KB }
export const MOST_FIELDS = 2_000
/** For signed-in customers: a company form with every list filled has some six thousand fields. */
const MOST_PROFILE_FIELDS = 10_000
/** For the whole body. A client that sends a byte now and then is as stalled as one that sends nothing. */
const BODY_MS = 30_000
/** Enough for ten megabytes from a phone on a mobile network. */
export const DOCUMENT_BODY_MS = 120_000

const FUNCTIONS = /^\/(?:functions\/v1|api\/auth)\//

export function readBodies(isSignedIn: (headers: Headers) => Promise<boolean>): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    try {
      const bytes = await readBody(c, body, kindOf(c.req.path), () => isSignedIn(c.req.raw.headers))
      c.req.raw = new Request(c.req.raw, { body: bytes })
    } catch (error) {
      if (error instanceof Failure) throw error
      // The client disconnected half-way: nobody reads this.
      return new Response(null, { status: 400 })
    }
    return next()
  }
}

/** The data request of a screen has its own suffix. */
const screenOf = (path: string) => path.replace(/[.]data$/, '')
export const isDocumentUpload = (path: string) => screenOf(path) === URLS.documents

const COMPANY_FORM: readonly string[] = [
  URLS.saveProfile,
  dashboardTab('company-data', null),
  dashboardTab('geo-optimized', null),
]
const isCompanyForm = (path: string) => COMPANY_FORM.includes(screenOf(path))

function kindOf(path: string): keyof typeof MOST_BYTES {
  if (FUNCTIONS.test(path)) return 'function'
  return isDocumentUpload(path) ? 'document' : 'form'
}

async function readBody(
  c: Context,
  body: ReadableStream<Uint8Array>,
  kind: keyof typeof MOST_BYTES,
  isSignedIn: () => Promise<boolean>,
): Promise<Uint8Array<ArrayBuffer>> {
  const most = MOST_BYTES[kind]
  let mostFields = MOST_FIELDS
  if (Number(c.req.header('content-length') ?? 0) > most) throw new Failure('body-too-large')
  const count = fieldCounter(c.req.header('content-type') ?? '', kind === 'function')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const { late, clear } = lateAfter(kind === 'document' ? DOCUMENT_BODY_MS : BODY_MS)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.length
      if (size > most) throw new Failure('body-too-large')
      const fields = count(value)
      if (fields > mostFields && isCompanyForm(c.req.path) && (await isSignedIn())) mostFields = MOST_PROFILE_FIELDS
      if (fields > mostFields) throw new Failure('too-many-fields')
      chunks.push(value)
    }
  } catch (error) {
    // Not awaited: a stalled body may never end.
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
