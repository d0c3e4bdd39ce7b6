/** 'Automatische validatie': do the files on the customer's own website exist, are they valid, and do they say what the profile says? */
import { sql } from 'drizzle-orm'
import { visitor } from '#db/actor.ts'
import { type OwnFile, type OwnFileState, own_file_checks } from '#db/schema/own-files.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { validateLlmsTxt } from '#engine/llms-txt/validate.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { getPublicProfile } from './public-profile.server.ts'
import type { PublicProfile } from './public-profile-model.ts'

export const OWN_FILE_PATHS: Record<OwnFile, string> = {
  'llms.txt': '/llms.txt',
  'llm-profile.json': '/.well-known/llm-profile.json',
}

export interface OwnFileCheck {
  file: OwnFile
  url: string
  state: OwnFileState
  problems: { line: number; message: string }[]
}

/** Fetches both files through the safe fetcher and keeps what came of it. */
export async function checkOwnFiles(services: Services, profile: PublicProfile): Promise<OwnFileCheck[]> {
  const site = URL.parse(profile.url)
  if (!site) return []
  const fetcher = openSafeFetcher({
    botInfoUrl: `${services.baseUrl}/`,
    allowPrivateHosts: services.auditAllowPrivateHosts,
  })
  const checks: OwnFileCheck[] = []
  try {
    for (const file of ['llms.txt', 'llm-profile.json'] as const) {
      const url = new URL(OWN_FILE_PATHS[file], site).href
      const { status, failure, body } = await fetcher.fetch(url, 'llms')
      const text = Buffer.from(body).toString('utf8')
      checks.push({ file, url, ...judge(file, status, failure, text, profile) })
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

function judge(
  file: OwnFile,
  status: number | null,
  failure: string | null,
  text: string,
  profile: PublicProfile,
): Pick<OwnFileCheck, 'state' | 'problems'> {
  if (status === 404 || status === 410) return { state: 'missing', problems: [] }
  if (failure || status !== 200) return { state: 'unreachable', problems: [] }
  const { problems, writtenOn } = file === 'llms.txt' ? readLlms(text) : readProfile(text)
  if (problems.length > 0) return { state: 'invalid', problems: problems.slice(0, 50) }
  // Only a file that says when it was written can be known to be old.
  const isOld = writtenOn !== null && writtenOn < profile.updatedAt.slice(0, writtenOn.length)
  return { state: isOld ? 'outdated' : 'valid', problems: [] }
}

interface Reading {
  problems: { line: number; message: string }[]
  writtenOn: string | null
}

function readLlms(text: string): Reading {
  const problems = validateLlmsTxt(text).problems.filter(({ severity }) => severity === 'fout')
  return {
    problems: problems.map(({ line, message }) => ({ line, message })),
    writtenOn: /Laatst bijgewerkt: (\d{4}-\d{2}-\d{2})/i.exec(text)?.[1] ?? null,
  }
}

function readProfile(text: string): Reading {
  try {
    const data = JSON.parse(text) as { version?: unknown; updated_at?: unknown; company?: { company_name?: unknown } }
    if (data.version === '1.0' && typeof data.company?.company_name === 'string')
      return { problems: [], writtenOn: typeof data.updated_at === 'string' ? data.updated_at : null }
  } catch {
    // Told below.
  }
  return { problems: [{ line: 1, message: 'Dit is geen geldige llm-profile.json, versie 1.0.' }], writtenOn: null }
}

const AT_ONCE = 4

/** All public profiles of the paid plans, in the order of their slugs. */
export async function checkAllOwnFiles(services: Services): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await services.db.as(visitor, (tx) =>
      tx.execute<{ slug: string }>(sql`
        select profile_slug as slug from public_profiles
        where profile_slug > ${after}::uuid and plan <> 'free' order by profile_slug limit ${AT_ONCE}`),
    )
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
