/**
 * Hashing a password takes 75 ms of a processor on purpose, and tests sign in thousands of times. Here it is the same scrypt with a lower
 * cost: in the tests' own process, and in each program that a test starts unless it asks for the real cost (tests/start-up.test.ts does).
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto
crypto.scrypt = (password, salt, length, options, done) => scrypt(password, salt, length, { ...options, N: 2 }, done)
syncBuiltinESMExports()
