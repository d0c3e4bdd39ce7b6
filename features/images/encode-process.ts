/**
 * A process that draws a share image, or inspects and re-encodes one image, and exits: decoders of untrusted bytes may crash, hang or
 * eat memory, and neither a thread of sharp's nor the server's own can be killed. It gets no environment, so no secrets.
 *
 * Logos become PNG (sharp edges, transparency), photos JPEG: the two formats that every crawler, assistant, search engine and
 * messenger reads; WebP and AVIF are smaller, but some of those reject them for link previews.
 */
import sharp, { type Sharp } from 'sharp'
import {
  type DrawTask,
  type EncodedImage,
  type EncodeOutcome,
  type EncodeTask,
  LONGEST_SIDE,
  MOST_PIXELS,
  type ScoreTask,
  type ScoreWords,
  type ShareWords,
} from './encoding.ts'
import { imageFormatOf, isHeic, isWebPage } from './image-format.ts'

const LOADERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)
sharp.concurrency(1)

/** Libvips' format names, mapped to ours. */
const NAMES: Record<string, string> = { heif: 'avif' }
/** At 72 dots per inch, where an SVG's own pixels are counted. */
const SVG_DENSITY = 72

const MOST_MEMORY = 768 * 1024 * 1024

const stop = () => process.kill(process.pid, 'SIGKILL')

/** The work runs on other threads, so that this one can monitor it. What an SVG contains is not counted in pixels. */
function keepWatch(mostWork: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY) stop()
    const { user, system } = process.cpuUsage()
    if ((user + system) / 1_000 > mostWork)
      process.send!({ ok: false, problem: 'too-slow' } satisfies EncodeOutcome, stop)
  }, 20).unref()
}

async function encode({ bytes, kind }: EncodeTask): Promise<EncodeOutcome> {
  const format = imageFormatOf(bytes)
  if (!format) return { ok: false, problem: isWebPage(bytes) ? 'web-page' : isHeic(bytes) ? 'heic' : 'not-an-image' }
  // Of an SVG only the size is read here; it is drawn at a size that we choose.
  const limit = format === 'svg' ? false : MOST_PIXELS
  const found = await sharp(bytes, { limitInputPixels: limit, failOn: 'error' }).metadata()
  if ((NAMES[found.format] ?? found.format) !== format) return { ok: false, problem: 'unreadable' }
  const side = LONGEST_SIDE[kind]
  const density = Math.min(Math.max((SVG_DENSITY * side) / Math.max(found.width, found.height), 1), 20_000)
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    ...(format === 'svg' ? { density } : {}),
  })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    // Print colours are converted to sRGB. All metadata is dropped: places, cameras, names.
    .toColourspace('srgb')
  return { ok: true, image: kind === 'logo' ? await asLogo(picture) : await asPhoto(picture) }
}

/** The fonts are read only where something is drawn. */
async function draw(words: ShareWords): Promise<EncodeOutcome> {
  const { shareSvg } = await import('./share/share-drawing.ts')
  const svg = shareSvg(words)
  return svg === undefined ? { ok: false, problem: 'unreadable' } : drawn(svg)
}

async function drawScore(scored: ScoreWords): Promise<EncodeOutcome> {
  const { scoreSvg } = await import('./share/score-drawing.ts')
  return drawn(scoreSvg(scored))
}

async function drawn(svg: string): Promise<EncodeOutcome> {
  const { data, info } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { ok: true, image: { bytes: data, type: 'image/png', width: info.width, height: info.height, onDark: false } }
}

async function asLogo(picture: Sharp): Promise<EncodedImage> {
  const { data, info } = await picture.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/png', width: info.width, height: info.height, onDark: await isLight(data) }
}

async function asPhoto(picture: Sharp): Promise<EncodedImage> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/jpeg', width: info.width, height: info.height, onDark: false }
}

/** A light logo without a background would be invisible on white. */
async function isLight(png: Uint8Array): Promise<boolean> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let light = 0
  let seen = 0
  let clear = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    // Rec. 709 luma.
    light += ((0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255) * alpha
    seen += alpha
    clear += 1 - alpha
  }
  return seen > 0 && clear > 0.02 * (seen + clear) && light / seen > 0.8
}

process.once('message', (task: EncodeTask | DrawTask | ScoreTask) => {
  keepWatch(task.mostWork)
  const work = 'words' in task ? draw(task.words) : 'scored' in task ? drawScore(task.scored) : encode(task)
  work
    .catch(({ message }: Error): EncodeOutcome => {
      return {
        ok: false,
        problem: /pixel limit|too large|dimensions/i.test(message) ? 'too-many-pixels' : 'unreadable',
      }
    })
    .then((outcome) => process.send!(outcome, () => process.disconnect()))
})
// The server is gone, or has the answer.
process.once('disconnect', stop)
