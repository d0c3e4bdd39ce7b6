import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordedSite } from './recorded-site.ts'
import type { Fetch } from './safe-fetch.ts'

let outside: string
let fetch: Fetch
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'recorded-'))
  const site = join(outside, 'site')
  await mkdir(join(site, 'contact'), { recursive: true })
  await writeFile(join(outside, 'geheim'), 'geheim')
  await writeFile(join(site, 'index.html'), 'home')
  await writeFile(join(site, 'over.html'), 'over')
  await writeFile(join(site, 'robots.txt'), 'robots')
  await writeFile(join(site, 'contact', 'index.html'), 'contact')
  await writeFile(join(site, 'groot'), Buffer.alloc(3_000_000))
  await writeFile(join(site, 'één pagina.html'), 'één')
  await symlink(join(outside, 'geheim'), join(site, 'link'))
  fetch = await openRecordedSite(site, new URL('https://voorbeeld.nl/'))
})
afterAll(() => rm(outside, { recursive: true }))

const read = async (path: string) => {
  const source = await fetch(`https://voorbeeld.nl${path}`, 'page')
  return source.status === 200 ? new TextDecoder().decode(source.body) : source.status
}

test.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/robots.txt', 'robots'],
  ['/over', 'over'],
  ['/over.html', 'over'],
  ['/contact', 'contact'],
  ['/contact/', 'contact'],
  ['/%C3%A9%C3%A9n%20pagina', 'één'],
])('%s is the file that it should be', async (path, text) => {
  expect(await read(path)).toBe(text)
})

test.each([
  '/over/',
  '/x',
  '/x/',
  '/llms.txt',
  '/%',
  '/contact/index'.toUpperCase(),
])('%s is not there: 404', async (path) => {
  expect(await read(path)).toBe(404)
})

test.each([
  '/..%2fgeheim',
  '/../geheim',
  '/..%5cgeheim',
  '/contact/..%2f..%2fgeheim',
  '/link',
  '/%00',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
])('%s leads nowhere outside the folder', async (path) => {
  expect(await read(path)).toBe(404)
})

test('a recording contains nothing that only a network could answer', async () => {
  const source = await fetch('https://voorbeeld.nl/over?x=1#y', 'home')
  expect(source).toMatchObject({
    kind: 'home',
    status: 200,
    failure: null,
    headers: {},
    redirects: [],
    firstByteMs: null,
    totalMs: null,
  })
})

test('a file beyond the cap is cut, and other sites were not recorded', async () => {
  expect(await fetch('https://voorbeeld.nl/groot', 'page')).toMatchObject({ status: 200, failure: 'too-large' })
  expect(await fetch('https://ander.nl/', 'page')).toMatchObject({ status: null, failure: 'not-recorded' })
  expect(await fetch('https://www.voorbeeld.nl/', 'page')).toMatchObject({ status: 200 })
})

test('a folder that does not exist, or is a file, is an error at once', async () => {
  await expect(openRecordedSite(join(outside, 'nergens'), new URL('https://voorbeeld.nl/'))).rejects.toThrow()
  await expect(openRecordedSite(join(outside, 'geheim'), new URL('https://voorbeeld.nl/'))).rejects.toThrow(
    'Not a folder',
  )
})
