// db/sql is the source of each view, function, trigger and grant: what drizzle-kit cannot derive from db/schema. Every statement
// there can run again on a database that already has it. `npm run db:generate` copies each changed file into a new migration,
// between two lines that name it, so that history and source cannot drift; db/sql-sources.test.ts checks that. What a file no
// longer defines must be dropped by hand in its migration. Lines that hold only a comment do not count as a change.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const DB = fileURLToPath(new URL('.', import.meta.url))

export interface SqlSource {
  /** `db/sql/x.sql` */
  name: string
  text: string
}

export const sqlSources = (): SqlSource[] =>
  sqlFiles('sql').map((file) => ({ name: `db/sql/${file}`, text: readFileSync(join(DB, 'sql', file), 'utf8').trim() }))

/** The sources whose current statements are not the newest in the migrations. */
export function unmigratedSources(): SqlSource[] {
  const history = sqlFiles('migrations')
    .map((file) => readFileSync(join(DB, 'migrations', file), 'utf8'))
    .join('\n')
  return sqlSources().filter(({ name, text }) => withoutComments(newestIn(history, name)) !== withoutComments(text))
}

export const asBlock = ({ name, text }: SqlSource) => `${first(name)}${text}${last(name)}\n`

const first = (name: string) => `-- ${name}\n`
const last = (name: string) => `\n-- end of ${name}`

/** Comments inside a function are part of what the database keeps of it; a database may keep older ones. */
export const withoutComments = (sql: string) => sql.replace(/^[ \t]*--.*\n?/gm, '').trim()

function newestIn(history: string, name: string): string {
  const start = history.lastIndexOf(first(name))
  const end = history.indexOf(last(name), start)
  return start < 0 || end < 0 ? '' : history.slice(start + first(name).length, end)
}

const sqlFiles = (folder: string) =>
  readdirSync(join(DB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
