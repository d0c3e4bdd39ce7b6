/** The settings of an account. They are stored on the profile of its primary domain, and apply to all of its websites. */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { type AccountHolder, actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { SETTINGS_SCHEMAS, SETTINGS_TEXTS, type Settings, type SettingsSection } from './settings.schema.ts'
import { ACCOUNT_TIME_ZONES } from './time-zones.ts'

export interface AccountSettings extends Settings {
  /** What the account's public pages say of themselves: `llm_profiel_status` of the primary website. */
  isPublished: boolean
  publicatie_pad: string
  /** ISO 8601. */
  updatedAt: string
}

const columns = {
  rapport_email: profiles.rapport_email,
  taal: profiles.taal,
  tijdzone: profiles.tijdzone,
  rapport_frequentie: profiles.rapport_frequentie,
  rapport_dag_vd_maand: profiles.rapport_dag_vd_maand,
  rapport_samenvatting_email: profiles.rapport_samenvatting_email,
  rapport_volledige_pdf: profiles.rapport_volledige_pdf,
  meldingen_email: profiles.meldingen_email,
  zichtbaarheid_ai: profiles.zichtbaarheid_ai,
  noindex_google: profiles.noindex_google,
}

export function getSettings({ db }: Services, session: AccountHolder): Promise<AccountSettings> {
  return db.as(actorOf(session), async (tx) => {
    const { status, path, updatedAt, ...settings } = await primaryProfile(tx, session)
    return {
      ...settings,
      isPublished: status === 'published',
      publicatie_pad: path,
      updatedAt: updatedAt.toISOString(),
    }
  })
}

/** Saves one section of the form. Throws 'invalid-input' with a message per field. */
export async function saveSettings(
  services: Services,
  session: Session,
  section: SettingsSection,
  input: unknown,
): Promise<void> {
  const settings: Partial<Settings> = parseInput(SETTINGS_SCHEMAS[section], input)
  await services.db.as(actorOf(session), async (tx) => {
    const stored = await primaryProfile(tx, session)
    if (settings.tijdzone !== undefined && !mayChoose(settings.tijdzone, stored.tijdzone))
      throw new Failure('invalid-input', { fields: { tijdzone: SETTINGS_TEXTS.choose } })
    const changed = (Object.keys(settings) as (keyof Settings)[]).filter((name) => settings[name] !== stored[name])
    if (changed.length === 0) return
    await tx
      .update(profiles)
      .set(settings)
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, stored.domainId)))
    await recordAct(tx, services, {
      ...ownAct('settings-changed', session),
      // Their names only: an address does not belong in the log.
      details: { settings: changed.join(', ') },
    })
  })
}

/** A zone that was chosen with the company data stays, until another one is chosen here. */
function mayChoose(zone: string, stored: string): boolean {
  return zone === stored || ACCOUNT_TIME_ZONES.some((one) => one === zone)
}

async function primaryProfile(tx: Tx, session: AccountHolder) {
  const [row] = await tx
    .select({
      ...columns,
      domainId: profiles.domain_id,
      status: profiles.llm_profiel_status,
      path: profiles.publicatie_pad,
      updatedAt: profiles.updated_at,
    })
    .from(profiles)
    .innerJoin(domains, and(eq(domains.id, profiles.domain_id), eq(domains.user_id, profiles.id)))
    .where(and(eq(profiles.id, session.userId), domains.is_primary))
  if (!row) throw new Error(`Account ${session.userId} has no primary profile`)
  return row
}
