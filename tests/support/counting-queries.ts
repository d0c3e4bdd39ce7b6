import type { Database, Tx } from '#db/open-database.ts'
import type { Services } from '#features/services.ts'

/** The services with a count of the statements that their transactions begin. */
export function countingQueries(services: Services) {
  let queries = 0
  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        const value = Reflect.get(target, name, receiver)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (/^(?:select|execute|insert|update|delete)/.test(String(name))) queries++
          return value.apply(target, args)
        }
      },
    })
  const db: Database = { ...services.db, as: (actor, run) => services.db.as(actor, (tx) => run(counted(tx))) }
  return { services: { ...services, db }, count: () => queries }
}
