/** One process that serves the public pages over HTTP; it has no other screens. */
import { and, eq } from 'drizzle-orm'
import { renderFailed } from '#app/routes/public/failed-page.tsx'
import { renderProfileMissing, renderProfilePage } from '#app/routes/public/profile-page.tsx'
import { user } from '#db/actor.ts'
import type { Database } from '#db/open-database.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Services } from '#features/services.ts'
import type { PublicPages } from '#server/public/public-pages.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import type { Screens } from '#server/screens.ts'
import { serve } from '#server/serve.ts'
import { createAccount, setPlan, type TestAccount } from './database.ts'

const screens = (async () => ({ renderFailed, renderProfileMissing, renderProfilePage })) as unknown as Screens

export interface PublicSite {
  url: string
  pages: PublicPages
  get(path: string, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

export async function servePublicSite(
  services: Services,
  trustedProxies: string[] = [],
  cacheClock?: () => number,
): Promise<PublicSite> {
  const { port, pages, stop } = await serve({
    services,
    screens,
    ...{ host: '127.0.0.1', port: 0, clientAddress: clientAddressReader(trustedProxies) },
    ownOrigins: new Set([services.baseUrl]),
    assetsFolder: null,
    indexNowKey: 'sleutel-van-indexnow',
    ...(cacheClock ? { cacheClock } : {}),
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pages,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    close: () => stop(),
  }
}

export interface Published extends TestAccount {
  slug: string
}

/** An account whose primary profile is public, with these columns. */
export async function publish(
  db: Database,
  columns: Partial<typeof profiles.$inferInsert> = {},
  plan: 'free' | 'pro' | 'expert' = 'pro',
): Promise<Published> {
  const account = await createAccount(db)
  await setPlan(db, account.id, plan)
  const slug = await change(db, account, {
    company_name: 'Voorbeeld',
    url: 'https://voorbeeld.nl/',
    published: true,
    status: 'active',
    llm_profiel_status: 'published',
    geo_published_at: new Date(),
    ...columns,
  })
  return { ...account, slug }
}

export async function change(
  db: Database,
  { id, domainId }: TestAccount,
  columns: Partial<typeof profiles.$inferInsert>,
): Promise<string> {
  const [row] = await db.as(user(id), (tx) =>
    tx
      .update(profiles)
      .set(columns)
      .where(and(eq(profiles.id, id), eq(profiles.domain_id, domainId)))
      .returning({ slug: profiles.profile_slug }),
  )
  return row!.slug!
}
