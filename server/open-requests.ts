/** Requests that node:http is answering, so that a process which stops can say to each connection that it is the last one. */
import type { ServerResponse } from 'node:http'

export interface LastAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export class OpenRequests {
  readonly #responses = new Set<ServerResponse>()
  #isClosing = false

  add(response: ServerResponse): void {
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
    if (this.#isClosing) sayClose(response)
  }

  /** From now on each connection is closed after its answer. */
  startClosing(): void {
    this.#isClosing = true
    for (const response of this.#responses) sayClose(response)
  }

  /** What is still without an answer gets this one; an answer that is under way breaks off. */
  cutOff(answerTo: (request: { method: string; path: string; accept: string }) => LastAnswer): void {
    for (const response of this.#responses) {
      if (response.headersSent) {
        response.destroy()
        continue
      }
      const { method = '', url = '', headers: asked } = response.req
      const { status, headers, body } = answerTo({ method, path: url.split('?')[0]!, accept: asked.accept ?? '' })
      for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name)
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
      response.end(method === 'HEAD' ? undefined : body)
      // Whoever was still working on the answer finds nobody to give it to.
      response.writeHead = () => response
      response.write = () => true
      response.end = () => response
    }
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
