/** What the audit of a customer's own website gets from the account, so that no report contradicts the profile. */
import { and, eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import type { Account } from '#engine/judge/judge-options.ts'
import { type AccountHolder, actorOf } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'

export async function accountSource(
  { db }: Services,
  session: AccountHolder,
  domainId: string,
): Promise<{ account?: Account }> {
  const [profile] = await db.as(actorOf(session), (tx) =>
    tx
      .select({
        name: profiles.company_name,
        locations: profiles.locations,
        sector: profiles.sector,
        email: profiles.public_email,
        salesPhone: profiles.sales_telefoon,
        supportPhone: profiles.support_telefoon,
        kvk: profiles.kvk_of_legal_name,
        vat: profiles.btw_nummer,
        founded: profiles.oprichtingsjaar,
        socials: profiles.social_links,
      })
      .from(profiles)
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domainId))),
  )
  if (!profile) return {}
  const said = (...values: (string | number | null)[]) => values.filter((value) => value).map(String)
  return {
    account: {
      ...(profile.name ? { name: profile.name } : {}),
      values: {
        'adres of plaats': said(...profile.locations),
        sector: said(profile.sector),
        'e-mail': said(profile.email),
        telefoon: said(profile.salesPhone, profile.supportPhone),
        'KvK-nummer': said(profile.kvk),
        'btw-id': said(profile.vat),
        oprichtingsjaar: said(profile.founded),
        'sociale profielen': said(...profile.socials),
      },
    },
  }
}
