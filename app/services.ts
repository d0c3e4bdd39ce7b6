/** What a loader or action finds in its context: the services of the process, and who is asking. */
import { createContext, type RouterContextProvider } from 'react-router'
import type { Session } from '#features/accounts/session.ts'
import type { SignInFrom } from '#features/accounts/sign-in.server.ts'
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
  /** Asked by the scripts of a screen, which stays as it is when this fails. */
  isData: boolean
  /** Set where the database went away under a screen: the server answers in its stead. */
  unavailable?: Failure
  /** Set by whatever refuses for now: seconds until a next try makes sense, for the answer's Retry-After. */
  retryAfter?: number
}

export const requestServices = createContext<RequestServices>()

export function servicesOf(context: Readonly<RouterContextProvider>): RequestServices {
  return context.get(requestServices)
}

export function signInFrom({ clientAddress }: RequestServices, request: Request): SignInFrom {
  return { clientAddress, cookies: request.headers.get('cookie') }
}
