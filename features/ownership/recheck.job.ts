/** Daily: looks at every proven website again. A proof is lost after three failed days in a row. */
import { sql } from 'drizzle-orm'
import { websiteOf } from '#features/domains/website.ts'
import type { JobData, JobRun } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { lookForProof } from './check-website.server.ts'

const PAGE = 200
const START = '00000000-0000-0000-0000-000000000000'

/** Finds the domains with a proof, and queues a job for each: a website that takes long, or a check that fails, holds up no other. */
export async function findProvenWebsites({ db }: Services, { data, signal, send }: JobRun): Promise<void> {
  for (let last = START; ; ) {
    signal.throwIfAborted()
    const { rows } = await db.asJobs((tx) =>
      tx.execute<{ id: string }>(sql`
        select distinct domain_id as id from domain_proofs
        where proven_at is not null and domain_id > ${last}::uuid order by id limit ${PAGE}`),
    )
    if (rows.length > 0)
      await send(
        'check-ownership',
        rows.map(({ id }) => ({ key: `${id} ${data.day}`, data: { id, day: data.day! } })),
      )
    if (rows.length < PAGE) return
    last = rows.at(-1)!.id
  }
}

interface Proven extends Record<string, unknown> {
  website: string
  url: string | null
}

/**
 * Checks the proven websites of a domain. May run twice, also at once: a failure counts once for the day
 * that the job was queued for, and a lost proof is told once. Throws where the
 * check itself could not be done, which is not the website's failure.
 */
export async function recheckOwnership(services: Services, { id, day }: JobData, signal?: AbortSignal): Promise<void> {
  const { rows } = await services.db.asJobs((tx) =>
    tx.execute<Proven>(sql`
      select c.website, p.url
      from domain_proofs c left join profiles p on p.id = c.user_id and p.domain_id = c.domain_id
      where c.domain_id = ${id} and c.proven_at is not null order by c.website`),
  )
  for (const { website, url } of rows) {
    signal?.throwIfAborted()
    // As the profile has it, with its scheme and www; else as websites are by default.
    const own = url ? typedUrl(url, services) : null
    const isIts = own !== null && websiteOf(own) === website
    const address = isIts ? own : new URL(`https://${website}/`)
    const { method } = await lookForProof(services, { address, website, domainId: id! })
    await services.db.asJobs((tx) =>
      tx.execute(
        sql`select note_ownership_check(${id}, ${website}, ${method}, ${services.now().toISOString()}, ${day})`,
      ),
    )
  }
}
