/** The screens: React Router's answer to a request, or our own when it failed. */
import type { Handler } from 'hono'
import type { RequestServices } from '#app/services.ts'
import type { Services } from '#features/services.ts'
import type { RequestBindings } from '#server/requests/bindings.ts'
import { requireForm } from '#server/requests/form-requests.ts'
import { publicRequest } from '#server/requests/origin.ts'
import type { Screens } from './screens.ts'

export function screenRequests(
  services: Services,
  screens: Screens,
  ownOrigins: ReadonlySet<string>,
  statusForVisitor: (path: string) => Promise<number>,
): Handler<RequestBindings> {
  return async (c) => {
    await requireForm(c.req.raw)
    const request: RequestServices = {
      services,
      session: c.get('session'),
      clientAddress: c.get('clientAddress'),
      nonce: c.get('nonce'),
      statusForVisitor,
      isData: c.req.path.endsWith('.data'),
    }
    const { handleRequest } = await screens()
    const answer = await handleRequest(publicRequest(c.req.raw, ownOrigins, services.baseUrl), request)
    if (request.unavailable && answer.status >= 500) throw request.unavailable
    if (request.retryAfter !== undefined) answer.headers.set('Retry-After', String(request.retryAfter))
    if (!request.isData || c.req.method !== 'POST' || !answer.body) return answer
    // An action's answer is short and ready: with its length it is sent at once, and the compression leaves it as it is.
    const bytes = await answer.arrayBuffer()
    answer.headers.set('Content-Length', String(bytes.byteLength))
    return new Response(bytes, answer)
  }
}
