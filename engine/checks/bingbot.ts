/** Bing, which Copilot answers from. */
import { crawlerCheck } from './crawler-access.ts'

export const bingBot = crawlerCheck({
  id: 'bingbot',
  token: 'bingbot',
  points: 2,
  title: { nl: 'Bingbot mag lezen', en: 'Bingbot may read' },
  why: { nl: 'Bingbot vult Bing, waaruit Copilot antwoordt.', en: 'Bingbot fills Bing, from which Copilot answers.' },
  source: 'bing.com/webmasters/help',
})
