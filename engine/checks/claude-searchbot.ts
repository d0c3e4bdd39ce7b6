/** Claude's search index. */
import { crawlerCheck } from './crawler-access.ts'

export const claudeSearchBot = crawlerCheck({
  id: 'claude-searchbot',
  token: 'Claude-SearchBot',
  points: 3,
  title: { nl: 'Claude-SearchBot mag lezen', en: 'Claude-SearchBot may read' },
  why: {
    nl: 'Claude-SearchBot vult de zoekindex van Claude; blokkeren kan je zichtbaarheid daar verminderen.',
    en: 'Claude-SearchBot fills the search index of Claude; blocking it may reduce your visibility there.',
  },
  source: 'privacy.claude.com, artikel 8896518',
})
