/** Deleting one's own account: soft, with a way back by mail until it is removed for good. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import { deleteUser } from '#features/admin/account-status.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { deleteOwnAccount, findRestorable, restoreOwnAccount } from '#features/security/own-deletion.server.ts'
import { builtScreens } from '#server/screens.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

eachDatabase('deleting the own account', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function asking(token: string) {
    return {
      session: await program.sessionOf(token),
      from: { clientAddress: '10.0.0.2', cookies: null },
      headers: new Headers({ authorization: `Bearer ${token}` }),
    }
  }
  async function customer() {
    const made = await signedIn(program)
    const { rows } = await db().as(user(made.id), (tx) =>
      tx.execute<{ id: string }>(sql`
        update profiles set company_name = 'Kaasmakerij', published = true, profile_slug = gen_random_uuid()
        where id = ${made.id} returning profile_slug as id`),
    )
    return { ...made, slug: rows[0]!.id }
  }
  const isPublic = async (id: string) =>
    (await db().as(visitor, (tx) => tx.execute(sql`select 1 from public_profiles where id = ${id}`))).rows.length > 0
  async function linkFor(email: string): Promise<string> {
    const mail = await program.mail.waitFor(({ to, subject }) => to[0] === email && subject.includes('verwijderd'))
    return /\/account-terughalen\/([\w-]+)/.exec(mail.text)![1]!
  }
  const entering = ({ email, password }: { email: string; password: string }) =>
    program.ask('/api/auth/sign-in', { method: 'POST', body: JSON.stringify({ email, password }) })

  test('asks the password, ends sessions and pages at once, and comes back whole with the link', async () => {
    const owner = await customer()
    const second = await program.tokenFor(owner)
    const ask = await asking(owner.token)
    await expect(deleteOwnAccount(program.services, ask, { current: 'fout wachtwoord' })).rejects.toMatchObject({
      fields: { current: expect.any(String) },
    })
    expect(await isPublic(owner.id)).toBe(true)
    await deleteOwnAccount(program.services, ask, { current: owner.password })
    for (const token of [owner.token, second]) {
      expect((await program.get('get-comparison-usage', token)).status).toBe(401)
    }
    expect(await isPublic(owner.id)).toBe(false)
    expect((await entering(owner)).body.code).toBe('account-deleted')
    const token = await linkFor(owner.email)
    expect(await findRestorable(program.services, token)).toEqual({ liveElsewhere: [] })
    // Opening the link twice changes nothing; only the button does.
    expect((await entering(owner)).status).toBe(403)
    expect(await restoreOwnAccount(program.services, '10.0.0.3', token)).toEqual({ liveElsewhere: [] })
    expect(await isPublic(owner.id)).toBe(true)
    expect((await entering(owner)).status).toBe(200)
    expect(await restoreOwnAccount(program.services, '10.0.0.3', token)).toBeNull()
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ act: string }>(
        sql`select act from audit_log where subject_id = ${owner.id} and act like 'account-%' order by at, sequence`,
      ),
    )
    expect(rows.map(({ act }) => act)).toEqual(['account-created', 'account-deleted', 'account-restored'])
  })

  test('names the website that another account has live meanwhile, before and after the button', async () => {
    const [owner, other] = [await customer(), await customer()]
    const domainOf = async (userId: string) =>
      (await db().as(user(userId), (tx) => tx.execute<{ id: string }>(sql`select id from domains`))).rows[0]!.id
    const publish = async ({ id, token }: typeof owner) =>
      publishProfile(program.services, await program.sessionOf(token), await domainOf(id), {
        ...{ companyName: 'Kaasmakerij', url: 'https://teruggehaald.example/', locations: ['Testwoude'] },
        ...{ countries: ['NL'], desiredInfo: 'Kaas.', llmPlatforms: ['chatgpt'] },
      })
    await publish(owner)
    await deleteOwnAccount(program.services, await asking(owner.token), { current: owner.password })
    const token = await linkFor(owner.email)
    expect(await findRestorable(program.services, token)).toEqual({ liveElsewhere: [] })
    await publish(other)
    const liveElsewhere = ['teruggehaald.example']
    expect(await findRestorable(program.services, token)).toEqual({ liveElsewhere })
    const address = `/account-terughalen/${token}`
    expect((await program.ask(address)).body).toContain('teruggehaald.example')
    const restored = await program.ask(address, {
      method: 'POST',
      headers: { origin: BASE_URL },
      body: new URLSearchParams({ terug: 'ja' }),
    })
    expect([restored.status, restored.body]).toEqual([200, expect.stringContaining('teruggehaald.example')])
    expect([await isPublic(owner.id), await isPublic(other.id)]).toEqual([false, true])
    const session = await program.sessionOf(await program.tokenFor(owner))
    const asked = sql`select name from websites_live_elsewhere(${other.id}) as name`
    await expect(db().as(user(session.userId), (tx) => tx.execute(asked))).rejects.toThrow()
  })

  test('has a link that works until the account is removed for good, and undoes no deletion by an admin', async () => {
    const admin = await program.sessionOf(program.adminToken)
    const byAdmin = await customer()
    await deleteOwnAccount(program.services, await asking(byAdmin.token), { current: byAdmin.password })
    const early = await linkFor(byAdmin.email)
    await restoreOwnAccount(program.services, '10.0.0.3', early)
    await deleteUser(program.services, admin, byAdmin.id)
    expect(await restoreOwnAccount(program.services, '10.0.0.3', early)).toBeNull()

    const gone = await customer()
    await deleteOwnAccount(program.services, await asking(gone.token), { current: gone.password })
    const link = await linkFor(gone.email)
    program.pass(29 * 24 * 60)
    await purgeDeletedAccounts(program.services)
    expect(await findRestorable(program.services, link)).not.toBeNull()
    program.pass(2 * 24 * 60)
    await purgeDeletedAccounts(program.services)
    expect(await findRestorable(program.services, link)).toBeNull()
    expect(await restoreOwnAccount(program.services, '10.0.0.3', link)).toBeNull()
  })

  test('is not for admins: another admin does that', async () => {
    const token = await program.tokenFor(ADMIN)
    await expect(
      deleteOwnAccount(program.services, await asking(token), { current: ADMIN.password }),
    ).rejects.toMatchObject({ code: 'own-account' })
    expect((await program.get('admin-get-users', token)).status).toBe(200)
  })
})
