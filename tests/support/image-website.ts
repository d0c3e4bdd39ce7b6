/** A website on loopback with generated pictures: honest ones, and as hostile as a test needs. */
import sharp from 'sharp'
import { serveWebsite, type Website } from './website.ts'

export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"><rect x="4" y="4" width="72" height="72" rx="16" fill="#b4451f"/><circle cx="40" cy="40" r="18" fill="#fff"/><rect x="92" y="24" width="62" height="12" rx="6" fill="#22313f"/><rect x="92" y="46" width="44" height="10" rx="5" fill="#22313f"/></svg>'
const LIGHT_LOGO = LOGO_SVG.replaceAll(/#b4451f|#22313f/g, '#fff').replace('r="18" fill="#fff"', 'r="18" fill="none"')

/** A landscape of a few shapes, in the given tint. */
const landscape = (width: number, height: number, tint: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="${width}" height="${height}" preserveAspectRatio="none"><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f6d7a8"/><stop offset="1" stop-color="${tint}"/></linearGradient><rect width="16" height="9" fill="url(#s)"/><circle cx="11" cy="3" r="1.2" fill="#fff3d6"/><path d="M0 7 4 4l3 2 3-3 6 4v2H0z" fill="#3b4a3f"/><path d="M0 8 5 6l5 2 6-1v2H0z" fill="#26332b"/></svg>`,
    ),
  )

const PAGE = '<!doctype html><html><script>alert(1)</script><svg></svg></html>'
const bomb = () =>
  sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
const truncated = async () => (await landscape(900, 900, '#999').jpeg().toBuffer()).subarray(0, 4_000)

/** Files that are no pictures, or more than that. */
export const HOSTILE_PICTURES = {
  page: new TextEncoder().encode(PAGE),
  text: new TextEncoder().encode('Dit is geen afbeelding.'),
  scriptedSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9" fill="#0a0"/></svg>',
  /** The first box of an iPhone's photo. */
  heic: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2_000)]),
  bomb,
  truncated,
}

export async function serveImages(): Promise<Website & { held: (() => void)[] }> {
  const files: Record<string, { type: string; body: Uint8Array | string }> = {
    '/logo.svg': { type: 'image/svg+xml', body: LOGO_SVG },
    '/wit.svg': { type: 'image/svg+xml', body: LIGHT_LOGO },
    // What a server says of a picture is not trusted.
    '/logo.png': { type: 'text/plain', body: await sharp(Buffer.from(LOGO_SVG)).resize(300).png().toBuffer() },
    '/pand.jpg': { type: 'image/jpeg', body: await landscape(2_000, 1_000, '#d98a5b').jpeg().toBuffer() },
    '/ans.webp': { type: 'image/webp', body: await landscape(600, 700, '#8fb3c9').webp().toBuffer() },
    '/bo.jpg': { type: 'image/jpeg', body: await landscape(500, 500, '#b99bc9').jpeg().toBuffer() },
    '/pagina.png': { type: 'image/png', body: PAGE },
    '/half.jpg': { type: 'image/jpeg', body: await truncated() },
    '/bom.png': { type: 'image/png', body: await bomb() },
    '/tekst.png': { type: 'image/png', body: 'Dit is geen afbeelding.' },
  }
  const held: (() => void)[] = []
  const website = await serveWebsite((request, response) => {
    const path = (request.url ?? '').split('?')[0]!
    const file = files[path]
    const colour = /^\/kleur\/([0-9a-f]{6})\.png$/.exec(path)?.[1]
    // The same content has the same address with us, so a unique picture is for tests that need their own.
    if (colour) {
      void sharp({ create: { width: 300, height: 300, channels: 3, background: `#${colour}` } })
        .png()
        .toBuffer()
        .then((body) => response.writeHead(200, { 'content-type': 'image/png' }).end(body))
    } else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body)
    else if (path === '/prive.png')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/logo.png' }).end()
    else if (path === '/reus.png') {
      response.writeHead(200, { 'content-type': 'image/png' })
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', more)
      }
      more()
    } else if (path === '/traag.png') held.push(() => response.writeHead(404).end())
    else if (path === '/dicht.png') response.writeHead(403).end()
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>niet gevonden')
  })
  return Object.assign(website, { held })
}
