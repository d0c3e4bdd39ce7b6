/** What a screen's action can read: a POST with a form. */
import { Failure } from '#features/failure.ts'

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Throws unless a screen can read the request. */
export async function requireForm(request: Request): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.method !== 'POST') throw new Failure('method-not-allowed', { allow: ['GET', 'HEAD', 'POST'] })
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!FORM_TYPES.includes(type)) throw new Failure('form-expected')
  await request
    .clone()
    .formData()
    .catch((cause: unknown) => {
      throw new Failure('form-unreadable', { cause })
    })
}
