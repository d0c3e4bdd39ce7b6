// Makes the demo video of the landing page: frames of scripts/demo-video/page.html in Chromium, encoded by ffmpeg.
// Run by hand after a change: node scripts/record-demo-video.mjs. Needs Debian's ffmpeg and a Chromium.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { root } from './process.mjs'

const FRAMES_A_SECOND = 25
const SIZE = { width: 720, height: 640 }
const SHARPNESS = 1.5
const MAX_BYTES = 1_000_000
const FOLDER = path.join(root, 'app', 'public', 'media')

const ENCODINGS = [
  ['demo.webm', '-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  [
    'demo.mp4',
    '-c:v',
    'libx264',
    '-crf',
    '24',
    '-preset',
    'veryslow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
]

function encoder([name, ...settings]) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-']
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...settings, '-an', path.join(FOLDER, name)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  return { name, input: child.stdin, done: once(child, 'close') }
}

fs.mkdirSync(FOLDER, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SHARPNESS })
await page.goto(pathToFileURL(path.join(root, 'scripts', 'demo-video', 'page.html')).href)
await page.evaluate(() => document.fonts.load('600 20px sans'))
const end = await page.evaluate(() => window.END)
const encoders = ENCODINGS.map(encoder)
for (let frame = 0; frame * (1000 / FRAMES_A_SECOND) < end; frame++) {
  await page.evaluate((now) => window.draw(now), frame * (1000 / FRAMES_A_SECOND))
  const picture = await page.screenshot({ type: 'png' })
  for (const { input } of encoders) if (!input.write(picture)) await once(input, 'drain')
}
const poster = encoder([
  'demo-poster.webp',
  '-frames:v',
  '1',
  '-vf',
  'scale=720:-1',
  '-c:v',
  'libwebp',
  '-quality',
  '72',
])
poster.input.end(await page.screenshot({ type: 'png' }))
await poster.done
await browser.close()
for (const { name, input, done } of encoders) {
  input.end()
  const [status] = await done
  const { size } = fs.statSync(path.join(FOLDER, name))
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
  if (status !== 0 || size > MAX_BYTES) process.exitCode = 1
}
