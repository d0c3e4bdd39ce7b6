/** A device that makes passkeys and signs with them, as a browser's answer arrives at the server. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (value: string) => Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(0x40, value.length), value])

/** The start of a CBOR item: its kind and size. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([kind | size])
  return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255])
}

interface Options {
  challenge: string
  rpId?: string
  rp?: { id?: string }
}

export class PasskeyDevice {
  readonly id = randomBytes(32)
  readonly #private: KeyObject
  readonly #public: { x: Buffer; y: Buffer }
  readonly #origin: string
  /** Whether it asked who holds it. */
  readonly #asks: boolean

  constructor(origin: string, { asks = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#private = privateKey
    this.#public = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') }
    this.#origin = origin
    this.#asks = asks
  }

  /** JSON, as the form sends it. */
  create(options: object): string {
    const { challenge, rp } = options as Options
    const { x, y } = this.#public
    // A map of five: key type EC2, algorithm ES256, curve P-256, and the point.
    const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const data = Buffer.concat([this.#about(rp?.id ?? '', 0x40), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  get(options: object): string {
    const { challenge, rpId } = options as Options
    const client = this.#client('webauthn.get', challenge)
    const data = this.#about(rpId ?? '', 0)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#private).toString('base64url'),
    })
  }

  /** The site, whether somebody was there and who it was, and a counter that this device does not keep. */
  #about(rpId: string, also: number): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (this.#asks ? 4 : 0) | also]), Buffer.alloc(4)])
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #answer(response: object): string {
    const id = this.id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }
}
