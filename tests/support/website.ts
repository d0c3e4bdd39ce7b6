/** A real website on loopback: a folder of files, or a handler that misbehaves as a test needs. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export type WebsiteHandler = (request: IncomingMessage, response: ServerResponse) => void

export interface Website {
  url: string
  /** The requested paths, in order. */
  requests: string[]
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
}

/** Host is the name in the URL; it always listens on 127.0.0.1. */
export async function serveWebsite(source: string | WebsiteHandler, host = '127.0.0.1'): Promise<Website> {
  const requests: string[] = []
  const handler = typeof source === 'string' ? filesIn(source) : source
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The same addresses as `npm run audit -- URL --from FOLDER`: `/x` is x, x.html or x/index.html. */
function filesIn(folder: string): WebsiteHandler {
  return async (request, response) => {
    const { pathname = '/' } = URL.parse(request.url ?? '/', 'http://localhost') ?? {}
    const path = normalize(decoded(pathname))
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
    for (const candidate of candidates) {
      const bytes = await readFile(join(folder, candidate)).catch(() => undefined)
      if (!bytes) continue
      response.writeHead(200, { 'content-type': TYPES[extname(candidate)] ?? 'application/octet-stream' }).end(bytes)
      return
    }
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>')
  }
}

/** A stray % is part of the name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
