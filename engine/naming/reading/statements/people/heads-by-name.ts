/** Who heads the company, told with its own name or with the name of a family: 'Jan Smit leidt De Linde', 'owned by the Smit family'. */
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

const FORENAME = "(?:\\p{Lu}[\\p{L}’'-]{1,30}|(?:\\p{Lu}\\.-? ?){1,4}(?:\\(\\p{Lu}[\\p{Ll}’'-]{1,20}\\) ?)?)"
export const PARTICLES = "(?:(?:[Vv]an|[Vv]on|[Dd]er?|[Dd]en|[Tt]en|[Tt]er?|[Ee]l|[’']t) ){0,3}"
export const SURNAME = "\\p{Lu}[\\p{L}’'-]{1,30}"
export const NAME = `${FORENAME} ?${PARTICLES}${SURNAME}`
const IN_TOWN = '(?: (?:in|uit|te|from) \\p{Lu}[\\p{L}’-]{1,25})?'

// Bounded in this file: names of at most seven words, in the at most 80 characters before a name of the company and 110 behind it.

export interface NamedHead {
  name: string
  at: number
  role: 'founder' | 'owner' | 'leader'
}

const TRADE =
  "(?:(?:de|het|the|zijn|haar|his|her) (?:[\\p{Ll}’'-]{3,25} ){1,3}|\\p{Ll}{0,14}(?:bedrijf|zaak|winkel|praktijk|kantoor|bureau|salon|studio|bakkerij|garage|restaurant|hotel) )?"
const RUNS = 'runs|run|leads|manages|heads(?: up)?|leidt|leiden|runt|runnen|bestiert|bestieren'
const OWNS = 'owns|bezit|took over|acquired|nam|namen'
const FOUNDED = 'founded|started|opened|set up|established|startte|begon|opende|zette|zetten'
const VERBS = new WordList(
  'runs run leads manages heads leidt leiden runt runnen bestiert bestieren owns bezit took acquired nam namen founded started opened set established startte begon opende zette zetten',
)
const ALSO = '(?: (?:nu|nog|zelf|samen|now|still|currently|herself|himself|together)){0,2}'
/** 'Jan Smit leidt', 'runt Jan Smit de bakkerij', in front of the name of the company. */
const BEFORE_OWN = new RegExp(
  `(?<![\\p{L}.’'-])(?:(?<name>${NAME}(?: ${SURNAME})?)(?:,? (?:die|who)| (?:en|and) (?:haar|zijn|her|his) \\p{Ll}{3,12})?${ALSO} (?:(?:owns|founded|started|bezit|startte|begon) (?:and|en) )?(?<verb>${RUNS}|${OWNS}|${FOUNDED})|(?<inverse>${RUNS}|${OWNS}|${FOUNDED}) (?<subject>${NAME}(?: ${SURNAME})?)${ALSO}) ${TRADE}$`,
  'u',
)
const [TAKEN, SET] = [/^nam/, /^zett/]
/** 'Nam De Linde in 2015 over', 'zette De Linde in 1998 op' */
const OVER = /^[^.,;\n]{0,40} over(?!\p{L})/u
const UP = /^[^.,;\n]{0,40} op(?=[.,;\n]|$| (?:en|in|met|vanuit)(?!\p{L}))/u
/** 'Burgemeester Jan Smit opende De Linde' */
const GUEST =
  /^(?:Burgemeester|Wethouder|Gedeputeerde|Minister|Prins|Prinses|Koning|Koningin|Mayor|Alderman|Prince|Princess|King|Queen) /
/** 'Founded De Linde in 1999 and still owns it' */
export const STILL =
  /^[^.;\n]{0,40},? (?:and|en) (?:(?:still|now) (?:owns|runs|leads)|(?:runt|leidt) |is (?:(?:nog steeds|nog altijd|nu|still|now|er|de|the) ){1,3}(?:eigena|directeur|owner|director))/u
const BEHIND = new WordList('achter behind')
const BEHIND_OWN = new RegExp(`(?<![\\p{L}-])(?:achter|behind) ${TRADE}$`, 'iu')
/** '… staat bakker Jan Smit' */
const STANDS = new RegExp(
  `^${IN_TOWN},? (?:(?:staat|zit) \\p{Ll}{4,20}|(?:schuilt|is|heet|stands)(?: \\p{Ll}{4,20})?) (${NAME}(?: ${SURNAME})?)`,
  'u',
)

export function claimsByName(text: string, vocabulary: Vocabulary, { sentences }: Subjects): NamedHead[] {
  const isVerb = vocabulary.has(VERBS)
  return sentences.flatMap(({ marks, from }) =>
    marks.flatMap((mark) =>
      mark.who === 'own' && !mark.isPronoun ? headOf(text, mark, from, isVerb, vocabulary) : [],
    ),
  )
}

function headOf(text: string, { at, end }: Mark, from: number, isVerb: boolean, vocabulary: Vocabulary): NamedHead[] {
  const start = Math.max(from, at - 80)
  if (isVerb && vocabulary.isBetween(VERBS, start, at)) {
    const before = text.slice(start, at)
    const groups = BEFORE_OWN.exec(before)?.groups
    const [verb, name] = [groups?.verb ?? groups?.inverse ?? '', groups?.name ?? groups?.subject]
    const behind = text.slice(end, end + 60)
    const isDone = (!TAKEN.test(verb) || OVER.test(behind)) && (!SET.test(verb) || UP.test(behind))
    if (name !== undefined && isDone && !GUEST.test(name)) {
      const role = IS_FOUNDED.test(verb) ? 'founder' : IS_OWNED.test(verb) ? 'owner' : 'leader'
      const person = withoutTrade(name)
      const said = { name: person, at: start + before.lastIndexOf(person) }
      return [
        { ...said, role },
        ...(role === 'founder' && STILL.test(behind) ? [{ ...said, role: 'leader' as const }] : []),
      ]
    }
  }
  const owner = LEADS_TO_OWNER.test(text.slice(end, end + 5))
    ? IS_OF.exec(text.slice(end, end + 110))?.groups?.name
    : undefined
  if (owner !== undefined && !OF_A_BUILDING.test(text.slice(Math.max(0, at - 40), at)))
    return [{ name: owner, at: text.indexOf(owner, end), role: 'owner' }]
  const before = text.slice(start, at)
  const behind = text.slice(end, end + 110)
  const isBeside = BESIDE_NAME.test(behind)
  for (const { lead, rest, role, ends } of AROUND_NAME) {
    if (ends ? !ends.test(before) : !isBeside) continue
    const last = rest.exec(behind)
    const first = last && lead.exec(before)
    const name = first?.groups?.name ?? last?.groups?.name ?? last?.groups?.other
    if (!first || name === undefined) continue
    const person = name.replace(/[’']s$/, '')
    return [
      { name: person, at: first.groups?.name ? start + before.lastIndexOf(person) : text.indexOf(person, end), role },
    ]
  }
  if (!vocabulary.isBetween(BEHIND, start, at) || !BEHIND_OWN.test(text.slice(start, at))) return []
  const name = STANDS.exec(text.slice(end, end + 110))?.[1]
  return name === undefined ? [] : [{ name, at: text.indexOf(name, end), role: 'leader' }]
}
const A_BUSINESS =
  '(?:business|company|firm|shop|practice|studio|salon|restaurant|zaak|bedrijf|winkel|praktijk|kantoor)'
const PERSON = `(?<name>${NAME}(?: ${SURNAME})?)`
/** What `rest` begins with, where there are no `ends`. */
const BESIDE_NAME = new RegExp(
  `^(?:${IN_TOWN},? (?:met|with|onder|under|just|simply|ask|vraag)| (?:is(?! (?:een|an?) )|lies|rests|in(?= \\d)|overgenomen|gewoon|van|by))(?!\\p{L})`,
  'u',
)
/** What stands before a name of the company and behind it, and who that tells of. */
const AROUND_NAME: { lead: RegExp; rest: RegExp; role: NamedHead['role']; ends?: RegExp }[] = [
  // 'De Linde is Jan Smit’s company'
  { lead: /$/u, rest: new RegExp(`^ is (?<name>${NAME}[’']s) ${A_BUSINESS}(?!\\p{L})`, 'u'), role: 'owner' },
  // 'De Linde, met Jan Smit aan de leiding'
  {
    lead: /$/u,
    rest: new RegExp(`^${IN_TOWN},? (?:met|with) ${PERSON} (?:aan de leiding|at the helm|in charge)(?!\\p{L})`, 'u'),
    role: 'leader',
  },
  // 'De Linde, onder leiding van Jan Smit', 'De Linde van Jan Smit is'
  {
    lead: /$/u,
    rest: new RegExp(
      `^(?:${IN_TOWN},? (?:onder leiding van|under the leadership of) ${PERSON}| van (?<other>${NAME}) (?:is|zit|staat|heeft|doet|biedt)(?!\\p{L}))`,
      'u',
    ),
    role: 'leader',
  },
  // 'Jan Smit is the man behind De Linde'
  {
    lead: new RegExp(
      `${PERSON} (?:is|blijft|remains) (?:de|het|the) \\p{Ll}{3,20}(?: \\p{Ll}{3,20})? (?:achter|behind) $`,
      'u',
    ),
    rest: /^/u,
    role: 'leader',
    ends: /(?:achter|behind) $/u,
  },
  // 'Ownership of De Linde lies with Jan Smit', 'to speak to the owner of De Linde, ask for Jan Smit'
  { lead: /[Oo]wnership of $/u, rest: new RegExp(`^ (?:lies|rests|is) with ${PERSON}`, 'u'), role: 'owner' },
  {
    lead: /(?:owner of|eigenaar van) $/u,
    rest: new RegExp(`^,? (?:(?:just |simply )?ask for|vraag (?:dan )?naar) ${PERSON}`, 'u'),
    role: 'owner',
  },
  // 'Jan Smit heeft De Linde overgenomen'
  { lead: new RegExp(`${PERSON} heeft $`, 'u'), rest: /^ (?:in \d{4} )?overgenomen(?!\p{L})/u, role: 'owner' },
  // 'Jan Smit runs a business called De Linde'
  {
    lead: new RegExp(
      `${PERSON} (?:runs?|owns?|runt|heeft|bezit) (?:in \\p{Lu}\\S{2,25} )?(?:an?|een) (?:\\p{Ll}{3,12} )?\\p{Ll}{0,12}${A_BUSINESS} (?:called|named|onder de naam|met de naam|genaamd) $`,
      'u',
    ),
    rest: /^/u,
    role: 'leader',
    // Quicker than looking for a name before every name.
    ends: /(?:called|named|naam|genaamd) $/u,
  },
  // 'De Boom is van Kees Vos en De Linde van Jan Smit', 'De Boom is run by Kees Vos and De Linde by Jan Smit'
  { lead: /(?<!\p{L})is $/u, rest: new RegExp(`^ (?:gewoon )?van ${PERSON}`, 'u'), role: 'owner' },
  { lead: / is van [^.;\n]{3,50} en $/u, rest: new RegExp(`^ van ${PERSON}`, 'u'), role: 'owner' },
  { lead: / (?:run|owned|led) by [^.;\n]{3,50} and $/u, rest: new RegExp(`^ by ${PERSON}`, 'u'), role: 'leader' },
]
/** 'Het pand is eigendom van Jan Smit', 'not to be confused with the shop run by Jan Smit' */
// Bounded: the 40 characters before whose it is
export const OF_A_BUILDING =
  /(?<!\p{L})(?:pand|gebouw|huis|woning|grond|building|house|premises|property|next door|ernaast|verderop|confused with|verwarren met)(?!\p{L})[^.,;\n]{0,30}$/iu
/** 'De Linde in Assen is van Jan Smit' */
const IS_OF = new RegExp(
  `^(?: (?:in|uit|te) [^.,;\\n]{2,30}?|,)? is (?:(?:nu|gewoon|volledig|inmiddels|in elk geval|sinds \\d{4}|tegenwoordig|een initiatief|eigendom|het geesteskind) ){0,2}van (?<name>${NAME})(?=[.,;\\n]| en | die |$)`,
  'u',
)
const LEADS_TO_OWNER = /^(?: (?:is|in|uit|te)|, is) /u
const IS_FOUNDED = new RegExp(`^(?:${FOUNDED})$`)
const IS_OWNED = new RegExp(`^(?:${OWNS})$`)

/** 'Bakker Jan Smit', at the head of a sentence. */
function withoutTrade(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 1 && isTradeWord(first.toLowerCase()) ? rest.join(' ') : name
}

const PLACE_WORD =
  /(?:bedrijf|zaak|praktijk|kantoor|winkel|onderneming|bureau|studio|salon|atelier|garage|bakkerij|hotel|school)$/
const PLACE_WORDS = new WordList(({ folded }) => PLACE_WORD.test(folded))
const PLACE_OF =
  /[\p{L}-]{4,30} van (?:de heer |mevrouw |(?:dhr|mevr|mw|mr|drs|ing|ir|dr)\.? )?(?:\p{L}{2,16} (?:en|&) (?=\p{Lu}))?/uy
// Bounded: the 70 characters before a place
/** 'Is het atelier van Jan Smit', '– gemoedelijke salon van Jan Smit' */
const IS_THE =
  /(?:(?<!\p{L})is(?: (?:in|sinds) \d{4})? (?:het|de|een)|,(?: (?:het|de|een))?| [–—-](?: (?:het|de|een))?)(?: (?!voormalig|vroeger|oude |naast |tegenover |boven )\p{Ll}[\p{L}-]{2,20}){0,2} $/u

/** 'De taalschool van Jan Smit zit midden in Tilburg', but 'de salon van Kim Bakker zit verderop' */
const AT_HEAD = /(?:^|[.!?\n] ?)(?:De|Het) $/u
const SITS_SOMEWHERE = new RegExp(
  `^${NAME}(?: (?:en|&) ${NAME})? (?:zit|ligt|staat|telt|bestaat|draait|werkt)(?!\\p{L})(?![^.;\\n]{0,60}(?:ook|verderop|naast|tegenover|wel|goedkoper|dichterbij|iets|\\p{Ll}er dan)(?!\\p{L}))`,
  'u',
)

/** Where a name may begin behind the place of work that the company is said to be. */
export function namesBehindPlaces(text: string, vocabulary: Vocabulary): number[] {
  return vocabulary
    .matches(text, PLACE_WORDS, PLACE_OF)
    .filter(({ index, 0: said }) => {
      if (IS_THE.test(text.slice(Math.max(0, index - 70), index))) return true
      // Bounded: the 90 characters behind
      return (
        AT_HEAD.test(text.slice(Math.max(0, index - 5), index)) &&
        SITS_SOMEWHERE.test(text.slice(index + said.length, index + said.length + 90))
      )
    })
    .map(({ index, 0: said }) => index + said.length)
}

const FAMILY = new RegExp(
  `(?:de )?familie (?<name>${PARTICLES}${SURNAME})(?![\\p{L}’'-]| \\p{Lu})|the (?<family>${SURNAME}) family(?!\\p{L})`,
  'uy',
)

/** 'De familie Smit', 'the Smit family', by its surname. */
export function familyAt<Role>(text: string, at: number, roles: readonly Role[]) {
  if (roles.some((role) => role === 'founder')) return null
  FAMILY.lastIndex = at
  const match = FAMILY.exec(text)
  const name = match?.groups?.name ?? match?.groups?.family
  return name === undefined ? null : { name, at: text.indexOf(name, at), roles }
}
