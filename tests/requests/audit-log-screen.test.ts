/** The audit log on screen: searched by who, whom, act and period, page by page, and as a file whose download is in the log too. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#db/actor.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const PATH = '/admin/auditlog'

eachDatabase('the audit log on screen', (db) => {
  let program: Program
  let customer: Awaited<ReturnType<Program['newCustomer']>>
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    customer = await program.newCustomer()
    await asOwner(db(), sql`update profiles set company_name = 'Bakkerij Zon' where id = ${customer.id}`)
    await act('2026-03-28T23:30:00Z', 'plan-changed', { plan: 'pro', until: '2026-12-31' })
    await act('2026-03-29T21:59:59Z', 'profile-published', { website: 'bakkerijzon.example' })
    await act('2026-03-29T22:00:00Z', 'profile-unpublished', { website: '=1+1' })
    await asOwner(
      db(),
      sql`insert into audit_log (at, act, actor_kind, email) values ('2026-03-01T10:00:00Z', 'sign-in-failed', 'visitor', 'niemand@voorbeeld.nl')`,
    )
  })
  afterAll(() => program.close())

  const act = (at: string, name: string, details: object) =>
    asOwner(
      db(),
      sql`insert into audit_log (at, act, actor_kind, actor_id, subject_id, details)
        values (${at}, ${name}, 'user', ${customer.id}, ${customer.id}, ${JSON.stringify(details)}::jsonb)`,
    )
  const headersOf = (token: string) => ({
    cookie: `vindbaar.session_token=${encodeURIComponent(token)}`,
    origin: BASE_URL,
  })
  const open = (path: string, token = program.adminToken) => program.ask(path, { headers: headersOf(token) })
  const see = async (search: Record<string, string>) => (await open(`${PATH}?${new URLSearchParams(search)}`)).body
  const found = async (search: Record<string, string>) =>
    [...(await see(search)).matchAll(/<th scope="row"[^>]*><span[^>]*>([^<]+)<\/span>/g)].map(([, label]) => label)

  test('shows each act in plain words, who did it and to whom', async () => {
    const page = await see({ van: '2026-01-01', tot: '2026-04-30' })
    for (const text of ['Plan gewijzigd', 'Pro, tot en met 31-12-2026', customer.email, 'Iemand die niet is ingelogd'])
      expect(page).toContain(text)
    expect(await found({ van: '2026-01-01', tot: '2026-04-30' })).toEqual([
      'Profiel offline gehaald',
      'Profiel gepubliceerd',
      'Plan gewijzigd',
      'Inloggen mislukt',
    ])
  })

  test('finds by who, whom, act and period, whose days are those of Amsterdam on a day of 23 hours too', async () => {
    expect(await found({ van: '2026-03-29', tot: '2026-03-29' })).toEqual(['Profiel gepubliceerd', 'Plan gewijzigd'])
    const old = { tot: '2026-04-30' }
    expect(await found({ ...old, wie: 'bakerij' })).toHaveLength(3)
    expect(await found({ ...old, bij: customer.id, handeling: 'plan-changed' })).toEqual(['Plan gewijzigd'])
    expect(await found({ ...old, bij: 'Niemand@voorbeeld.nl' })).toEqual(['Inloggen mislukt'])
    expect(await found({ wie: ADMIN.email, handeling: 'account-created' })).toEqual(['Account gemaakt'])
    expect(await found({ wie: randomUUID() })).toEqual([])
    expect(await see({ wie: 'niemandheetzo' })).toContain('Geen handelingen gevonden')
    expect(await see({ handeling: 'onzin' })).toContain('Kies een handeling uit de lijst.')
    expect(await see({ na: 'onzin' })).toContain('Kon het auditlog niet laden')
    expect(await found({ wie: `'; drop table audit_log; --` })).toEqual([])
  })

  test('goes on where a page ends, also among acts of one moment', async () => {
    await asOwner(
      db(),
      sql`insert into audit_log (at, act, actor_kind, details)
        select '2025-06-01T12:00:00.000Z', 'settings-changed', 'operator', jsonb_build_object('settings', 'nr ' || n)
        from generate_series(1, 70) n`,
    )
    const numbers = (page: string) => [...page.matchAll(/nr (\d+)</g)].map(([, n]) => Number(n))
    const first = await see({ van: '2025-06-01', tot: '2025-06-01' })
    const next = /href="[^"]*\?([^"]*na=[^"]+)"/.exec(first)![1]!.replaceAll('&amp;', '&')
    const second = (await open(`${PATH}?${next}`)).body
    expect(second).toContain('Naar het begin')
    expect([...numbers(first), ...numbers(second)]).toEqual(Array.from({ length: 70 }, (_, n) => 70 - n))
  })

  test('is downloaded as a file that no spreadsheet runs, and the download is an act itself', async () => {
    const { headers, body } = await open(`${PATH}.csv?van=2026-01-01&tot=2026-04-30`)
    expect(headers.get('content-disposition')).toContain('auditlog.csv')
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain(`"${customer.email}";"${customer.email}";"Profiel offline gehaald";"'=1+1"`)
    expect((await open(`${PATH}.csv?van=onzin`)).headers.get('location')).toBe(`${PATH}?van=onzin`)
    expect(await see({ van: 'onzin' })).toContain('Kies een dag.')
    expect(await found({ handeling: 'audit-log-exported' })).toEqual(['Auditlog gedownload'])
    expect(await see({ handeling: 'audit-log-exported' })).toContain('wat een zoekopdracht vond')
  })

  test('is for admins only, the file and the function of the database included', async () => {
    const token = await program.tokenFor(customer)
    for (const path of [PATH, `${PATH}.csv`])
      expect((await open(path, token)).headers.get('location'), path).toBe('/dashboard')
    const query = sql`select * from find_acts(null, null, null, null, null, null, null, 10)`
    await expect(db().as(user(customer.id), (tx) => tx.execute(query))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  test('reads a long log by its indexes', async () => {
    await asOwner(
      db(),
      sql`insert into audit_log (at, act, actor_kind, actor_id, subject_id)
        select '2024-01-01'::timestamptz + n * interval '1 minute', 'signed-in', 'user', gen_random_uuid(), gen_random_uuid()
        from generate_series(1, 20000) n`,
    )
    await asOwner(db(), sql`analyze audit_log`)
    const plans = async (condition: string) => {
      let text = ''
      await db().as(user((await program.sessionOf(program.adminToken)).userId), async (tx) => {
        const { rows } = await tx.execute<Record<string, string>>(
          sql.raw(
            `explain select * from audit_log l where ${condition} order by l.at desc nulls last, l.sequence desc nulls last limit 51`,
          ),
        )
        text = rows.map((row) => row['QUERY PLAN']).join('\n')
      })
      return text
    }
    for (const condition of [
      'true',
      `l.subject_id = any ('{${customer.id}}')`,
      `l.actor_id = any ('{${customer.id}}')`,
      `l.act = 'account-purged'`,
      `l.email = 'niemand@voorbeeld.nl'`,
      `(l.at, l.sequence) < ('2024-01-03', 500)`,
    ])
      expect(await plans(condition), condition).not.toContain('Seq Scan on audit_log')
  })
})
