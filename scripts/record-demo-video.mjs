// Makes the demo videos of the landing page: frames of scripts/demo-video/page.html in Chromium, encoded by ffmpeg.
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

/** The same story for a light and for a dark screen. */
const SCHEMES = { light: 'demo', dark: 'demo-dark' }
const VP9 = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p']
const H264 = ['-c:v', 'libx264', '-crf', '24', '-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
const POSTER = ['-frames:v', '1', '-vf', 'scale=720:-1', '-c:v', 'libwebp', '-quality', '72']

function encoder(name, settings) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-']
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...settings, '-an', path.join(FOLDER, name)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  return { name, input: child.stdin, done: once(child, 'close') }
}

fs.mkdirSync(FOLDER, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const done = []
for (const [colorScheme, name] of Object.entries(SCHEMES)) done.push(...(await record(colorScheme, name)))
await browser.close()
for (const { name, done: ended } of done) {
  const [status] = await ended
  const { size } = fs.statSync(path.join(FOLDER, name))
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
  if (status !== 0 || size > MAX_BYTES) process.exitCode = 1
}

/** Every frame to the encoders of the video, and the last one to that of its poster too. */
async function record(colorScheme, name) {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SHARPNESS, colorScheme })
  await page.goto(pathToFileURL(path.join(root, 'scripts', 'demo-video', 'page.html')).href)
  await page.evaluate(() => document.fonts.load('600 20px sans'))
  const end = await page.evaluate(() => window.END)
  const videos = [encoder(`${name}.webm`, VP9), encoder(`${name}.mp4`, H264)]
  for (let frame = 0; frame * (1000 / FRAMES_A_SECOND) < end; frame++) {
    await page.evaluate((now) => window.draw(now), frame * (1000 / FRAMES_A_SECOND))
    const picture = await page.screenshot({ type: 'png' })
    for (const { input } of videos) if (!input.write(picture)) await once(input, 'drain')
  }
  const poster = encoder(`${name}-poster.webp`, POSTER)
  poster.input.write(await page.screenshot({ type: 'png' }))
  await page.close()
  const all = [...videos, poster]
  for (const { input } of all) input.end()
  return all
}
