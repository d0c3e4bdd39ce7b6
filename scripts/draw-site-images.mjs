// Draws the picture for shared links and the icons, from the same colours, type and stroke as the site.
// Run by hand after a change of those: node scripts/draw-site-images.mjs. Needs a Chromium.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { root } from './process.mjs'

const FOLDER = path.join(root, 'app', 'public', 'media')
const styles = path.join(root, 'app', 'styles')
const strokePath = /<path d="[^"]+"\/>/.exec(fs.readFileSync(path.join(styles, 'stroke.svg'), 'utf8'))[0]
const icon = fs.readFileSync(path.join(styles, 'favicon.svg'), 'utf8')
const font = pathToFileURL(
  path.join(root, 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
)

const marked = (text) => `<b>${text}<svg viewBox="0 0 200 24" preserveAspectRatio="none">${strokePath}</svg></b>`

const share = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Vindbaar</title>
<link rel="stylesheet" href="${pathToFileURL(path.join(styles, 'tokens.css'))}">
<style>
  @font-face { font-family: serif4; src: url("${font}"); font-weight: 200 900 }
  * { margin: 0; box-sizing: border-box }
  html { color-scheme: only light }
  body { width: 1200px; height: 630px; padding: 76px 88px; display: flex; flex-direction: column; justify-content: space-between; background: var(--paper); color: var(--ink); font: 600 108px/1.12 serif4; letter-spacing: -0.02em }
  b { position: relative; isolation: isolate; font-weight: 600; white-space: nowrap }
  b svg { position: absolute; z-index: -1; left: -0.12em; bottom: 0.06em; width: calc(100% + 0.24em); height: 0.46em; fill: var(--marker) }
  small { display: flex; justify-content: space-between; padding-top: 30px; font-size: 36px; letter-spacing: -0.01em }
  hr { border: 0; border-top: 2px solid var(--edge) }
</style>
<p>Daarvoor kun je terecht bij ${marked('jouw bedrijf')}.</p>
<div><hr><small><span>${marked('Vindbaar')}</span><span>Zichtbaar in ChatGPT, Gemini en Perplexity</span></small></div>`

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })

/** A file, so that the page may read fonts and styles from files. */
async function draw(name, html, width, height) {
  const draft = path.join(FOLDER, '.draft.html')
  fs.writeFileSync(draft, html)
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.goto(pathToFileURL(draft).href)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: path.join(FOLDER, name) })
  await page.close()
  fs.rmSync(draft)
}

await draw('share.png', share, 1200, 630)
for (const size of [180, 192, 512]) {
  const page = `<!doctype html><title>Vindbaar</title><style>*{margin:0}svg{display:block;width:${size}px}</style>${icon}`
  await draw(`icon-${size}.png`, page, size, size)
}
await browser.close()
