/** The three checks of the specification: the policies of the mail templates, the door for visitors, and who is an admin. */
import { sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { CheckResult } from './check.ts'

const TEMPLATES = 'email_templates'
const RESTART = 'Start Vindbaar opnieuw. Blijft dit zo, zet dan een reservekopie terug of vraag hulp.'

/** Only admins may read and change the mail templates, and jobs may read them. */
export async function checkPolicies({ db }: Services, admin: Session): Promise<CheckResult> {
  const { rows } = await db.as(actorOf(admin), (tx) =>
    tx.execute<{ polname: string; roles: string; secured: boolean }>(sql`
      select p.policyname::text as polname, p.roles::text as roles, c.relrowsecurity as secured
      from pg_class c left join pg_policies p on p.schemaname = 'public' and p.tablename = c.relname
      where c.relname = ${TEMPLATES} and c.relnamespace = 'public'::regnamespace order by 1`),
  )
  const names = rows.flatMap(({ polname }) => polname ?? [])
  const facts = [{ label: 'Policies', value: names.join(', ') || 'geen' }]
  const missing = ['admin may select', 'admin may update'].filter((name) => !names.includes(name))
  const others = names.filter((name) => !/^(admin|jobs) may /.test(name))
  if (!rows[0]?.secured || names.length === 0) {
    return { state: 'broken', summary: `De policy op ${TEMPLATES} ontbreekt.`, todo: RESTART, facts }
  }
  if (missing.length > 0) {
    const summary = `Op ${TEMPLATES} ontbreekt: ${missing.join(', ')}.`
    return { state: 'broken', summary, todo: RESTART, facts }
  }
  if (others.length > 0) {
    const summary = `Op ${TEMPLATES} staat een policy die er niet hoort: ${others.join(', ')}.`
    return { state: 'attention', summary, todo: `Haal deze policy weg: DROP POLICY … ON ${TEMPLATES}.`, facts }
  }
  return { state: 'good', summary: 'Alleen beheerders kunnen bij de mailtemplates.', todo: null, facts }
}

const USERS = 'admin-get-users'

/** Asks the list of customers as a visitor; only 401 and 403 are right. */
export async function checkVisitors(statusForVisitor: (path: string) => Promise<number>): Promise<CheckResult> {
  const status = await statusForVisitor(`/functions/v1/${USERS}`)
  const facts = [{ label: `Antwoord van ${USERS}`, value: String(status) }]
  if (status === 401 || status === 403) {
    return { state: 'good', summary: 'Zonder inloggen komt niemand bij de klanten.', todo: null, facts }
  }
  if (status < 300) {
    const summary = `Waarschuwing: ${USERS} geeft klanten aan wie niet is ingelogd.`
    return { state: 'broken', summary, todo: 'Haal Vindbaar meteen offline en vraag hulp.', facts }
  }
  const summary = `${USERS} hoort een bezoeker te weigeren met 401 of 403, maar antwoordt ${status}.`
  return { state: 'attention', summary, todo: 'Kijk in het logboek van het programma wat er misging.', facts }
}

/** is_admin says yes to this admin and no to a visitor, and has_role agrees. */
export async function checkIsAdmin({ db }: Services, admin: Session): Promise<CheckResult> {
  const { rows } = await db.as(actorOf(admin), (tx) =>
    tx.execute<{ is_admin: boolean; has_role: boolean }>(
      sql`select is_admin(), has_role(${admin.userId}::uuid, 'admin')`,
    ),
  )
  const { rows: visitors } = await db.as(visitor, (tx) =>
    tx.execute<{ is_admin: boolean | null }>(sql`select is_admin()`),
  )
  const [asAdmin, asVisitor] = [rows[0]!, visitors[0]!.is_admin === true]
  const said = (value: boolean) => (value ? 'ja' : 'nee')
  const facts = [
    { label: 'is_admin voor jou', value: said(asAdmin.is_admin) },
    { label: 'has_role voor jou', value: said(asAdmin.has_role) },
    { label: 'is_admin voor een bezoeker', value: said(asVisitor) },
  ]
  if (asAdmin.is_admin && asAdmin.has_role && !asVisitor) {
    return { state: 'good', summary: 'De database herkent jou als beheerder, en een bezoeker niet.', todo: null, facts }
  }
  const summary = asVisitor
    ? 'is_admin noemt een bezoeker beheerder.'
    : 'is_admin geeft voor jou false, terwijl je in het beheer bent.'
  return { state: 'broken', summary, todo: 'Log uit en weer in. Blijft dit zo, haal Vindbaar dan offline.', facts }
}
