/** Do the basics stand in the raw HTML: who, what, and how to get in touch? */
import { fold } from '../extract/emails.ts'
import { nameKey, withoutLegalForm } from '../extract/name-parts.ts'
import { factOf } from '../known-fields.ts'
import { listedTexts } from '../wording.ts'
import { defineCheck, needsHome, type Text } from './check.ts'

export const basicsInHtml = defineCheck({
  id: 'basics-in-html',
  category: 'leesbaar',
  title: { nl: 'Naam, dienst en contact in de HTML', en: 'Name, service and contact in the HTML' },
  why: {
    nl: 'Wie alleen de HTML leest, moet daarin je naam, wat je doet en hoe je te bereiken bent kunnen vinden.',
    en: 'Whoever reads only the HTML must find your name, what you do and how to reach you there.',
  },
  evidenceClass: 'A',
  source: 'vercel.com/blog/the-rise-of-the-ai-crawler',
  outcomes: {
    all: {
      points: 5,
      says: {
        nl: 'De homepage noemt zonder JavaScript je naam, wat je doet en een contactgegeven.',
        en: 'Without JavaScript the home page gives your name, what you do and a contact detail.',
      },
    },
    two: {
      points: 3,
      says: {
        nl: 'Op de homepage ontbreekt zonder JavaScript: {lacks}.',
        en: 'Without JavaScript the home page lacks: {lacks}.',
      },
      advice: {
        nl: 'Zet in gewone tekst op de homepage: {lacks}.',
        en: 'Put in plain text on the home page: {lacks}.',
      },
    },
    one: {
      points: 1,
      says: {
        nl: 'Op de homepage ontbreken zonder JavaScript: {lacks}.',
        en: 'Without JavaScript the home page lacks: {lacks}.',
      },
      advice: {
        nl: 'Zet in gewone tekst op de homepage: {lacks}.',
        en: 'Put in plain text on the home page: {lacks}.',
      },
    },
    none: {
      points: 0,
      says: {
        nl: 'Zonder JavaScript staan naam, dienst en contact niet op de homepage.',
        en: 'Without JavaScript the home page has no name, service or contact.',
      },
      advice: {
        nl: 'Zet je naam, wat je doet en een telefoonnummer of e-mailadres in gewone tekst op de homepage.',
        en: 'Put your name, what you do and a phone number or e-mail address in plain text on the home page.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const text = fold(home.text)
    const name = site.facts.name
    const onHome = (url: string | undefined) => url === home.url
    const services = (site.facts.services ?? []).some((one) => text.includes(fold(one.value)))
    const sector = site.facts.sector && text.includes(fold(site.facts.sector.value))
    const contact = (['e-mail', 'telefoon', 'adres of plaats'] as const).find((field) =>
      onHome(factOf(site.facts, field)?.page),
    )
    const linked = home.links.some((link) => /^(?:tel|mailto):./i.test(link.href))
    const parts: [boolean, Text][] = [
      [
        name !== undefined &&
          [fold(withoutLegalForm(name.value)), nameKey(name.value)].some((key) => text.includes(key)),
        { nl: 'je naam', en: 'your name' },
      ],
      [services || Boolean(sector), { nl: 'wat je doet', en: 'what you do' }],
      [contact !== undefined || linked, { nl: 'een contactgegeven', en: 'a contact detail' }],
    ]
    const lacking = parts.filter(([there]) => !there).map(([, label]) => label)
    const lacks = listedTexts(lacking)
    const outcome = (['all', 'two', 'one', 'none'] as const)[lacking.length]!
    return { outcome, values: { lacks }, evidence: [{ url: home.url, found: name?.value ?? '-' }] }
  }),
})
