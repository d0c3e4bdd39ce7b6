/** Requests that node:http is answering, so that a process which stops can say to each connection that it is the last one. */
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

  /** From now on each connection is closed after its answer. */
  startClosing(): void {
    this.#isClosing = true
    for (const response of this.#responses) sayClose(response)
  }

  /** What is still without an answer gets this one; an answer that is under way breaks off. */
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
      // What was still working on the answer has nothing left to write to.
      response.writeHead = () => response
      response.write = () => true
      response.end = () => response
    }
  }
}

function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
