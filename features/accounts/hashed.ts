/** What is stored of a token: whoever reads the database cannot make the token of it. Enough for random tokens, not for passwords. */
import { createHash } from 'node:crypto'

export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex')
