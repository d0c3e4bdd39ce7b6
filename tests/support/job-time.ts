/** Lets the queue of jobs notice a kill at once, which otherwise takes it minutes. */
import type pg from 'pg'
import { PgBoss } from 'pg-boss'

type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** As if the time had passed in which others notice a kill, and the pause before the next attempt. */
export async function passJobTime(executeSql: Execute): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql },
    ...{ schema: 'jobs', migrate: false, supervise: false, schedule: false, reindex: false, monitorVacuum: false },
  })
  await boss.start()
  await executeSql(`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
  // The first look gives the jobs back, the second notices that nobody holds them any more.
  for (let look = 1; look <= 2; look++) {
    await executeSql('update jobs.queue set monitor_claim_on = null, monitor_on = null')
    await boss.supervise()
  }
  await boss.stop({ graceful: false, close: false })
  await executeSql(`update jobs.job set start_after = now() where state = 'retry'`)
}

/** A connection to PostgreSQL as `passJobTime` takes it; a text of several statements gives several results. */
export function executeOn(owner: pg.Client): Execute {
  return async (text, values) => {
    const result = (await owner.query(text, values)) as pg.QueryResult | pg.QueryResult[]
    return { rows: [result].flat().flatMap(({ rows }) => rows) }
  }
}
