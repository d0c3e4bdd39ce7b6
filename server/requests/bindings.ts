/** What every handler gets with a request. */
import type { HttpBindings } from '@hono/node-server'
import type { Session } from '#features/accounts/session.ts'

export interface RequestBindings {
  Bindings: HttpBindings
  Variables: { clientAddress: string; session: Session | null; nonce: string }
}
