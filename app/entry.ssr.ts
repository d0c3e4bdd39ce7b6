/** What the server process takes from the built screens: one request handler, fed with the services of the process. */
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type RequestServices, requestServices } from './services.ts'

const handle = createRequestHandler(build)

export function handleRequest(request: Request, services: RequestServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(requestServices, services)
  return handle(request, context)
}
