/** Perplexity's index. */
import { crawlerCheck } from './crawler-access.ts'

export const perplexityBot = crawlerCheck({
  id: 'perplexitybot',
  token: 'PerplexityBot',
  points: 3,
  title: { nl: 'PerplexityBot mag lezen', en: 'PerplexityBot may read' },
  why: {
    nl: 'PerplexityBot vult de index waaruit Perplexity antwoordt.',
    en: 'PerplexityBot fills the index from which Perplexity answers.',
  },
  source: 'docs.perplexity.ai/docs/resources/perplexity-crawlers',
})
