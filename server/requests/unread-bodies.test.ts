import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from '#features/failure.ts'
import { failureAnswer } from '#server/failures.ts'
import type { RequestBindings } from './bindings.ts'
import { readBodies } from './request-body.ts'
import { lingerWhenClosed } from './unread-bodies.ts'

const LARGE = 20 * 1024 * 1024
const app = new Hono<RequestBindings>()
app.use(readBodies(async () => false))
app.onError((error, c) => {
  const asked = { method: c.req.method, path: c.req.path, accept: '' }
  return new Response(...answerOf(failureAnswer(asked, failureOf(error)!, null)))
})
const answerOf = ({ body, ...init }: ReturnType<typeof failureAnswer>) => [body, init] as const
const listener = getRequestListener(app.fetch)
const server = createServer((request, response) => {
  lingerWhenClosed(request)
  void listener(request, response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** Writes all before it reads, as a browser does. Rejects if the connection is reset. */
function sendThenHear(head: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.setEncoding('utf8').on('error', reject)
    socket.write(`POST /login HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`, () => {
      socket.on('data', (data) => {
        heard += data
      })
    })
    socket.on('end', () => socket.end()).on('close', () => resolve(heard))
  })
}

test('a body that is too large is refused with an answer that arrives, with or without a length', async () => {
  const chunks = `10000\r\n${'x'.repeat(0x10000)}\r\n`.repeat(LARGE / 0x10000)
  for (const [head, body] of [
    [`Content-Length: ${LARGE}`, 'x'.repeat(LARGE)],
    // Without the last chunk: the client could go on for ever.
    ['Transfer-Encoding: chunked', chunks],
    ['Transfer-Encoding: chunked', `${chunks}0\r\n\r\n`],
  ] as const) {
    expect(await sendThenHear(head, body)).toMatch(/^HTTP\/1\.1 413 [\s\S]*Dit verzoek is te groot\./)
  }
})
