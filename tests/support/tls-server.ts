/** A real https server on loopback. Its certificate is for veilig.example and 127.0.0.1, and trusted nowhere else. */
import { request as httpRequest } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Generated for these tests: `openssl req -x509 -newkey ec … -days 36500`. It protects nothing. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwbsZOLlOzBtyiQLQ
UhTnJZMZHzWHuCvXg1g4LEFWHQGhRANCAAT0AZZNJlScJffHq1eDvlP06NtiX6r4
Z6Vi0zKpnXFleo7XhWP1qL53jvg5AYfdrmf/2yuRoMbRVf8pTHLUai4R
-----END PRIVATE KEY-----`

export const LOOPBACK_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBzjCCAXSgAwIBAgIUDz6dttMmkze489XzoGyPGProncAwCgYIKoZIzj0EAwIw
KzEpMCcGA1UEAwwgbG9vcGJhY2sgdGVzdCwgdHJ1c3RlZCBieSBub2JvZHkwIBcN
MjYxMTIxMTA0ODM3WhgPMjEyNjEwMjgxMDQ4MzdaMCsxKTAnBgNVBAMMIGxvb3Bi
YWNrIHRlc3QsIHRydXN0ZWQgYnkgbm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAE9AGWTSZUnCX3x6tXg75T9OjbYl+q+GelYtMyqZ1xZXqO14Vj9ai+d474
OQGH3a5n/9srkaDG0VX/KUxy1GouEaN0MHIwHQYDVR0OBBYEFNeGgU8H/NxsmJyl
pfnm+Stonb5qMB8GA1UdIwQYMBaAFNeGgU8H/NxsmJylpfnm+Stonb5qMB8GA1Ud
EQQYMBaCDnZlaWxpZy5leGFtcGxlhwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYI
KoZIzj0EAwIDSAAwRQIgVwj/fbCwGdQVjds5JxLi63Q3NvBRftox2iVcRmZ5FJYC
IQDm9IzWRKEee/3eqK/fg0lmGQN0pgW0sZjpiQtzEqSCng==
-----END CERTIFICATE-----`

export interface TlsServer {
  port: number
  /** The names that clients requested (SNI); null when they sent none. */
  names: (string | null)[]
  close(): Promise<void>
}

export async function serveTls(answer: string): Promise<TlsServer> {
  const names: (string | null)[] = []
  const server: Server = createServer({ key: KEY, cert: LOOPBACK_CERTIFICATE }, (_, response) => response.end(answer))
  server.on('secureConnection', (socket) => names.push(socket.servername || null))
  return { port: await listen(server), names, close: () => close(server) }
}

export interface TlsProxy {
  /** https:// */
  url: string
  /** Sets where requests go from now on. `host`: passed on unchanged, or the target's own, as nginx does by default. */
  lead(to: string, host: 'kept' | 'target'): void
  close(): Promise<void>
}

/** Ends TLS before a server that speaks http, as a hosting party's proxy does. */
export async function startTlsProxy(): Promise<TlsProxy> {
  let target = new URL('http://127.0.0.1:9')
  let hostHeader: 'kept' | 'target' = 'kept'
  const server = createServer({ key: KEY, cert: LOOPBACK_CERTIFICATE }, (incoming, response) => {
    const headers = {
      ...incoming.headers,
      ...(hostHeader === 'target' ? { host: target.host } : {}),
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    }
    const { hostname, port } = target
    const passed = httpRequest({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    // Once the answer has begun, only cutting it off says that it is not whole.
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    incoming.pipe(passed)
  })
  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    lead(to, host) {
      target = new URL(to)
      hostHeader = host
    },
    close: () => close(server),
  }
}

async function listen(server: Server): Promise<number> {
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
