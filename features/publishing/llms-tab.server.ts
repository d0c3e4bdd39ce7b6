/** What the dashboard's llms.txt tab shows and does: the customer's file, the state of their own website's, and the validator. */
import { and, desc, eq } from 'drizzle-orm'
import { own_file_checks } from '#db/schema/own-files.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { parseSiteUrl } from '#engine/fetch/site-url.ts'
import { type DiffLine, diffLines } from '#engine/llms-txt/diff.ts'
import type { Problem } from '#engine/llms-txt/problems.ts'
import { repairLlmsTxt } from '#engine/llms-txt/repair.ts'
import { validateLlmsTxt } from '#engine/llms-txt/validate.ts'
import { allows, type Plan } from '#features/access/plans.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { profileLlmsTxt } from './llms-txt.ts'
import { checkOwnFiles, type OwnFileCheck, publicationPath } from './own-files.server.ts'
import { getPublicProfile } from './public-profile.server.ts'

export interface LlmsTab {
  /** Null while the profile is not public. */
  hostedUrl: string | null
  profileJsonUrl: string | null
  problems: Problem[]
  /** The file's text, for the plans that may copy it. */
  text: string | null
  ownFiles: (OwnFileCheck & { checkedAt: string })[]
  /** Where llm-profile.json belongs on the customer's website. */
  profilePath: string
}

export async function llmsTab(
  services: Services,
  session: Session,
  { slug, plan, published }: { slug: string | null; plan: Plan; published: boolean },
): Promise<LlmsTab> {
  const nothing = { hostedUrl: null, profileJsonUrl: null, problems: [], text: null, ownFiles: [], profilePath: '' }
  const profile = published && slug ? await getPublicProfile(services, { slug }).catch(noneIfMissing) : null
  if (!profile) return nothing
  const pageUrl = `${services.baseUrl}/profile/${profile.slug}`
  const text = profileLlmsTxt(profile, { baseUrl: services.baseUrl, pageUrl })
  const { domainId } = profile
  const [rows, path] = await services.db.as(actorOf(session), async (tx) => [
    await tx
      .select()
      .from(own_file_checks)
      .where(and(eq(own_file_checks.user_id, session.userId), eq(own_file_checks.domain_id, domainId)))
      .orderBy(desc(own_file_checks.file)),
    await publicationPath(tx, profile),
  ])
  return {
    hostedUrl: `${pageUrl}/llms.txt`,
    profileJsonUrl: `${pageUrl}/llm-profile.json`,
    problems: validateLlmsTxt(text).problems,
    text: allows(plan, 'llms-txt-generator') ? text : null,
    ownFiles: rows.map(({ file, url, state, problems, checked_at }) => ({
      ...{ file, url, state, problems },
      checkedAt: checked_at.toISOString(),
    })),
    profilePath: path,
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof Failure) return null
  throw error
}

export interface FileJudgement {
  /** Where it was read, or null where it was pasted. */
  url: string | null
  problems: Problem[]
  /** Null where nothing needed repair, or nothing could be repaired. */
  repaired: string | null
  difference: DiffLine[]
}

export const LLMS_TEXTS = {
  urlMissing: 'Vul je website URL in',
  notFound: 'Op dit adres staat geen llms.txt.',
  unreachable: 'Dit adres is niet te bereiken. Controleer het en probeer het opnieuw.',
} as const

/** The address of a file, from what was typed: a website's own /llms.txt unless a file is named. */
function fileUrl(typed: string, services: Services): URL {
  const parsed = parseSiteUrl(typed, services.auditAllowPrivateHosts)
  if (typed.trim() === '' || !parsed.ok) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.urlMissing } })
  return parsed.url.pathname === '/' ? new URL('/llms.txt', parsed.url) : parsed.url
}

function pastedFrom(typed: string, services: Services): URL | null {
  const parsed = parseSiteUrl(typed, services.auditAllowPrivateHosts)
  return typed.trim() !== '' && parsed.ok ? parsed.url : null
}

/** Judges a file by its address or as pasted, repairs it, and shows what the repair changes. */
export async function judgeLlmsFile(
  services: Services,
  session: Session,
  given: { url: string; text?: string },
): Promise<FileJudgement> {
  // A plan is not asked: Gratis validates too.
  // With a pasted text the address only tells where its relative links lead.
  const url = given.text === undefined ? fileUrl(given.url, services) : pastedFrom(given.url, services)
  await takeRateLimit(services, 'website-file-by-user', session.userId)
  const text = given.text ?? (await fetchText(services, url!))
  const { problems } = validateLlmsTxt(text)
  const today = services.now().toISOString().slice(0, 10)
  const repaired = problems.some(({ severity }) => severity === 'fout')
    ? repairLlmsTxt(text, { today, ...(url ? { baseUrl: url.href, name: url.hostname } : {}) })
    : null
  return {
    url: given.text === undefined ? url!.href : null,
    problems,
    repaired,
    difference: repaired === null ? [] : diffLines(text.replaceAll('\r\n', '\n'), repaired),
  }
}

async function fetchText(services: Services, url: URL): Promise<string> {
  const fetcher = openSafeFetcher({
    botInfoUrl: `${services.baseUrl}/bot`,
    allowPrivateHosts: services.auditAllowPrivateHosts,
  })
  const { status, failure, body } = await fetcher.fetch(url.href, 'llms').finally(() => fetcher.close())
  if (status === 404 || status === 410) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.notFound } })
  if (failure || status !== 200) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.unreachable } })
  // A byte order mark must stay: it is one of the faults.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
}

/** The same check as the daily one, now. */
export async function checkOwnFilesNow(services: Services, session: Session): Promise<OwnFileCheck[]> {
  await takeRateLimit(services, 'website-file-by-user', session.userId)
  return checkOwnFiles(services, await getPublicProfile(services, { id: session.userId }))
}
