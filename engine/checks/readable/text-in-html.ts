/** Is there text in the HTML itself, for crawlers that run no JavaScript? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { CRAWLERS, type Crawler } from '#engine/crawlers.ts'
import { lacksText } from '#engine/extract/page/page.ts'
import { excerpt } from '#engine/wording.ts'

const BLIND = CRAWLERS.filter((crawler: Crawler) => crawler.runsJavaScript === false).map(({ token }) => token)
const named = (language: string) => new Intl.ListFormat(language).format(BLIND)

export const textInHtml = defineCheck({
  id: 'text-in-html',
  category: 'leesbaar',
  title: { nl: 'Tekst in de HTML zelf', en: 'Text in the HTML itself' },
  why: {
    nl: `${named('nl')} voeren geen JavaScript uit: zij lezen alleen wat in de HTML staat.`,
    en: `${named('en-GB')} run no JavaScript: they read only what is in the HTML.`,
  },
  evidenceClass: 'A',
  source: 'vercel.com/blog/the-rise-of-the-ai-crawler (569 miljoen verzoeken, december 2024)',
  outcomes: {
    enough: {
      points: 8,
      says: {
        nl: 'De homepage heeft {words} {words|woord|woorden} zonder JavaScript.',
        en: 'The home page has {words} {words|word|words} without JavaScript.',
      },
    },
    little: {
      points: 4,
      says: {
        nl: 'De homepage heeft maar {words} {words|woord|woorden} zonder JavaScript.',
        en: 'The home page has only {words} {words|word|words} without JavaScript.',
      },
      advice: {
        nl: 'Zet op de homepage in gewone tekst wat je doet, voor wie en waar: 200 woorden of meer.',
        en: 'Say on the home page in plain text what you do, for whom and where: 200 words or more.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Zonder JavaScript {words|staat|staan} er {words} {words|woord|woorden} op de homepage{root}.',
        en: 'Without JavaScript the home page has {words} {words|word|words}{root}.',
      },
      advice: {
        nl: 'Laat de server de pagina als complete HTML leveren (server-side rendering of een statische versie).',
        en: 'Have the server deliver the page as complete HTML (server-side rendering or a static version).',
      },
    },
  },
  judge: needsHome((_site, home) => {
    const root = home.emptyRoots[0] ? ` (<div id="${home.emptyRoots[0].slice(1)}"></div>)` : ''
    const evidence = [{ url: home.url, found: excerpt(home.text, 160) || root.trim() || '-' }]
    const outcome = home.words >= 200 ? 'enough' : lacksText(home) ? 'none' : 'little'
    return { outcome, values: { words: home.words, root }, evidence }
  }),
})
