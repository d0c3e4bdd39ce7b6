/** The requests that node:http is answering, so that a stopping process can close each connection after its last answer. */
import type { ServerResponse } from 'node:http'
import type { Asked, FailureAnswer } from './failures.ts'

export class OpenRequests {
  readonly #responses = new Set<ServerResponse>()
  #isClosing = false

  add(response: ServerResponse): void {
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
    if (this.#isClosing) sayClose(response)
  }

  /** From now on each connection closes after its answer. */
  startClosing(): void {
    this.#isClosing = true
    for (const response of this.#responses) sayClose(response)
  }

  /** Unanswered requests get this answer; an unfinished answer is cut off. */
  cutOff(answerTo: (asked: Asked) => FailureAnswer): void {
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
      // The handler that still works on the answer must not write any more.
      response.writeHead = () => response
      response.write = () => true
      response.end = () => response
    }
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
