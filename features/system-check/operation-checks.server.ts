/** What an operator wants to know of the database, its migrations, the jobs and the mails. */
import { type SQL, sql } from 'drizzle-orm'
import { ownMigrations } from '#db/migrate.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import type { CheckResult } from './check.ts'
import { counted, moment, sizeOf } from './wording.ts'

async function ask<Row extends Record<string, unknown> | undefined>(
  { db }: Services,
  admin: Session,
  query: SQL,
): Promise<Row> {
  const { rows } = await db.as(actorOf(admin), (tx) => tx.execute<NonNullable<Row>>(query))
  return rows[0] as Row
}

export async function checkDatabase(services: Services, admin: Session): Promise<CheckResult> {
  const found = await ask<{ version: string; bytes: number }>(
    ...([services, admin, sql`select * from system_database()`] as const),
  )
  const isBuiltIn = services.db.kind === 'pglite'
  const facts = [
    { label: 'Soort', value: isBuiltIn ? 'PGlite, ingebouwd' : 'PostgreSQL' },
    { label: 'Versie', value: found.version },
    { label: 'Omvang van de tabellen', value: sizeOf(Number(found.bytes)) },
  ]
  if (!services.db.isListening()) {
    const summary = 'De database antwoordt, maar meldt nu geen wijzigingen.'
    return { state: 'attention', summary, todo: 'Wacht even: de verbinding wordt vanzelf hersteld.', facts }
  }
  const todo = isBuiltIn ? 'Om uit te proberen is dit goed. Zet voor echt gebruik DATABASE_URL op PostgreSQL.' : null
  return { state: isBuiltIn ? 'attention' : 'good', summary: 'De database antwoordt.', todo, facts }
}

export async function checkMigrations(services: Services, admin: Session): Promise<CheckResult> {
  const { applied, newest } = await ask<{ applied: number; newest: number }>(
    ...([services, admin, sql`select * from system_migrations()`] as const),
  )
  const expected = ownMigrations()
  const facts = [
    { label: 'Uitgevoerd', value: String(applied) },
    { label: 'Verwacht', value: String(expected.count) },
  ]
  if (applied === expected.count && Number(newest) === expected.newest) {
    return { state: 'good', summary: 'De database is helemaal bijgewerkt.', todo: null, facts }
  }
  if (applied > expected.count) {
    const summary = 'De database is nieuwer dan dit programma.'
    return { state: 'broken', summary, todo: 'Werk dit programma bij naar dezelfde versie als de andere.', facts }
  }
  const summary = 'De database mist migraties van dit programma.'
  return { state: 'broken', summary, todo: 'Start Vindbaar opnieuw: bij de start worden ze uitgevoerd.', facts }
}

type Jobs = Record<'waiting' | 'failing' | 'running', number> & { given_up: Record<string, number> }

export async function checkJobs(services: Services, admin: Session): Promise<CheckResult> {
  const { waiting, failing, running, given_up } = await ask<Jobs>(
    ...([services, admin, sql`select * from system_jobs()`] as const),
  )
  const givenUp = Object.values(given_up).reduce((sum, count) => sum + count, 0)
  const facts = [
    { label: 'Wachten', value: counted(waiting) },
    { label: 'Bezig', value: counted(running) },
    { label: 'Mislukt, worden opnieuw geprobeerd', value: counted(failing) },
    { label: 'Opgegeven', value: counted(givenUp) },
    ...Object.entries(given_up).map(([name, count]) => ({ label: `Opgegeven: ${name}`, value: counted(count) })),
  ]
  if (givenUp > 0) {
    const summary = givenUp === 1 ? 'Eén taak is opgegeven.' : `${counted(givenUp)} taken zijn opgegeven.`
    return { state: 'broken', summary, todo: 'Zoek in het logboek waarom, en start ze daarna opnieuw.', facts, givenUp }
  }
  if (failing > 0) {
    const summary = 'Er mislukten taken; ze worden vanzelf opnieuw geprobeerd.'
    return { state: 'attention', summary, todo: 'Kijk later nog eens, of zoek in het logboek waarom.', facts }
  }
  return { state: 'good', summary: 'Er is geen taak mislukt.', todo: null, facts }
}

interface Mail extends Record<string, unknown> {
  waiting: number
  failed: number
  last_sent_at: Date | string | null
  last_error: string | null
  last_error_at: Date | string | null
  last_error_template: string | null
}

export async function checkMail(services: Services, admin: Session): Promise<CheckResult> {
  const mail = await ask<Mail>(services, admin, sql`select * from system_mail()`)
  const toFolder = services.setup.mailsGoTo === 'folder'
  const [sent, failed] = [mail.last_sent_at, mail.last_error_at].map((at) => (at === null ? null : new Date(at)))
  const facts = [
    { label: 'Gaan naar', value: toFolder ? `bestanden in ${services.setup.dataDir}/outbox` : 'de mailserver' },
    { label: 'Wachten', value: counted(mail.waiting) },
    { label: 'Laatst verstuurd', value: sent ? moment(sent) : 'de laatste week niets' },
    { label: 'Mislukt in de laatste week', value: counted(mail.failed) },
    ...(mail.last_error && failed
      ? [{ label: 'Laatste fout', value: `${moment(failed)}, ${mail.last_error_template}: ${mail.last_error}` }]
      : []),
  ]
  if (failed && (!sent || failed > sent)) {
    const summary = 'De laatste mail kon niet worden verstuurd.'
    return { state: 'broken', summary, todo: 'Controleer SMTP_URL en MAIL_FROM, en stuur daarna een testmail.', facts }
  }
  if (mail.failed > 0) {
    const summary = 'Mails worden verstuurd, maar de laatste week mislukten er ook.'
    return { state: 'attention', summary, todo: 'Kijk bij de laatste fout of het adres klopt.', facts }
  }
  if (toFolder) {
    const summary = 'Mails gaan niet naar een mailserver: elke mail is een bestand.'
    return { state: 'attention', summary, todo: 'Zet voor echt gebruik SMTP_URL op een mailserver.', facts }
  }
  return { state: 'good', summary: 'Er is geen mail mislukt.', todo: null, facts }
}

/** Older than this, too much would be lost. */
const BACKUP_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** The last backup that `npm run backup` made, as the audit log has it. */
export async function checkBackup(services: Services, admin: Session): Promise<CheckResult> {
  const last = await ask<{ at: Date | string; details: { name: string; size: string } } | undefined>(
    services,
    admin,
    sql`select at, details from audit_log where act = 'backup-made' order by at desc nulls last, sequence desc nulls last limit 1`,
  )
  if (!last) {
    const summary = 'Er is nog geen reservekopie gemaakt.'
    return { state: 'attention', summary, todo: 'Maak er een met: npm run backup. Laat dat elke dag doen.', facts: [] }
  }
  const at = new Date(last.at)
  const facts = [
    { label: 'Laatste', value: moment(at) },
    { label: 'Naam', value: last.details.name },
    { label: 'Omvang', value: last.details.size },
  ]
  if (services.now().getTime() - at.getTime() > BACKUP_DAYS * DAY_MS) {
    const summary = 'De laatste reservekopie is ouder dan een week.'
    return { state: 'attention', summary, todo: 'Maak een nieuwe met: npm run backup. Laat dat elke dag doen.', facts }
  }
  return { state: 'good', summary: 'Er is een reservekopie van de laatste week.', todo: null, facts }
}
