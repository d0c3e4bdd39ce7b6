// Builds the screens when something in them changed, and compresses them once, so that requests need no compression.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { withLock } from './lock.mjs'
import { complaint, root, runQuietly } from './process.mjs'

// In the folder that Vite empties at the start of a build, so that an interrupted build has no stamp.
const STAMP = path.join(root, 'build', 'client', '.stamp')
const INPUTS = ['app', 'features', 'engine', 'public', 'vite.config.ts', 'react-router.config.ts', 'package.json']

function* filesUnder(entry) {
  if (!fs.existsSync(entry)) return
  if (fs.statSync(entry).isFile()) yield entry
  else for (const name of fs.readdirSync(entry).sort()) yield* filesUnder(path.join(entry, name))
}

function wanted() {
  const hash = createHash('sha256')
  for (const input of [...INPUTS, 'package-lock.json']) {
    for (const file of filesUnder(path.join(root, input))) {
      if (file.endsWith('.test.ts')) continue
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

const isBuilt = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted()

export async function build() {
  if (isBuilt()) return
  await withLock(async () => {
    if (isBuilt()) return
    console.error('Schermen bouwen…')
    const inputs = wanted()
    const { status, output } = await runQuietly('react-router', ['build'], { env: { NODE_ENV: 'production' } })
    if (status !== 0) {
      console.error(output.trim())
      throw complaint('De schermen konden niet worden gebouwd; hierboven staat waarom.')
    }
    await compressAssets()
    const { firstScreenBytes, MOST_FIRST_SCREEN_BYTES } = await import('./first-screen.ts')
    const bytes = firstScreenBytes()
    if (bytes > MOST_FIRST_SCREEN_BYTES)
      throw complaint(
        `Het eerste scherm van een klant laadt ${bytes} bytes JavaScript, meer dan de ${MOST_FIRST_SCREEN_BYTES} die het mag (scripts/first-screen.ts).`,
      )
    fs.writeFileSync(STAMP, inputs)
  })
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Vite writes no .br and .gz; the server sends them where they stand beside the file. */
async function compressAssets() {
  const worth = /\.(js|css|html|svg|txt|json|webmanifest|xml|map)$/
  const files = [...filesUnder(path.join(root, 'build', 'client'))].filter((file) => worth.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = fs.readFileSync(file)
      for (const [extension, packed] of [
        ['.br', await brotli(bytes)],
        ['.gz', await gzip(bytes, { level: 9 })],
      ]) {
        if (packed.length < bytes.length) fs.writeFileSync(file + extension, packed)
      }
    }),
  )
}
