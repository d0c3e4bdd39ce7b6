/** Where a page of the list of customers ends, as text for the link to the next one. */
import { z } from 'zod'
import { Failure } from '#features/failure.ts'
import { SORTS, type Sort } from './admin-users.schema.ts'

export interface Place {
  sort: Sort
  /** The value that the list is sorted by. */
  key: string
  id: string
}

const parts = z.tuple([z.enum(SORTS), z.string(), z.uuid()])
const isName = (sort: Sort) => sort === 'name' || sort === 'email'

export function writePlace({ sort, key, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** Null without one. Throws 'invalid-input' for a text that is no place in a list with this sort. */
export function readPlace(text: string | undefined, wanted: Sort): Place | null {
  if (text === undefined) return null
  const read = parts.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  const [sort, key = '', id = ''] = read.data ?? []
  if (sort !== wanted || !(isName(sort) ? !key.includes('\0') : z.iso.datetime().safeParse(key).success)) {
    throw new Failure('invalid-input', { fields: { after: 'Kies een pagina van de lijst.' } })
  }
  return { sort, key, id }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
