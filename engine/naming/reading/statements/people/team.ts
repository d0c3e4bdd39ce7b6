/** The people that an answer gives, and those who it says have a role that is somebody else's. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import { ownMark } from '#engine/naming/reading/statements/contact.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { nameOf, type Vocabulary } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { claimsIn, NO_PERSON } from './claims.ts'
import { PARTICLES, SURNAME } from './heads-by-name.ts'
import { HEADING, LEADER, rolesOf } from './roles.ts'

// Bounded in this file: names of at most seven words, in the at most 110 characters before a word and 170 behind it.

/** Whoever has one of these stands among a company's people. */
const HEADS = new Set([LEADER, 'owner', 'partner', 'director'])
/** Whoever began a company before is seldom still its head. */
const YOUNG = 1990
/** 'Opgericht door Henk Jansen en in 2010 overgenomen', 'door de vader van de huidige eigenaar' */
const HANDED_ON =
  /(?<!\p{L})(?:overgenomen|nam (?:\p{L}{2,12} ){1,4}over|overgedragen|verkocht|opgevolgd|opvolger|tegenwoordig|inmiddels|huidige|latere|oorspronkelijk|ooit|zoon|dochter|vader|moeder|opa|oma|grootvader|grootmoeder|taken over|took (?:\p{L}{2,12} ){0,3}over|sold|succeeded|successor|current|nowadays|later|originally|son|daughter|father|mother|grandfather|grandmother)(?!\p{L})/iu

/** 'J. (Jelle) Wiersma', 'J.S. (Jelle) van der Wal'. */
const WITH_FORENAME = new RegExp(
  `(?<![\\p{L}.])(?:\\p{Lu}\\.-? ?){1,4}\\((\\p{Lu}[\\p{Ll}’'-]{1,20}\\) ${PARTICLES}${SURNAME})`,
  'gu',
)

/** 'Another Jan Smit plays hockey' */
// Bounded: the 14 characters before a name
const ANOTHER = /(?<!\p{L})(?:another|a different|(?:een|de|nog een) andere?|nog een) $/iu

export function teamStatements(
  text: string,
  people: readonly Found<Sought>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const found: Statement[] = people
    .filter(({ at }) => !ANOTHER.test(text.slice(Math.max(0, at - 14), at)))
    .map(({ at, end }) => ({ fact: 'team', at, end, right: true, identifies: true }))
  if (known.teamNames.size === 0) return found
  const isTaken = (at: number, end: number) => found.some((one) => one.at < end && at < one.end)
  const initialled = text.includes('.(') || text.includes('. (') ? allMatches(text, WITH_FORENAME) : []
  for (const { index, 0: initials, 1: name } of initialled) {
    const end = index + initials.length
    if (known.teamNames.has(nameOf(name!)) && !isTaken(index, end))
      found.push({ fact: 'team', at: index, end, right: true, identifies: true })
  }
  const claims = claimsIn(text, vocabulary, subjects, known)
  if (claims.length === 0) return found
  const { team } = known.company
  const roles = new Set(team.flatMap(({ role }) => rolesOf(role)))
  // Of a restaurant that gives its cook only, the owner is not known.
  const givesHead = team.length > 1 || team.some(({ role }) => HEADING.test(role))
  // Who heads a young company may well have founded it: another founder is none of its people, where the answer names none of those.
  const isFoundersKnown = givesHead && (known.company.foundingYear ?? 0) >= YOUNG && found.length === 0
  for (const { name, at, roles: claimed, isTold } of claims) {
    const end = at + name.length
    const taken = found.findIndex((one) => one.at < end && at < one.end)
    if (taken >= 0) {
      if (isTold && isOthersRole(name, claimed, known))
        found[taken] = { fact: 'team', at, end, right: false, said: name }
      continue
    }
    // The company may carry the name of who owns it.
    if (known.teamNames.has(nameOf(name))) found.push({ fact: 'team', at, end, right: true, said: name })
    if (
      !claimed.some(
        (role) =>
          roles.has(role) ||
          (givesHead && HEADS.has(role)) ||
          (role === 'founder' && isFoundersKnown && !isForebear(text, at, name, subjects, known)),
      ) ||
      NO_PERSON.test(name) ||
      isMember(name, known)
    )
      continue
    // A company that owns it is no person; but 'Douwe Terpstra' of Terpstra Verhuizingen is one.
    const isSurname = ({ who, isShort, at: from, end: to }: Mark) =>
      who === 'own' && from > at && (isShort === true || (to === end && IS_SURNAME.test(text.slice(from, to))))
    const marks = subjects.sentenceAt(at)?.marks.filter((one) => one.at < end && at < one.end && !isSurname(one)) ?? []
    // 'Klaas Hoving is de eigenaar' of Hoving Uitvaartzorg, who is no other company.
    const isKin = isTold === true && known.ownWords.has(fold(name.split(' ').at(-1)!))
    // 'Vioolbouwer Jan Smit runt het atelier' goes on about the company, and names no other one.
    const goesOn = PERSON_OF_A_TRADE.test(name) && subjects.sentenceAt(at)?.inherited?.who === 'own'
    if (!marks.every((one) => (isKin || goesOn) && one.who === 'other' && one.at === at && one.end === end)) continue
    const of = marks.length > 0 ? ownMark(subjects) : undefined
    found.push({ fact: 'team', at, end, right: false, said: name, ...(of && { of }) })
  }
  return found
}

/** Whether a founder may have handed the company on to its people of today. */
function isForebear(
  text: string,
  at: number,
  name: string,
  { sentenceAt }: Subjects,
  { teamNames }: Prepared,
): boolean {
  const surname = nameOf(name.split(' ').at(-1)!)
  if ([...teamNames].some((one) => one.endsWith(surname))) return true
  const sentence = sentenceAt(at)
  return sentence === null || HANDED_ON.test(text.slice(sentence.from, sentence.to))
}

/** 'The founder is Niek Dijkman', who is the account manager of a company that somebody else founded. */
function isOthersRole(name: string, claimed: readonly string[], { company: { team } }: Prepared): boolean {
  const own = team.find((one) => nameOf(one.name) === nameOf(name))
  if (!own || HEADING.test(own.role)) return false
  return claimed.some(
    (role) =>
      TOLD_ROLES.has(role) &&
      team.some(
        (one) => one !== own && (rolesOf(one.role).includes(role) || (role !== 'founder' && HEADING.test(one.role))),
      ),
  )
}
/** Of one word, or 'Van der Kolk' */
const IS_SURNAME = new RegExp(`^(?:${PARTICLES}${SURNAME}|\\S+)$`, 'u')
const TOLD_ROLES = new Set(['owner', 'founder', 'director'])

const PERSON_OF_A_TRADE =
  /^\p{Lu}\p{Ll}{2,20}(?:er|aar|ist|iste|eur|euse|ster|or|smid|meester|loog|peut|arts|kundige) \p{Lu}[\p{L}’'-]+ (?:\p{Ll}{2,3} ){0,2}\p{Lu}/u

function isMember(name: string, { teamNames }: Prepared): boolean {
  const said = nameOf(name)
  // 'M. de Wit' may be Mila de Wit.
  const surname = /^(?:\p{Lu}\.-? ?){1,4}(?:\([^)]{1,22}\) ?)?(?=\p{L})/u.exec(name)
  const last = surname ? nameOf(name.slice(surname[0].length)) : said
  return [...teamNames].some((one) => one.endsWith(last) || said.endsWith(one) || said.startsWith(one))
}
