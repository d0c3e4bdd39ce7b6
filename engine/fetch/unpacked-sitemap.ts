/** A sitemap.xml.gz is a file, not a transfer encoding. Bytes only: nothing here reads what it says. */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Source } from '#engine/evidence.ts'
import { FETCH_LIMITS } from './fetch-budget.ts'

/** At most `maxBytes` of it. */
export async function unpackedSitemap(source: Source, maxBytes = FETCH_LIMITS.bytes.sitemap): Promise<Source> {
  if (source.body[0] !== 0x1f || source.body[1] !== 0x8b) return source
  try {
    return { ...source, body: new Uint8Array(await promisify(gunzip)(source.body, { maxOutputLength: maxBytes })) }
  } catch (error) {
    const tooLarge = error instanceof RangeError
    return { ...source, body: new Uint8Array(), failure: tooLarge ? 'too-large' : 'bad-encoding' }
  }
}
