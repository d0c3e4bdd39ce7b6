/** The audit log: who did what to whom, in the transaction of the act; nobody changes it, and jobs erase addresses from it. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import type { audit_log } from '#db/schema/audit-log.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import { resetPassword } from '#features/accounts/password-reset.server.ts'
import { changePassword, signIn } from '#features/accounts/sign-in.server.ts'
import { deleteUser, lockUser, restoreUser, unlockUser } from '#features/admin/account-status.server.ts'
import { createUser } from '#features/admin/create-user.server.ts'
import { makeAdmin } from '#features/admin/operator.job.ts'
import { eraseAuditAddresses } from '#features/audit-log/erase-addresses.job.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { addWebsite, deleteWebsite, listWebsites } from '#features/domains/websites.server.ts'
import { publishProfile, unpublishProfile } from '#features/publishing/publish.server.ts'
import { saveSettings } from '#features/settings/settings.server.ts'
import { purgeDeletedAccounts } from '#tests/support/purge.ts'
import { code } from '../support/attempts.ts'
import { asOwner, createAccount, eachDatabase } from '../support/database.ts'
import { sessionOf } from '../support/session.ts'
import { PASSWORD, signingIn } from '../support/signing-in.ts'

const FORM = { locations: ['Testwoude'], countries: ['NL'], desiredInfo: 'Kaas.', llmPlatforms: [] }
const ADDRESS = '203.0.113.7'

eachDatabase('the audit log', (db) => {
  const given = signingIn(db)
  const rowsWhere = async (condition: ReturnType<typeof sql>) =>
    (
      await db().asJobs((tx) =>
        tx.execute<typeof audit_log.$inferSelect>(
          sql`select * from audit_log where ${condition} order by at, sequence`,
        ),
      )
    ).rows
  const actsOn = async (id: string) => (await rowsWhere(sql`subject_id = ${id}`)).map(({ act }) => act)
  const lastOn = async (id: string) => (await rowsWhere(sql`subject_id = ${id}`)).at(-1)

  it('names who signed in, from where, and who failed to, also at an address that nobody has', async () => {
    const { id, email } = await given.newAccount()
    const unknown = given.newEmail()
    for (const [address, password] of [
      [email, 'verkeerd'],
      [unknown, 'verkeerd'],
      [email, PASSWORD],
    ] as const) {
      await signIn(given.test.services, given.from(ADDRESS), { email: address, password }).catch(() => {})
    }
    expect(await rowsWhere(sql`email in (${email}, ${unknown})`)).toMatchObject([
      { act: 'sign-in-failed', actor_kind: 'visitor', actor_id: null, subject_id: id, email, address: ADDRESS },
      { act: 'sign-in-failed', actor_kind: 'visitor', subject_id: null, email: unknown, address: ADDRESS },
      { act: 'signed-in', actor_kind: 'user', actor_id: id, subject_id: id, email, address: ADDRESS },
    ])
  })

  it('names the attempt that locks an account, and the password that unlocks it', async () => {
    const { id, email } = await given.newAccount()
    await given.failTenTimes(email)
    const token = await given.resetTokenFor(email, 'Inloggen is een kwartier geblokkeerd')
    await resetPassword(given.test.services, ADDRESS, { token, password: 'nieuw-geheim', confirm: 'nieuw-geheim' })
    expect(await actsOn(id)).toEqual([...Array(9).fill('sign-in-failed'), 'sign-in-locked', 'password-reset'])
    expect(await lastOn(id)).toMatchObject({ actor_id: id, address: ADDRESS })
  })

  it('names what admins and the operator do to an account', async () => {
    const admin = { ...given.admin, clientAddress: ADDRESS }
    const { services } = given.test
    const input = { email: given.newEmail(), password: PASSWORD, role: 'user', plan_type: 'pro' } as const
    const id = await createUser(services, admin, input)
    expect(await lastOn(id)).toMatchObject({
      ...{ act: 'account-created', actor_kind: 'user', actor_id: admin.userId, email: input.email, address: ADDRESS },
      details: { role: 'user', plan: 'pro' },
    })
    for (const act of [lockUser, unlockUser, deleteUser, restoreUser]) await act(services, admin, id)
    await makeAdmin(services, input.email)
    expect(await actsOn(id)).toEqual([
      ...['account-created', 'account-locked', 'account-unlocked', 'account-deleted', 'account-restored'],
      ...['role-changed', 'password-replaced'],
    ])
    expect(await lastOn(id)).toMatchObject({ actor_kind: 'operator', actor_id: null, address: null })
  })

  it('names what customers do: publish, move to another website, take offline, download, change their password', async () => {
    const { services } = given.test
    const account = await given.newAccount()
    const domainId = (
      await db().as(user(account.id), (tx) =>
        tx.execute<{ id: string }>(sql`select id from domains where user_id = ${account.id}`),
      )
    ).rows[0]!.id
    const session = { ...sessionOf({ ...account, domainId }), clientAddress: ADDRESS, mustChangePassword: true }
    const publishAs = (url: string) =>
      publishProfile(services, session, domainId, { ...FORM, companyName: 'De Proefkamer', url })
    await publishAs('proefkamer.example')
    await publishAs('nieuw.example')
    await unpublishProfile(services, session, domainId)
    await exportAccount(services, session)
    await changePassword(services, session, { password: 'ander-geheim', confirm: 'ander-geheim' })
    const rows = await rowsWhere(sql`subject_id = ${account.id}`)
    expect(rows.map(({ act, details }) => [act, details])).toEqual([
      ['profile-published', { website: 'proefkamer.example' }],
      ['website-changed', { from: 'proefkamer.example', to: 'nieuw.example' }],
      ['profile-published', { website: 'nieuw.example' }],
      ['profile-unpublished', { website: 'nieuw.example' }],
      ['data-exported', {}],
      ['password-changed', {}],
    ])
    for (const row of rows) expect(row).toMatchObject({ actor_id: account.id, address: ADDRESS })
  })

  it('names changed settings without what they became, and websites that are added and deleted; not what changes nothing or is refused', async () => {
    const { services } = given.test
    const account = await createAccount(db(), { plan: 'expert' })
    const session = { ...sessionOf(account), clientAddress: ADDRESS }
    const overview = { rapport_email: 'rapport@voorbeeld.nl', taal: 'nl', tijdzone: 'Europe/Amsterdam' }
    for (let time = 0; time < 2; time++) await saveSettings(services, session, 'overview', overview)
    await expect(saveSettings(services, session, 'overview', { ...overview, taal: 'xx' })).rejects.toThrow()
    for (const domain_name of ['eerste.example', 'tweede.example']) await addWebsite(services, session, { domain_name })
    await expect(addWebsite(services, session, { domain_name: 'eerste.example' })).rejects.toThrow()
    const [primary, second] = await listWebsites(services, session)
    await expect(deleteWebsite(services, session, primary!.id)).rejects.toThrow()
    await deleteWebsite(services, session, second!.id)
    const rows = await rowsWhere(sql`subject_id = ${account.id}`)
    expect(rows.map(({ act, details }) => [act, details])).toEqual([
      ['settings-changed', { settings: 'rapport_email' }],
      ['website-added', { website: 'eerste.example' }],
      ['website-added', { website: 'tweede.example' }],
      ['website-deleted', { website: 'tweede.example' }],
    ])
    for (const row of rows) expect(row).toMatchObject({ actor_kind: 'user', actor_id: account.id, address: ADDRESS })
  })

  it('says nothing of an act that is rolled back', async () => {
    const account = await createAccount(db())
    const unpublish = () =>
      db().as(user(account.id), async (tx) => {
        const to = { userId: account.id }
        await recordAct(tx, given.test.services, { act: 'profile-unpublished', to, details: { website: 'a.nl' } })
        throw new Error('on purpose')
      })
    await expect(unpublish()).rejects.toThrow('on purpose')
    const session = sessionOf(account)
    await expect(publishProfile(given.test.services, session, account.domainId, FORM)).rejects.toThrow()
    expect(await actsOn(account.id)).toEqual([])
  })

  it('is changed and emptied by nobody, and read only by admins', async () => {
    const account = await createAccount(db())
    await exportAccount(given.test.services, sessionOf(account))
    const [row] = await rowsWhere(sql`subject_id = ${account.id}`)
    const refused = code('42501')
    for (const change of [
      sql`update audit_log set act = 'signed-in' where id = ${row!.id}`,
      sql`update audit_log set address = '198.51.100.1', email = 'x@voorbeeld.nl' where id = ${row!.id}`,
      sql`delete from audit_log where id = ${row!.id}`,
      sql`truncate audit_log`,
      sql`insert into audit_log (at, act, actor_kind) values (now(), 'signed-in', 'operator')`,
    ]) {
      for (const actor of [visitor, user(account.id), user(given.admin.userId)]) {
        await expect(db().as(actor, (tx) => tx.execute(change))).rejects.toSatisfy(refused)
      }
      await expect(db().asJobs((tx) => tx.execute(change))).rejects.toSatisfy(refused)
      await expect(db().auth.execute(change)).rejects.toSatisfy(refused)
    }
    for (const change of [sql`delete from audit_log`, sql`update audit_log set email = null`, sql`truncate audit_log`])
      await expect(asOwner(db(), change)).rejects.toSatisfy(refused)
    const seenBy = async (id: string) =>
      (await db().as(user(id), (tx) => tx.execute(sql`select 1 from audit_log where id = ${row!.id}`))).rows.length
    expect([await seenBy(account.id), await seenBy(given.admin.userId)]).toEqual([0, 1])
    expect(await lastOn(account.id)).toEqual(row)
  })

  it('takes no act of a visitor or of a customer on someone else, whatever they say', async () => {
    const [account, neighbour] = [await createAccount(db()), await createAccount(db())]
    const forged = (id: string) =>
      sql`select record_act('signed-in', now(), ${id}, null, null, '{}', 'operator', ${id})`
    for (const actor of [visitor, user(account.id)])
      await expect(db().as(actor, (tx) => tx.execute(forged(neighbour.id)))).rejects.toSatisfy(code('42501'))
    await db().as(user(account.id), (tx) => tx.execute(forged(account.id)))
    expect(await lastOn(account.id)).toMatchObject({ actor_kind: 'user', actor_id: account.id })
  })

  describe('forgets', () => {
    it('network addresses, and e-mail addresses without an account, after thirty days', async () => {
      const { id, email } = await given.newAccount()
      const unknown = given.newEmail()
      for (const address of [email, unknown])
        await signIn(given.test.services, given.from(ADDRESS), { email: address, password: 'verkeerd' }).catch(() => {})
      const both = sql`subject_id = ${id} or email = ${unknown}`
      const before = await rowsWhere(both)
      const ids = sql.join(
        before.map((row) => sql`${row.id}::uuid`),
        sql`, `,
      )
      await eraseAuditAddresses(given.test.services)
      expect(await rowsWhere(both)).toEqual(before)
      given.test.pass(30 * 24 * 60 + 1)
      await signIn(given.test.services, given.from(ADDRESS), { email, password: 'verkeerd' }).catch(() => {})
      await eraseAuditAddresses(given.test.services)
      expect(await rowsWhere(sql`id in (${ids})`)).toEqual([
        { ...before[0], address: null },
        { ...before[1], address: null, email: null },
      ])
      expect(await lastOn(id)).toMatchObject({ address: ADDRESS, email })
    })

    it('the e-mail address of an account that is removed for good; ids and acts stay', async () => {
      const { id } = await given.newAccount()
      await deleteUser(given.test.services, given.admin, id)
      given.test.pass(31 * 24 * 60)
      await purgeDeletedAccounts(given.test.services)
      expect(await rowsWhere(sql`subject_id = ${id}`)).toMatchObject([
        { act: 'account-deleted', actor_id: given.admin.userId, email: null },
        { act: 'account-purged', actor_kind: 'job', email: null },
      ])
      await purgeDeletedAccounts(given.test.services)
      expect(await actsOn(id)).toEqual(['account-deleted', 'account-purged'])
    })
  })
})
