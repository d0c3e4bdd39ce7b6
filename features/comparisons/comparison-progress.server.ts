/** How far a comparison is with each website. Kept in its row, so that any process can answer for it. */
import { and, eq, sql } from 'drizzle-orm'
import { comparisons } from '#db/schema/comparisons.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import type { Services } from '#features/services.ts'
import { isAlive } from './quota.server.ts'

export interface SiteProgress {
  url: string
  step: 'start' | 'robots' | 'home' | 'pages' | 'judge' | 'ready'
  done: number
  total: number
}

export interface ComparisonProgress {
  id: string
  /** The own website first. */
  sites: SiteProgress[]
  finished: boolean
}

/** Notes the steps of all sites, the newest state of them at once; a step that cannot be written never ends the work. */
export function followSites(services: Services, session: Session, id: string, urls: readonly string[]) {
  const sites: SiteProgress[] = urls.map((url) => ({ url, step: 'start', done: 0, total: 1 }))
  let writing: Promise<void> | null = null
  let changed = false

  async function write() {
    while (changed) {
      changed = false
      await save().catch((err: unknown) =>
        services.log.warn({ err }, 'Voortgang van een vergelijking kon niet worden bewaard'),
      )
    }
    writing = null
  }

  function save() {
    return services.db.as(actorOf(session), (tx) =>
      tx
        .update(comparisons)
        .set({ sites, seen_at: services.now() })
        .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id), eq(comparisons.state, 'running'))),
    )
  }

  const note = () => {
    changed = true
    writing ??= write()
  }
  note()
  return {
    step(at: number, { step, done, total }: Omit<SiteProgress, 'url'>) {
      Object.assign(sites[at]!, { step, done, total })
      note()
    },
    ready(at: number) {
      const site = sites[at]!
      Object.assign(site, { step: 'ready', done: site.total })
      note()
    },
    async settle() {
      await writing
    },
  }
}

export async function findComparisonProgress(
  services: Services,
  session: Session,
  id: string,
): Promise<ComparisonProgress | null> {
  const [row] = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({ sites: comparisons.sites, alive: sql<boolean>`${isAlive(services.now())}` })
      .from(comparisons)
      .where(and(eq(comparisons.user_id, session.userId), eq(comparisons.id, id))),
  )
  return row ? { id, sites: row.sites as SiteProgress[], finished: !row.alive } : null
}
