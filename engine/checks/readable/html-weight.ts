/** How heavy is the HTML of the home page? */
import { defineCheck, needsHome } from '#engine/checks/check.ts'

const LIGHT = 200_000
const HEAVY = 1_000_000

export const htmlWeight = defineCheck({
  id: 'html-weight',
  category: 'leesbaar',
  title: { nl: 'Gewicht van de HTML', en: 'Weight of the HTML' },
  why: {
    nl: 'Lezers kappen zware pagina’s af. De grens van 200 kB is een afspraak, geen grens van een leverancier.',
    en: 'Readers cut heavy pages short. The limit of 200 kB is a convention, not a vendor’s limit.',
  },
  evidenceClass: 'D',
  source: 'conventie; geen leverancier noemt een grens',
  outcomes: {
    light: {
      points: 2,
      says: { nl: 'De HTML van de homepage is {size} kB.', en: 'The HTML of the home page is {size} kB.' },
    },
    medium: {
      points: 1,
      says: { nl: 'De HTML van de homepage is {size} kB.', en: 'The HTML of the home page is {size} kB.' },
      advice: {
        nl: 'Haal ingesloten afbeeldingen, stijlen en scripts uit de HTML tot onder 200 kB.',
        en: 'Move inlined images, styles and scripts out of the HTML, to below 200 kB.',
      },
    },
    heavy: {
      points: 0,
      says: {
        nl: 'De HTML van de homepage is {size} kB of meer.',
        en: 'The HTML of the home page is {size} kB or more.',
      },
      advice: {
        nl: 'Haal ingesloten afbeeldingen, stijlen en scripts uit de HTML tot onder 200 kB.',
        en: 'Move inlined images, styles and scripts out of the HTML, to below 200 kB.',
      },
    },
  },
  judge: needsHome((_site, home) => {
    const size = Math.max(1, Math.round(home.bytes / 1000))
    const outcome = home.bytes <= LIGHT ? 'light' : home.bytes <= HEAVY ? 'medium' : 'heavy'
    return { outcome, values: { size }, evidence: [{ url: home.url, found: `${home.bytes} bytes` }] }
  }),
})
