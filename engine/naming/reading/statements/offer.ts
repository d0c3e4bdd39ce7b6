/** The services and the people that an answer gives. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import { plainSigns } from '#engine/naming/reading/inline-text.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared, Sought, Term } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Found, nameOf, type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { servicesByParts } from './service-parts.ts'

const NOT_BEFORE =
  /(?<!\p{L})(?:geen|niet(?! (?:alleen|enkel|slechts))|nooit|zonder|no|not(?! only)|without|n[’']t (?:offer|provide|do|sell|make)|not (?:offer|provide|do|sell|make))(?: (?!maar |wel |but )[\p{L}-]{2,20}){0,2} $/iu
const NO_AFTER = /^\s?:\s?(?:nee|no|niet|geen|✗|❌|x)(?!\p{L})/iu

/** Without one of these, or 'n’t', nothing is denied. */
const NOT = new WordList('geen niet nooit zonder no not without t')

export function serviceStatements(
  text: string,
  words: readonly Word[],
  terms: readonly Found<Term>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const mayDeny = vocabulary.has(NOT)
  const isDenied = (at: number, end: number) =>
    (mayDeny && text[at - 1] === ' ' && NOT_BEFORE.test(text.slice(Math.max(0, at - 60), at))) ||
    NO_AFTER.test(text.slice(end, end + 10))
  const written = terms.flatMap(({ at, end, of }): Statement[] => {
    if (of.kind !== 'service') return []
    // 'Wassen' is no 'was'.
    if (end - at < 4 && known.company.services[of.index]!.length > end - at) return []
    return [{ fact: 'services', at, end, right: !isDenied(at, end) }]
  })
  // In other words it can confirm a service, but deny none: it may be another one that is not offered.
  const meant = servicesByParts(text, words, vocabulary, known.serviceParts)
    .filter(({ at, end }) => {
      // The words of a name say nothing of what it does.
      const names = subjects.sentenceAt(at)?.marks ?? []
      return !isDenied(at, end) && ![...written, ...names].some((one) => one.at < end && at < one.end)
    })
    .map(({ at, end }): Statement => ({ fact: 'services', at, end, right: true }))
  return [...written, ...meant]
}

const ROLES: readonly [string, RegExp][] = [
  ['notary', /notari|notary/i],
  ['owner', /eigenaar|eigenaresse|eigenaren|owner|proprietor/i],
  ['founder', /oprichter|oprichtster|founder|opgericht door|founded by|gestart door|started by/i],
  ['partner', /partner|vennoot/i],
  ['director', /directeur|directrice|bestuurder|director|ceo|dga/i],
]
const roleOf = kept((role): string => ROLES.find(([, words]) => words.test(role))?.[0] ?? fold(role))

/** Who runs it may be somebody whom the company does not name; with the first name of one whom it does, the surname is wrong. */
const RUN_BY = /^(?:gerund|geleid|run|led|owned|managed) (?:door|by)$/i
function isMisnamed(name: string, { company }: Prepared): boolean {
  const [first] = name.split(' ')
  return company.team.some((one) => plainSigns(one.name).split(' ')[0] === first)
}

const isSurname = (name: string, { teamNames }: Prepared) => [...teamNames].some((one) => one.endsWith(name))

/** 'eigenaar Jan Smit', 'De eigenaar van De Linde is Jan Smit', 'opgericht door Jan Smit'. */
const HELD_BY =
  /(eigenaren|eigenaars|oprichters|directeuren|vennoten|notarissen|owners|founders|directors|notaries|praktijkhouder|praktijkhoudster|praktijkmanager|locatiemanager|vestigingsmanager|zaakvoerder|bedrijfsleider|bedrijfsleidster|chef-kok|head chef|voorzitter|managing partner|cto|cfo|coo|eigenaar|eigenaresse|owner|proprietor|(?:mede-?)?oprichter|oprichtster|(?:co-?)?founder|opgericht door|founded by|gestart door|started by|(?:gerund|geleid) door|(?:run|led|owned|managed) by|(?:algemeen )?directeur|directrice|bestuurder|(?:managing )?director|ceo|dga)(?:(?: en |\/| & | and |-)(\p{L}{3,20}))?(?: (?:van|of|bij|at) [^.,;:\n]{1,80}? (?:is|was|heet)|(?: is| was| heet| zijn| are| heten)?:?) (?:de heer |mevrouw |dhr\.? |mevr\.? |mr\.? |mrs\.? |ms\.? )?(\p{Lu}[\p{L}’'.-]{1,30}(?: (?:van|de|der|den|ten|ter|el|von)){0,3} \p{Lu}[\p{L}’'-]{1,30})/iuy

const ROLE_WORDS = new WordList(
  'eigenaren eigenaars oprichters directeuren vennoten notarissen owners founders directors notaries praktijkhouder praktijkhoudster praktijkmanager locatiemanager vestigingsmanager bedrijfsleidster chef head voorzitter managing zaakvoerder bedrijfsleider cto cfo coo eigenaar eigenaresse owner proprietor oprichter oprichtster founder medeoprichter cofounder opgericht founded gestart started gerund geleid run led owned managed directeur directrice bestuurder director ceo dga',
)

export function teamStatements(
  text: string,
  people: readonly Found<Sought>[],
  vocabulary: Vocabulary,
  known: Prepared,
): Statement[] {
  const found: Statement[] = people.map(({ at, end }) => ({ fact: 'team', at, end, right: true, identifies: true }))
  if (known.teamNames.size === 0 || !vocabulary.has(ROLE_WORDS)) return found
  const roles = new Set(known.company.team.map(({ role }) => roleOf(role)))
  for (const match of vocabulary.matches(text, ROLE_WORDS, HELD_BY)) {
    const name = match[3]!
    // The flags ignore case, so capitals are looked at here.
    if (!/^\p{Lu}/u.test(name) || !/^\p{Lu}/u.test(name.split(' ').at(-1)!) || /^(?:De|Het|The|Van) /.test(name))
      continue
    const isMember = known.teamNames.has(nameOf(name))
    // 'M. de Wit' may be Mila de Wit.
    const surname = /^(?:\p{Lu}\.? ?){1,4}(?=\p{L}{3}|(?:van|de|der|den|ten|ter|el) )/u.exec(name)
    if (surname && isSurname(nameOf(name.slice(surname[0].length)), known)) continue
    if (!isMember && /door$|by$/i.test(match[1]!) && RUN_BY.test(match[1]!) && !isMisnamed(name, known)) continue
    if (!isMember && !RUN_BY.test(match[1]!) && ![match[1]!, match[2] ?? ''].some((role) => roles.has(roleOf(role))))
      continue
    const at = match.index + match[0].length - name.length
    // The company may carry the name of who owns it.
    found.push({ fact: 'team', at, end: at + name.length, right: isMember, said: name })
  }
  return found
}
