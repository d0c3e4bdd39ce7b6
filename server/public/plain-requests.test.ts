import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from '#tests/support/fast-check.ts'
import { BODY, HEADERS, LAST, listen, open, talk } from '#tests/support/http-conversation.ts'
import { answerPlainRequests, plainRequestReader } from './plain-requests.ts'
import { KEEP_ALIVE_SECONDS, Reply } from './reply.ts'

describe('plain requests', () => {
  let ordinary: Server
  /** One answer at once, one a moment later. */
  let quick: Server[]
  let endPlainConnections: () => void
  let answered = 0
  beforeAll(async () => {
    const start = () => listen(createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000 }))
    ordinary = await start()
    quick = [await start(), await start()]
    const ends = quick.map((server, isLate) =>
      answerPlainRequests(server, ({ url }) => {
        if (url !== '/page') return null
        answered++
        const reply = new Reply(200, HEADERS, BODY)
        return isLate ? new Promise((resolve) => setImmediate(() => setImmediate(() => resolve(reply)))) : reply
      }),
    )
    endPlainConnections = () => {
      for (const { closeIdle } of ends) closeIdle()
    }
  })
  afterAll(() => {
    for (const server of [ordinary, ...quick]) {
      server.closeAllConnections()
      server.close()
    }
    endPlainConnections()
  })

  const plain = (...lines: string[]) => `GET /page HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`
  const CASES: Record<string, string[]> = {
    'a page': [plain('Host: x')],
    'a page twice': [plain('Host: x'), plain('Host: x', 'User-Agent: GPTBot')],
    'a page, then something else': [plain('Host: x'), 'GET /other?a=b HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\n\r\n'],
    'a head in pieces': ['GET /pa', 'ge HTTP/1.1\r\nHo', 'st: x\r\n', '\r\n'],
    'a page, then a head in pieces': [plain('Host: x'), 'GET /oth', 'er HTTP/1.1\r\nHost: x\r\n\r\n'],
    'two requests at once': [plain('Host: x') + plain('Host: x')],
    'a body': ['GET /page HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhallo'],
    'a body that looks like a request': [
      `POST /other HTTP/1.1\r\nHost: x\r\nContent-Length: 32\r\n\r\n`,
      plain('Host: xx'),
    ],
    'a body in chunks': [
      'GET /page HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
      '5\r\nhallo\r\n0\r\n\r\n',
    ],
    'two lengths': ['GET /page HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nhallo'],
    'a post after a page': [plain('Host: x'), 'POST /other HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nha', 'llo'],
    'a head only': ['HEAD /page HTTP/1.1\r\nHost: x\r\n\r\n'],
    'an end after it': [plain('Host: x', 'Connection: close')],
    'an expectation': ['GET /page HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n'],
    'another protocol': ['GET /page HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    'an old version': ['GET /page HTTP/1.0\r\n\r\n'],
    'a whole address': ['GET http://x/page HTTP/1.1\r\nHost: x\r\n\r\n'],
    'no host': [plain('User-Agent: x')],
    'two hosts': [plain('Host: x', 'Host: y')],
    'a header twice': [plain('Host: x', 'X-Forwarded-For: 1.2.3.4', 'X-Forwarded-For: 5.6.7.8')],
    'a folded header': [plain('Host: x', 'User-Agent: a', ' b')],
    'a bare line feed': ['GET /page HTTP/1.1\nHost: x\n\n'],
    'a bare carriage return': ['GET /page HTTP/1.1\r\nHost: x\rX: y\r\n\r\n'],
    'a zero byte': [plain('Host: x', 'User-Agent: a\0b')],
    'a space before the colon': [plain('Host : x')],
    'a header without a name': [plain('Host: x', ': y')],
    'letters beyond ASCII': [plain('Host: x', 'User-Agent: caf\xe9')],
    'an empty line first': [`\r\n${plain('Host: x')}`],
    'a long head': [plain('Host: x', `User-Agent: ${'x'.repeat(5_000)}`)],
    nonsense: ['\x16\x03\x01\x02\x00\x01\r\n\r\n'],
  }
  for (const [what, pieces] of Object.entries(CASES)) {
    test(`get the same answer as from node:http: ${what}`, async () => {
      const expected = await talk(ordinary, [...pieces, LAST])
      expect(expected).toMatch(/^HTTP\/1\.1 /)
      for (const server of quick) expect(await talk(server, [...pieces, LAST])).toBe(expected)
    })
  }

  test('get the same answer as from node:http: too long a head', async () => {
    const long = [plain('Host: x', `User-Agent: ${'x'.repeat(17_000)}`)]
    for (const server of quick) expect(await talk(server, long)).toBe(await talk(ordinary, long))
  })

  test('get the same answer as from node:http: anything', async () => {
    const whole = fc.constantFrom(...Object.values(CASES).flat())
    const special = fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      ' ',
      ':',
      '\0',
      '\t',
      ',',
      'GET ',
      'HTTP/1.1',
      'Content-Length: 3\r\n',
      '\xff',
    )
    const mutated = fc.tuple(whole, fc.nat(), fc.nat(8), special).map(([text, at, length, instead]) => {
      const from = at % text.length
      return text.slice(0, from) + instead + text.slice(from + length)
    })
    await fc.assert(
      fc.asyncProperty(fc.array(mutated, { minLength: 1, maxLength: 3 }), async (pieces) => {
        const expected = await talk(ordinary, [...pieces, LAST])
        for (const server of quick) expect(await talk(server, [...pieces, LAST])).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('and only those are answered without node:http', async () => {
    answered = 0
    for (const pieces of Object.values(CASES)) await talk(quick[0]!, [...pieces, LAST])
    // One each of: a page, a page then something else, then pieces, then a post, non-ASCII letters; a page twice has two.
    expect(answered).toBe(7)
  })

  test('are parsed as sent, the first and the next ones of a connection', () => {
    const text = plain('Host: x', 'User-Agent:  GPTBot/1.3 ', 'ACCEPT-Encoding: br, gzip', 'If-None-Match: W/"a"')
    const readNext = plainRequestReader()
    const read = (text: string) => readNext(Buffer.from(text, 'latin1'))
    const expected = {
      url: '/page',
      headers: { host: 'x', 'user-agent': 'GPTBot/1.3', 'accept-encoding': 'br, gzip', 'if-none-match': 'W/"a"' },
    }
    for (let time = 0; time < 2; time++) {
      expect(read(text)).toEqual(expected)
      expect(read(text)).toEqual(expected)
      expect(read(text.replace('/page', '/other'))).toEqual({ ...expected, url: '/other' })
      expect(read(text.replace('Host: x', 'Host: y'))).toEqual({
        ...expected,
        headers: { ...expected.headers, host: 'y' },
      })
      expect(read(plain('Host: x', '__proto__: y'))).toBeNull()
      expect(read(text.replace('GET', 'PUT'))).toBeNull()
      for (let cut = 0; cut < text.length; cut++) expect(read(text.slice(0, cut))).toBeNull()
      for (const after of [' ', '\r\n', 'GET']) expect(read(text + after)).toBeNull()
    }
  })

  test('from a client that never reads the answers use bounded memory', async () => {
    const big = await listen(createServer())
    const reply = new Reply(200, ['Content-Length', '1000000'], Buffer.alloc(1_000_000))
    let answers = 0
    const connections = answerPlainRequests(big, () => {
      answers++
      return reply
    })
    const socket = open(big).pause()
    socket.on('error', () => undefined)
    // Each request in a packet of its own, as long as the server accepts them.
    socket.setNoDelay(true)
    for (let sent = 0; sent < 200; sent++) {
      await new Promise<void>((written) => socket.write(plain('Host: x'), () => setImmediate(written)))
    }
    expect(answers).toBeLessThan(50)
    socket.destroy()
    await once(socket, 'close')
    connections.closeIdle()
    big.closeAllConnections()
    big.close()
  })

  test('leave no connection that keeps the server from closing', async () => {
    const server = await listen(createServer())
    const connections = answerPlainRequests(server, () => new Reply(200, HEADERS, BODY))
    const socket = open(server)
    socket.write(plain('Host: x'))
    await once(socket, 'data')
    const idle = open(server)
    await once(idle, 'connect')
    idle.resume()
    const closed = once(server, 'close')
    server.close()
    connections.closeIdle()
    await closed
  })

  test('with an asynchronous answer are answered in order, also when the client half-closes, and break nothing when it is gone', async () => {
    const server = await listen(createServer({ headersTimeout: 50, keepAliveTimeout: 50 }))
    let answer = (_: Reply) => {}
    let asked = () => {}
    let isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const connections = answerPlainRequests(server, ({ url }) => {
      if (url !== '/page') return null
      asked()
      return new Promise((resolve) => {
        answer = resolve
      })
    })
    let accepted: Socket | undefined
    server.on('connection', (socket) => {
      accepted = socket
    })
    const next = () => {
      isAsked = new Promise((resolve) => {
        asked = resolve
      })
    }
    const heard = async (socket: Socket) => {
      let text = ''
      for await (const bytes of socket) text += bytes
      return text
    }

    const gone = open(server)
    gone.write(plain('Host: x'))
    await isAsked
    gone.resetAndDestroy()
    answer(new Reply(200, HEADERS, BODY))

    next()
    const patient = open(server)
    patient.end(plain('Host: x'))
    await isAsked
    // Only a connection without a pending answer may be closed for being idle.
    expect(accepted?.timeout).toBe(0)
    answer(new Reply(200, HEADERS, BODY))
    expect(await heard(patient)).toContain('uit het geheugen')

    next()
    const last = open(server)
    last.write(plain('Host: x'))
    await isAsked
    const closed = once(server, 'close')
    server.close()
    connections.closeIdle()
    answer(new Reply(200, HEADERS, BODY))
    expect(await heard(last)).toContain('uit het geheugen')
    await closed
  })

  test('on an idle connection, or one that stops reading, are disconnected after a timeout', async () => {
    const server = createServer({ headersTimeout: 50, keepAliveTimeout: 50 })
    await listen(server)
    const reply = new Reply(200, ['Content-Length', '20000000'], Buffer.alloc(20_000_000))
    answerPlainRequests(server, () => reply)
    const ended: Promise<unknown>[] = []
    server.on('connection', (socket) => ended.push(once(socket, 'close')))
    const silent = open(server).resume()
    const answered = open(server).resume()
    answered.write(plain('Host: x'))
    const unread = open(server).pause()
    unread.on('error', () => undefined).write(plain('Host: x'))
    while (ended.length < 3) await new Promise(setImmediate)
    await Promise.all(ended)
    for (const socket of [silent, answered, unread]) socket.destroy()
    server.close()
  })
})
