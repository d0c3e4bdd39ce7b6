/** The dashboard's llms.txt tab: the customer's generated file, the state of their website's own files, and the validator. */
import { and, desc, eq } from 'drizzle-orm'
import { own_file_checks } from '#db/schema/own-files.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import { FETCH_LIMITS } from '#engine/fetch/fetch-budget.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import type { LlmsTxtJudgement, RepairOptions } from '#engine/llms-txt/judgement.ts'
import { allows } from '#features/access/plans.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { profileLlmsTxt } from '#features/public-profile/llms-txt.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { profileFile, publicProfile, URLS } from '#features/urls.ts'
import { checkOwnFiles, type OwnFileCheck, publicationPath } from './own-files.server.ts'

export interface LlmsTab {
  /** Null while the profile is not public. */
  hostedUrl: string | null
  profileJsonUrl: string | null
  /** Of the file that we generate. */
  judgement: LlmsTxtJudgement | null
  /** The file's text, for the plans that may copy it. */
  text: string | null
  ownFiles: (OwnFileCheck & { checkedAt: string })[]
  /** Where llm-profile.json belongs on the customer's website. */
  profilePath: string
}

/** Throws 'domain-not-found'. */
export async function llmsTab(services: Services, session: Session, domainId: string): Promise<LlmsTab> {
  const { slug, plan, published } = await getOwnProfile(services, session, domainId)
  const nothing = { hostedUrl: null, profileJsonUrl: null, judgement: null, text: null, ownFiles: [], profilePath: '' }
  const profile = published && slug ? await getPublicProfile(services, { slug }).catch(noneIfMissing) : null
  if (!profile) return nothing
  const pageUrl = services.baseUrl + publicProfile(profile.profile_slug)
  const text = profileLlmsTxt(profile, services.baseUrl)
  const ours = await inWorker('judgeLlmsTxt', text)
  const [rows, path] = await services.db.as(actorOf(session), async (tx) => [
    await tx
      .select()
      .from(own_file_checks)
      .where(and(eq(own_file_checks.user_id, session.userId), eq(own_file_checks.domain_id, domainId)))
      .orderBy(desc(own_file_checks.file)),
    await publicationPath(tx, profile),
  ])
  return {
    hostedUrl: profileFile(pageUrl, 'llms.txt'),
    profileJsonUrl: profileFile(pageUrl, 'llm-profile.json'),
    judgement: ours.ok ? ours.value : null,
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

export interface FileJudgement extends LlmsTxtJudgement {
  /** Where it was read, or null when it was pasted. */
  url: string | null
}

export const LLMS_TEXTS = {
  urlMissing: 'Vul je website URL in',
  notFound: 'Op dit adres staat geen llms.txt.',
  unreachable: 'Dit adres is niet te bereiken. Controleer het en probeer het opnieuw.',
  tooLarge: 'Dit bestand is te groot. Gebruik hoogstens 1 MB.',
  tooHeavy: 'Dit bestand is te zwaar om te lezen. Maak het kleiner of eenvoudiger.',
} as const

/** The address of a file from what was typed: a website's own /llms.txt unless a file is named. */
function fileUrl(typed: string, services: Services): URL {
  const url = typedUrl(typed, services)
  if (!url) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.urlMissing } })
  return url.pathname === '/' ? new URL(URLS.llmsTxt, url) : url
}

/** Validates a file by its address or as pasted, repairs it, and shows what the repair changes. */
export async function judgeLlmsFile(
  services: Services,
  session: Session,
  given: { url: string; text?: string },
): Promise<FileJudgement> {
  // No plan check: Gratis validates too.
  // For a pasted text the address only resolves its relative links.
  if (given.text !== undefined && Buffer.byteLength(given.text) > FETCH_LIMITS.bytes.llms)
    throw new Failure('invalid-input', { fields: { text: LLMS_TEXTS.tooLarge } })
  const url = given.text === undefined ? fileUrl(given.url, services) : typedUrl(given.url, services)
  await takeRateLimit(services, 'website-file-by-user', session.userId)
  const file = given.text ?? (await fetchFile(services, url!))
  const repair = { today: services.now().toISOString().slice(0, 10) }
  const judgement = await judged(
    file,
    given.text === undefined ? 'url' : 'text',
    url ? { ...repair, baseUrl: url.href, name: url.hostname } : repair,
  )
  return { url: given.text === undefined ? url!.href : null, ...judgement }
}

/** Reports any problem with reading it at the field that it came from. */
async function judged(file: string | Uint8Array, field: string, repair: RepairOptions): Promise<LlmsTxtJudgement> {
  const outcome = await inWorker('judgeLlmsTxt', file, repair)
  if (!outcome.ok) throw new Failure('invalid-input', { fields: { [field]: LLMS_TEXTS.tooHeavy } })
  return outcome.value
}

async function fetchFile(services: Services, url: URL): Promise<Uint8Array> {
  const fetcher = openSafeFetcher({
    botInfoUrl: services.baseUrl + URLS.bot,
    allowPrivateHosts: services.auditAllowPrivateHosts,
  })
  const { status, failure, body } = await fetcher.fetch(url.href, 'llms').finally(() => fetcher.close())
  if (status === 404 || status === 410) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.notFound } })
  if (failure === 'too-large') throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.tooLarge } })
  if (failure || status !== 200) throw new Failure('invalid-input', { fields: { url: LLMS_TEXTS.unreachable } })
  return body
}

/** Runs the daily check now. Throws 'domain-not-found'. */
export async function checkOwnFilesNow(
  services: Services,
  session: Session,
  domainId: string,
): Promise<OwnFileCheck[]> {
  const { slug } = await getOwnProfile(services, session, domainId)
  await takeRateLimit(services, 'website-file-by-user', session.userId)
  if (!slug) throw new Failure('profile-not-found')
  return checkOwnFiles(services, await getPublicProfile(services, { slug }))
}
