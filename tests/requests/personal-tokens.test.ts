/** Personal tokens: what a program can do with one, and when it ends. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema/accounts.ts'
import { personalToken } from '#db/schema/auth.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { createToken, listTokens, revokeToken } from '#features/security/personal-tokens.server.ts'
import { takeSecondLook } from '#features/security/second-look.server.ts'
import { FUNCTION_TABLE } from '#server/functions.ts'
import { eachDatabase, setPlan } from '../support/database.ts'
import { type Program, signedIn, startProgram } from '../support/program.ts'

eachDatabase('a personal token', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  async function customer(plan: 'free' | 'pro' | 'expert' = 'pro') {
    const made = await signedIn(program)
    await setPlan(db(), made.id, plan)
    const headers = new Headers({ authorization: `Bearer ${made.token}` })
    const from = { clientAddress: '10.0.0.1', cookies: null }
    const look = async () => {
      const asking = { session: await program.sessionOf(made.token), from, headers }
      await takeSecondLook(program.services, asking, { current: made.password })
      return program.sessionOf(made.token)
    }
    return { ...made, look }
  }
  async function withToken(scope: 'read' | 'analyse') {
    const owner = await customer()
    const session = await owner.look()
    const token = await createToken(program.services, session, { name: 'Weekrapport', scope })
    return { ...owner, session, personal: token }
  }
  const usage = (token: string) => program.get('get-comparison-usage', token)
  const statusAndCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

  test('is made after a second look only, and on Pro and Expert', async () => {
    const owner = await customer()
    const input = { name: 'Weekrapport', scope: 'read' }
    const open = await program.sessionOf(owner.token)
    await expect(createToken(program.services, open, input)).rejects.toMatchObject({ code: 'second-look-required' })
    const session = await owner.look()
    await expect(createToken(program.services, session, { ...input, name: ' ' })).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    })
    const tokens = await Promise.all([1, 2].map(() => createToken(program.services, session, input)))
    expect(new Set(tokens).size).toBe(2)
    const later = { ...session, confirmedAt: new Date(program.services.now().getTime() - 11 * 60_000) }
    await expect(createToken(program.services, later, input)).rejects.toMatchObject({ code: 'second-look-required' })
    const free = await customer('free')
    await expect(createToken(program.services, await free.look(), input)).rejects.toMatchObject({
      code: 'upgrade-required',
    })
  })

  test('is not in the database, and says when it was last used', async () => {
    const { personal, session } = await withToken('read')
    expect(personal).toMatch(/^vbt_[\w-]{43}$/)
    const stored = await db().auth.select().from(personalToken).where(eq(personalToken.userId, session.userId))
    expect(JSON.stringify(stored)).not.toContain(personal.slice(4))
    expect(await listTokens(program.services, session)).toMatchObject([{ name: 'Weekrapport', lastUsedAt: null }])
    expect((await usage(personal)).status).toBe(200)
    expect(await listTokens(program.services, session)).toMatchObject([{ lastUsedAt: expect.any(Date) }])
  })

  test('does what its scope says: every function of the table, with either scope', async () => {
    const read = (await withToken('read')).personal
    const analyse = (await withToken('analyse')).personal
    for (const [path, row] of Object.entries(FUNCTION_TABLE)) {
      if (row.who === 'everyone') continue
      const method = row.methods[0]!
      const ask = (token: string) =>
        program.ask(path.replace('{id}', '00000000-0000-4000-8000-000000000000'), {
          method,
          headers: { authorization: `Bearer ${token}` },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })
      const mayRead = row.scope === 'read'
      const mayAnalyse = row.scope !== null
      for (const [token, allowed] of [
        [read, mayRead],
        [analyse, mayAnalyse],
      ] as const) {
        const answer = await ask(token)
        expect([path, answer.status === 403 && answer.body.code === 'token-scope'], path).toEqual([path, !allowed])
        expect(answer.status, path).not.toBe(401)
      }
    }
    expect(FUNCTION_TABLE['/functions/v1/admin-get-users']!.scope).toBeNull()
    expect(FUNCTION_TABLE['/functions/v1/analyze-company']!.scope).toBe('analyse')
  })

  test('that reads gets the websites, report, scores and company data of its owner alone', async () => {
    const { personal, session } = await withToken('read')
    const neighbour = await withToken('read')
    const primary = await ownDomain(program.services, session, null)
    const others = await ownDomain(program.services, neighbour.session, null)
    const typed = { ...(await getOwnProfile(program.services, session, primary.id)).form, companyName: 'Kaasmakerij' }
    await saveProfile(program.services, session, primary.id, typed)
    expect((await program.get('get-websites', personal)).body).toMatchObject({
      websites: [{ domainId: primary.id, companyName: 'Kaasmakerij', isPrimary: true, isPublished: false }],
    })
    for (const query of ['', `?domainId=${primary.id}`]) {
      const [profile, scores, report] = await Promise.all(
        ['profile', 'score-history', 'report'].map((name) => program.get(`get-${name}${query}`, personal)),
      )
      expect(profile!.body).toMatchObject({ domainId: primary.id, plan: 'pro', fields: { companyName: 'Kaasmakerij' } })
      expect([scores!.body, report!.body]).toEqual([{ scores: [] }, { analysis: null }])
    }
    for (const name of ['profile', 'score-history', 'report']) {
      expect(statusAndCode(await program.get(`get-${name}?domainId=${others.id}`, personal))).toEqual([
        404,
        'domain-not-found',
      ])
      expect(statusAndCode(await program.get(`get-${name}?domainId=x`, personal))).toEqual([400, 'invalid-input'])
    }
  })

  test('of an admin has none of an admin’s rights, and no token ends or begins a session', async () => {
    const admin = await program.sessionOf(program.adminToken)
    await setPlan(db(), admin.userId, 'expert')
    const fresh = { ...admin, confirmedAt: program.services.now() }
    const token = await createToken(program.services, fresh, { name: 'x', scope: 'analyse' })
    expect(statusAndCode(await program.get('admin-get-users', token))).toEqual([403, 'token-scope'])
    await program.ask('/api/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    expect((await usage(token)).status).toBe(200)
  })

  test('ends at once when it is revoked, by its owner only', async () => {
    const { personal, session } = await withToken('read')
    const other = await withToken('read')
    const [{ id } = { id: '' }] = await listTokens(program.services, session)
    await revokeToken(program.services, other.session, id)
    expect((await usage(personal)).status).toBe(200)
    await revokeToken(program.services, session, id)
    expect(statusAndCode(await usage(personal))).toEqual([401, 'not-signed-in'])
    expect((await usage(other.personal)).status).toBe(200)
    expect((await usage(`vbt_${'a'.repeat(43)}`)).status).toBe(401)
  })

  test('ends with a lock and with deletion, and does not come back', async () => {
    const admin = await program.sessionOf(program.adminToken)
    for (const [end, undo] of [
      [lockUser, unlockUser],
      [deleteUser, restoreUser],
    ] as const) {
      const { personal, id } = await withToken('read')
      await end(program.services, admin, id)
      expect((await usage(personal)).status).toBe(401)
      await undo(program.services, admin, id)
      expect((await usage(personal)).status).toBe(401)
    }
  })

  test('is refused while the plan has none, and works again with it', async () => {
    const { personal, id } = await withToken('read')
    await setPlan(db(), id, 'pro', new Date(Date.now() - 1_000))
    expect(statusAndCode(await usage(personal))).toEqual([403, 'upgrade-required'])
    await setPlan(db(), id, 'expert')
    expect((await usage(personal)).status).toBe(200)
  })

  test('does nothing while its owner must choose a password', async () => {
    const { personal, id } = await withToken('read')
    await db().asJobs((tx) => tx.update(accounts).set({ must_change_password: true }).where(eq(accounts.user_id, id)))
    expect(statusAndCode(await usage(personal))).toEqual([403, 'password-change-required'])
  })

  test('twenty are enough', async () => {
    const owner = await customer()
    const session = await owner.look()
    const made = await Promise.allSettled(
      Array.from({ length: 22 }, (_, at) => createToken(program.services, session, { name: `${at}`, scope: 'read' })),
    )
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ code: 'token-limit-reached' }) }),
      expect.objectContaining({ reason: expect.objectContaining({ code: 'token-limit-reached' }) }),
    ])
  })
})
