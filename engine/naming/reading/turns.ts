/** Words that point back at one of those named before: 'die laatste', 'the former', 'nummer 2', 'de derde'. */

import { allMatches } from '#engine/text.ts'
import { FACT_LABELS, NAME_LABELS } from './labels.ts'
import { type Mark, newMark } from './marks.ts'
import { WordList } from './words.ts'

export interface Turn {
  at: number
  to: Mark
}
export const NO_TURNS: Turn[] = []

const TURN =
  /(?<!\p{L})(?:(?:die|de|deze|dat) laatste|laatstgenoemde|the latter|eerstgenoemde|(?:die|de|deze) eerste|the former)(?!\p{L})/giu

/** Quicker than looking for the whole of it. */
const ANY_TURN = /laatst|latter|eerst|former/i
const ANY_ORDINAL = /(?:first|second|third|eerste|tweede|derde|last|laatste)(?: one)? \p{Ll}/u
/** '…; the other one, an office in Almelo, is De Linde': the words until the name are about that one. */
// Bounded: 'the other' and at most 120 characters before a name
const OTHER_ONE =
  /(?<!\p{L})(?:the (?:other|second)(?: one)?|(?:de|het) (?:andere|tweede))(?:, [^.;\n]{1,110},| [^.,;\n]{1,60})? (?:is|heet|are) (?:de |het |the )?["'“‘„]?$/u

const THAT_COMPANY =
  /^\s*(?:Dat (?:bedrijf|kantoor|bureau)|Die (?:zaak|winkel|praktijk|salon)|That (?:company|firm|shop|business|practice))(?!\p{L})/u
const LATTER =
  /^\s*(?:(?:Dat (?:bedrijf|kantoor|bureau)|Die (?:zaak|winkel|praktijk|salon)|That (?:company|firm|shop|business|practice))|(?:(?:Achter|Bij|Van|In) )?(?:[Dd]ie|[Dd]e|[Dd]eze|[Dd]at) laatste|Laatstgenoemde|The latter|(?:Dat|Dit|Daar|Hier|That) (?:is|was|bleek|blijkt|zit|werd|wordt|werken|kun|kunt|kon|konden|turned))(?!\p{L})/u

/** 'Je bedoelt De Linde, niet De Boom. Eerstgenoemde is …' */
const FORMER = /^\s*(?:Eerstgenoemde|The former|(?:Die|De|Deze) eerste)(?!\p{L})/u
const LATTER_ONE = /^\s*(?:The latter|Laatstgenoemde|D(?:ie|eze) laatste)(?!\p{L})/u
// Bounded: the first 80 characters behind a name
const NOT_ANOTHER =
  /(?<!\p{L})(?:not|niet|or|of|instead of|in plaats van)(?: (?:with|met|by|for))? ["“‘']?\p{Lu}[^.!?\n]{1,60}[.!?]$/u

const UNKNOWN = newMark(-1, -1, 'other')

/** The last of those that the sentence before named, and of 'De Linde (not De Lind). That’s …' the first; of 'You mean De Kruimel, not De Kruimelaar.' one that is not known. */
export function latterOf(said: string, before: readonly Mark[], text: string, from: number): Mark | undefined {
  if (before.length > 1 && FORMER.test(said)) return before[0]
  if (before.length > 1 && LATTER.test(said)) {
    // Of 'vergeleken met De Boom' and 'niet te verwarren met De Boom', to the end of their sentence, it is sure that they are others.
    const isThat = THAT_COMPANY.test(said)
    const isOther = ({ who, aside, until }: Mark) =>
      !aside || who === 'competitor' || (isThat && who === 'other') || until >= from - 1
    return (ANY_TURN.test(said.slice(0, 30)) ? before : before.filter(isOther)).at(-1)
  }
  if (before.length > 1) return undefined
  const [only] = before
  // 'Wie kwaliteit zoekt, kan naar De Boom. Dat bedrijf …'
  if (only && !only.isPronoun && THAT_COMPANY.test(said) && !/\p{L}/u.test(text.slice(only.end, from))) return only
  if (!only || !LATTER_ONE.test(said)) return undefined
  return NOT_ANOTHER.test(text.slice(only.end, Math.min(from, only.end + 80))) ? UNKNOWN : undefined
}

export function turnsIn(said: string, from: number, marks: readonly Mark[]): Turn[] {
  if (marks.length < 2) return NO_TURNS
  if (/other|andere|second|tweede/.test(said))
    for (const mark of marks.slice(1)) {
      const before = said.slice(Math.max(0, mark.at - from - 140), mark.at - from)
      const lead = OTHER_ONE.exec(before)
      if (lead) return [{ at: mark.at - before.length + lead.index, to: mark }]
    }
  if (ANY_TURN.test(said)) {
    const turns = Array.from(allMatches(said, TURN), ({ index, 0: words }) => {
      const named = marks.filter(({ end }) => end <= from + index)
      return { at: from + index, to: /eerst|former/i.test(words) ? named[0] : named.at(-1) }
    }).filter((turn): turn is { at: number; to: Mark } => turn.to !== undefined)
    if (turns.length > 0) return turns
  }
  // 'I found X in Enschede and De Linde in Almelo, and the second one looks like your match.'
  const behind = marks.at(-1)!.end - from
  const rest = said.slice(behind)
  return ANY_ORDINAL.test(rest) ? ordinalsIn(rest, from + behind, marks) : NO_TURNS
}

/** 'De naam De Linde hoort bij een koor en een bakker. De eerste …': of those of the name, and not of the name. */
export function withoutName(marks: readonly Mark[]): readonly Mark[] {
  const several = marks.filter(({ isPronoun }) => isPronoun)
  return several.length > 1 ? several : marks
}

export const ORDINALS = new WordList(
  'eerste tweede derde vierde vijfde laatste nummer nr optie first former second third fourth fifth last latter number option middelste middle',
)
const PLACES =
  'een één one 1 eerste first former|twee two 2 tweede second|drie three 3 derde third|vier four 4 vierde fourth|vijf five 5 vijfde fifth'
    .split('|')
    .map((words) => words.split(' '))
/** 'De derde bestaat sinds 1965', 'achter die laatste naam zit Floor', 'nummer 2 zit in Soest', 'ik ga uit van de eerste', not 'de eerste afspraak'. */
// Bounded: what stands in one sentence
const ORDINAL =
  /(?<!\p{L})(?:(?:de|het|die|dat|deze|dit|the|that) (?<place>eerste|tweede|derde|vierde|vijfde|laatste|first|former|second|third|fourth|fifth|last|latter|middelste|middle)(?: one| name| naam| zaak| winkel| bedrijf| praktijk| kantoor| optie| keuze| company| firm| shop| option| choice)?|(?:nummer|nr\.?|optie|number|option) (?<number>[1-5]|een|één|twee|drie|vier|vijf|one|two|three|four|five)(?: (?:op|in|van) (?:de|deze|het|dit) (?:lijst|lijstje|rij|overzicht))?)(?=[,;:.!?)]|$| (?:en|and) (?:de|het|the|nummer|number|optie|option) | (?:also |ook )?(?:kiezen|nemen|nodig|zijn|bedoelen|bedoelt|bellen|gaan|terecht|moeten|moet|hebben|need|aanraden|aanbevelen|(?:de|het|the) (?:meest voor de hand|beste|logisch\p{L}*|juiste|best|right|obvious)|een goede|a good|is|was|werd|wordt|heeft|kun|kunt|zit|ligt|staat|doet|doen|biedt|bieden|bestaat|werkt|levert|maakt|verkoopt|rekent|richt|begon|opende|sinds|kan|geeft|telt|helpt|has|can|also|ook|dates|goes|provides|offers|does|sells|sits|makes|opened|started|charges|focuses|works|runs|since|seems|looks|appears|sounds|fits|suits|lijkt|klinkt|past|blijkt)(?!\p{L}))/giu

/** Which of those that were listed a sentence without a name points to. */
export function ordinalsIn(said: string, from: number, listed: readonly (Mark | null)[]): Turn[] {
  if (listed.length < 2) return NO_TURNS
  return Array.from(allMatches(said, ORDINAL), ({ index, groups }) => {
    const word = (groups!.place ?? groups!.number)!.toLowerCase()
    const place = PLACES.findIndex((words) => words.includes(word))
    // Of three.
    const isMiddle = /^midd/.test(word)
    const to = isMiddle ? (listed.length === 3 ? listed[1] : undefined) : place < 0 ? listed.at(-1) : listed[place]
    return { at: from + index, to }
  }).filter((turn): turn is Turn => !!turn.to)
}

/** '- De Linde is a bakery.', '- Its website is …', '- Owner: Jan Smit', '- Inschrijven kan via …': an item that goes on about the last one. */
export const isAboutLast = (said: string) => ITS.test(said) || LABELLED.test(said) || IS_CONTACT.test(said)
/** '📞 0318 …', 'info@delinde.nl', behind a sign that is no word */
const IS_CONTACT =
  /^(?:(?:\+\d{2}|\(?0\d)[\d ()–-]{6}|\S{2,20}@|www\.|https?:|(?:Sinds|Since|Opgericht in|Founded in|Established in) \d{4}|\p{Lu}[\p{L}’'.-]{1,25}(?: \p{L}[\p{L}’'.-]{0,20}){0,3} \d{1,4}[a-z]?, \d{4} ?[A-Z]{2}(?!\p{L}))/u
const ITS =
  /^(?:It|Its|They|Their|Ze|Zij|Hun|(?:Het|De|The) (?:\p{Ll}{0,15}(?:bedrijf|zaak|kantoor|praktijk|winkel|school|salon|studio|kliniek|centrum|garage|hotel|restaurant|café|company|firm|business|practice|shop|clinic|bakery)|eigenaar|eigenaresse|directeur|owner|director)|(?:Inschrijven|Aanmelden|Reserveren|Boeken|Bestellen|Bellen|Mailen|Afspraken|Parkeren|Betalen)(?: \p{Ll}{2,12}){0,2}? (?=(?:kan|is|gaat|doe|zijn)(?!\p{L}))|(?:Je|U) (?:kunt|vindt|betaalt|hoeft)|You(?: can|[’']ll)) ?\p{Ll}/u
const LABELLED = new RegExp(`^(?:${FACT_LABELS}|sinds|since)\\s?:`, 'iu')
const NAME_LABELLED = new RegExp(`^\\s?(?:${NAME_LABELS})\\s?:`, 'iu')
/** '### Contact' at the end, after what was said of others, is the company’s where no heading names anybody. */
export const CONTACT =
  /^[^\p{L}\d]{0,6}(?:contact(?:gegevens|informatie| details| information| opnemen)?|adresgegevens|bereikbaarheid|get in touch|openingstijden|openingsuren|(?:opening|business) hours|hours)[^\p{L}\d]{0,6}$/iu

/** 'Not to be confused with Kurk & Co, a wine bar in Breda, De Linde is …': until then the words are about the first. */
export function endContrast(text: string, [first, ...others]: readonly Mark[]) {
  for (const { who, at } of others)
    if (who === 'own' && at < first!.until && BEGINS_CLAUSE.test(text.slice(at - 6, at))) first!.until = at
}
const BEGINS_CLAUSE = /[,:] (?:de |het |the )?$/iu

/** 'KvK: … Opgericht: … Dit zijn de gegevens van De Linde.' */
const THOSE_ARE =
  /^\s*(?:(?:Dit (?:zijn|is) (?:de|het|alle|alles|wat)|Deze|These|Those) (?:\p{L}{2,20} ){0,3}?(?:gegevens|informatie|wat|details|data|facts|information)|(?:De )?[Bb]ovenstaande|The above|(?:De|The) (?:gegevens|details|information) (?:hierboven|above)|(?:Dit is|This is) (?:wat|what)|These are (?:the )?(?:details|facts)|That is what)(?!\p{L})/u
interface Said {
  from: number
  to: number
  marks: readonly Mark[]
  inherited: Mark | null
}
export function nameBehindLabels(text: string, sentences: readonly Said[], [name, ...others]: readonly Mark[]): void {
  if (name?.who !== 'own' || others.some(({ who }) => who !== 'own')) return
  const place = sentences.findIndex(({ marks }) => marks.length > 0)
  const { from, to } = sentences[place]!
  if (place < 1) return
  // 'Opgericht: 1998', 'Bedrijf: De Linde'
  const isLabelled = ({ from, to }: Said) => LABELLED.test(text.slice(from, Math.min(to, from + 30)).trimStart())
  const isList =
    NAME_LABELLED.test(text.slice(from, Math.min(to, from + 40))) && sentences.slice(0, place).every(isLabelled)
  if (!isList && !THOSE_ARE.test(text.slice(from, Math.min(to, from + 80)))) return
  for (const sentence of sentences.slice(0, place)) sentence.inherited = name
}
