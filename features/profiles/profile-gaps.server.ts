/** What a profile does not state yet, of what its plan may state: the fields that a reader misses first, first. */
import { and, eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

type Row = typeof profiles.$inferSelect
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A field is missing when all of its columns are empty. */
const EVERY_PLAN: [label: string, ...columns: (keyof Row)[]][] = [
  ['een korte omschrijving', 'desired_info'],
  ['plaatsen', 'locations'],
  ['landen', 'countries'],
]
const EXTENDED: typeof EVERY_PLAN = [
  ['wat je doet (sector)', 'sector', 'sectoren'],
  ['een telefoonnummer', 'sales_telefoon', 'support_telefoon'],
  ['een e-mailadres', 'public_email', 'sales_email', 'support_email'],
  ['diensten', 'diensten'],
  ['je KvK-nummer', 'kvk_of_legal_name'],
  ['je btw-nummer', 'btw_nummer'],
  ['veelgestelde vragen', 'faqs'],
  ['sociale profielen', 'social_profielen', 'social_links'],
  ['reviews of cases', 'review_bronnen', 'cases'],
  ['je oprichtingsjaar', 'oprichtingsjaar'],
  ['een logo', 'logo_svg_url', 'logo_png_url'],
]

export async function profileGaps(
  { db }: Services,
  session: Session,
  { id, plan }: { id: string; plan: Plan },
): Promise<string[]> {
  const [row] = await db.as(actorOf(session), (tx) =>
    tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, id))),
  )
  const fields = allows(plan, 'extended-info') ? [...EVERY_PLAN, ...EXTENDED] : EVERY_PLAN
  if (!row) return fields.map(([label]) => label)
  return fields.filter(([, ...columns]) => columns.every((column) => isEmpty(row[column]))).map(([label]) => label)
}
