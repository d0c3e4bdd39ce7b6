import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

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
