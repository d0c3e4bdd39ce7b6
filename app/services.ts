/** What a loader or action gets in its context: the services of the process, and the session. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { SignInFrom } from '#features/accounts/opened-session.server.ts'
import type { Session } from '#features/accounts/session.ts'
import type { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'

export interface RequestServices {
  services: Services
  /** Null for a visitor. Read once per request, before any loader. */
  session: Session | null
  /** The visitor's address, taken from a forwarded header only behind a trusted proxy. */
  clientAddress: string
  /** For <ServerRouter nonce> and inline scripts. */
  nonce: string
  /** The status of an address of our own as a visitor without any credential gets it, asked of the whole program. */
  statusForVisitor(path: string): Promise<number>
  /** True for a request by the scripts of a screen, which stays as it is when this fails. */
  isData: boolean
  /** Set when the database became unreachable during a screen: the server then answers instead. */
  unavailable?: Failure
  /** Seconds until a retry makes sense, for the answer's Retry-After; set by whatever refuses temporarily. */
  retryAfter?: number
}

export const requestServices = createContext<RequestServices>()

export function servicesOf(context: Readonly<RouterContextProvider>): RequestServices {
  return context.get(requestServices)
}

export function signInFrom({ clientAddress }: RequestServices, request: Request): SignInFrom {
  return { clientAddress, cookies: request.headers.get('cookie'), userAgent: request.headers.get('user-agent') }
}
