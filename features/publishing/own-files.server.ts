/** 'Automatische validatie': do the files on the customer's own website exist, are they valid, and do they say what the profile says? */
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { OWN_FILES, type OwnFile, type OwnFileState, own_file_checks } from '#db/schema/own-files.ts'
import { profiles } from '#db/schema/profiles.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { judgeOwnFile } from './own-files.rules.ts'
import { getPublicProfile } from './public-profile.server.ts'
import type { PublicProfile } from './public-profile-model.ts'

/** Of llm-profile.json, where a profile names no other (publicatie_pad). */
const PROFILE_PATH = '/.well-known/llm-profile.json'

export interface OwnFileCheck {
  file: OwnFile
  url: string
  state: OwnFileState
  problems: { line: number; message: string }[]
}

/** The path of llm-profile.json on the customer's website. One that leads to another website is not followed. */
export async function publicationPath(tx: Tx, { userId, domainId, url }: PublicProfile): Promise<string> {
  const [row] = await tx
    .select({ path: profiles.publicatie_pad })
    .from(profiles)
    .where(and(eq(profiles.id, userId), eq(profiles.domain_id, domainId)))
  const there = URL.parse(row?.path || PROFILE_PATH, url)
  return there && there.origin === URL.parse(url)?.origin ? there.pathname : PROFILE_PATH
}

/** Fetches both files through the safe fetcher and keeps what came of it. */
export async function checkOwnFiles(services: Services, profile: PublicProfile): Promise<OwnFileCheck[]> {
  const site = URL.parse(profile.url)
  if (!site) return []
  const profilePath = await services.db.asJobs((tx) => publicationPath(tx, profile))
  const paths = { 'llms.txt': '/llms.txt', 'llm-profile.json': profilePath } satisfies Record<OwnFile, string>
  const pageUrl = `${services.baseUrl}/profile/${profile.slug}`
  const fetcher = openSafeFetcher({
    botInfoUrl: `${services.baseUrl}/bot`,
    allowPrivateHosts: services.auditAllowPrivateHosts,
  })
  const checks: OwnFileCheck[] = []
  try {
    for (const file of OWN_FILES) {
      const url = new URL(paths[file], site).href
      const { status, failure, body } = await fetcher.fetch(url, 'llms')
      const text = Buffer.from(body).toString('utf8')
      checks.push({
        file,
        url,
        ...judgeOwnFile(file, { status, failure, text }, profile, { baseUrl: services.baseUrl, pageUrl }),
      })
    }
  } finally {
    await fetcher.close()
  }
  const checked_at = services.now()
  await services.db.asJobs(async (tx) => {
    for (const check of checks) {
      const row = { user_id: profile.userId, domain_id: profile.domainId, ...check, checked_at }
      await tx
        .insert(own_file_checks)
        .values(row)
        .onConflictDoUpdate({
          target: [own_file_checks.user_id, own_file_checks.domain_id, own_file_checks.file],
          set: row,
        })
    }
  })
  return checks
}

const AT_ONCE = 4

/** All public profiles, in the order of their slugs: every plan has its validation. */
export async function checkAllOwnFiles(services: Services): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await services.db.read<{ slug: string }>(sql`
      select profile_slug as slug from public_profiles
      where profile_slug > ${after}::uuid order by profile_slug limit ${AT_ONCE}`)
    if (rows.length === 0) return
    await Promise.all(
      rows.map(async ({ slug }) => {
        try {
          await checkOwnFiles(services, await getPublicProfile(services, { slug }))
        } catch (err) {
          if (!(err instanceof Failure)) services.log.warn({ err, slug }, 'Eigen bestanden niet gecontroleerd')
        }
      }),
    )
    after = rows.at(-1)!.slug
  }
}
