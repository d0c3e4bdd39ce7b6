// The daily jobs: which process does one, and how far it has come.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { atMost, timestamptz } from './columns.ts'
import { jobsMay } from './policies.ts'

export const job_runs = pgTable(
  'job_runs',
  {
    name: text('name').primaryKey(),
    started_at: timestamptz('started_at').notNull(),
    /** Null while it runs, and after it was broken off: then it is taken up again. */
    finished_at: timestamptz('finished_at'),
    /** What of it is done, in words of its own. Empty at the beginning. */
    place: text('place').notNull().default(''),
    /** The process that works on it, and until when no other one may. */
    holder: uuid('holder'),
    held_until: timestamptz('held_until'),
  },
  (t) => [atMost('job_runs_length', 1_000, t.name, t.place), ...jobsMay('select', 'insert', 'update')],
)
