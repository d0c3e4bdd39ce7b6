/** The examples of docs/api.md run as they stand there. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newStorage, type Storage } from '../support/storage.ts'
import { type RunningVindbaar, startWithAdmin } from '../support/vindbaar-with-admin.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const examples = [
  ...readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, example]) => example!)

const hasCurl = spawnSync('curl', ['--version']).status === 0
if (!hasCurl) console.warn('docs/api.md is not tested: curl is not installed')

describe.skipIf(!hasCurl)('docs/api.md', () => {
  let storage: Storage
  let website: Website
  let vindbaar: RunningVindbaar
  let token = ''
  beforeAll(async () => {
    website = await serveWebsite((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          '<!doctype html><html lang="nl"><title>Kaas</title><h1>Kaasmakerij</h1><p>Boerenkaas van rauwe melk.</p></html>',
        )
    })
    storage = await newStorage('pglite')
    vindbaar = await startWithAdmin(storage, { AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
    const { visitor } = await vindbaar.customer('pro')
    // As the screen without JavaScript: first a second look, then the token, shown once.
    const asked = await visitor.post('/account/sleutels', { intent: 'create', name: 'Weekrapport', scope: 'analyse' })
    const look = asked.headers.get('location')!
    const back = await visitor.post(look, { current: 'nog een wachtwoord' })
    expect(back.headers.get('location')).toBe('/account/sleutels')
    const made = await visitor.post('/account/sleutels', { intent: 'create', name: 'Weekrapport', scope: 'analyse' })
    token = /vbt_[\w-]{43}/.exec(await made.text())![0]
    expect(await (await visitor.get('/account/sleutels')).text()).not.toContain(token)
    // Only a website of the customer's own is analysed.
    const profile = { companyName: 'Kaasmakerij', url: website.url, desiredInfo: 'Kaas.', llmPlatforms: ['chatgpt'] }
    expect((await visitor.post('/dashboard', { intent: 'publish', ...profile })).status).toBeLessThan(400)
  })
  afterAll(async () => {
    await vindbaar?.stop()
    await storage?.remove()
    await website?.close()
  })

  test('has examples', () => expect(examples.length).toBeGreaterThan(2))

  test.each(examples)('runs: %s', async (example) => {
    const child = spawn('sh', ['-c', example], {
      env: { PATH: process.env.PATH, VINDBAAR: vindbaar.url, TOKEN: token, WEBSITE: website.url },
    })
    const [out, problem, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.on('close', resolve)),
    ])
    expect({ status, problem, out: status === 0 ? '' : out }).toEqual({ status: 0, problem: '', out: '' })
    expect(JSON.parse(out)).toEqual(expect.any(Object))
  })
})
