/** Can a crawler act on the answer to a request for robots.txt? */
import { defineCheck, notMeasured } from '#engine/checks/check.ts'

export const robotsReadable = defineCheck({
  id: 'robots-readable',
  category: 'toegang',
  title: { nl: 'robots.txt antwoordt', en: 'robots.txt answers' },
  why: {
    nl: 'Bij een serverfout op robots.txt moet een crawler aannemen dat niets mag.',
    en: 'After a server error on robots.txt a crawler must assume that nothing is allowed.',
  },
  evidenceClass: 'A',
  source: 'RFC 9309, 2.3.1',
  outcomes: {
    read: { points: 1, says: { nl: 'robots.txt is gevonden en gelezen.', en: 'robots.txt was found and read.' } },
    absent: {
      points: 1,
      says: {
        nl: 'Er is geen robots.txt (status {status}); crawlers mogen dan alles lezen.',
        en: 'There is no robots.txt (status {status}); crawlers may then read everything.',
      },
    },
    html: {
      points: 0,
      says: {
        nl: 'Op /robots.txt staat een HTML-pagina in plaats van regels; crawlers slaan die over.',
        en: 'At /robots.txt there is an HTML page instead of rules; crawlers ignore it.',
      },
      advice: {
        nl: 'Zet op /robots.txt een tekstbestand met regels, of laat het met status 404 antwoorden.',
        en: 'Put a text file with rules at /robots.txt, or let it answer with status 404.',
      },
    },
    error: {
      points: 0,
      says: {
        nl: 'robots.txt gaf {status}: crawlers moeten dan aannemen dat niets mag.',
        en: 'robots.txt gave {status}: crawlers must then assume that nothing is allowed.',
      },
      advice: {
        nl: 'Laat robots.txt met status 200 of 404 antwoorden.',
        en: 'Make robots.txt answer with status 200 or 404.',
      },
    },
  },
  judge({ evidence: { robots, home }, robots: rules }) {
    if (rules.access === 'disallow-all' && home.status !== 200)
      return notMeasured('De server gaf geen robots.txt.', 'The server gave no robots.txt.')
    const status = robots.status ?? robots.failure ?? ''
    const evidence = [{ url: robots.finalUrl || robots.url, found: `HTTP ${status}` }]
    if (rules.access === 'disallow-all') return { outcome: 'error', values: { status }, evidence }
    if (rules.access === 'allow-all') return { outcome: 'absent', values: { status }, evidence }
    const start = new TextDecoder().decode(robots.body.subarray(0, 300))
    const html = /^\s*<(?:!doctype|html|head|body)/i.test(start)
    return { outcome: html ? 'html' : 'read', evidence: [{ ...evidence[0]!, found: start.trim() || '(leeg)' }] }
  },
})
