/** Google-Extended: a token without a crawler, for training and for grounding in the Gemini apps. */
import { crawlerCheck } from './crawler-access.ts'

export const googleExtended = crawlerCheck({
  id: 'google-extended',
  token: 'Google-Extended',
  points: 1,
  title: { nl: 'Google-Extended mag', en: 'Google-Extended may' },
  why: {
    nl: 'Google-Extended regelt of de Gemini-apps je tekst als bron mogen gebruiken. Het regelt ook training, dus blokkeren kan een bewuste keuze zijn; in Google Zoeken verandert er niets door.',
    en: 'Google-Extended decides whether the Gemini apps may ground on your text. It covers training too, so blocking it may be a deliberate choice; it changes nothing in Google Search.',
  },
  source: 'developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
})
