/** Is the company called the same everywhere: title, og:site_name, heading and markup? */
import { fold } from '../extract/emails.ts'
import { first } from '../extract/schema-nodes.ts'
import { LEGAL_FORM } from '../vocabulary/legal-forms.ts'
import { defineCheck, needsHome } from './check.ts'

const FORM = new RegExp(`(?<![\\p{L}\\d])(?:${LEGAL_FORM})(?=\\s|$|[,.])`, 'giu')

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
        nl: 'Een machine kan op de site geen bedrijfsnaam vinden.',
        en: 'A machine can find no company name on the site.',
      },
      advice: {
        nl: 'Zet je bedrijfsnaam in de titel van de homepage en in de footer.',
        en: 'Put your company name in the title of the home page and in the footer.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const name = site.facts.name
    if (!name) return { outcome: 'none', evidence: [{ url: home.url, found: `<title> ${home.title}` }] }
    const core = bare(name.value)
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
          .join(' '),
        'contains',
      ],
      ['JSON-LD', site.company.map((node) => first(node, 'name') ?? '').find(Boolean) ?? '', 'is'],
    ]
    const holds = places.filter(
      ([, text]) =>
        core.length > 1 && (fold(text).includes(core) || (bare(text).length > 3 && core.includes(bare(text)))),
    )
    const other = places.find(
      ([, text, how]) => how === 'is' && text && !fold(text).includes(core) && !core.includes(bare(text)),
    )
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

/** Without the legal form: 'Peeters B.V.' and 'Peeters' are one name. */
function bare(text: string): string {
  return fold(text.replace(FORM, ''))
}
