/** What the server process imports from the built screens: a request handler, and the pages outside React Router. */
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RequestServices, requestServices } from './services.ts'

export { renderFailed, renderUnavailable } from './routes/public/failed-page.tsx'
export { renderCompanyRefused, renderProfileMissing, renderProfilePage } from './routes/public/profile-page.tsx'

// Its type allows undefined where ours has an optional property.
const handle = createRequestHandler(build as ServerBuild)

export function handleRequest(request: Request, services: RequestServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(requestServices, services)
  return handle(request, context)
}
