/** The rules for everyone who is not named. xAI documents no crawler for Grok, so this group is all there is. */
import { crawlerCheck } from './crawler-access.ts'

export const otherCrawlers = crawlerCheck({
  id: 'other-crawlers',
  token: '*',
  points: 2,
  title: { nl: 'Overige crawlers mogen lezen', en: 'Other crawlers may read' },
  why: {
    nl: 'De groep * geldt voor elke crawler zonder eigen regels. Voor Grok is geen crawler gedocumenteerd; hij valt hieronder.',
    en: 'The group * holds for every crawler without rules of its own. No crawler is documented for Grok; it falls under this.',
  },
  source: 'RFC 9309, 2.2.1',
})
