/** How soon does the home page begin to answer? */
import { defineCheck, needsHome, notMeasured } from '#engine/checks/check.ts'

export const responseTime = defineCheck({
  id: 'response-time',
  category: 'leesbaar',
  title: { nl: 'Snelheid van het antwoord', en: 'Speed of the answer' },
  why: {
    nl: 'Wie op verzoek van een gebruiker een pagina haalt, wacht niet lang. De grens van een halve seconde is een afspraak, geen grens van een leverancier.',
    en: 'Whoever fetches a page at a user’s request does not wait long. The limit of half a second is a convention, not a vendor’s limit.',
  },
  evidenceClass: 'D',
  source: 'conventie; geen leverancier noemt een grens',
  outcomes: {
    fast: {
      points: 2,
      says: { nl: 'De homepage begon na {ms} ms te antwoorden.', en: 'The home page began to answer after {ms} ms.' },
    },
    medium: {
      points: 1,
      says: {
        nl: 'De homepage begon pas na {ms} ms te antwoorden.',
        en: 'The home page began to answer only after {ms} ms.',
      },
      advice: {
        nl: 'Zet caching aan op je website, zodat het antwoord binnen 500 ms begint.',
        en: 'Turn on caching on your website, so that the answer begins within 500 ms.',
      },
    },
    slow: {
      points: 0,
      says: {
        nl: 'De homepage begon pas na {ms} ms te antwoorden.',
        en: 'The home page began to answer only after {ms} ms.',
      },
      advice: {
        nl: 'Zet caching aan op je website, of vraag je hostingpartij waarom de server traag is.',
        en: 'Turn on caching on your website, or ask your host why the server is slow.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const time = site.evidence.home.firstByteMs
    if (time === null)
      return notMeasured(
        'De pagina’s zijn opgenomen bestanden: de snelheid is niet gemeten.',
        'The pages are recorded files: the speed was not measured.',
      )
    const ms = Math.round(time)
    return {
      outcome: ms <= 500 ? 'fast' : ms <= 1500 ? 'medium' : 'slow',
      values: { ms },
      evidence: [{ url: home.url, found: `${ms} ms` }],
    }
  }),
})
