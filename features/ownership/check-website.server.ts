/** Looks for a proof on a website: in a file, in the head of the home page, in DNS. All requests go through the guarded fetcher. */
import { isIP } from 'node:net'
import type { ProofMethod } from '#db/schema/domain-proofs.ts'
import { inWorker } from '#engine/analysis-pool.ts'
import type { Source } from '#engine/evidence.ts'
import { textsOf } from '#engine/fetch/name-lookup.ts'
import { openSafeFetcher } from '#engine/fetch/safe-fetch.ts'
import { isSameSite } from '#engine/fetch/same-site.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import { PROOF_FILE, PROOF_NAME, proofCode, proofLine, proofRecord, provesIn } from './proof.rules.ts'

/** What was found in one place. */
export type Found = 'proven' | 'other' | 'nothing' | 'unreachable'

export interface Looked {
  /** The first that proves it; null: none does. */
  method: ProofMethod | null
  found: Record<ProofMethod, Found>
}

/** The TXT records of a name. */
export type LookUpTexts = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const DNS_MS = 5_000

/** `address`: a page of the website, of which the scheme and www are tried. */
export async function lookForProof(
  services: Services,
  { address, website, domainId }: { address: URL; website: string; domainId: string },
  lookUpTexts: LookUpTexts = textsOf,
): Promise<Looked> {
  const code = proofCode(domainId)
  const fetcher = openSafeFetcher({
    botInfoUrl: services.baseUrl + URLS.bot,
    allowPrivateHosts: services.auditAllowPrivateHosts,
  })
  // What a website says of another website proves nothing.
  const stays = (next: URL) => (isSameSite(next, address) ? null : 'off-site')
  const read = (path: string, kind: 'llms' | 'home') => fetcher.fetch(new URL(path, address).href, kind, stays)
  try {
    const [file, home, dns] = await Promise.all([
      read(PROOF_FILE, 'llms').then((source) => inFile(source, code)),
      read('/', 'home').then((source) => inHead(source, code)),
      inDns(website, code, lookUpTexts),
    ])
    const found = { bestand: file, meta: home, dns }
    const method = (['bestand', 'meta', 'dns'] as const).find((one) => found[one] === 'proven') ?? null
    return { method, found }
  } finally {
    await fetcher.close()
  }
}

function inFile({ status, failure, body }: Source, code: string): Found {
  if (failure || status === null || status >= 500) return 'unreachable'
  if (status !== 200) return 'nothing'
  return provesIn(new TextDecoder().decode(body), code) ? 'proven' : 'other'
}

async function inHead(source: Source, code: string): Promise<Found> {
  if (source.failure || source.status !== 200) return 'unreachable'
  const metas = await inWorker('headMetas', source, PROOF_NAME)
  if (!metas.ok) return 'unreachable'
  if (metas.value.some((content) => content.trim() === code)) return 'proven'
  return metas.value.length > 0 ? 'other' : 'nothing'
}

async function inDns(website: string, code: string, lookUpTexts: LookUpTexts): Promise<Found> {
  const name = proofRecord(website)
  // An address of numbers has no name to look under.
  if (isIP(website.replace(/:\d+$/, '')) !== 0) return 'nothing'
  try {
    const texts = await lookUpTexts(name, AbortSignal.timeout(DNS_MS))
    if (texts.some((text) => text.trim() === proofLine(code))) return 'proven'
    return texts.length > 0 ? 'other' : 'nothing'
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '') ? 'nothing' : 'unreachable'
  }
}
