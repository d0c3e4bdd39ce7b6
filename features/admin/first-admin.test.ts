import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/open-database.ts'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { signInForToken } from '#features/accounts/sign-in.server.ts'
import { databaseKinds, openTestDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { ensureFirstAdmin } from './first-admin.server.ts'

const NONE = { email: undefined, password: undefined }

describe.each(databaseKinds)('the first admin of a new installation on %s', (kind) => {
  let db: Database
  let test: TestServices
  beforeEach(async () => {
    db = await openTestDatabase(kind)
    test = await startServices(db)
  })
  afterEach(async () => {
    await test.close()
    await db.close()
  })

  const enter = (email: string, password: string) =>
    signInForToken(test.services, { clientAddress: '192.0.2.1', cookies: null }, { email, password })

  it('comes from the settings, and is created once', async () => {
    const settings = { email: 'Baas@voorbeeld.nl', password: 'geheim1' }
    expect(await ensureFirstAdmin(test.services, settings)).toEqual({
      created: true,
      email: 'baas@voorbeeld.nl',
      password: null,
    })
    const { session } = await enter('baas@voorbeeld.nl', 'geheim1')
    expect(session).toMatchObject({ role: 'admin', mustChangePassword: false })
    expect(await ensureFirstAdmin(test.services, { ...settings, password: 'anders2' })).toEqual({ created: false })
    expect(await ensureFirstAdmin(test.services, NONE)).toEqual({ created: false })
  })

  it('has the address of the README when the settings name only a password', async () => {
    const settings = { email: undefined, password: 'geheim1' }
    const email = 'admin@vindbaar.local'
    expect(await ensureFirstAdmin(test.services, settings)).toEqual({ created: true, email, password: null })
    expect(await enter(email, 'geheim1')).toMatchObject({ session: { role: 'admin', mustChangePassword: false } })
  })

  it('gets a one-time password otherwise, to be changed at the first sign-in', async () => {
    const admin = await ensureFirstAdmin(test.services, NONE)
    if (!admin.created || !admin.password) throw new Error('no password')
    const { session } = await enter(admin.email, admin.password)
    expect(session).toMatchObject({ role: 'admin', mustChangePassword: true })
  })

  it('is still created after an interrupted start', async () => {
    await createAccount(test.services, { email: 'baas@voorbeeld.nl', password: 'onbekend' })
    const admin = await ensureFirstAdmin(test.services, { email: 'baas@voorbeeld.nl', password: undefined })
    if (!admin.created || !admin.password) throw new Error('no password')
    expect((await enter(admin.email, admin.password)).session.role).toBe('admin')
  })

  it('is created by one of two processes that start together, with the password that was shown', async () => {
    const both = await Promise.allSettled([
      ensureFirstAdmin(test.services, NONE),
      ensureFirstAdmin(test.services, NONE),
    ])
    const shown = both.flatMap((outcome) =>
      outcome.status === 'fulfilled' && outcome.value.created ? [outcome.value] : [],
    )
    expect(shown).toHaveLength(1)
    expect((await enter(shown[0]!.email, shown[0]!.password!)).session.role).toBe('admin')
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})
