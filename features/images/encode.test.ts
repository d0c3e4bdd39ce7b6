/** Encoding of honest and hostile pictures, created here by sharp or by hand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { serveWebsite } from '#tests/support/website.ts'
import { encodeImage } from './encode.server.ts'
import { imageFormatOf, isWebPage } from './image-format.ts'

const picture = (width = 1600, height = 800) => sharp({ create: { width, height, channels: 3, background: '#c63' } })
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())
const svg = (body: string, attributes = 'viewBox="0 0 200 100"') =>
  new Uint8Array(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`))

const encode = (bytes: Uint8Array, kind: 'logo' | 'hero' | 'foto', mostWork?: number) =>
  encodeImage({ bytes, kind }, mostWork)
async function encoded(bytes: Uint8Array, kind: 'logo' | 'hero' | 'foto' = 'hero') {
  const outcome = await encode(bytes, kind)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.image
}
const pixelAt = async (bytes: Uint8Array, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

describe('a picture of an accepted format', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s becomes a JPEG of bounded size', async (format) => {
    const image = await encoded(await bytesOf(picture().toFormat(format)))
    expect(image).toMatchObject({ type: 'image/jpeg', width: 1200, height: 600 })
    expect((await sharp(image.bytes).metadata()).format).toBe('jpeg')
  })

  test('keeps its transparency as a logo, and gets a white background as a photo', async () => {
    const clear = await bytesOf(sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } }).png())
    expect((await sharp((await encoded(clear, 'logo')).bytes).metadata()).hasAlpha).toBe(true)
    expect(await pixelAt((await encoded(clear, 'foto')).bytes, 5, 5)).toEqual([255, 255, 255])
  })

  test('is never enlarged', async () => {
    expect(await encoded(await bytesOf(picture(60, 30).png()), 'logo')).toMatchObject({ width: 60, height: 30 })
  })

  test('is drawn at the size limit of a logo if it is an SVG, whatever size it declares', async () => {
    for (const size of ['viewBox="0 0 20 10"', 'width="90000" height="45000"', 'width="2" height="1"']) {
      expect(await encoded(svg('<rect width="100%" height="100%" fill="#06c"/>', size), 'logo')).toMatchObject({
        ...{ type: 'image/png', width: 512, height: 256 },
      })
    }
  })

  test('is marked as needing a dark background only if it is a light logo without a background', async () => {
    const logo = (fill: string, ground = '') => svg(`${ground}<circle cx="50" cy="50" r="40" fill="${fill}"/>`)
    const ground = '<rect width="200" height="100" fill="#fff"/>'
    expect((await encoded(logo('#fff'), 'logo')).onDark).toBe(true)
    expect((await encoded(logo('#123'), 'logo')).onDark).toBe(false)
    expect((await encoded(logo('#fff', ground), 'logo')).onDark).toBe(false)
  })

  test('is rotated as the camera was held, and loses its place and camera data', async () => {
    const taken = await bytesOf(
      picture(300, 100)
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
        .withMetadata({ orientation: 6 }),
    )
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const image = await encoded(taken, 'foto')
    expect(image).toMatchObject({ width: 100, height: 300 })
    const kept = await sharp(image.bytes).metadata()
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(5).fill(undefined))
  })

  test('is converted from print colours to sRGB', async () => {
    const image = await encoded(await bytesOf(picture(200, 100).toColourspace('cmyk').jpeg()))
    expect(await sharp(image.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  test('keeps the first frame if it is animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) => bytesOf(picture(40, 40).tint(background).png())),
    )
    const moving = await bytesOf(sharp(frames, { join: { animated: true } }).gif())
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const image = await encoded(moving, 'foto')
    expect(image).toMatchObject({ width: 40, height: 40 })
    expect((await sharp(image.bytes).metadata()).pages).toBeUndefined()
  })

  test('gives the same bytes each time', async () => {
    const bytes = await bytesOf(picture().png())
    expect(await encoded(bytes)).toEqual(await encoded(bytes))
  })
})

describe('the encoder refuses', () => {
  test('a small file of very many pixels', async () => {
    const bomb = await bytesOf(picture(8_000, 8_000).png({ compressionLevel: 9 }))
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await encode(bomb, 'hero')).toEqual({ ok: false, problem: 'too-many-pixels' })
  })

  test('a file that breaks off', async () => {
    const whole = await bytesOf(picture().jpeg())
    expect(await encode(whole.subarray(0, whole.length / 2), 'hero')).toEqual({ ok: false, problem: 'unreadable' })
    const png = await bytesOf(picture().png())
    expect(await encode(png.subarray(0, png.length / 2), 'hero')).toEqual({ ok: false, problem: 'unreadable' })
  })

  test('an XML entity bomb', async () => {
    const names = [...'abcdefghij']
    const entities = names.map((name, index) =>
      index === 0 ? '<!ENTITY a "aaaaaaaaaa">' : `<!ENTITY ${name} "${`&${names[index - 1]};`.repeat(10)}">`,
    )
    const laughs = Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
    )
    expect(imageFormatOf(laughs)).toBe('svg')
    expect(await encode(laughs, 'logo')).toEqual({ ok: false, problem: 'unreadable' })
  })

  test('a drawing that takes forever, while everything else continues', async () => {
    const step = '<feTurbulence baseFrequency="0.9" numOctaves="200"/><feMorphology operator="dilate" radius="200"/>'
    const slow = svg(`<filter id="f">${step.repeat(40)}</filter><rect width="200" height="100" filter="url(#f)"/>`)
    const others = encoded(await bytesOf(picture(100, 100).png()), 'logo')
    expect(await encode(slow, 'logo', 2_000)).toEqual({ ok: false, problem: 'too-slow' })
    expect((await others).width).toBe(100)
  })
})

test('an SVG loads nothing: no other website, no file', async () => {
  const elsewhere = await serveWebsite((_, response) => response.end())
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-svg-'))
  try {
    const secret = join(folder, 'secret.png')
    writeFileSync(secret, await bytesOf(picture(50, 50).png()))
    const hrefs = [`${elsewhere.url}/x.png`, pathToFileURL(secret).href, secret, 'secret.png']
    const images = hrefs.map((href) => `<image width="200" height="100" href="${href}"/>`)
    const style = `<style>@import url("${elsewhere.url}/x.css"); rect { fill: url("${elsewhere.url}/x.svg#f") }</style>`
    const drawn = await encoded(svg(`${style}${images.join('')}<rect width="1" height="1" fill="#06c"/>`), 'logo')
    expect((await pixelAt(drawn.bytes, 256, 128))[3]).toBe(0)
    expect(elsewhere.requests).toEqual([])
    const entity = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY f SYSTEM "${pathToFileURL('/etc/passwd').href}">]>`
    const read = Buffer.concat([Buffer.from(entity), svg('<text y="50">&f;</text>')])
    const outcome = await encode(read, 'logo')
    if (outcome.ok) expect((await sharp(outcome.image.bytes).stats()).channels.at(-1)!.max).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
    await elsewhere.close()
  }
})

describe('the format of a file', () => {
  const text = (content: string) => new Uint8Array(Buffer.from(content))

  test('is recognised by its bytes', () => {
    expect(imageFormatOf(text('<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "x" "y">\n<svg:svg>'))).toBe('svg')
    expect(imageFormatOf(text('\uFEFF<svg/>'))).toBe('svg')
    for (const other of ['', 'GIF', '<!doctype html><svg>', '<html><svg>', 'BM1234', '%PDF-1.7', '\x1f\x8b<svg>'])
      expect(imageFormatOf(text(other)), other).toBeNull()
  })

  test('is recognised when it is a web page', () => {
    for (const page of ['<!DOCTYPE html>', ' <!-- x --> <html lang="nl">']) expect(isWebPage(text(page))).toBe(true)
    expect(isWebPage(text('<svg>'))).toBe(false)
  })
})
