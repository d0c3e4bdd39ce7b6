/**
 * Hashing a password takes 75 ms of a processor on purpose, and tests sign in thousands of times. In the tests' own process it is the same
 * scrypt with a lower cost; a Vindbaar that a test starts hashes as always.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt
syncBuiltinESMExports()
