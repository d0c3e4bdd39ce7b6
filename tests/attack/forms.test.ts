/** A body is limited in bytes, fields and time while it arrives: for screens, functions and sign-in alike. No database takes part in that. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { longestWait } from '../support/main-thread.ts'
import { eachRunningVindbaar } from '../support/running-vindbaar.ts'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=grens'
const JSON_TYPE = 'application/json'
const MB = 1024 * 1024
/** Main-thread milliseconds that nobody notices. */
const UNNOTICED = 250

const fieldsOf = (count: number) => 'a=&'.repeat(count)
const partsOf = (count: number) => '--grens\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)
const valuesOf = (count: number) => `{"url":[${'1,'.repeat(count)}1]}`

const SCREENS = ['/login', '/auth', '/dashboard', '/nieuwsbrief']
const FUNCTIONS = ['/functions/v1/subscribe-newsletter', '/functions/v1/analyze-company', '/api/auth/sign-in']

/** Everything received on a connection until it closes. `drip`: what is sent every second after that. */
function say(url: string, text: string, drip = ''): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('utf8').on('data', (data) => {
      heard += data
    })
    const timer = setInterval(() => socket.write(drip), 1_000)
    socket
      .on('close', () => {
        clearInterval(timer)
        resolve(heard)
      })
      .on('error', reject)
  })
}

/** Writes all before it reads, as a browser does. Rejects where the connection is reset. */
function sendThenHear(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname)
    socket.setEncoding('utf8').on('error', reject)
    socket.write(text, () => {
      socket.on('data', (data) => {
        heard += data
      })
    })
    socket.on('end', () => socket.end()).on('close', () => resolve(heard))
  })
}

eachRunningVindbaar(
  'forms',
  (running) => {
    const send = (path: string, type: string, body: string) =>
      fetch(running().url + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'content-type': type, origin: running().url },
      })

    test('of hundreds of thousands of fields are refused while they arrive, and delay nobody', async () => {
      const flood = fieldsOf(690_000)
      const { result, ms } = await longestWait(
        running(),
        Promise.all(Array.from({ length: 8 }, () => send('/login', FORM, flood))),
      )
      for (const answer of result) {
        expect(answer.status).toBe(400)
        expect(await answer.text()).toBe('Dit formulier heeft te veel velden.')
      }
      expect(ms).toBeLessThan(UNNOTICED)
    })

    test('with too many fields are refused at each endpoint, in each encoding', async () => {
      for (const path of SCREENS) {
        for (const [type, body] of [
          [FORM, fieldsOf(2_100)],
          [MULTIPART, `${partsOf(2_100)}--grens--`],
        ] as const) {
          const answer = await send(path, type, body)
          expect([answer.status, await answer.text()], path).toEqual([400, 'Dit formulier heeft te veel velden.'])
        }
      }
      for (const path of FUNCTIONS) {
        const answer = await send(path, JSON_TYPE, valuesOf(2_100))
        expect([answer.status, ((await answer.json()) as { code: string }).code], path).toEqual([
          400,
          'too-many-fields',
        ])
      }
      // As many as anyone needs are accepted.
      expect((await send('/login', FORM, fieldsOf(1_900))).status).toBe(400)
      expect(await (await send('/login', FORM, fieldsOf(1_900))).text()).not.toBe('Dit formulier heeft te veel velden.')
    })

    test('that are too large are refused at each endpoint, with or without a length', async () => {
      const large = `a=${'x'.repeat(2 * MB)}`
      for (const path of [...SCREENS, ...FUNCTIONS]) {
        const answer = await send(path, FUNCTIONS.includes(path) ? JSON_TYPE : FORM, large)
        expect(answer.status, path).toBe(413)
        expect(await answer.text()).toContain('Dit verzoek is te groot.')
      }
    })

    test('that are too large are answered even to a client that reads only after sending everything, and the connection closes', async () => {
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
      const head = (path: string, length: string) =>
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\n${length}\r\n\r\n`
      const large = 20 * MB
      for (const text of [
        head('/login', `Content-Length: ${large}`) + 'x'.repeat(large),
        // Without the marker of its end.
        head('/login', 'Transfer-Encoding: chunked') + chunk.repeat(large / 0x10000),
        head('/functions/v1/analyze-company', `Content-Length: ${large}`) + 'x'.repeat(large),
        head('/dashboard/company-data', `Content-Length: ${large}`) + 'x'.repeat(large),
      ]) {
        expect(await sendThenHear(running().url, text)).toMatch(/^HTTP\/1\.1 413 [\s\S]*Dit verzoek is te groot\./)
      }
    })

    test('that stall time out after half a minute at every endpoint, also when the client sends a byte now and then', async () => {
      const stalled = (path: string, type: string, begun: string, { method = 'POST', drip = '' } = {}) =>
        say(
          running().url,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${begun}`,
          drip,
        )
      const [screen, asFunction, signIn, picture, page, dripping] = await Promise.all([
        stalled('/login', FORM, 'email=a'),
        stalled('/functions/v1/subscribe-newsletter', JSON_TYPE, '{"email":'),
        stalled('/api/auth/sign-in', JSON_TYPE, ''),
        stalled('/favicon.svg', FORM, 'a'),
        stalled('/voorwaarden', FORM, 'a', { method: 'GET' }),
        stalled('/login', FORM, 'email=', { drip: 'a' }),
      ])
      for (const text of [screen, dripping])
        expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*Je gegevens kwamen niet op tijd binnen/)
      for (const text of [asFunction, signIn]) expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"body-too-slow"/)
      // Answered or refused without the body; either way the connection closes.
      for (const text of [picture, page]) expect(text).toMatch(/^HTTP\/1\.1 /)
      expect((await fetch(`${running().url}/healthz`)).status).toBe(200)
    })
  },
  {},
  ['pglite'],
)
