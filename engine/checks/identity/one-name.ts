/** Is the company called the same everywhere: title, og:site_name, heading and markup? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { first } from '#engine/extract/markup/schema-nodes.ts'
import { nameKey, nameParts } from '#engine/extract/naming/name-parts.ts'

export const oneName = defineCheck({
  id: 'one-name',
  category: 'identiteit',
  title: { nl: 'Overal dezelfde naam', en: 'The same name everywhere' },
  why: {
    nl: 'Een assistent noemt je alleen goed als titel, kop en structured data dezelfde naam dragen.',
    en: 'An assistant names you rightly only if title, heading and structured data carry the same name.',
  },
  evidenceClass: 'C',
  source: 'GEO-16, arXiv 2509.10762 (samenhang, geen bewijs)',
  outcomes: {
    same: { points: 4, says: { nl: '‘{name}’ staat in {places}.', en: '‘{name}’ stands in {places}.' } },
    once: {
      points: 2,
      says: {
        nl: '‘{name}’ staat maar op één van de plaatsen waar een machine de naam zoekt ({places}).',
        en: '‘{name}’ stands in only one of the places where a machine looks for the name ({places}).',
      },
      advice: {
        nl: 'Zet je naam op dezelfde manier in de titel, in og:site_name, in de kop of het logo en in de JSON-LD.',
        en: 'Put your name in the same way in the title, in og:site_name, in the heading or logo and in the JSON-LD.',
      },
    },
    different: {
      points: 1,
      says: {
        nl: 'De site gebruikt verschillende namen: ‘{name}’ en ‘{other}’ ({where}).',
        en: 'The site uses different names: ‘{name}’ and ‘{other}’ ({where}).',
      },
      advice: { nl: 'Kies één naam en gebruik hem overal.', en: 'Choose one name and use it everywhere.' },
    },
    none: {
      points: 0,
      says: {
        nl: 'De plaatsen waar een machine de naam zoekt, zijn het nergens over eens; de titel is ‘{title}’.',
        en: 'The places where a machine looks for the name agree on none; the title is ‘{title}’.',
      },
      advice: {
        nl: 'Zet je bedrijfsnaam in de titel van de homepage en in de footer.',
        en: 'Put your company name in the title of the home page and in the footer.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const name = site.facts.name
    if (!name)
      return {
        outcome: 'none',
        values: { title: home.title || '-' },
        evidence: [{ url: home.url, found: `<title> ${home.title}` }],
      }
    const core = nameKey(name.value)
    const places: [string, string, string][] = [
      ['title', home.title, 'contains'],
      ['og:site_name', home.metas.find((meta) => meta.name === 'og:site_name')?.content ?? '', 'is'],
      ['h1', home.shown.find((line) => line.tag === 'h1')?.text ?? '', 'contains'],
      [
        'logo',
        home.images.find(
          (image) => image.region === 'header' && /logo/i.test(`${image.alt} ${image.marks} ${image.src}`),
        )?.alt ?? '',
        'contains',
      ],
      [
        'footer',
        home.shown
          .filter((line) => line.region === 'footer')
          .map((line) => line.text)
          .join(' ')
          .slice(-4000),
        'contains',
      ],
      ['JSON-LD', site.company.map((node) => first(node, 'name') ?? '').find(Boolean) ?? '', 'is'],
    ]
    const says = (text: string) =>
      core.length > 1 &&
      (nameKey(text).includes(core) || nameParts(text).some((part) => core.includes(nameKey(part)) && part.length > 3))
    const holds = places.filter(([, text]) => says(text))
    const other = places.find(([, text, how]) => how === 'is' && nameParts(text).length > 0 && !says(text))
    const evidence = holds.map(([place, text]) => ({ url: home.url, found: `${place}: ${text}` })).slice(0, 4)
    const values = {
      name: name.value,
      places: holds.map(([place]) => place).join(', ') || '-',
      other: other?.[1] ?? '',
      where: other?.[0] ?? '',
    }
    if (other)
      return {
        outcome: 'different',
        values,
        evidence: [...evidence, { url: home.url, found: `${other[0]}: ${other[1]}` }],
      }
    return {
      outcome: holds.length >= 2 ? 'same' : 'once',
      values,
      evidence: evidence.length ? evidence : [{ url: name.page, found: name.snippet }],
    }
  }),
})
