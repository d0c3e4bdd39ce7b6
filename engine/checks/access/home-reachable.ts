/** Does the home page answer, over https, without a wall in front of it? */

import { defineCheck, notMeasured, type Verdict } from '#engine/checks/check.ts'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import type { HomeOutcomeId } from '#engine/outcomes.ts'
import { notReadOf } from '#engine/report/not-read.ts'

/** The cause and the advice are the outcome's own: engine/report/outcome-texts.ts. */
const NOT_READ = {
  points: 0,
  says: { nl: '{cause}', en: '{cause}' },
  advice: { nl: '{advice}', en: '{advice}' },
}
const NAMES: Partial<Record<HomeOutcomeId, 'challenge' | 'parked' | 'status' | 'not-html'>> = {
  'bot-wall': 'challenge',
  parked: 'parked',
  'server-error': 'status',
  password: 'status',
  'too-many-requests': 'status',
  refused: 'status',
  'not-found': 'status',
  'not-html': 'not-html',
  empty: 'not-html',
}

export const homeReachable = defineCheck({
  id: 'home-reachable',
  category: 'toegang',
  title: { nl: 'De homepage antwoordt over https', en: 'The home page answers over https' },
  why: {
    nl: 'Een crawler die je homepage niet krijgt, weet niets van je bedrijf.',
    en: 'A crawler that does not get your home page knows nothing about your company.',
  },
  evidenceClass: 'A',
  source: 'RFC 9110; developers.openai.com/api/docs/bots; docs.perplexity.ai',
  outcomes: {
    https: {
      points: 6,
      says: {
        nl: 'De homepage antwoordt over https met status 200.',
        en: 'The home page answers over https with status 200.',
      },
    },
    'many-redirects': {
      points: 4,
      says: {
        nl: 'De homepage antwoordt pas na {hops} {hops|omleiding|omleidingen}.',
        en: 'The home page answers only after {hops} redirects.',
      },
      advice: {
        nl: 'Laat elke vorm van je adres in één stap naar de homepage leiden.',
        en: 'Send every form of your address to the home page in one step.',
      },
    },
    http: {
      points: 2,
      says: {
        nl: 'De homepage antwoordt alleen over http, zonder versleuteling.',
        en: 'The home page answers over http only, without encryption.',
      },
      advice: {
        nl: 'Zet https aan bij je hostingpartij en leid http daarheen om.',
        en: 'Turn on https at your host and redirect http to it.',
      },
    },
    challenge: NOT_READ,
    parked: NOT_READ,
    status: NOT_READ,
    'not-html': NOT_READ,
    unreachable: NOT_READ,
  },
  judge({ evidence: { home, mode }, outcome }) {
    const cause = { nl: notReadOf(outcome, 'nl'), en: notReadOf(outcome, 'en') }
    if (cause.nl && cause.en) {
      // robots.txt forbade us to ask for the page.
      if (outcome.id === 'only-us-shut-out' || outcome.id === 'all-shut-out')
        return notMeasured(cause.nl.cause, cause.en.cause)
      if (outcome.id === 'too-heavy' || outcome.id === 'too-large') return answers(home, mode)
      const found = outcome.found || (outcome.status === null ? outcome.id : `HTTP ${outcome.status}`)
      return {
        outcome: NAMES[outcome.id] ?? 'unreachable',
        values: {
          cause: { nl: cause.nl.cause, en: cause.en.cause },
          advice: { nl: cause.nl.advice, en: cause.en.advice },
        },
        evidence: [{ url: outcome.url, found }],
      }
    }
    return answers(home, mode)
  },
})

function answers(home: Source, mode: SiteEvidence['mode']): Verdict<'https' | 'http' | 'many-redirects'> {
  const evidence = [{ url: home.finalUrl || home.url, found: `HTTP ${home.status}` }]
  if (mode === 'recorded')
    return notMeasured(
      'De pagina’s zijn opgenomen bestanden: https is niet gemeten.',
      'The pages are recorded files: https was not measured.',
    )
  if (!home.finalUrl.startsWith('https:')) return { outcome: 'http', evidence }
  const hops = home.redirects.length
  return hops > 3 ? { outcome: 'many-redirects', values: { hops }, evidence } : { outcome: 'https', evidence }
}
