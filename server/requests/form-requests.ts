/** What a screen's action can read: a POST with a form. */
import { Failure } from '#features/failure.ts'

const ENCODED = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data'

/** Throws unless a screen can read the request. */
export async function requireForm(request: Request): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.method !== 'POST') throw new Failure('method-not-allowed', { allow: ['GET', 'HEAD', 'POST'] })
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  // Any text can be read as this one.
  if (type === ENCODED) return
  if (type !== PARTS) throw new Failure('form-expected')
  await request
    .clone()
    .formData()
    .catch((cause: unknown) => {
      throw new Failure('form-unreadable', { cause })
    })
}
