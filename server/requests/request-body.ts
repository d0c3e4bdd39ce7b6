/**
 * Reads every body completely before anything else happens for its request, with limits on its bytes, its fields and its
 * time. Later readers get it from memory.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { MOST_DOCUMENT_BYTES } from '#engine/documents/document-problems.ts'
import { Failure } from '#features/failure.ts'
import { MOST_UPLOAD_BYTES } from '#features/images/upload.ts'
import { dashboardTab, URLS } from '#features/urls.ts'
import type { RequestBindings } from './bindings.ts'
import { fieldCounter } from './field-counter.ts'

interface BodyLimits {
  bytes: number
  fields: number
  /** For the whole body. A client that sends a byte now and then is as stalled as one that sends nothing. */
  ms: number
}

const KB = 1024
export const MOST_FIELDS = 2_000
/** Enough for ten megabytes from a phone on a mobile network. */
export const UPLOAD_BODY_MS = 120_000

const FORM: BodyLimits = { bytes: 2 * KB * KB, fields: MOST_FIELDS, ms: 30_000 }
const FUNCTION: BodyLimits = { ...FORM, bytes: 256 * KB }
/** One file with a few fields around it. */
const UPLOAD: BodyLimits = {
  bytes: Math.max(MOST_DOCUMENT_BYTES, MOST_UPLOAD_BYTES) + 64 * KB,
  fields: MOST_FIELDS,
  ms: UPLOAD_BODY_MS,
}
/** With every list filled it has some six thousand fields. */
const COMPANY_FORM: BodyLimits = { ...FORM, fields: 10_000 }
/** From a browser without JavaScript it carries the chosen pictures. */
const COMPANY_FORM_WITH_FILES: BodyLimits = {
  ...COMPANY_FORM,
  bytes: MOST_UPLOAD_BYTES + KB * KB,
  ms: UPLOAD_BODY_MS,
}

const FUNCTION_PATHS = /^\/(?:functions\/v1|api\/auth)\//
const UPLOAD_PATHS: readonly string[] = [URLS.documents, URLS.uploads]
const COMPANY_FORM_PATHS: readonly string[] = [
  URLS.saveProfile,
  dashboardTab('company-data', null),
  dashboardTab('geo-optimized', null),
]

type IsSignedIn = (headers: Headers) => Promise<boolean>

export function readBodies(isSignedIn: IsSignedIn): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const most = await limitsOf(c, isSignedIn)
    try {
      const bytes = await readBody(c, body, most)
      c.req.raw = new Request(c.req.raw, { body: bytes })
    } catch (error) {
      if (error instanceof Failure) throw error
      // The client disconnected half-way: nobody reads this.
      return new Response(null, { status: 400 })
    }
    return next()
  }
}

/** Only signed-in customers may send more than a form. */
async function limitsOf(c: Context, isSignedIn: IsSignedIn): Promise<BodyLimits> {
  if (FUNCTION_PATHS.test(c.req.path)) return FUNCTION
  // The data request of a screen has its own suffix.
  const path = c.req.path.replace(/[.]data$/, '')
  if (UPLOAD_PATHS.includes(path)) {
    if (!(await isSignedIn(c.req.raw.headers))) throw new Failure('not-signed-in')
    return UPLOAD
  }
  // The screen sends whoever was signed out to sign in.
  if (!COMPANY_FORM_PATHS.includes(path) || !(await isSignedIn(c.req.raw.headers))) return FORM
  const hasFiles = /^multipart\/form-data;/i.test(c.req.header('content-type') ?? '')
  return hasFiles ? COMPANY_FORM_WITH_FILES : COMPANY_FORM
}

async function readBody(
  c: Context,
  body: ReadableStream<Uint8Array>,
  most: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('content-length') ?? 0) > most.bytes) throw new Failure('body-too-large')
  const count = fieldCounter(c.req.header('content-type') ?? '', most === FUNCTION)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  const { late, clear } = lateAfter(most.ms)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.length
      if (size > most.bytes) throw new Failure('body-too-large')
      if (count(value) > most.fields) throw new Failure('too-many-fields')
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
