/** A real SMTP server on loopback that stores every message. */
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

export interface ReceivedMail {
  /** The envelope: where bounces go, and the actual recipient. */
  from: string
  to: string[]
  /** Names in lower case, folded lines joined, encoded words decoded. */
  headers: Record<string, string>
  subject: string
  text: string
  html: string
  raw: string
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** The first message that matches, now or when it arrives. */
  waitFor(matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  close(): Promise<void>
}

export interface MailServerOptions {
  /** Free without one. */
  port?: number
  /** The status with which a recipient is refused. */
  refuses?: (address: string) => number | undefined
  /** Whether a connection, which is one a mail, is sent away before it is used. */
  isFull?: () => boolean
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port: wanted = 0, refuses, isFull } = options
  const mails: ReceivedMail[] = []
  const waiting = new Set<(mail: ReceivedMail) => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      done(isFull?.() ? Object.assign(new Error('Full'), { responseCode: 421 }) : null)
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refuses?.(address)
      done(responseCode ? Object.assign(new Error('Not here'), { responseCode }) : null)
    },
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      // A sender that is killed or gives up halfway has sent no mail, and hears no answer.
      const sent = await buffer(stream).catch(() => null)
      if (sent === null) return
      const mail = readMail(sent.toString('utf8'), {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      })
      mails.push(mail)
      for (const tell of waiting) tell(mail)
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  // From here on an error is a broken connection, which is the sender's to notice.
  server.on('error', () => {})
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (matches) => {
      const there = mails.find(matches)
      if (there) return Promise.resolve(there)
      return new Promise((resolve) => {
        const tell = (mail: ReceivedMail) => {
          if (!matches(mail)) return
          waiting.delete(tell)
          resolve(mail)
        }
        waiting.add(tell)
      })
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Accepts every connection and never answers. */
export async function startSilentServer(): Promise<{ port: number; connected: Promise<void>; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    resolve()
  })
  // Another server starts there afterwards.
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port,
    connected,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A whole message as text; also for the .eml files of the outbox, which have no envelope. */
export function readMail(raw: string, envelope = { from: '', to: [] as string[] }): ReceivedMail {
  const parts = leafParts(raw)
  const { headers } = splitPart(raw)
  const body = (type: string) => parts.find((part) => part.type === type)?.body ?? ''
  return {
    ...envelope,
    headers,
    subject: headers.subject ?? '',
    text: body('text/plain'),
    html: body('text/html'),
    raw,
  }
}

function splitPart(part: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}

/** The texts inside however many layers of multipart. */
function leafParts(part: string): { type: string; body: string }[] {
  const { headers, body } = splitPart(part)
  const contentType = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1]
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1)
    return inner.flatMap((text) => leafParts(text.replace(/^\r?\n|\r?\n$/g, '')))
  }
  const encoding = (headers['content-transfer-encoding'] ?? '').toLowerCase()
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (encoding === 'base64') return [{ type, body: Buffer.from(body, 'base64').toString('utf8') }]
  if (encoding === 'quoted-printable') return [{ type, body: quotedPrintable(body.replace(/=\r?\n/g, '')) }]
  return [{ type, body }]
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    )
}
