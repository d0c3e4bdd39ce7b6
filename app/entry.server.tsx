/** Renders a screen for a request. Streams to people; crawlers get it complete. */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { failureOf } from '#features/failure.ts'
import { servicesOf } from './services.ts'

export const streamTimeout = 5_000

export default function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, services } = servicesOf(context)
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let code = status
    let shellIsOut = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [ready]() {
          shellIsOut = true
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer)
              done()
            },
          })
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
        },
        onShellError: reject,
        onError(error) {
          code = 500
          if (shellIsOut) services.log.error({ err: error }, 'Een scherm kon niet worden getoond')
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const asked = servicesOf(context)
  const path = new URL(request.url).pathname
  const failure = failureOf(error)
  if (failure?.code === 'database-away') {
    asked.unavailable = failure
    asked.services.log.warn({ err: error, path }, 'De database antwoordt niet')
  } else asked.services.log.error({ err: error, path }, 'Een scherm gaf een fout')
}
