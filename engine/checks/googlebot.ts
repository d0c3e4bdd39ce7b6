/** Google Search, AI Overviews and what Gemini grounds on. */
import { crawlerCheck } from './crawler-access.ts'

export const googleBot = crawlerCheck({
  id: 'googlebot',
  token: 'Googlebot',
  points: 4,
  title: { nl: 'Googlebot mag lezen', en: 'Googlebot may read' },
  why: {
    nl: 'Googlebot vult Google Zoeken, AI Overviews en de bronnen van Gemini.',
    en: 'Googlebot fills Google Search, AI Overviews and the sources of Gemini.',
  },
  source: 'developers.google.com/search/docs/crawling-indexing',
})
