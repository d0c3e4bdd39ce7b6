// The daily jobs: which process runs each, and how far it got.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, timestamptz } from './columns.ts'
import { jobsMay } from './policies.ts'

export const job_runs = pgTable(
  'job_runs',
  {
    name: text('name').primaryKey(),
    started_at: timestamptz('started_at').notNull(),
    /** Null while it runs and after an interruption, so that it is resumed. */
    finished_at: timestamptz('finished_at'),
    /** The job's own record of what is done. Empty at the beginning. */
    place: text('place').notNull().default(''),
    /**
     * The lease: the process that runs the job, and until when no other may take it over. Separate from that of mail_outbox: a run is
     * resumed from its place, so a holder that lost the lease must notice and stop.
     */
    holder: uuid('holder'),
    held_until: timestamptz('held_until'),
  },
  (t) => [atMost('job_runs_length', 1_000, t.name, t.place), ...jobsMay('select', 'insert', 'update')],
)
