/** Daily: checks the files on every customer's own website. Many websites concurrently, each with one request at a time. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import { Failure } from '#features/failure.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import type { Services } from '#features/services.ts'
import { checkOwnFiles } from './own-files.server.ts'

/** At 0.3 s a response, and two requests a profile, a million profiles take five hours. */
const AT_ONCE = 32
/** Between requests to the same website or host. */
const SAME_SITE_PAUSE_MS = 250
/** Read ahead, so that customers who share a website do not block others. */
const READ_AHEAD = 2_000
const PAGE = 500
/** Then the next job goes on: a kill costs no more than this. */
const LONGEST_MS = 10 * 60 * 1000
const START = '00000000-0000-0000-0000-000000000000'

interface Waiting {
  slug: string
  site: string
  state: 'waiting' | 'busy' | 'done'
}

/** How far a run has got. */
export interface Run {
  /** Where the previous job stopped; empty at the beginning. */
  place: string
  /** Records how far the work has got; empty: finished. */
  savePlace(place: string): void
  signal: AbortSignal
}

/** A link of the day's chain of jobs: it goes on where the one before it stopped, and queues the next. */
export async function checkOwnFilesInTurn(services: Services, { data, signal, send }: JobRun): Promise<void> {
  const began = data.place ?? ''
  let place: string | null = null
  const savePlace = (next: string) => {
    place = next
  }
  await checkAllOwnFiles(services, { place: began, signal, savePlace })
  if (place === '') return
  if (place === null) throw new Error('No website was checked')
  await send('own-files', [{ key: `${data.day} ${place}`, data: { ...data, place } }])
}

/** All public profiles, by slug, from where the run was interrupted: every plan is validated. */
export async function checkAllOwnFiles(
  services: Services,
  run?: Run,
  { sameSitePause = SAME_SITE_PAUSE_MS } = {},
): Promise<void> {
  const began = services.now().getTime()
  // In order; everything before its first entry is done.
  const ahead: Waiting[] = []
  const busySites = new Set<string>()
  const working = new Set<Promise<void>>()
  let readUpTo = run?.place || START
  let allRead = false
  const aborted = new Promise<void>((resolve) => run?.signal.addEventListener('abort', () => resolve()))
  const mayGoOn = () => !run?.signal.aborted && services.now().getTime() - began < LONGEST_MS

  const check = async (profile: Waiting) => {
    try {
      await checkOwnFiles(services, await getPublicProfile(services, { slug: profile.slug }))
    } catch (err) {
      if (!(err instanceof Failure) && !run?.signal.aborted)
        services.log.warn({ err, slug: profile.slug }, 'Eigen bestanden niet gecontroleerd')
    }
    profile.state = 'done'
    if (sameSitePause > 0 && ahead.some(({ site, state }) => site === profile.site && state === 'waiting'))
      await delay(sameSitePause, undefined, { ref: false })
    busySites.delete(profile.site)
  }

  const savePlace = () => {
    while (ahead[0]?.state === 'done') {
      const { slug } = ahead.shift()!
      run?.savePlace(slug)
    }
  }

  while (mayGoOn()) {
    while (!allRead && ahead.length < READ_AHEAD) {
      const rows = await nextProfiles(services, readUpTo)
      ahead.push(...rows.map(({ slug, url }) => ({ slug, site: siteOf(url), state: 'waiting' as const })))
      readUpTo = rows.at(-1)?.slug ?? readUpTo
      allRead = rows.length < PAGE
    }
    savePlace()
    if (ahead.length === 0) return run?.savePlace('')
    for (const profile of ahead) {
      if (working.size >= AT_ONCE) break
      if (profile.state !== 'waiting' || busySites.has(profile.site)) continue
      profile.state = 'busy'
      busySites.add(profile.site)
      const work = check(profile).finally(() => working.delete(work))
      working.add(work)
    }
    await Promise.race([...working, aborted])
  }
  // Aborted: the next process repeats the requests under way.
  if (!run?.signal.aborted) await Promise.all(working)
  savePlace()
}

async function nextProfiles({ db }: Services, after: string) {
  return db.read<{ slug: string; url: string | null }>(sql`
    select profile_slug as slug, url from public_profiles
    where profile_slug > ${after}::uuid order by profile_slug limit ${PAGE}`)
}

/** Websites of one operator are requested one after the other. */
function siteOf(url: string | null): string {
  const address = URL.parse(url ?? '')
  return address ? (getDomain(address.hostname) ?? address.host) : ''
}
