import { data } from 'react-router'
import { failureOf } from '#features/failure.ts'

/** Whoever follows a link to a customer or website that is gone sees the page that says so. */
export function missing(error: unknown): never {
  if (failureOf(error)?.status === 404) throw data(null, { status: 404 })
  throw error
}
