/** The people that an answer gives, and those who it says have a role that is somebody else's. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Found, nameOf, type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches, fold } from '#engine/text.ts'
import { ownMark } from './contact.ts'
import { claimsByName, familyAt, NAME, namesBehindPlaces, PARTICLES, SURNAME } from './heads-by-name.ts'
import { isOfAThing } from './other-subjects.ts'

// Bounded in this file: names of at most seven words, in the at most 110 characters before a word and 170 behind it.

const LEADER = 'leader'
const ROLES: readonly [string, RegExp][] = [
  ['notary', /notari|notary/i],
  [
    'owner',
    /eigena|owner|proprietor|proprietress|praktijkhoud|salonhoud|uitbat|uitbaat|exploitant|baas|bazin|boss|hotelier/i,
  ],
  ['founder', /oprichter|oprichtster|founder|opgericht|founded|gestart|started|opgezet|set up/i],
  ['partner', /partner|vennoot|vennoten|firmant/i],
  ['director', /directeur|directrice|bestuurder|directie|director|ceo|dga/i],
  ['chef', /chef|kok$/i],
  ['manager', /bedrijfsleid|zaakvoerder|vestigingsmanager|(?:general|store|shop|branch|restaurant) manager/i],
  ['brewer', /brewer|brouwer|brouwmeester/i],
  ['chair', /voorzitter|chair/i],
  [LEADER, /achter|behind|kracht|force|charge/i],
]
const roleOf = kept((role): string => ROLES.find(([, words]) => words.test(role))?.[0] ?? fold(role))

/** Who has one of these may well be called by another. */
const HEADING =
  /eigena|owner|proprietor|direct|bestuur|ceo|dga|partner|vennoot|houd|voerder|(?<!uitvaart)leider|hoofd|founder|opricht/i

const ROLES_SAID = [
  ...[
    'praktijkeigenaar praktijkeigenaresse eigenaren eigenaars eigenaar eigenaressen eigenaresse eigenares owners owner owner-operator co-owner',
    'oprichters oprichter oprichtster founders founder co-founder directeuren directeur directrice directie bestuurder directors director',
    'praktijkhouder praktijkhoudster praktijkmanager praktijkleider locatiemanager locatieleider vestigingsmanager zaakvoerder zaakvoerster',
    'bedrijfsleidster bedrijfsleider vennoten vennoot firmanten firmant notarissen notaries uitbater uitbaatster exploitant baas bazin boss',
    'hoteleigenaar hoteleigenaresse restauranteigenaar winkeleigenaar salonhoudster hotelier proprietress proprietor chef-kok chef hoofdbrouwer',
    'brouwmeester voorzitter chairman chairwoman ceo cto cfo coo dga',
  ].flatMap((roles) => roles.split(' ')),
  ...['managing partner', 'head chef', 'executive chef', 'head brewer', 'person in charge'],
  ...['general', 'store', 'shop', 'branch', 'restaurant', 'practice'].map((what) => `${what} manager`),
  // 'De drijvende kracht achter het bedrijf is Jan Smit.'
  ...['drijvende kracht', 'driving force', 'man', 'vrouw', 'brein', 'gezicht', 'person', 'woman', 'brains', 'face'].map(
    (who) =>
      `${who} (?:achter|behind) (?:de|het|the|dit|deze|this) (?:zaak|bedrijf|naam|winkel|praktijk|company|business|name|shop)`,
  ),
].toSorted((a, b) => b.length - a.length)
const ROLE = `(?:mede-?|co-?|(?:algemeen|managing) )?(?:${ROLES_SAID.join('|')})`
const ROLE_WORDS = new WordList(
  ['mede', 'co', 'algemeen', ...ROLES_SAID.map((role) => role.split(/[ -]/)[0]!)]
    .flatMap((one) => [one, `mede${one}`, `co${one}`])
    .join(' '),
)
/** Of 'Piet en Anne Dijkstra' the second is named in full. */
const TITLE = '(?:de heer |mevrouw |(?:dhr|mevr|mw|mr|mrs|ms|drs|ing|ir|dr)\\.? )?(?:\\p{L}{2,16} (?:en|and|&) )?'
/** 'eigenaar Jan Smit', 'De eigenaar van De Linde is Jan Smit', 'de directeur, Jan Smit'. */
const BEFORE_NAME = new RegExp(
  `(${ROLE})(?:\\(s\\))?(?:(?: en |\\/| & | and |-(?!occupied))(\\p{L}{3,20}))?(?: \\([^)\\n]{1,30}\\)(?= ?:))?(?: \\(|(?: (?:van|of|bij|at) [^.,;:\\n]{1,80}?(?: (?:is|was|heet)|:)|,|\\?| [–—-]|(?: daar| hier| there| here)?(?:[’']s name)?(?: (?:is|was|heet|zijn|are|heten|wordt|staat|treedt|geldt|noemt (?:de|het) \\p{L}{2,15}|zou|blijkt|remains|blijft))?(?: (?:called|named|genaamd|listed as|named as|given as))?(?: (?:sinds|since) (?:\\d{4}|kort|vorig jaar|recently|last year)| momenteel| nu| tegenwoordig| inmiddels| nog steeds| currently| now| still){0,2}(?: ene| een zekere| a certain)?:?) )${TITLE}`,
  'iuy',
)
/** 'Aan het roer staat Jan Smit', 'in handen van Jan Smit': it names no role, but tells it. */
const BUSINESS = '(?:bedrijf|zaak|praktijk|kantoor|winkel|onderneming|bureau)'
const WHEN = '(?: (?:in|sinds|since|back in) \\d{4})?'
const FOUNDED = `(?:opgericht|gestart|begonnen|opgezet)${WHEN} door|(?:founded|started|set up|established)${WHEN} by`
const HEADED = `(?:gerund|geleid|bestierd|aangestuurd|gedreven|uitgebaat|geëxploiteerd)(?: (?:wordt|werd))? door|(?:run|led|managed|headed|operated) by|(?<=aan het )(?:roer|hoofd|stuur) (?:van [^.,;:\\n]{1,60}? )?(?:staat|staan)|(?<=met aan het )(?:roer|hoofd|stuur)|(?<=in )charge is|(?<=at the )helm (?:of [^.,;:\\n]{1,60}? )?(?:is|stands)|(?<=(?:(?:staat|werkt|draait)(?:${WHEN}| nu| momenteel| inmiddels| tegenwoordig)|(?:^|[.!?\\n] ?)) ?onder )leiding van|leiding (?:ligt|is|berust) (?:bij|in handen van)|scepter (?:zwaait|wordt gezwaaid door)|(?:bedrijfsleiding|leiding|management)(?=: )|directie (?:bestaat uit|wordt gevormd door)|achter (?:de|het|dit|deze|die)(?: eerste| laatste| tweede)? (?:${BUSINESS}|naam) (?:zit|zitten|gaat|gaan|staat|staan|schuilt|schuilen)|behind (?:the|this|that) (?:company|business|name|shop) (?:is|are|stands?)`
const OWNED = `owned by|(?<=in (?:de )?)handen van|(?<=in the )hands of|eigendom van|property of|belongs to|behoort toe aan|(?<=op )naam van|${BUSINESS} is(?:${WHEN}| nu| inmiddels| tegenwoordig) van|(?<=(?:is|,) the )(?:business|company|firm|workshop|shop|salon|studio|practice|bakery) of|eenmanszaak van|(?:one-(?:wo)?man (?:\\p{Ll}{3,12} ){0,3}(?:business|operation|shop|firm|company|salon|studio|practice|show)|eenmanszaak|eenmansbedrijf)(?: in \\p{Lu}[\\p{L}-]{2,25})?(?=: \\p{Lu})|sole proprietorship of`
const IDIOM = new RegExp(
  `(?:(?<founded>${FOUNDED})|(?<headed>${HEADED})|(?<owned>${OWNED}))(?: (?:sinds|since) \\d{4})?:? ${TITLE}`,
  'iuy',
)
const IDIOM_WORDS = new WordList(
  'opgericht gestart begonnen opgezet founded started set established gerund geleid bestierd aangestuurd gedreven uitgebaat geexploiteerd run led managed headed operated owned roer hoofd stuur helm charge leiding bedrijfsleiding management scepter directie achter behind handen hands eigendom property belongs behoort naam zaak bedrijf praktijk kantoor winkel onderneming bureau one eenmanszaak eenmansbedrijf sole business company firm workshop shop salon studio practice bakery',
)

/** 'De studio zit aan de Vlasmarkt en is van Jan Smit' */
const AND_IS_OF = ' en is van '
const IT_SITS = /(?:^|[.!?\n] ?)(?:De|Het) \p{L}{4,30} (?:zit|ligt|staat|bestaat|werkt) [^.,;\n]{1,60}$/u
const NAME_HERE = new RegExp(`${NAME}(?: ${SURNAME})?`, 'uy')
/** 'In handen van dierenarts Petra Wal'. */
const PROFESSION =
  /(?:(?:het|de|the) )?(?:(?:duo|\p{Ll}[\p{Ll}-]{3,24}) ){0,2}(?:\p{Lu}[\p{L}-]{1,15} (?:en|and|&) )?(?=\p{Lu})/uy
const IS_ONE = / is $/iu
const NEXT_NAME = new RegExp(`(?: en| and| &) (?=${NAME})`, 'uy')
/** In front of a role, with what joins the two: 'Jan Smit is de', 'Jan Smit (', 'Jan Smit, die ook'. */
const NAME_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(${NAME}(?: ${SURNAME})?)(?:(?:,| [–-])? (?:(?:is|zijn|are|als|as|werd|die|who|who is|die ook|remains|blijft|treedt op als|wordt (?:genoemd|vermeld) als|staat (?:bekend|vermeld|geregistreerd) als|(?:heeft|staat)(?: er| hier)? als|(?:who |die )?(?:took over|stepped in|works?|acts?|serves?|werkt|optreedt|verdergaat) (?:as|als)|is (?:listed|named|mentioned|known|registered) as) )?(?:(?:er|hier|daar|there|here|sinds \\d{4}|since \\d{4}|momenteel|tegenwoordig|nu|ook|tevens|nog steeds|nog altijd|now|currently|also|still) ){0,2}(?:(?:de|het|the|its|their|onze|our|hun|een|an?) )?(?:(?:huidige|enige|nieuwe|trotse|algemeen|current|sole|proud|new|managing|general|co-|mede-) ?){0,2}| \\(|: )$`,
  'u',
)
/** In front of a verb, and of 'roer' in 'Jan Smit staat aan het roer'. */
const SUBJECT_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(${NAME}(?: ${SURNAME})?)(?:,? (?:die|who|dat))?(?: (?:nu|now|currently|still|tegenwoordig|momenteel|zelf|himself|herself|samen|together))?(?<link>(?: staat(?: er)?(?: sinds \\d{4})?)? aan het| heeft(?: er)? de(?: dagelijkse)?|(?: is)? at the| is in| zwaait (?:er|hier) de|(?: er| hier)? de)? $`,
  'u',
)
const IT =
  '(?:it|er|(?:the|this|de|het|deze|dit|zijn|haar|his|her) (?:\\p{Ll}{3,20} )?(?:company|business|practice|firm|shop|agency|office|studio|clinic|place|show|salon|hotel|restaurant|garage|zaak|bedrijf|praktijk|kantoor|winkel|onderneming|bureau|boel|tent))(?!\\p{L})'
const VERB_AFTER = new RegExp(
  `(?:(?<linked>(?:roer|hoofd|stuur|helm|charge|leiding|scepter)(?!\\p{L}| (?:van|of) (?:een|an?) ))|(?<headed>(?:runs?|leads?|heads|runt|runnen|leidt|leiden|bestiert|bestieren) ${IT})|(?<owned>(?:owns?|bezit)(?: and \\p{L}{3,10})? ${IT}|nam${WHEN} ${IT}[^.;,\\n]{0,20} over(?!\\p{L})|(?:took over|bought|acquired|kocht) ${IT}|has taken over ${IT})|(?<founded>(?:founded|started|set up|established) ${IT}|(?:richtte|begon|startte) ${IT}))`,
  'iuy',
)
const VERBS = new WordList(
  'run runs lead leads heads runt runnen leidt leiden bestiert bestieren roer hoofd stuur helm charge leiding scepter own owns bezit nam took has bought acquired kocht founded started set established richtte begon startte',
)
/** 'Jan Smit, die het bedrijf leidt'; 'nam Jan Smit het bedrijf over'. */
const LAST_VERBS = new WordList(
  'geleid gerund bestierd aangestuurd leidt runt bestiert bezit drijft overnam overgenomen over',
)
const LAST_VERB =
  /(?:geleid|gerund|bestierd|aangestuurd|leidt|runt|bestiert|bezit|drijft|overnam|overgenomen heeft|over)(?!\p{L})/iuy
const RELATIVE_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(?:(?:(${NAME}(?: ${SURNAME})?), die|(?<!\\p{L})nam (?:\\p{Ll}{3,15} )?(${NAME}(?: ${SURNAME})?)) (?:[^.,;\\n]{1,15} )?${IT} (?:[^.,;\\n]{1,40} )?|(?<!\\p{L})door (${NAME}(?: ${SURNAME})?)(?: (?:en|and|&) ${NAME})? (?:zelf )?(?:(?:wordt|werd|is) )?)$`,
  'u',
)
const FORMER = /(?<!\p{L})(?:voormalig|vorige|vroegere|oud|ex|former|previous|past|ooit|once)(?!\p{L})/iu
/** 'Jan Smit, eigenaar van Bakkerij Smit', 'director of a bank': of something else. */
const OF_ANOTHER =
  /^(?:-\p{L}{3,20})? (?:van|of|bij|at|from) (?:(?:het|de|the) )?(?:een |an? |\p{Lu}|pand|gebouw|huis|woning|grond|hond|kat|auto|gemeente|building|house|premises|property|dog|car|concurrent|competitor|buurman)/u
/** 'Het pand is eigendom van Jan Smit.' */
const OF_A_BUILDING =
  /(?<!\p{L})(?:pand|gebouw|huis|woning|grond|building|house|premises|property)(?!\p{L})[^.,;\n]{0,20}$/iu
/** No people: 'Koninklijke Ahold', 'Vebego Groep'. */
const NO_PERSON =
  /^(?:De|Het|The|Van|Een) |(?<!\p{L})(?:Groep|Group|Holding|Beheer|Media|Capital|Partners|Invest|Stichting|Koninklijke|Onbekend|Unknown|Niet|Not|Geen|Kamer|Google|Nederland|Netherlands)(?!\p{L})/u

interface Claim {
  name: string
  at: number
  roles: readonly string[]
  /** Told by the name of the role, as that of one. */
  isTold?: boolean
}

/** Whoever has one of these stands among a company's people. */
const HEADS = new Set([LEADER, 'owner', 'partner', 'director'])

/** 'J. (Jelle) Wiersma', 'J.S. (Jelle) van der Wal'. */
const WITH_FORENAME = new RegExp(
  `(?<![\\p{L}.])(?:\\p{Lu}\\.-? ?){1,4}\\((\\p{Lu}[\\p{Ll}’'-]{1,20}\\) ${PARTICLES}${SURNAME})`,
  'gu',
)

export function teamStatements(
  text: string,
  people: readonly Found<Sought>[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const found: Statement[] = people.map(({ at, end }) => ({ fact: 'team', at, end, right: true, identifies: true }))
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
  const roles = new Set(team.map(({ role }) => roleOf(role)))
  // Of a restaurant that gives its cook only, the owner is not known.
  const givesHead = team.length > 1 || team.some(({ role }) => HEADING.test(role))
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
      !claimed.some((role) => roles.has(role) || (givesHead && HEADS.has(role))) ||
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
    if (!marks.every((one) => isKin && one.who === 'other' && one.at === at && one.end === end)) continue
    const of = marks.length > 0 ? ownMark(subjects) : undefined
    found.push({ fact: 'team', at, end, right: false, said: name, ...(of && { of }) })
  }
  return found
}

/** 'The founder is Niek Dijkman', who is the account manager of a company that somebody else founded. */
function isOthersRole(name: string, claimed: readonly string[], { company: { team } }: Prepared): boolean {
  const own = team.find((one) => nameOf(one.name) === nameOf(name))
  if (!own || HEADING.test(own.role)) return false
  return claimed.some((role) => TOLD_ROLES.has(role) && team.some((one) => one !== own && roleOf(one.role) === role))
}
/** Of one word, or 'Van der Kolk' */
const IS_SURNAME = new RegExp(`^(?:${PARTICLES}${SURNAME}|\\S+)$`, 'u')
const TOLD_ROLES = new Set(['owner', 'founder', 'director'])

function claimsIn(text: string, vocabulary: Vocabulary, subjects: Subjects, { trade }: Prepared): Claim[] {
  const found: Claim[] = []
  const addHere = (at: number, roles: readonly string[], isMany: boolean, isTold = true) => {
    const family = familyAt(text, at, roles)
    if (family) found.push(family)
    PROFESSION.lastIndex = at
    for (
      let from = at + (isMany || IS_ONE.test(text.slice(at - 4, at)) ? (PROFESSION.exec(text)?.[0].length ?? 0) : 0);
      ;
    ) {
      NAME_HERE.lastIndex = from
      const name = NAME_HERE.exec(text)?.[0]
      if (
        name === undefined ||
        isOfAnother(text.slice(from + name.length, from + name.length + 60), from + name.length, subjects)
      )
        return
      found.push({ name, at: from, roles, isTold: isTold && !isMany })
      NEXT_NAME.lastIndex = from + name.length
      const next = isMany ? NEXT_NAME.exec(text) : null
      if (!next) return
      from += name.length + next[0].length
    }
  }
  const before = (at: number, pattern: RegExp) => {
    const from = Math.max(subjects.sentenceAt(at)?.from ?? 0, at - MOST_BEFORE)
    const match = pattern.exec(text.slice(from, at))
    if (!match || FORMER.test(match[0])) return null
    const name = match[1] ?? match[2] ?? match[3]!
    return { name, at: from + match.index + match[0].indexOf(name), isLinked: match.groups?.link !== undefined }
  }
  for (const match of vocabulary.matches(text, ROLE_WORDS, BEFORE_NAME)) {
    const roles = [match[1]!, match[2] ?? ''].filter(Boolean).map(roleOf)
    const end = match.index + match[0].length
    if (FORMER.test(text.slice(Math.max(0, match.index - 14), match.index))) continue
    const roleEnd = match.index + match[1]!.length
    if (isOfAnother(text.slice(roleEnd, roleEnd + 60), roleEnd, subjects)) continue
    addHere(end, roles, MANY.test(match[1]!))
  }
  for (const match of vocabulary.matches(text, ROLE_WORDS, ROLE_HERE)) {
    const end = match.index + match[0].length
    // 'Eigenaar' above 'Jan Smit'.
    if ((text[match.index - 1] ?? '\n') === '\n' && text[end] === '\n') addHere(end + 1, [roleOf(match[0])], false)
    const after = text.slice(end, end + 60)
    // 'Jan Smit, directeur Kees Bos'
    NAME_HERE.lastIndex = 1
    if (after.startsWith(' ') && NAME_HERE.test(after)) continue
    const held = before(match.index, NAME_BEFORE)
    if (held && !isOfAnother(after, end, subjects)) found.push({ ...held, roles: [roleOf(match[0])], isTold: true })
  }
  for (const { index, 0: said, groups } of vocabulary.matches(text, IDIOM_WORDS, IDIOM))
    if (!OF_A_BUILDING.test(text.slice(Math.max(0, index - 40), index)) && !isOfAThing(text, index, subjects, trade))
      addHere(index + said.length, rolesIn(groups), true)
  for (const at of namesBehindPlaces(text, vocabulary)) addHere(at, ['owner'], true)
  for (let at = text.indexOf(AND_IS_OF); at >= 0; at = text.indexOf(AND_IS_OF, at + 1))
    if (IT_SITS.test(text.slice(Math.max(0, at - 90), at))) addHere(at + AND_IS_OF.length, ['owner'], true)
  for (const { index, 0: said, groups } of vocabulary.matches(text, VERBS, VERB_AFTER)) {
    const held = said.length > 0 ? before(index, SUBJECT_BEFORE) : null
    if (held && held.isLinked === (groups?.linked !== undefined)) found.push({ ...held, roles: rolesIn(groups) })
  }
  for (const { index } of vocabulary.matches(text, LAST_VERBS, LAST_VERB)) {
    const held = before(index, RELATIVE_BEFORE)
    if (held) found.push({ ...held, roles: [LEADER] })
  }
  for (const { role, ...named } of claimsByName(text, vocabulary, subjects)) found.push({ ...named, roles: [role] })
  return found
}

const MOST_BEFORE = 110
const ROLE_HERE = new RegExp(`(?:${ROLE})(?!\\p{L})`, 'iuy')
const MANY = /(?:en|s|ies)$/iu

function rolesIn({ founded, owned }: Record<string, string | undefined> = {}): readonly string[] {
  return founded ? ['founder'] : owned ? ['owner'] : [LEADER]
}

/** The name of the company itself may stand there. */
function isOfAnother(after: string, at: number, subjects: Subjects): boolean {
  const lead = OF_ANOTHER.exec(after)
  if (!lead) return false
  const name = at + lead[0].length - 1
  return !subjects.sentenceAt(at)?.marks.some((mark) => mark.who === 'own' && mark.at <= name && name < mark.end)
}

function isMember(name: string, { teamNames }: Prepared): boolean {
  const said = nameOf(name)
  // 'M. de Wit' may be Mila de Wit.
  const surname = /^(?:\p{Lu}\.-? ?){1,4}(?:\([^)]{1,22}\) ?)?(?=\p{L})/u.exec(name)
  const last = surname ? nameOf(name.slice(surname[0].length)) : said
  return [...teamNames].some((one) => one.endsWith(last) || said.endsWith(one) || said.startsWith(one))
}
