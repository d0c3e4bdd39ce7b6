/** Renders a screen whole before it is sent: a reader without JavaScript gets everything. */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { servicesOf } from './services.ts'

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, services } = servicesOf(context)
  let failed = false
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return
        failed = true
        services.log.error({ err: error, url: request.url }, 'Een scherm kon niet worden getekend')
      },
    },
  )
  await stream.allReady
  return new Response(stream, { status: failed ? 500 : status, headers })
}
