/** What the server process takes from the built screens: one request handler, fed with the services of the process. */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type AppServices, servicesContext } from './services.ts'

const handle = createRequestHandler(build, process.env.NODE_ENV)

export function handleRequest(request: Request, services: AppServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
