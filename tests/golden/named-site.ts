/** Judges a small website with a name in the places that the test chooses. */
import { judgeEvidence } from '#engine/judge/judge.ts'
import type { Account } from '#engine/judge/judge-options.ts'
import { makeEvidence } from './evidence.ts'

export interface NamedSite {
  title?: string
  head?: string
  h1?: string
  body?: string
  footer?: string
  pages?: Record<string, string>
  jsonLd?: object
  domain?: string
}

const TEXT = 'Wij werken in Testdam en omgeving, met zorg voor het vak en voor wie ons belt. '.repeat(6)

export function judged(
  { title = '', head = '', h1, body = '', footer = '', pages = {}, jsonLd, domain }: NamedSite,
  account?: Account,
) {
  const markup = jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>` : ''
  const html = `<html lang="nl"><head><title>${title}</title>${head}${markup}</head><body>${h1 ? `<h1>${h1}</h1>` : ''}
    <main>${body}<p>${TEXT}</p></main><footer>${footer}</footer></body></html>`
  const evidence = makeEvidence({ home: html, pages })
  if (domain) {
    evidence.url = `https://${domain}/`
    evidence.home.url = evidence.home.finalUrl = evidence.url
  }
  return judgeEvidence(evidence, account ? { account } : {})
}
