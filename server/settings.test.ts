import { expect, test } from 'vitest'
import { assistantAccesses, readSettings } from './settings.ts'

function problemsOf(environment: Record<string, string>): string[] {
  const read = readSettings(environment)
  return 'problems' in read ? read.problems : []
}

test('everything has a default, and an empty setting counts as not set', () => {
  const read = readSettings({ PORT: '', SMTP_URL: '' })
  expect('settings' in read && read.settings.PORT).toBe(3000)
})

test('an invalid setting is named with what to do about it', () => {
  expect(problemsOf({ PORT: 'drieduizend' })).toEqual(['Instelling PORT: kies een getal van 0 tot en met 65535.'])
  expect(problemsOf({ DATABASE_URL: 'mysql://localhost' })[0]).toContain('postgres://')
})

test('the secret is required with a shared database, because every process needs the same one', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://localhost/vindbaar' })[0]).toContain('AUTH_SECRET is verplicht')
})

test('the analysis never reaches private hosts in production', () => {
  expect(problemsOf({ NODE_ENV: 'production', AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1:8080' })).toHaveLength(1)
  expect(problemsOf({ AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1:8080' })).toEqual([])
})

test('an assistant can be asked once its key is set, at its own address unless another is given', () => {
  const read = readSettings({
    ANTHROPIC_API_KEY: ' k ',
    XAI_API_KEY: 'x',
    XAI_BASE_URL: 'http://127.0.0.1:9/v1/',
    XAI_MODEL: 'm',
  })
  expect('settings' in read && assistantAccesses(read.settings)).toEqual({
    claude: { apiKey: 'k', baseUrl: 'https://api.anthropic.com/v1', model: expect.stringContaining('claude') },
    grok: { apiKey: 'x', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' },
  })
  expect(problemsOf({ OPENAI_BASE_URL: 'api.openai.com' })[0]).toContain('OPENAI_BASE_URL')
})
