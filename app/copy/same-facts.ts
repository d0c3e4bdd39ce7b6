/** The texts of the screen that compares the profile with what the website, its files and pages elsewhere state. */
import type { Tone } from '#app/ui/badge.tsx'
import {
  COMPARED_FACT_NAMES,
  COMPARED_FACTS,
  type ComparedFact,
  type FactInSource,
  type FactsOverview,
  type Leftover,
  type NotReadReason,
  type SourceKind,
} from '#features/consistency/consistency.schema.ts'
import { inSentence } from '#features/wording.ts'

export const SOURCE_KIND_NAMES: Record<SourceKind, string> = {
  website: 'Je website',
  markup: 'Onzichtbare gegevens op je website (JSON-LD)',
  'llms-txt': 'llms.txt op je website',
  'llm-profile': 'llm-profile.json op je website',
  'linked-page': 'Pagina van een ander',
  'pasted-page': 'Geplakte tekst',
}

export const OUTCOME_TEXTS: Record<FactInSource['outcome'], { text: string; tone: Tone }> = {
  same: { text: 'gelijk', tone: 'good' },
  differs: { text: 'anders', tone: 'bad' },
  absent: { text: 'niet genoemd', tone: 'neutral' },
  'not-readable': { text: 'niet te lezen', tone: 'warn' },
}

export const NOT_READ_TEXTS: Record<NotReadReason, string> = {
  gone: 'Deze pagina bestaat niet (meer). Klopt het adres?',
  robots: 'De robots.txt van deze website verbiedt ons de pagina te lezen. Plak hieronder wat er staat.',
  unreachable: 'Deze pagina gaf geen bruikbaar antwoord.',
  refused: 'Deze website laat ons niet toe. Plak hieronder wat er staat.',
  'no-text': 'Zonder JavaScript staat hier geen tekst die wij kunnen lezen.',
  'too-heavy': 'Deze pagina is te zwaar om te lezen.',
  'other-company':
    'Wat wij hier lezen, noemt jouw bedrijf niet. Vaak is dat een inlogscherm. Plak hieronder wat er staat.',
  'not-asked': 'Deze bron is nog niet gelezen.',
}

/** Who can change it, and where. */
const WHERE_TO_CHANGE: Record<SourceKind, string> = {
  website: 'Pas de tekst van deze pagina aan',
  markup: 'Pas de onzichtbare gegevens (JSON-LD) van deze pagina aan',
  'llms-txt': 'Zet de nieuwe llms.txt op je website',
  'llm-profile': 'Zet de nieuwe llm-profile.json op je website',
  'linked-page': 'Wijzig het op deze pagina, of vraag het de beheerder ervan',
  'pasted-page': 'Wijzig het op deze pagina en plak daarna de nieuwe tekst',
}

/** 'Pas de tekst van deze pagina aan: zet er 072 541 39 00 in plaats van 072 512 34 56.' */
export function whatToDo({ kind, value }: Pick<Leftover, 'kind' | 'value'>, now: readonly string[]): string {
  const instead = now.length === 0 ? `haal ${value} weg` : `zet ${now.join(' of ')} in plaats van ${value}`
  return `${WHERE_TO_CHANGE[kind]}: ${instead}.`
}

const AND = new Intl.ListFormat('nl')
const factInSentence = (fact: ComparedFact) => inSentence(COMPARED_FACT_NAMES[fact].nl)

/** What the comparison comes to, in a sentence or two. */
export function verdictOf(sources: FactsOverview['sources']): string {
  const withOutcome = (outcome: FactInSource['outcome']) =>
    COMPARED_FACTS.filter((fact) => sources.some(({ facts }) => facts[fact]?.outcome === outcome))
  const different = withOutcome('differs')
  const unread = sources.filter(({ state }) => state === 'not-readable').length
  const missed =
    unread === 0 ? '' : unread === 1 ? ' Eén bron konden wij niet lezen.' : ` ${unread} bronnen konden wij niet lezen.`
  if (different.length > 0) return `Nog niet overal gelijk: ${AND.format(different.map(factInSentence))}.${missed}`
  if (withOutcome('same').length === 0)
    return unread === sources.length ? `We konden nu niets lezen.` : `We vonden je gegevens nog nergens.${missed}`
  return `Overal waar wij je gegevens vonden, zijn ze gelijk aan je profiel.${missed}`
}

/** What one fact comes to, over all its sources. */
export function factVerdict(sources: FactsOverview['sources'], fact: ComparedFact): { text: string; tone: Tone } {
  const count = (outcome: FactInSource['outcome']) =>
    sources.filter(({ facts }) => facts[fact]?.outcome === outcome).length
  const [differs, same, unread] = [count('differs'), count('same'), count('not-readable')]
  if (differs > 0) return { text: differs === 1 ? 'in één bron anders' : `in ${differs} bronnen anders`, tone: 'bad' }
  if (same > 0) return { text: same === 1 ? 'gelijk in één bron' : `gelijk in ${same} bronnen`, tone: 'good' }
  if (unread === sources.length) return OUTCOME_TEXTS['not-readable']
  return unread > 0 ? { text: 'niet gevonden', tone: 'warn' } : { text: 'nergens genoemd', tone: 'neutral' }
}
