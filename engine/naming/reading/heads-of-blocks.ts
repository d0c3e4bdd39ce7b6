/** What heads a row, an item or a paragraph: the name of a company, a label, or the beginning of a sentence. */

import { DAY_NAMES } from '#engine/vocabulary/never-names.ts'
import type { KnownCompany } from './known-company.ts'
import { FACT_LABELS } from './labels.ts'
import type { Mark } from './marks.ts'
import type { AnswerText, Block } from './markup/answer-text.ts'
import { isTradeWord } from './trade-likeness.ts'

/** The rows that a part of its name heads, as nobody writes names in full there: '| | Van Dalen | De Gier |'. */
export function rowsOfOwn(text: string, blocks: readonly Block[], company: KnownCompany): Block[] {
  return blocks.filter(
    (block) => block.kind === 'row' && isPartOfName(text.slice(block.headFrom, headEnd(text, block)), company),
  )
}

/** Whether a name begins or ends with it: 'Van Dalen' of Juwelier Van Dalen, but not 'Juwelier'. */
export function isPartOfName(said: string, { name, aliases }: KnownCompany): boolean {
  const isPart = (own: string) => own.startsWith(`${said} `) || own.endsWith(` ${said}`)
  return /^\p{Lu}.{2}/u.test(said) && [name, ...aliases].some(isPart) && !isTradeWord(said.toLowerCase())
}

/** Blocks beside one that begins with the name of a company that is known: each of them is about a company. */
export function siblingsOfNames(
  { text, blocks }: Pick<AnswerText, 'text' | 'blocks'>,
  parents: readonly number[],
  known: readonly Mark[],
): Block[] {
  if (known.length === 0) return []
  const groups = new Map<string, Block[]>()
  blocks.forEach((block, index) => {
    if (block.kind === 'text' && !isHeadOfList(text, block, blocks[index + 1])) return
    const key = `${block.kind} ${block.depth} ${parents[index]}`
    const group = groups.get(key)
    if (group) group.push(block)
    else groups.set(key, [block])
  })
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return []
    const named = group.filter((block) => {
      const end = headEnd(text, block)
      // 'Is in handen van de familie Smit' names nobody at its head.
      const isAtHead = ({ at }: Mark) => text.slice(block.headFrom, at).split(' ').length <= MOST_BEFORE_NAME
      return known.some((mark) => mark.at >= block.from && mark.at < end && isAtHead(mark))
    })
    if (named.length === 0) return []
    // '- De Linde biedt les aan.' and '- Inschrijven kan via …' are sentences about one company.
    const areSentences = named.every((block) => {
      const mark = known.find(({ at }) => at >= block.from && at < headEnd(text, block))!
      return block.kind === 'item' && mark.at === block.headFrom && / \p{Ll}/uy.test(text.slice(mark.end, mark.end + 2))
    })
    return group.filter(
      (block) =>
        !named.includes(block) &&
        (block.kind === 'row'
          ? !LABEL.test(text.slice(block.headFrom, block.headFrom + 40))
          : areSentences
            ? NAME_AND_VERB.test(text.slice(block.headFrom, headEnd(text, block))) &&
              !ITS_NUMBER.test(text.slice(block.headFrom, block.headFrom + 30))
            : !IS_ADDRESS.test(text.slice(block.headFrom, block.headFrom + 60)) &&
              looksLikeName(text.slice(block.headFrom, headEnd(text, block)))),
    )
  })
}

/** '**Jansen Makelaardij (Assen)**' above a list: a line of its own with a place behind it, or with a trade. */
function isHeadOfList(text: string, block: Block, next: Block | undefined): boolean {
  if (next?.kind !== 'item' || next.depth <= block.depth || block.to - block.from > LONGEST_HEAD) return false
  const said = text.slice(block.from, block.to - 1)
  return (
    !said.includes('\n') &&
    (/ \(\p{Lu}[^()]{2,40}\)$/u.test(said) ||
      CAPITALS.test(said) ||
      said.split(' ').some((word) => isTradeWord(word.toLowerCase())))
  )
}
/** 'Vakwerk Direct', 'Jansen & Zn.' */
// Bounded: a line of at most 80 characters
const CAPITALS =
  /^\p{Lu}[\p{L}\d’'-]*(?: (?:&|van|de|der|den|het|en|\p{Lu}[\p{L}\d’'-]*)){0,4} \p{Lu}[\p{L}\d’'-]*\.?$/u
const LONGEST_HEAD = 80
/** Words, in the head of a block. */
const MOST_BEFORE_NAME = 4

/** What sections of an answer about one company are called. */
const SECTIONS =
  "aandachtspunt\\p{L}*|plus-? ?(?:en |& ?)?minpunten|pluspunt\\p{L}*|minpunt\\p{L}*|(?:voor|na)delen|voor- en nadelen|sterke punten|zwakke punten|pros?|cons?|pros and cons|strengths?|weaknesses|highlights?|drawbacks?|(?:wat|wie|waar|waarom|waarvoor|hoe|wanneer|what|who|where|why|how|when)(?= \\p{Ll}|\\?)|voor wie|for whom|over (?:het|de|ons)|about(?= the| them| us| this|$)|in het kort|kort(?:e)? (?:samengevat|antwoord|samenvatting|overzicht)|in short|short answer|at a glance|quick (?:facts|overview)|overview|overzicht|achtergrond\\p{L}*|background|geschiedenis|history|diensten|services|aanbod|behandelingen|treatments|specialisaties?|specialit(?:y|ies)|assortiment|menu|het team|team|medewerkers|staff|locatie|location|ligging|route|parkeren|parking|(?:mijn|my|ons|our) (?:oordeel|advies|tip|conclusie|indruk|mening|inschatting|advice|take|verdict|recommendation)|eindoordeel|oordeel|verdict|bottom line|(?:andere |nearby |mogelijke )?(?:alternatieven|alternatives|opties|options)|vergelijking|comparison|betrouwbaarheid|reliability|reputatie|reputation|klantervaringen|beoordelingen|recensies|customer reviews|extra[’']?s?|bijzonderheden|details|(?:basis|kern|bedrijfs|contact)?gegevens|company details|feiten|facts|belangrijk\\p{L}*|important|uitleg|toelichting|explanation|advies|advice|volgende stap\\p{L}*|next steps|before you (?:go|book)|afspra(?:ak|ken)(?: maken)?|booking|reserveren|reserveringen|werkzaamheden|specialismen|doelgroep|sfeer|bereikbaarheid|oprichting"

const LABEL = new RegExp(
  `^(?:${FACT_LABELS}|(?:${DAY_NAMES})\\p{L}{0,10}|werkdagen|doordeweeks|weekdays|weekend|conclusie|conclusion|tips?|praktisch|praktische|practical|practicalities|goed om te weten|good to know|overig|samenvatting|summary|bronnen|sources|let op|note|kosten|costs?|prijs|prijzen|prices|pricing|tarieven|rates|ervaringen|recensies|reviews|werkwijze|aanmelden|${SECTIONS})(?!\\p{L})`,
  'iu',
)

const BEGINS_SENTENCE =
  /^(?:It|Its|Het|Hun|Their|Als|Heb|Wil|Wilt|Zoek|Ben|Bent|Voor|Bij|Met|In|Op|Een|Er|Je|Jij|U|Ze|Zij|Wie|Wat|Kies|Bel|Vraag|Let|Dit|Deze|Dat|Die|If|For|With|When|You|Your|They|There|Ask|Check|Choose|Looking|This|That|These)(?: \p{Ll}|[’'])/u

const IS_SINCE = /^(?:Sinds|Since|Opgericht in|Founded in|Established in) \d{4}/u
/** '📍 Kade 17, 7944 HT Meppel' */
const IS_ADDRESS = /^\p{Lu}[\p{L}’'.-]{1,25}(?: \p{L}[\p{L}’'.-]{0,20}){0,3} \d{1,4}[a-z]?, \d{4} ?[A-Z]{2}(?!\p{L})/u

/** 'Waar? Molenstraat 12' is a label and a value. */
function looksLikeName(head: string): boolean {
  if (!/^["'“‘’]?[\p{Lu}\d]/u.test(head) || LABEL.test(head) || /\?(?: |$)/.test(head)) return false
  // '📞 0318 …', 'Info@delinde.nl', '📅 Sinds 1987'
  if (!/\p{L}/u.test(head) || head.includes('@') || IS_SINCE.test(head)) return false
  if (NAME_AND_VERB.test(head)) return true
  const words = head.split(' ')
  // 'Heb je meerdere vestigingen, dan …' is the beginning of a sentence.
  return words.length <= 8 && !(words.length > 2 && BEGINS_SENTENCE.test(head))
}

/** 'Het KvK-nummer is …' */
const ITS_NUMBER = /^(?:De|Het|The) (?:KvK|KVK|Kvk|Btw|BTW|VAT|CoC|RSIN|IBAN)/u

/** 'Van Dam Brillen – Markt 3', a line below 'De Linde – Kade 17' */
export const NAME_AND_DASH =
  /^(\p{Lu}[\p{L}\d’'&.-]{1,25}(?: (?:&|van|de|der|den|het|\p{Lu}[\p{L}\d’'&.-]{0,25})){0,4}) [–—-] /u
export const isLabel = (head: string) => LABEL.test(head)

/** 'Riool Direct Eemland komt binnen twee uur' */
export const NAME_AND_VERB =
  /^(\p{Lu}[\p{L}\d’'.-]{1,30}(?: (?:(?:&|van|de|der|den|het|en) )?\p{Lu}[\p{L}\d’'.-]{1,30}){1,4}) (?:is|zit|heeft|komt|doet|biedt|bezorgt|verzorgt|verkoopt|levert|maakt|werkt|has|comes|does|offers|sells|makes|delivers|works) /u

/** Where the head of a block ends: at a dash, a colon, a comma, a bracket or the end of its first line. */
export function headEnd(text: string, block: Block): number {
  if (block.headEnd >= 0) return block.headEnd
  const line = text.slice(block.headFrom, Math.min(block.to, block.headFrom + 100))
  const end = line.search(/\n|: | [–—-] |, | \(|\.\s/)
  block.headEnd = block.headFrom + (end < 0 ? line.length : end)
  return block.headEnd
}
