/** How many publishes a second one process takes over HTTP, beside bare inserts into the same kind of database. */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startVindbaar } from '../tests/support/process.ts'
import { type DatabaseKind, newStorage, type Storage } from '../tests/support/storage.ts'
import { newCustomer, signIn, type Visitor } from '../tests/support/visitor.ts'
import { type Figure, times } from './figures.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const AT_ONCE = 8
const WARM_UP_MS = 1_500
const MEASURED_MS = 5_000

const NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL, fsync uit' }

export async function publishing(kind: DatabaseKind): Promise<Figure> {
  const publishes = await withStorage(kind, publishesPerSecond)
  const inserts = await withStorage(kind, insertsPerSecond)
  return {
    what: `Publicaties over HTTP, ${AT_ONCE} tegelijk (${NAMES[kind]})`,
    measured: `${publishes.toFixed(0)} per s`,
    comparedTo: `kale insert-lus: ${inserts.toFixed(0)} per s`,
    ratio: times(publishes, inserts),
  }
}

async function withStorage<T>(kind: DatabaseKind, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await newStorage(kind)
  return work(storage).finally(storage.remove)
}

async function publishesPerSecond(storage: Storage): Promise<number> {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const { url, stop } = await startVindbaar({ ...storage, env })
  try {
    const admin = await signIn(url, ADMIN)
    const { visitor } = await newCustomer(url, admin, { email: 'klant@voorbeeld.nl', password: 'een wachtwoord' })
    let version = 0
    return await perSecond(AT_ONCE, () => publish(visitor, ++version))
  } finally {
    await stop()
  }
}

/** As the dashboard's scripts send it: the answer is data, and the server does not render the screen again. */
async function publish(visitor: Visitor, version: number): Promise<void> {
  const response = await visitor.post('/dashboard.data', {
    intent: 'publish',
    companyName: `Bedrijf ${version}`,
    url: 'https://bedrijf.voorbeeld.nl/',
    locations: ['Amsterdam', 'Utrecht'],
    countries: ['NL'],
    desiredInfo: `Wij zijn bedrijf ${version}`,
    llmPlatforms: ['chatgpt'],
  })
  await response.text()
  if (response.status !== 200) throw new Error(`Publishing answered ${response.status}`)
}

const TABLE = 'create table bare (id serial primary key, name text, url text, places text[], about text)'
const INSERT = 'insert into bare (name, url, places, about) values ($1, $2, $3, $4)'
const ROW = ['Bedrijf', 'https://bedrijf.voorbeeld.nl/', ['Amsterdam', 'Utrecht'], 'Wij zijn een bedrijf']

async function insertsPerSecond({ dataDir, databaseUrl }: Storage): Promise<number> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(TABLE)
    return perSecond(1, () => client.query(INSERT, ROW)).finally(() => client.end())
  }
  const database = await PGlite.create({ dataDir, postgresqlconf: ['shared_buffers=16MB'] })
  await database.exec(TABLE)
  return perSecond(1, () => database.query(INSERT, ROW)).finally(() => database.close())
}

/** Keeps this many requests open at once; counts only those that ended after the warm-up. */
async function perSecond(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  const from = start + WARM_UP_MS
  const until = from + MEASURED_MS
  let done = 0
  const worker = async () => {
    while (performance.now() < until) {
      await work()
      if (performance.now() > from) done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - from) / 1000)
}
