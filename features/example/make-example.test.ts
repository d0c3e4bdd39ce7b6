import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { makeExample } from './make-example.ts'

afterAll(closeAuditWorkers)

it('shows on /voorbeeld what the engine reports on the made-up websites today; else run node scripts/make-example.mjs', async () => {
  const stored: unknown = JSON.parse(await readFile(new URL('example.json', import.meta.url), 'utf8'))
  expect(stored).toEqual(JSON.parse(JSON.stringify(await makeExample())))
})

it('names no real company: every address of the example is reserved for examples', async () => {
  const text = await readFile(new URL('example.json', import.meta.url), 'utf8')
  const own = text.matchAll(/https?:\/\/([\w.-]+)|[\w.]+@([\w.-]+)/g)
  const hosts = new Set([...own].map(([, host, mailHost]) => host ?? mailHost ?? ''))
  const known = ['schema.org', 'llmstxt.org', 'example.json']
  expect([...hosts].filter((host) => !host.replace(/[.]$/, '').endsWith('.example') && !known.includes(host))).toEqual(
    [],
  )
})
