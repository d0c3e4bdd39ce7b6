/** What an owner puts on a website to prove that it is theirs. The code is no secret: it says which account the owner of the website means. */
import { createHash } from 'node:crypto'
import { BRAND } from '#features/brand.ts'

export type { ProofMethod } from '#db/schema/domain-proofs.ts'

/** In the file and in the DNS record: 'vindbaar-eigendom=<code>'. Also the name of the meta tag. */
export const PROOF_NAME = `${BRAND.slug}-eigendom`
/** One name for every account, so that a website that repeats the asked address does not prove anything by it. */
export const PROOF_FILE = `/${PROOF_NAME}.txt`

/** Of one domain of one account: a domain that is removed and added again gets another. */
export function proofCode(domainId: string): string {
  return createHash('sha256').update(`${PROOF_NAME} ${domainId}`).digest('hex').slice(0, 40)
}

export const proofLine = (code: string) => `${PROOF_NAME}=${code}`

/** A name of its own below the host, because a host that is an alias (CNAME) can have no other records. */
export const proofRecord = (website: string) => `_${PROOF_NAME}.${website.replace(/:\d+$/, '')}`

export const proofTag = (code: string) => `<meta name="${PROOF_NAME}" content="${code}">`

/** A whole line, so that a text which merely contains the code proves nothing; more accounts may have a line. */
export function provesIn(text: string, code: string): boolean {
  return text
    .slice(0, 10_000)
    .split(/\r?\n/)
    .some((line) => line.replace(/^\uFEFF/, '').trim() === proofLine(code))
}
