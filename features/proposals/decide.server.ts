/** Decisions of the customer about proposals. A found value enters the profile only through this module. */
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { profiles } from '#db/schema/profiles.ts'
import { proposals } from '#db/schema/proposals.ts'
import { allows, limit } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { togetherProblems } from '#features/profiles/fields.schema.ts'
import { profileFormSchema } from '#features/profiles/form.schema.ts'
import { characterCount, PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { fetchImagesOf } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { type Decision, PROPOSAL_FIELDS, type ProposalField, type ProposalsView } from './proposals.schema.ts'
import { type ProposalProfile, profileFor, viewOf } from './proposals.server.ts'
import { checkedValue, formFieldOf, itemOf, keyOf, type ProposalColumns, withValue } from './values.rules.ts'

const FORM = profileFormSchema.partial()

interface Row {
  id: string
  domain_id: string
  field: ProposalField
  item: string
  value: unknown
  value_key: string
  state: (typeof proposals.$inferSelect)['state']
}

/** Returns the remaining proposals. Throws 'domain-not-found', 'not-found', 'upgrade-required', or 'invalid-input' with a message at `value`. */
export async function decide(
  services: Services,
  session: Session,
  domainId: string,
  decision: Decision,
): Promise<ProposalsView> {
  const now = services.now()
  const { plan, view, changed } = await services.db.as(actorOf(session), async (tx) => {
    const profile = await lockedProfile(tx, session, domainId)
    if (decision.decision === 'accept-all') {
      const { open } = await viewOf(tx, session, profile)
      const asked = open.filter(
        ({ id, isAllowed, isDisputed }) => isAllowed && !isDisputed && (decision.ids?.includes(id) ?? true),
      )
      const columns = await acceptAll(
        tx,
        session,
        profile,
        asked.map(({ id }) => id),
        now,
      )
      return { ...profile, changed: columns, view: await viewOf(tx, session, { ...profile, columns }) }
    }
    const row = await proposalOf(tx, session, profile, decision.id)
    const set = (state: Row['state']) =>
      tx
        .update(proposals)
        .set({ state, decided_at: state === 'proposed' ? null : now })
        .where(eq(proposals.id, row.id))
    if (decision.decision === 'dismiss' || decision.decision === 'reopen') {
      const from = decision.decision === 'dismiss' ? 'proposed' : 'dismissed'
      if (row.state === from) await set(decision.decision === 'dismiss' ? 'dismissed' : 'proposed')
      return { ...profile, changed: null, view: await viewOf(tx, session, profile) }
    }
    // A repeated request, for example a double tap: the proposal was decided already.
    if (row.state !== 'proposed') return { ...profile, changed: null, view: await viewOf(tx, session, profile) }
    const typed = decision.decision === 'adjust' ? decision.value : row.value
    const checked = checkedValue(row.field, typed)
    if (!checked.ok) throw new Failure('invalid-input', { fields: checked.fields })
    const columns = await enter(tx, session, profile, [{ ...row, value: checked.value }], now)
    const isOther = keyOf(row.field, checked.value) !== row.value_key
    await set(isOther ? 'adjusted' : 'accepted')
    await dismissOthers(tx, session, row, now)
    return { ...profile, changed: columns, view: await viewOf(tx, session, { ...profile, columns }) }
  })
  if (changed) fetchImagesOf(services, session, plan)
  return view
}

/** Locks the profile row until the end of the transaction, and creates it for a website that was only added. */
async function lockedProfile(tx: Tx, session: Session, domainId: string): Promise<ProposalProfile> {
  const { domainId: id } = await profileFor(tx, session, domainId)
  await tx.insert(profiles).values({ id: session.userId, domain_id: id }).onConflictDoNothing()
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, id)))
    .for('update')
  return profileFor(tx, session, id)
}

async function proposalOf(tx: Tx, session: Session, { domainId }: ProposalProfile, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.user_id, session.userId), eq(proposals.domain_id, domainId)))
  if (!row || !Object.hasOwn(PROPOSAL_FIELDS, row.field))
    throw new Failure('not-found', { log: 'A decision about no proposal of this account' })
  return { ...row, field: row.field as ProposalField, value: row.value.is }
}

async function acceptAll(tx: Tx, session: Session, profile: ProposalProfile, ids: string[], now: Date) {
  if (ids.length === 0) return profile.columns
  const rows = await tx
    .select()
    .from(proposals)
    .where(and(inArray(proposals.id, ids), eq(proposals.user_id, session.userId)))
    .orderBy(proposals.position)
  const accepted = rows.map(({ field, item, value }) => ({ field: field as ProposalField, item, value: value.is }))
  const columns = await enter(tx, session, profile, accepted, now)
  await tx.update(proposals).set({ state: 'accepted', decided_at: now }).where(inArray(proposals.id, ids))
  return columns
}

type Accepted = Pick<Row, 'field' | 'item' | 'value'>

/** Writes the values into the profile. The result must pass the same validation as the form. */
async function enter(
  tx: Tx,
  session: Session,
  profile: ProposalProfile,
  accepted: Accepted[],
  now: Date,
): Promise<ProposalColumns> {
  let columns = profile.columns
  const changed = new Set<keyof ProposalColumns>()
  for (const { field, item, value } of accepted) {
    if (!PROPOSAL_FIELDS[field].isFree && !allows(profile.plan, 'extended-info')) throw new Failure('upgrade-required')
    const next = withValue(columns, field, item || itemOf(field, value), value)
    columns = { ...columns, ...next }
    for (const name of Object.keys(next)) changed.add(name as keyof ProposalColumns)
  }
  if (changed.size === 0) return columns
  const fields: Record<string, string> = {}
  if (changed.has('desired_info') && tooLong(columns.desired_info, profile))
    fields.value = PROFILE_TEXTS.descriptionTooLong
  const [together] = Object.values(
    togetherProblems(
      {
        rechtsvorm: columns.rechtsvorm as string | null,
        btwNummer: columns.btw_nummer as string | null,
        oprichtingsjaar: columns.oprichtingsjaar as number | null,
      },
      now.getUTCFullYear(),
    ),
  )
  if (together && ['rechtsvorm', 'btw_nummer', 'oprichtingsjaar'].some((name) => changed.has(name as never)))
    fields.value = together
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
  const values: Partial<ProposalColumns> = {}
  for (const name of changed) values[name] = wholeList(name, columns[name])
  await tx
    .update(profiles)
    .set(values as Partial<typeof profiles.$inferInsert>)
    .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, profile.domainId)))
  return { ...columns, ...values }
}

function tooLong(text: unknown, { plan }: ProposalProfile): boolean {
  return characterCount(String(text ?? '')) > limit(plan, 'description-characters')
}

/** Validates a whole list against the form's schema, which limits its length. */
function wholeList(name: keyof ProposalColumns, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const checked = FORM.safeParse({ [formFieldOf(name)]: value })
  if (checked.success) return checked.data[formFieldOf(name) as keyof typeof checked.data]
  throw new Failure('invalid-input', { fields: { value: checked.error.issues[0]!.message } })
}

/** Of contradicting values only one is true, so the others are dismissed. */
async function dismissOthers(tx: Tx, session: Session, row: Row, now: Date): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'dismissed', decided_at: now })
    .where(
      and(
        eq(proposals.user_id, session.userId),
        eq(proposals.domain_id, row.domain_id),
        eq(proposals.field, row.field),
        eq(proposals.item, row.item),
        eq(proposals.state, 'proposed'),
        ne(proposals.id, row.id),
      ),
    )
}
