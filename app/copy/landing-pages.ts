/** The sentences of the optimizer for landing pages: what was measured of a page, and what each change does. */
import type {
  LandingChange,
  LandingChangeId,
  LandingPageReport,
  PageFactId,
  ReadabilityId,
  ReadabilityRow,
  TriedScore,
} from '#engine/landing-page/landing-page.ts'
import { COMPARED_FACT_NAMES, PLACE_NAMES, type StatedPlace } from '#features/landing-pages/landing-pages.schema.ts'

export const OPTIMIZER = {
  title: 'Wat lezen machines op deze pagina?',
  intro:
    'Geef een pagina van je eigen website. We lezen hem zoals een AI-crawler dat doet, leggen hem naast je profiel en schrijven uit wat er ontbreekt, met alleen jouw eigen gegevens. Van elke verandering proberen we uit wat die doet met je score.',
  early: 'Vroege toegang met Expert. De optimizer kan nog veranderen.',
  field: 'Adres van de pagina',
  hint: 'Een pagina van je eigen website, bijvoorbeeld /diensten.',
  read: 'Lees de pagina',
  reading: 'We lezen de pagina…',
} as const

export const FACT_NAMES: Record<PageFactId, string> = {
  name: COMPARED_FACT_NAMES.name.nl,
  legalForm: COMPARED_FACT_NAMES.legalForm.nl,
  address: COMPARED_FACT_NAMES.address.nl,
  phone: COMPARED_FACT_NAMES.phone.nl,
  email: COMPARED_FACT_NAMES.email.nl,
  kvk: COMPARED_FACT_NAMES.kvk.nl,
  vat: COMPARED_FACT_NAMES.vat.nl,
  foundingYear: COMPARED_FACT_NAMES.foundingYear.nl,
  hours: 'Openingstijden',
  services: 'Diensten',
}

export const placeName = (place: StatedPlace | 'question') =>
  place === 'question' ? 'vraag met antwoord' : PLACE_NAMES[place].nl

export const READABILITY_NAMES: Record<ReadabilityId, string> = {
  text: 'Tekst in de HTML',
  index: 'Opnemen en aanhalen',
  crawlers: 'Toegang voor zoekcrawlers',
  canonical: 'Eigen adres',
  title: 'Titel',
  description: 'Beschrijving',
  lang: 'Taal',
  headings: 'Koppen',
  questions: 'Vragen als kop',
  weight: 'Gewicht van de HTML',
}

const words = (count: unknown, one: string, more: string) => `${String(count)} ${count === 1 ? one : more}`

/** By row and outcome; the values are the website's own. */
const READABILITY: Record<ReadabilityId, Record<string, (values: ReadabilityRow['values']) => string>> = {
  text: {
    enough: ({ words: count }) => `${words(count, 'woord', 'woorden')}, ook zonder JavaScript te lezen.`,
    little: ({ words: count }) =>
      `Maar ${words(count, 'woord', 'woorden')} zonder JavaScript. Vanaf 200 woorden is er genoeg om uit te antwoorden.`,
    none: ({ words: count }) =>
      `Zonder JavaScript bijna geen tekst: ${words(count, 'woord', 'woorden')}. De meeste AI-crawlers voeren geen JavaScript uit.`,
  },
  index: {
    open: () => 'Geen tag houdt de pagina uit een zoekindex.',
    noindex: () => 'De pagina staat op noindex: zoekmachines en de assistenten die erop bouwen, nemen hem niet op.',
    'one-engine': ({ agent }) => `De pagina is afgesloten voor ${agent}.`,
    nosnippet: () => 'De pagina mag niet worden aangehaald.',
  },
  crawlers: {
    open: () => 'robots.txt laat de zoekcrawlers van de assistenten toe.',
    shut: ({ crawlers }) => `robots.txt houdt deze crawlers van de pagina: ${crawlers}.`,
  },
  canonical: {
    own: () => 'De pagina noemt zichzelf als het adres om op te nemen.',
    other: ({ url }) =>
      `De pagina noemt een ander adres als het origineel: ${url}. Zoekmachines nemen dan dat adres op.`,
  },
  title: {
    there: () => 'De pagina heeft een titel.',
    missing: () => 'De pagina heeft geen titel. Zet een <title> in de head.',
  },
  description: {
    there: () => 'De pagina heeft een meta description.',
    missing: () =>
      'De pagina heeft geen meta description. Zeg daarin in één of twee zinnen waar deze pagina over gaat.',
  },
  lang: {
    right: ({ lang }) => `De HTML noemt de taal: ${lang}.`,
    wrong: ({ lang }) => `De HTML noemt ${lang} als taal, en dat is niet de taal van de tekst.`,
    missing: () => 'De HTML noemt geen geldige taal.',
  },
  headings: {
    good: ({ count }) => `Eén hoofdkop en ${words(count, 'tussenkop', 'tussenkoppen')}, op volgorde.`,
    'no-main': () => 'Er is geen hoofdkop (h1). Zet het onderwerp van de pagina in één h1.',
    'many-main': ({ main }) => `Er zijn ${main} hoofdkoppen (h1). Houd er één over.`,
    gap: () => 'De koppen slaan een niveau over.',
  },
  questions: {
    there: ({ count }) => `${words(count, 'vraag', 'vragen')} als kop of als uitklapvraag.`,
    none: () => 'Geen enkele kop is een vraag. Een kop met de vraag van je klant laat zich makkelijk aanhalen.',
  },
  weight: {
    light: ({ size }) => `${size} kB.`,
    medium: ({ size }) => `${size} kB. Haal ingesloten afbeeldingen, stijlen en scripts uit de HTML tot onder 200 kB.`,
    heavy: ({ size }) => `${size} kB. Haal ingesloten afbeeldingen, stijlen en scripts uit de HTML tot onder 200 kB.`,
  },
}

export const readabilityText = ({ id, outcome, values }: ReadabilityRow) => READABILITY[id][outcome]?.(values) ?? ''

export const CHANGES: Record<LandingChangeId, { title: string; where: string }> = {
  facts: {
    title: 'Zet de ontbrekende gegevens op de pagina',
    where: 'Plak dit onder de tekst van de pagina. Er staat alleen in wat in je profiel staat.',
  },
  questions: {
    title: 'Beantwoord deze vragen op de pagina',
    where: 'Plak dit onder de tekst van de pagina. De antwoorden komen uit je profiel.',
  },
  markup: {
    title: 'Zet je gegevens als JSON-LD op de pagina',
    where: 'Zet dit in de head van de pagina. Er staat alleen in wat in je profiel staat.',
  },
  lang: {
    title: 'Noem de taal van de pagina in de HTML',
    where: 'Vervang het begin van de HTML, de tag <html>, door:',
  },
  indexing: {
    title: 'Laat de pagina opnemen en aanhalen',
    where: 'Zet deze tag in de head, in plaats van de tag die het nu verbiedt:',
  },
}

/** What the score does with all changes, as the heading of the result. */
export function conclusionOf({ changes, together, score, wasTried }: LandingPageReport): string {
  if (changes.length === 0) return 'Hier valt met je profiel niets aan te vullen'
  const whole: TriedScore = together ?? changes[0]!
  const [subject, verb] =
    changes.length === 1 ? ['Deze verandering', 'brengt'] : ['Deze veranderingen samen', 'brengen']
  if (!wasTried) return `We vonden ${changes.length === 1 ? 'één verandering' : `${changes.length} veranderingen`}`
  if (whole.to === null || whole.to === score)
    return `${subject} ${changes.length === 1 ? 'verandert' : 'veranderen'} je score niet: die blijft ${score}`
  return `${subject} ${verb} je website van ${score} naar ${whole.to}`
}

/** What one change does with the score. */
export function worthOf({ from, to, held, moved }: Pick<LandingChange, 'from' | 'to' | 'held' | 'moved'>): string {
  if (to === null) return 'daarna is er niets te meten'
  if (to !== from) return `van ${from} naar ${to}`
  if (moved.length === 0) return 'verandert de score niet'
  return held ? 'telt pas zonder plafond' : 'minder dan één punt'
}
