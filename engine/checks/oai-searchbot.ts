/** ChatGPT's search index. */
import { crawlerCheck } from './crawler-access.ts'

export const oaiSearchBot = crawlerCheck({
  id: 'oai-searchbot',
  token: 'OAI-SearchBot',
  points: 4,
  title: { nl: 'OAI-SearchBot mag lezen', en: 'OAI-SearchBot may read' },
  why: {
    nl: 'OAI-SearchBot vult de zoekindex van ChatGPT; zonder hem staat je site niet in zoekantwoorden.',
    en: 'OAI-SearchBot fills the search index of ChatGPT; without it your site is not in its search answers.',
  },
  source: 'developers.openai.com/api/docs/bots',
})
