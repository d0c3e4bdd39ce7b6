/**
 * `npm run bench:scale [-- --users N] [--reports N] [--only reports|list]`: the admins' list of customers at 1,000 and at 1,000,000
 * accounts in PostgreSQL, in alternating runs, five admins who follow a hundred changes a second, and a morning on which the reports of
 * 10,000 customers are due. It does not pass or fail.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import type { Session } from '#features/accounts/session.ts'
import { websitesOfCustomers } from '#features/admin/customer-details.server.ts'
import { getCountedUsers, getUsers } from '#features/admin/get-users.server.ts'
import type { Services } from '#features/services.ts'
import { loadCustomers } from '#server/seed/load-customers.ts'
import { asOwner, createAdmin } from '../tests/support/database.ts'
import { TEST_SECRET } from '../tests/support/postgres-database.ts'
import { sessionOf } from '../tests/support/session.ts'
import { DATABASE_KINDS, newStorage } from '../tests/support/storage.ts'
import { type Figure, median, milliseconds, percentile, printTable, timed, times } from './figures.ts'
import { followedChanges } from './followed-changes.ts'
import { dueReports } from './reports/due-reports.ts'

const FEW = 1_000
const TIMES = Number(process.env.BENCH_SCALE_TIMES ?? 120)

type Filters = Parameters<typeof getUsers>[2]

interface Read {
  what: string
  goal: string
  filters: Filters
  isNext?: boolean
  /** What it is compared to at few accounts, where that many rows do not exist. */
  few?: { what: string; filters: Filters }
}

const READS: Read[] = [
  { what: 'Eerste pagina', goal: '2 ×', filters: {} },
  { what: 'Filter op plan', goal: '2 ×', filters: { plan: 'pro' } },
  {
    ...{ what: 'Filter op status', goal: '2 ×', filters: { status: 'suspended' } },
    // One in two hundred is suspended: a page of them exists only at many.
    few: { what: 'evenveel actieve', filters: { status: 'active' } },
  },
  { what: 'Sorteren op naam', goal: '2 ×', filters: { sort: 'name' } },
  { what: 'Sorteren op laatste login, met plan', goal: '2 ×', filters: { sort: 'last_sign_in_at', plan: 'expert' } },
  { what: 'Volgende pagina', goal: '2 ×', filters: {}, isNext: true },
  ...(
    [
      ['een bedrijf', { query: 'bakkerij de vries 77' }],
      ['een naam met accenten', { query: 'ÖZTÜRK' }],
      ['een deel van een e-mailadres', { query: 'jansen.' }],
      ['een geplakt e-mailadres', { query: 'anna.ozturk@administratiekantoor-ozturk-777.example' }],
      ['een geplakt e-mailadres met een tikfout', { query: 'anna.ozturk@administratiekantor-ozturk-777.example' }],
      ['een website', { query: '-777.example' }],
      ['een getal', { query: '12345' }],
      ['wat iedereen heeft', { query: 'example' }],
      ['wat niemand heeft', { query: 'xqzj wvvk' }],
      ['twee woorden die niemand samen heeft', { query: 'pieter renee' }],
      ['drie woorden', { query: 'fysiotherapie van dijk' }],
      ['twee letters', { query: 'zo' }],
      ['een leesteken', { query: '%' }],
      ['een tikfout in een veelgebruikte naam', { query: 'jansn' }],
      ['een tikfout in een zeldzame combinatie', { query: 'bloemistrij mulder 777' }],
      ['twee tikfouten', { query: 'bakerij jansn' }],
      ['een naam, met plan en sortering', { query: 'visser', plan: 'expert', sort: 'name' }],
      ['een naam onder geblokkeerden', { query: 'mulder', status: 'suspended' }],
    ] as const
  ).map(([what, filters]) => ({ what: `Zoeken: ${what}`, goal: '10 ×', filters })),
  { what: 'Zoeken: de volgende pagina', goal: '10 ×', filters: { query: 'a' }, isNext: true },
]

const { users, reports, only } = parseArgs({
  options: {
    users: { type: 'string', default: '1000000' },
    reports: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
}).values
if (DATABASE_KINDS.includes('postgres')) {
  if (only !== 'reports') await scale(Number(users))
  if (only !== 'list')
    printTable(`${thousands(Number(reports))} rapporten op één ochtend`, await dueReports(Number(reports)))
} else console.log('Deze cijfers vragen PostgreSQL op deze machine.')

async function scale(many: number) {
  const [less, more] = [await filled(FEW), await filled(many)]
  try {
    printTable(`De klantenlijst bij ${thousands(many)} accounts`, [
      less.loaded,
      more.loaded,
      ...(await reads(less, more, many)),
    ])
    // The program makes its own first admin, with a password.
    await asOwner(more.db, sql`delete from auth."user" where id = ${more.admin.userId}`, more.storage.databaseUrl)
  } finally {
    await less.close()
    await more.db.close()
  }
  try {
    printTable('Vijf beheerders die meekijken', await followedChanges(more.storage))
  } finally {
    await more.storage.remove()
  }
}

function thousands(value: number): string {
  return value.toLocaleString('nl-NL')
}

async function filled(count: number) {
  const storage = await newStorage('postgres')
  const filling = { count, seed: 1, until: new Date('2026-01-31') }
  // Opening it migrates it.
  const db = await openDatabase({ databaseUrl: storage.databaseUrl!, secret: TEST_SECRET })
  const seconds =
    (await timed(() => loadCustomers(storage.databaseUrl!, filling, (step) => console.error(step)))) / 1_000
  const services = { db, now: () => new Date() } as unknown as Services
  const admin = sessionOf(await createAdmin(db), 'admin')
  const loaded: Figure = {
    what: `npm run seed, ${thousands(count)} klanten`,
    measured: `${seconds.toFixed(0)} s`,
    comparedTo: 'doel: minuten',
    ratio: '',
  }
  return { storage, db, services, admin, loaded, close: () => db.close().finally(() => storage.remove()) }
}

type Filled = Awaited<ReturnType<typeof filled>>

async function reads(less: Filled, more: Filled, many: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, goal, filters, isNext, few: atFew } of READS) {
    const ours = []
    for (const { services, admin } of [less, more]) {
      const wanted = services === less.services ? (atFew?.filters ?? filters) : filters
      const { next } = isNext ? await getUsers(services, admin, wanted) : { next: null }
      ours.push({ services, admin, asked: { ...wanted, ...(next ? { after: next } : {}) }, samples: [] as number[] })
    }
    // The first quarter warms up.
    for (let turn = 0; turn < TIMES * 1.25; turn++) {
      for (const { services, admin, asked, samples } of ours) {
        const time = await timed(() => asTheScreen(services, admin, asked))
        if (turn >= TIMES / 4) samples.push(time)
      }
    }
    const [few, lots] = ours.map(({ samples }) => samples) as [number[], number[]]
    figures.push({
      what,
      measured: `${milliseconds(median(lots))}, p95 ${milliseconds(percentile(lots, 0.95))} (doel 100 ms) bij ${thousands(many)}`,
      comparedTo: `${milliseconds(median(few))} bij ${thousands(FEW)}${atFew ? `, ${atFew.what}` : ''} (doel ${goal})`,
      ratio: times(median(lots), median(few)),
    })
  }
  return figures
}

/** What the screen reads for one view of the list. */
async function asTheScreen(services: Services, admin: Session, filters: Filters) {
  const { users } = await getCountedUsers(services, admin, filters)
  await websitesOfCustomers(
    services,
    admin,
    users.map(({ id }) => id),
  )
}
