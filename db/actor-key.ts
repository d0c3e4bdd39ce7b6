// Whose transaction it is, signed: SQL in a customer's query can say that it is another's, but not prove it.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Connection } from './connection.ts'

const BLOCK = 64

/** The same in every process with this secret. */
export function actorKeyOf(secret: string, database: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'vindbaar actor', database, 32))
}

/** For a database of this process alone. */
export const newActorKey = (): Buffer => randomBytes(32)

/** What `app.user_id` is set to for a user. */
export function signedUser(key: Buffer, userId: string): string {
  return `${userId}.${createHmac('sha256', key).update(userId).digest('hex')}`
}

/**
 * Gives the database what it checks signatures with, where none of the program's roles can read it. SQL knows SHA-256 but no
 * HMAC, so it is kept as the two blocks that HMAC makes of a key (RFC 2104).
 */
export async function keepActorKey(owner: Connection, key: Buffer): Promise<void> {
  const padded = Buffer.concat([key], BLOCK)
  const blockWith = (byte: number) => Buffer.from(padded.map((one) => one ^ byte)).toString('hex')
  await owner.run('set role vindbaar_owner')
  await owner.query(
    `insert into private.actor_key as k (inner_block, outer_block) values (decode($1, 'hex'), decode($2, 'hex'))
     on conflict (only_one) do update set (inner_block, outer_block) = (excluded.inner_block, excluded.outer_block)
     where k.inner_block <> excluded.inner_block`,
    [blockWith(0x36), blockWith(0x5c)],
  )
  await owner.run('reset role')
}
