import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
const golden = fileURLToPath(new URL('../tests/golden/json-ld-graph/www', import.meta.url))

function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

describe('npm run audit', () => {
  it('prints the report as JSON and nothing else on standard output', async () => {
    const { status, stdout, stderr } = await run('https://warmtewacht.example', '--from', golden, '--json')
    expect(status).toBe(0)
    const report = JSON.parse(stdout)
    expect(report.facts.kvk.value).toBe('34812297')
    expect(report.facts.address.value.postalCode).toBe('7006 RA')
    expect(stderr).toContain('robots.txt lezen')
  })

  it('prints a readable report in the language asked for', async () => {
    const { status, stdout } = await run('https://warmtewacht.example', '--from', golden, '--lang', 'en')
    expect(status).toBe(0)
    expect(stdout).toContain('The three changes worth most')
  })

  it.each([
    'http://127.0.0.1/',
    'ftp://voorbeeld.nl',
    'https://gebruiker:geheim@voorbeeld.nl',
    'geen adres',
  ])('refuses %s with status 2 and a reason', async (address) => {
    const { status, stdout, stderr } = await run(address)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/\p{L}+ .*\./u)
  })

  it('answers a call without an address with its usage and status 2', async () => {
    const { status, stderr } = await run()
    expect(status).toBe(2)
    expect(stderr).toContain('npm run audit --')
  })

  it('reports a website that is down, with status 0', async () => {
    const { status, stdout } = await run('http://127.0.0.1:9/', '--allow-private', '127.0.0.1:9', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout).website_live).toBe(false)
  })

  it('compares several websites, and refuses all where one may not be read', async () => {
    const down = ['http://127.0.0.1:9/', 'http://127.0.0.1:10/']
    const compared = await run(...down, '--allow-private', '127.0.0.1:9', '--allow-private', '127.0.0.1:10', '--json')
    expect(compared.status).toBe(0)
    expect(JSON.parse(compared.stdout)).toMatchObject({ winner: null, results: [{ website_live: false }] })
    expect((await run('https://voorbeeld.nl', 'http://10.0.0.1/')).status).toBe(2)
  })

  it('fails with status 1 where the folder of recorded files is not there', async () => {
    expect((await run('https://warmtewacht.example', '--from', '/bestaat/niet')).status).toBe(1)
  })
})
