// Signs the user that a transaction acts for: SQL injected into a customer's query can name another user, but cannot sign for it.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Connection } from './connection.ts'

const BLOCK = 64

/** Derived from the secret, so every process with this secret gets the same key. */
export function actorKeyOf(secret: string, database: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'vindbaar actor', database, 32))
}

/** For a database that only this process uses. */
export const newActorKey = (): Buffer => randomBytes(32)

/** The value of `app.user_id` for a user. */
export function signedUser(key: Buffer, userId: string): string {
  return `${userId}.${createHmac('sha256', key).update(userId).digest('hex')}`
}

/**
 * Stores the key where the database checks signatures and where none of the program's roles can read it. SQL has SHA-256 but no
 * HMAC, so the key is stored as the two blocks that HMAC derives from it (RFC 2104).
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
