/** Are there a contact page and an about page, linked from the home page? */
import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { lackingSentences } from '#engine/checks/proven-absence.ts'
import type { Text } from '#engine/wording.ts'

const CONTACT = /\bcontact|\bbereikbaar|\bget in touch|#contact/i
const ABOUT =
  /\bover[-_ ]?(?:ons|mij)\b|\babout|\bwie[-_ ](?:zijn|wij|we|ik|ben)|\bons[-_ ](?:verhaal|team|bedrijf)|\bteam\b|\bour[-_ ]story|\borganisatie\b|\/over\b|^over /i

/** Links that lead nowhere: buttons, scripts and menus. */
const CONTACT_WORD = /(?:^|[\s>"'/#])contact(?:$|[\s<"'/?#.])[^\n]{0,20}/im
const ABOUT_WORD = /(?:over[-_ ](?:ons|mij)|about[-_ ]us|wie (?:zijn wij|wij zijn|ben ik)|ons verhaal)[^\n]{0,20}/i

export const contactAndAbout = defineCheck({
  id: 'contact-and-about',
  category: 'identiteit',
  title: { nl: 'Contact en ‘Over ons’ gelinkt', en: 'Contact and about pages linked' },
  why: {
    nl: 'Daar zoeken mensen en machines het eerst wie er achter een site zit.',
    en: 'That is where people and machines first look for who is behind a site.',
  },
  evidenceClass: 'C',
  source: 'GEO-16, arXiv 2509.10762 (samenhang, geen bewijs)',
  outcomes: {
    both: {
      points: 2,
      says: {
        nl: 'De homepage linkt naar een contactpagina en een pagina over het bedrijf.',
        en: 'The home page links to a contact page and a page about the company.',
      },
    },
    one: {
      points: 1,
      says: { nl: '{said}', en: '{said}' },
      advice: { nl: 'Maak {lacks} en link ernaar in het menu.', en: 'Make {lacks} and link to it in the menu.' },
    },
    none: {
      points: 0,
      says: { nl: '{said}', en: '{said}' },
      advice: {
        nl: 'Maak een contactpagina en een pagina ‘Over ons’, en link ernaar in het menu.',
        en: 'Make a contact page and an about page, and link to them in the menu.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const find = (words: RegExp) =>
      home.links.find(
        (link) =>
          !/^(?:mailto|tel):/i.test(link.href) &&
          (words.test(link.text.slice(0, 60)) || words.test(link.href.replace(/^https?:\/\/[^/]+/, '').slice(0, 100))),
      )
    const parts: [ReturnType<typeof find>, Text][] = [
      [find(CONTACT), { nl: 'een contactpagina', en: 'a contact page' }],
      [find(ABOUT), { nl: 'een pagina ‘Over ons’', en: 'an about page' }],
    ]
    const lacking = parts.filter(([link]) => !link).map(([, label]) => label)
    const said = lackingSentences(
      parts.flatMap(([link, label], at) =>
        link ? [] : [{ label, sighting: site.look.sightOf(at === 0 ? CONTACT_WORD : ABOUT_WORD) }],
      ),
      (list, language) =>
        language === 'nl' ? `De homepage linkt niet naar ${list}` : `The home page does not link to ${list}`,
    )
    const values = {
      said,
      lacks: { nl: lacking.map((one) => one.nl).join(' en '), en: lacking.map((one) => one.en).join(' and ') },
    }
    const found = parts.flatMap(([link]) => (link ? [{ url: home.url, found: `${link.text} → ${link.href}` }] : []))
    return {
      outcome: (['both', 'one', 'none'] as const)[lacking.length]!,
      values,
      evidence: found.length ? found : [{ url: home.url, found: '-' }],
    }
  }),
})
