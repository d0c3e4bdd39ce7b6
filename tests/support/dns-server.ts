/** A name server on loopback: returns the given addresses and texts, answers NXDOMAIN for other names, and leaves some queries unanswered. */
import { createSocket } from 'node:dgram'

export interface DnsServer {
  /** In a resolver's notation: 'address:port'. */
  address: string
  /** The names of all queries, in order. */
  questions: string[]
  close(): Promise<void>
}

/** `addresses`: IPv4 by name; `texts`: TXT records by name. A name for which `isSilent` holds never gets an answer. */
export async function serveDns(
  addresses: Record<string, string>,
  isSilent: (name: string) => boolean = () => false,
  texts: Record<string, readonly string[]> = {},
): Promise<DnsServer> {
  const questions: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const { name, type, end } = questionIn(message)
    questions.push(name)
    if (isSilent(name)) return
    const question = message.subarray(0, end)
    const address = addresses[name]
    const records = type === 1 && address ? [ipv4(address)] : type === 16 ? (texts[name] ?? []).map(text) : []
    socket.send(answerTo(question, type, records, name in addresses || name in texts), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** RFC 1035, section 4.1: a header of 12 bytes, the name as labels with their lengths, type and class. */
function questionIn(message: Buffer) {
  const labels: string[] = []
  let at = 12
  while (message[at]) {
    labels.push(message.toString('latin1', at + 1, at + 1 + message[at]!))
    at += 1 + message[at]!
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

const ipv4 = (address: string) => Buffer.from(address.split('.').map(Number))

/** In pieces of at most 255 bytes. */
function text(whole: string): Buffer {
  const bytes = Buffer.from(whole)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) || 1 }, (_, at) =>
    bytes.subarray(at * 255, at * 255 + 255),
  )
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), piece]))
}

function answerTo(question: Buffer, type: number, records: Buffer[], exists: boolean): Buffer {
  const head = Buffer.from(question)
  // An answer, recursion available; 3: there is no such name.
  head.writeUInt16BE(exists ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  const answers = records.flatMap((data) => [
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]),
    data,
  ])
  return Buffer.concat([head, ...answers])
}
