/** Daily: looks at every proven website again. A proof is lost after three failed days in a row. */
import { sql } from 'drizzle-orm'
import { amsterdamDay } from '#features/calendar.ts'
import { websiteOf } from '#features/domains/website.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { type LookUpTexts, lookForProof } from './check-website.server.ts'

const AT_ONCE = 8
const PAGE = 200
const START = { domainId: '00000000-0000-0000-0000-000000000000', website: '' }

interface Proven extends Record<string, unknown> {
  domainId: string
  website: string
  url: string | null
}

/** Also those that were checked today already: a second look does no harm, and a failure counts once a day. */
export async function recheckOwnership(
  services: Services,
  signal?: AbortSignal,
  lookUpTexts?: LookUpTexts,
): Promise<void> {
  let after: { domainId: string; website: string } = START
  for (;;) {
    const page = await nextProven(services, after)
    const waiting = [...page]
    const checkRest = async () => {
      for (let one = waiting.shift(); one && !signal?.aborted; one = waiting.shift())
        await recheck(services, one, lookUpTexts)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, checkRest))
    if (page.length < PAGE || signal?.aborted) return
    after = page.at(-1)!
  }
}

async function nextProven({ db }: Services, { domainId, website }: typeof START): Promise<Proven[]> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<Proven>(sql`
      select c.domain_id as "domainId", c.website, p.url
      from domain_proofs c left join profiles p on p.id = c.user_id and p.domain_id = c.domain_id
      where c.proven_at is not null and (c.domain_id, c.website) > (${domainId}::uuid, ${website})
      order by c.domain_id, c.website limit ${PAGE}`),
  )
  return rows
}

async function recheck(services: Services, { domainId, website, url }: Proven, lookUpTexts?: LookUpTexts) {
  try {
    // As the profile has it, with its scheme and www; else as websites are by default.
    const own = url ? typedUrl(url, services) : null
    const isIts = own !== null && websiteOf(own) === website
    const address = isIts ? own : new URL(`https://${website}/`)
    const { method } = await lookForProof(services, { address, website, domainId }, lookUpTexts)
    const now = services.now()
    await services.db.asJobs((tx) =>
      tx.execute(
        sql`select note_ownership_check(${domainId}, ${website}, ${method}, ${now.toISOString()}, ${amsterdamDay(now)})`,
      ),
    )
  } catch (err) {
    // Ours, not the website's: it does not count as a failed day.
    services.log.warn({ err, domain: domainId }, 'Het bewijs van een website is niet gecontroleerd')
  }
}
