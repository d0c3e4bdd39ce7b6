/** Five admins with the list of customers open while a hundred accounts a second change. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { AdminUser, CustomerChanges } from '#features/admin/admin-users.schema.ts'
import type { Storage } from '../tests/support/storage.ts'
import { startWithAdmin } from '../tests/support/vindbaar-with-admin.ts'
import type { Visitor } from '../tests/support/visitor.ts'
import { type Figure, median, milliseconds, percentile, times } from './figures.ts'
import { INSPECTED, openHeap } from './heap.ts'

const ADMINS = 5
const A_SECOND = 100
const SECONDS = Number(process.env.BENCH_FOLLOW_SECONDS ?? 30)
/** Nothing more comes in this long. */
const SETTLED_MS = 5_000

export async function followedChanges(storage: Storage): Promise<Figure[]> {
  const running = await startWithAdmin(storage, { ...INSPECTED, LOG_LEVEL: 'error' })
  const client = new pg.Client({ connectionString: storage.databaseUrl! })
  await client.connect()
  try {
    const heap = await openHeap(running)
    const shown = ((await (await running.admin.get('/functions/v1/admin-get-users')).json()) as { users: AdminUser[] })
      .users
    const { rows: others } = await client.query<{ id: string }>('select user_id as id from accounts limit 900')
    const changedAt = new Map<string, number>()
    const lists = await Promise.all(
      Array.from({ length: ADMINS }, () =>
        openList(
          running.admin,
          shown.map(({ id }) => id),
          changedAt,
        ),
      ),
    )
    const change = async (number: number) => {
      const name = `Verandering ${number}`
      // Every tenth is of a row on the page.
      const id = number % 10 === 0 ? shown[(number / 10) % shown.length]!.id : others[number % others.length]!.id
      await client.query('update accounts set display_name = $1 where user_id = $2', [name, id])
      changedAt.set(name, performance.now())
      last.set(id, name)
    }
    const last = new Map<string, string>()
    const began = performance.now()
    const memory: number[] = []
    for (let number = 0; number < A_SECOND * SECONDS; number++) {
      await wait(Math.max(0, began + (number * 1_000) / A_SECOND - performance.now()))
      await change(number)
      if (number % Math.floor((A_SECOND * SECONDS) / 10) === 0) memory.push(await heap.megabytes())
    }
    const took = (performance.now() - began) / 1_000
    await wait(SETTLED_MS)
    heap.close()
    const wanted = shown.filter(({ id }) => last.has(id))
    const missed = lists.flatMap(({ names }) => wanted.filter(({ id }) => names.get(id) !== last.get(id)))
    const delays = lists.flatMap((list) => list.delays)
    const requests = lists.reduce((sum, list) => sum + list.requests(), 0)
    for (const list of lists) await list.close()
    const all = A_SECOND * SECONDS
    return [
      {
        what: `Rijen die na ${all} veranderingen niet kloppen, bij ${ADMINS} beheerders`,
        measured: `${missed.length}`,
        comparedTo: `${wanted.length * ADMINS} rijen`,
        ratio: '',
      },
      {
        what: 'Van verandering tot de nieuwe rij',
        measured: `${milliseconds(median(delays))}, p95 ${milliseconds(percentile(delays, 0.95))}`,
        comparedTo: 'doel: 1.000 ms',
        ratio: times(percentile(delays, 0.95), 1_000),
      },
      {
        what: 'Verzoeken van een beheerder per seconde',
        measured: (requests / ADMINS / took).toFixed(1),
        comparedTo: `${(all / took).toFixed(0)} veranderingen per seconde`,
        ratio: times(requests / ADMINS, all),
      },
      {
        what: `Heap na opruimen, einde van ${took.toFixed(0)} s`,
        measured: `${memory.at(-1)!.toFixed(1)} MB`,
        comparedTo: `begin: ${memory[0]!.toFixed(1)} MB`,
        ratio: times(memory.at(-1)!, memory[0]!),
      },
    ]
  } finally {
    await client.end()
    await running.stop()
  }
}

/** As the screen follows it (app/routes/admin/follow-changes.ts): one request at a time, for the rows that it shows and the counts. */
async function openList(admin: Visitor, shown: string[], changedAt: Map<string, number>) {
  const response = await admin.get('/functions/v1/admin-follow-users')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const names = new Map<string, string | null>()
  const delays: number[] = []
  const heard = new Set<string>()
  let counted = false
  let asking = false
  let requests = 0
  async function reload() {
    if (asking) return
    asking = true
    while (counted) {
      const ids = [...heard]
      heard.clear()
      counted = false
      requests++
      const answer = await admin.call('admin-get-changed-users', { ids, counted: true })
      for (const { id, display_name: name } of ((await answer.json()) as { users: AdminUser[] }).users) {
        const at = names.get(id) === name ? undefined : changedAt.get(name ?? '')
        if (at !== undefined) delays.push(performance.now() - at)
        names.set(id, name)
      }
    }
    asking = false
  }
  async function listen() {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (rest + value).split('\n\n')
      rest = events.pop()!
      for (const event of events) {
        const data = /^event: customers\ndata: (.*)$/.exec(event)?.[1]
        if (!data) continue
        const { any, changed } = JSON.parse(data) as CustomerChanges
        for (const id of shown) if (any || changed.includes(id)) heard.add(id)
        counted = true
        void reload()
      }
    }
  }
  const ended = listen()
  return { names, delays, requests: () => requests, close: () => reader.cancel().then(() => ended) }
}
