/** Does a Content-Signal line keep the text out of assistants' answers? Hosts such as Cloudflare add them on their own. */

import { defineCheck, notMeasured } from '#engine/checks/check.ts'
import { UNNAMED } from '#engine/crawlers.ts'
import { contentSignals } from '#engine/visit/robots.ts'

export const contentSignal = defineCheck({
  id: 'content-signals',
  category: 'toegang',
  title: { nl: 'Geen verbod op gebruik in antwoorden', en: 'No ban on use in answers' },
  why: {
    nl: 'Met ‘Content-Signal: ai-input=no’ vraagt een site om niet in antwoorden van assistenten te worden gebruikt. Hostingpartijen zoals Cloudflare zetten zulke regels soms zelf in robots.txt.',
    en: 'With ‘Content-Signal: ai-input=no’ a site asks not to be used in assistants’ answers. Hosts such as Cloudflare sometimes put such lines in robots.txt themselves.',
  },
  evidenceClass: 'A',
  source: 'contentsignals.org; developers.cloudflare.com',
  outcomes: {
    open: {
      points: 1,
      says: {
        nl: 'Geen Content-Signal verbiedt gebruik in antwoorden.',
        en: 'No Content-Signal forbids use in answers.',
      },
    },
    'input-no': {
      points: 0,
      says: {
        nl: 'robots.txt zegt dat de tekst niet in antwoorden van AI mag worden gebruikt ({signal}).',
        en: 'robots.txt says that the text may not be used in AI answers ({signal}).',
      },
      advice: {
        nl: 'Haal ai-input=no en search=no uit robots.txt. Zette je hostingpartij ze erin, dan staat de schakelaar daar (bij Cloudflare: AI Crawl Control).',
        en: 'Remove ai-input=no and search=no from robots.txt. If your host put them there, the switch is there (at Cloudflare: AI Crawl Control).',
      },
    },
  },
  judge({ evidence: { robots, home }, robots: rules }) {
    if (robots.status === null && home.status === null)
      return notMeasured('De server was niet te bereiken.', 'The server could not be reached.')
    const url = robots.finalUrl || robots.url
    const against = contentSignals(rules, UNNAMED).find((line) => line.aiInput === false || line.search === false)
    if (!against) return { outcome: 'open', evidence: [{ url, found: '-' }] }
    const signal = `${against.line}: ${against.text.trim()}`
    return { outcome: 'input-no', values: { signal }, evidence: [{ url, found: signal }] }
  },
})
