/** Who an answer says has a role at the company: 'eigenaar Jan Smit', 'opgericht door Jan Smit', 'Jan Smit runs the shop'. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import { isOfAnotherSubject, isOfAThing } from '#engine/naming/reading/statements/other-subjects.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'
import { claimsByName, familyAt, NAME, namesBehindPlaces, OF_A_BUILDING, STILL, SURNAME } from './heads-by-name.ts'
import { LEADER, ROLE, ROLE_WORDS, roleOf } from './roles.ts'

// Bounded in this file: names of at most seven words, in the at most 110 characters before a word and 170 behind it.

/** Of 'Piet en Anne Dijkstra' the second is named in full. */
const TITLE = '(?:de heer |mevrouw |(?:dhr|mevr|mw|mr|mrs|ms|drs|ing|ir|dr)\\.? )?(?:\\p{L}{2,16} (?:en|and|&) )?'
/** 'eigenaar Jan Smit', 'De eigenaar van De Linde is Jan Smit', 'de directeur, Jan Smit'. */
const BEFORE_NAME = new RegExp(
  `(${ROLE})(?:\\(s\\))?(?:(?: en |\\/| & | and |-(?!occupied))(\\p{L}{3,20}))?(?: \\([^)\\n]{1,30}\\)(?= ?:))?(?: \\((?:genaamd |named )?|(?: (?:van|of|bij|at) [^.,;:\\n]{1,80}?(?: (?:is|was|heet|staat|wordt)|:|,|\\?(?: (?:Dat|That) is)?)|,(?: genaamd| called| named)?|(?: is)?\\?(?: (?:Dat|Het|That|It) is)?| [–—-]|(?: daar(?:van)?| hier(?:van)?| ervan| there| here)?(?:[’']s name)?(?: (?:is|was|heet|zijn|are|has been|heten|wordt|staat|treedt|geldt|noemt (?:de|het) \\p{L}{2,15}|zou|blijkt|(?:appears|seems) to be|would be|remains|blijft))?(?: (?:called|named|genaamd|listed as|named as|given as))?(?: (?:sinds|since) (?:\\d{4}|kort|vorig jaar|recently|last year)|,? (?:volgens|according to) (?:de|het|the|hun|their|zijn|haar) (?:eigen |own )?(?:web)?(?:site|kvk|handelsregister|bedrijfspagina|company website|trade register),?| momenteel| nu| tegenwoordig| inmiddels| nog steeds| currently| now| still| er| hier| daar){0,2}(?: ene| een zekere| a certain| one)?:?) )${TITLE}`,
  'iuy',
)
/** 'Aan het roer staat Jan Smit', 'in handen van Jan Smit': it names no role, but tells it. */
const BUSINESS =
  '(?:bedrijf|zaak|praktijk|kantoor|winkel|onderneming|bureau|bakkerij|atelier|salon|kapsalon|studio|slagerij|garage|school|hotel|restaurant)'
const WHEN = '(?: (?:in|sinds|since|back in) \\d{4})?'
const FOUNDED = `(?:opgericht|gestart|begonnen|opgezet|gesticht)${WHEN} door|(?:founded|started|set up|established|created)${WHEN} by|(?:initiatief|geesteskind|brainchild|creation) (?:van|of)`
const HEADED = `under the (?:leadership|direction|management) of|(?<=wie )(?:zit|staat|zitten) (?:er )?achter [^.,;:?\\n]{1,60}\\?(?:[ \\n](?:dat|het) (?:is|zijn))?|(?<=who )runs [^.,;:?\\n]{1,60}[?:](?:[ \\n](?:that|it) is)?|(?<=wie )(?:runt|leidt) [^.,;:?\\n]{1,60}\\?(?:[ \\n](?:dat|het) is)?|achter (?!(?:de|het|een) (?:balie|toonbank|receptie|bar|tap|toog|kassa|fornuis|oven|werkbank|schermen|stoel|piano|camera)(?!\\p{L}))\\p{Lu}[^.,;:\\n]{1,50}? (?:zit|zitten|staat|staan|schuilt|gaat)|(?<=(?:is|,) een (?:\\p{Ll}{3,20} ){0,2}(?:\\p{Ll}{4,30}|bv|vof|B\\.V\\.|V\\.O\\.F\\.) (?:in \\p{Lu}\\S{1,25} )?|(?:praktijk|bedrijf|kantoor|winkel|zaak|bureau|salon|studio|atelier|school|garage|restaurant|hotel|bakkerij|slagerij)(?: (?:sinds|uit) \\d{4})?,? )onder leiding van|(?:gerund|geleid|bestierd|aangestuurd|aangevoerd|bestuurd|gedreven|uitgebaat|geëxploiteerd)(?: (?:wordt|werd))? door|(?:run|led|managed|headed(?: up)?|operated)(?: [\\p{Ll}-]{2,15}ly)? by(?: its| their)?|(?<=aan het )(?:roer|hoofd|stuur) (?:(?:van|bij) [^.,;:\\n]{1,60}? )?(?:staat|staan)|(?<=met aan het )(?:roer|hoofd|stuur)|(?<=aan het )(?:roer|hoofd|stuur)(?=: )|(?<=in )charge is|(?<=at the )helm (?:of [^.,;:\\n]{1,60}? )?(?:is|stands)|(?<=(?:(?:staat|werkt|draait|valt)(?:${WHEN}| nu| momenteel| inmiddels| tegenwoordig)|(?:^|[.!?\\n] ?)) ?onder (?:de )?)leiding van|(?<=at the )head (?:of [^.,;:\\n]{1,60}? )?(?:is|stands)|leiding (?:ligt|is|berust) (?:bij|in handen van)|leiding wordt (?:verzorgd|gevoerd) door|(?<=(?:dagelijkse|[.!?\\n] ?de|^de) )leiding heeft|behind (?:it|this) (?:is|are|stands)|scepter (?:zwaait|wordt gezwaaid door)|(?:bedrijfsleiding|leiding|management|leadership)(?=: )|directie (?:bestaat uit|wordt (?:gevormd|gevoerd) door)|achter (?:de|het|dit|deze|die)(?: eerste| laatste| tweede)? (?:${BUSINESS}|naam) (?:zit|zitten|gaat|gaan|staat|staan|schuilt|schuilen)|behind (?:the|this|that) (?:company|business|name|shop) (?:is|are|stands?)`
const OWNED = `owned by|taken over${WHEN} by|(?:overgenomen${WHEN}|overname) door|(?<=who )owns [^.,;:?\\n]{1,60}\\?(?:[ \\n](?:that|it) is)?|(?<=van )wie is [^.,;:?\\n]{1,60}\\?(?:[ \\n](?:dat|het) is)?|(?<=in (?:de )?)handen van|(?<=in the )hands of|eigendom van|property of|belongs to|behoort toe aan|(?<=op )naam van|${BUSINESS}(?: (?:uit|in) \\p{Lu}[\\p{L}-]{2,25})? is(?:${WHEN}| nu| inmiddels| tegenwoordig| al jaren| (?:al )?sinds jaar en dag| al sinds \\d{4}) van|(?<=(?:is|,) the (?:\\p{Ll}{3,12} )?)(?:business|company|firm|workshop|shop|salon|studio|practice|bakery) of|(?:laatste|eerste|tweede|derde|die) is van|(?<=(?:is|om|,) (?:in elk geval |gewoon |nu )?(?:de|het|een) (?:\\p{Ll}{3,15} )?)(?:${BUSINESS}|slagerij|kapperszaak|familiebedrijf) van|eenmanszaak van|(?:one-(?:wo)?man (?:\\p{Ll}{3,12} ){0,3}(?:business|operation|shop|firm|company|salon|studio|practice|show)|eenmanszaak|eenmansbedrijf)(?: in \\p{Lu}[\\p{L}-]{2,25})?(?=: \\p{Lu})|sole proprietorship of`
const IDIOM = new RegExp(
  `(?:(?<founded>${FOUNDED})|(?<headed>${HEADED})|(?<owned>${OWNED}))(?: (?:sinds|since) \\d{4})?:?[ \\n]${TITLE}`,
  'iuy',
)
const IDIOM_WORDS = new WordList(
  'owns runs runt leidt taken overgenomen overname wie die under onder familiebedrijf kapperszaak laatste eerste tweede derde opgericht gestart begonnen opgezet gesticht initiatief geesteskind brainchild creation head created founded started set established gerund geleid bestierd aangestuurd aangevoerd bestuurd gedreven uitgebaat geexploiteerd run led managed headed operated owned roer hoofd stuur helm charge leiding bedrijfsleiding management leadership scepter directie achter behind handen hands eigendom property belongs behoort naam zaak bedrijf praktijk kantoor winkel onderneming bureau one eenmanszaak eenmansbedrijf sole business company firm workshop shop salon studio practice bakery bakkerij atelier slagerij garage school hotel restaurant kapsalon workshop',
)

/** 'De studio zit aan de Vlasmarkt en is van Jan Smit' */
const AND_IS_OF = ' en is van '
const IT_SITS =
  /(?:^|[.!?\n] ?)(?:(?:De|Het) \p{L}{4,30}|\p{Lu}[^.,;\n]{2,50}) (?:zit|ligt|staat|bestaat|werkt) [^.,;\n]{1,60}$/u
const NAME_HERE = new RegExp(`${NAME}(?: ${SURNAME})?`, 'uy')
/** 'In handen van dierenarts Petra Wal'. */
const PROFESSION =
  /(?:(?:het|de|the) )?(?:(?:duo|(?!(?:niet|geen|opgeleid) )\p{Ll}[\p{Ll}-]{3,24}) ){0,2}(?:\p{Lu}[\p{L}-]{1,15} (?:en|and|&) )?(?=\p{Lu})/uy
const IS_ONE = / is $/iu
const NEXT_NAME = new RegExp(`(?: en| and| &) (?=${NAME})`, 'uy')
/** In front of a role, with what joins the two: 'Jan Smit is de', 'Jan Smit (', 'Jan Smit, die ook'. */
const NAME_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(${NAME}(?: ${SURNAME})?)(?:(?:,| [–-])? (?:(?:is|zijn|are|als|as|werd|die|who|who is|has been|became|die ook|remains|blijft|treedt op als|wordt (?:genoemd|vermeld) als|staat (?:bekend|vermeld|geregistreerd|ingeschreven) als|(?:heeft|staat)(?: er| hier)?(?: tegenwoordig| nu| inmiddels| momenteel)? als|(?:who |die )?(?:took over|stepped in|works?|acts?|serves?|werkt|optreedt|verdergaat)(?: er| hier| there)? (?:as|als)|is (?:listed|named|mentioned|known|registered) as|(?:ingeschreven|geregistreerd|vermeld|genoemd|registered|listed) (?:als|as)) )?(?:(?:er|hier|daar|there|here|(?:al )?sinds \\d{4}|since \\d{4}|al (?:jaren|jarenlang|lang|jaar en dag|(?:\\d{1,2}|\\p{Ll}{3,12}) jaar)|momenteel|tegenwoordig|nu|ook|tevens|nog steeds|nog altijd|now|currently|also|still) ){0,2}(?:(?:de|het|the|its|their|onze|our|hun|een|an?) )?(?:(?:huidige|enige|nieuwe|trotse|algemeen|current|sole|proud|new|managing|general|co-|mede-) ?){0,2}(?:\\p{Ll}[\\p{Ll}-]{3,20} (?:en|and|&) )?| \\(|: )$`,
  'u',
)
/** In front of a verb, and of 'roer' in 'Jan Smit staat aan het roer'. */
const SUBJECT_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(${NAME}(?: ${SURNAME})?)(?: (?:en|and|&) (?:zijn|haar|his|her) \\p{Ll}{3,12})?(?:,? (?:die|who|dat))?(?: (?:nu|now|currently|still|tegenwoordig|momenteel|zelf|himself|herself|samen|together|also|ook))?(?<link>(?: staat(?: er| hier)?(?: tegenwoordig| nu| inmiddels| momenteel)?(?: als \\p{Ll}{4,15})?(?: sinds \\d{4})?)? aan het| heeft(?: er| hier| daar)? de(?: dagelijkse)?|(?: is| has been)? at the|(?: is| has been)? in| (?:zwaait|voert)(?: er| hier)? de(?: dagelijkse)?|(?: er| hier)? de)? $`,
  'u',
)
const IT =
  '(?:it|er|(?:the|this|de|het|deze|dit|zijn|haar|his|her) (?:\\p{Ll}{3,20} )?\\p{Ll}{0,15}(?:company|business|practice|firm|shop|agency|office|studio|clinic|place|show|salon|hotel|restaurant|garage|bakery|workshop|brewery|school|zaak|bedrijf|praktijk|kantoor|winkel|onderneming|bureau|boel|tent|atelier|bakkerij|slagerij|brouwerij))(?!\\p{L})'
const VERB_AFTER = new RegExp(
  `(?:(?<linked>(?:roer|hoofd|stuur|helm|charge|leiding|scepter|directie)(?!\\p{L}| (?:van|of) (?:een|an?) ))|(?<headed>(?:runs?|leads?|heads|manages|(?:has|have) (?:run|led|headed|managed|been (?:running|leading|managing))|runt|runnen|leidt|leiden|bestiert|bestieren) ${IT})|(?<owned>(?:owns?|(?:has|have) owned|bezit)(?: and \\p{L}{3,10})? ${IT}|nam${WHEN} ${IT}[^.;,\\n]{0,20} over(?!\\p{L})|(?:took over|bought|acquired|kocht) ${IT}|has taken over ${IT})|(?<founded>(?:founded|started|set up|established) ${IT}|set ${IT} up|(?:richtte|begon|startte|richtten|begonnen|startten) ${IT}))`,
  'iuy',
)
const VERBS = new WordList(
  'run runs lead leads heads manages have runt runnen leidt leiden bestiert bestieren roer hoofd stuur helm charge leiding scepter directie own owns bezit nam took has bought acquired kocht founded started set established richtte begon startte richtten begonnen startten',
)
/** 'Jan Smit, die het bedrijf leidt'; 'nam Jan Smit het bedrijf over'. */
const LAST_VERBS = new WordList(
  'geleid gerund bestierd aangestuurd leidt runt bestiert bezit drijft overnam overgenomen over opgericht gesticht opgezet oprichtte stichtte opzette startte begon',
)
const LAST_VERB =
  /(?:geleid|gerund|bestierd|aangestuurd|leidt|runt|bestiert|bezit|drijft|overnam|overgenomen(?: heeft)?|over|(?<founded>opgericht|gesticht|opgezet|oprichtte|stichtte|opzette|startte|begon))(?!\p{L})/iuy
const RELATIVE_BEFORE = new RegExp(
  `(?<![\\p{L}.’'-])(?:(?:(${NAME}(?: ${SURNAME})?)(?:, die|(?<link> heeft))|(?<!\\p{L})nam (?:\\p{Ll}{3,15} )?(${NAME}(?: ${SURNAME})?)) (?:[^.,;\\n]{1,15} )?${IT} (?:[^.,;\\n]{1,40} )?|(?<!\\p{L})door (${NAME}(?: ${SURNAME})?)(?: (?:en|and|&) ${NAME})? (?:zelf )?(?:(?:wordt|werd|is) )?)$`,
  'u',
)
/** 'In 2008 startte Jan Smit het kantoor' */
const INVERSE_VERBS = new WordList('startte begon opende runt leidt bestiert')
const INVERSE = new RegExp(
  `(?:(?<founded>startte|begon|opende)|runt|leidt|bestiert) (?<name>${NAME}(?: ${SURNAME})?) (?:(?:in \\d{4}|nu|zelf|samen) ){0,2}${IT}`,
  'uy',
)
const FORMER =
  /(?<!\p{L})(?:(?:oude|eerste|oorspronkelijke|first|original)(?= $)|voormalig|vorige|vroegere|oud|ex|former|previous|past|ooit|once)(?!\p{L})/iu
/** 'Jan Smit, eigenaar van Bakkerij Smit', 'director of a bank': of something else. */
const OF_ANOTHER =
  /^(?:-\p{L}{3,20})? (?:van|of|bij|at|from) (?:(?:het|de|the) )?(?:een |an? |\p{Lu}|pand|gebouw|huis|woning|grond|hond|kat|auto|gemeente|building|house|premises|property|dog|car|concurrent|competitor|buurman)/u
/** No people: 'Koninklijke Ahold', 'Vebego Groep'. */
export const NO_PERSON =
  /^(?:De|Het|The|Van|Een|Salon|Kapsalon|Studio|Bakkerij|Slagerij|Garage|Café|Restaurant|Hotel|Bureau|Praktijk|Atelier|Makelaardij|Autobedrijf) |^\p{Lu}[\p{Lu}v]{1,5}(?:[’']?(?:s|ers|en))?$|(?<!\p{L})(?:Groep|Group|Holding|Beheer|Media|Capital|Partners|Invest|Stichting|Koninklijke|Onbekend|Unknown|Niet|Not|Geen|Kamer|Google|Nederland|Netherlands)(?!\p{L})/u

export interface Claim {
  name: string
  at: number
  roles: readonly string[]
  /** Told by the name of the role, as that of one. */
  isTold?: boolean
}

export function claimsIn(text: string, vocabulary: Vocabulary, subjects: Subjects, known: Prepared): Claim[] {
  const found: Claim[] = []
  const addHere = (at: number, roles: readonly string[], isMany: boolean, isTold = true) => {
    const family = familyAt(text, at, roles)
    if (family) found.push(family)
    PROFESSION.lastIndex = at
    let isSecond = false
    for (
      let from = at + (isMany || IS_ONE.test(text.slice(at - 4, at)) ? (PROFESSION.exec(text)?.[0].length ?? 0) : 0);
      ;
    ) {
      NAME_HERE.lastIndex = from
      const name = NAME_HERE.exec(text)?.[0]
      if (
        name === undefined ||
        isOfAnother(text.slice(from + name.length, from + name.length + 60), from + name.length, subjects, known)
      )
        return
      found.push({ name, at: from, roles, isTold: false })
      NEXT_NAME.lastIndex = from + name.length
      const next = isMany ? NEXT_NAME.exec(text) : null
      // Of two that are named together one may help the other.
      found.at(-1)!.isTold =
        isTold &&
        !isSecond &&
        !(
          isMany &&
          (WITH_ANOTHER.test(text.slice(from + name.length, from + name.length + 24)) ||
            AND_BEFORE.test(text.slice(Math.max(0, from - 5), from)))
        )
      isSecond = true
      if (!next) return
      from += name.length + next[0].length
    }
  }
  const before = (at: number, pattern: RegExp) => {
    const from = Math.max(subjects.sentenceAt(at)?.from ?? 0, at - MOST_BEFORE)
    const match = pattern.exec(text.slice(from, at))
    if (!match || FORMER.test(match[0])) return null
    const name = match[1] ?? match[3] ?? match[4]!
    const begin = from + match.index + match[0].indexOf(name)
    if (UNSURE.test(text.slice(Math.max(0, begin - 40), begin)) || ASKED.test(name)) return null
    return { name, at: begin, isLinked: match.groups?.link !== undefined }
  }
  // 'Founded the business and still runs it'
  const founderRoles = (end: number) => {
    const behind = text.slice(end, end + 70)
    return STILL.test(behind) ? ['founder', LEADER] : SOLD.test(behind) ? [] : ['founder']
  }
  for (const match of vocabulary.matches(text, ROLE_WORDS, BEFORE_NAME)) {
    const roles = [match[1]!, match[2] ?? ''].filter(Boolean).map(roleOf)
    const end = match.index + match[0].length
    if (FORMER.test(text.slice(Math.max(0, match.index - 14), match.index))) continue
    if (isNotThatOne(text.slice(Math.max(0, match.index - 50), match.index), match[0])) continue
    const roleEnd = match.index + match[1]!.length
    // 'Marloes Smit is de eigenaar, Peter Kok doet de taxaties'
    if (text[roleEnd] === ',' && before(match.index, NAME_BEFORE) && DOES_BEHIND.test(text.slice(end, end + 60)))
      continue
    if (isOfAnother(text.slice(roleEnd, roleEnd + 60), roleEnd, subjects, known)) continue
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
    if (held && !isOfAnother(after, end, subjects, known))
      found.push({ ...held, roles: [roleOf(match[0])], isTold: true })
  }
  for (const { index, 0: said, groups } of vocabulary.matches(text, IDIOM_WORDS, IDIOM))
    if (
      !OF_A_BUILDING.test(text.slice(Math.max(0, index - 40), index)) &&
      !isOfAnotherSubject(text, index, subjects) &&
      !isOfAThing(text, index, subjects, known.trade)
    )
      addHere(
        index + said.length,
        rolesIn(groups),
        true,
        !IN_HANDS.test(said) || BUSINESS_IS.test(text.slice(Math.max(0, index - 40), index)),
      )
  for (const at of namesBehindPlaces(text, vocabulary)) addHere(at, ['owner'], true)
  for (let at = text.indexOf(AND_IS_OF); at >= 0; at = text.indexOf(AND_IS_OF, at + 1))
    if (IT_SITS.test(text.slice(Math.max(0, at - 90), at))) addHere(at + AND_IS_OF.length, ['owner'], true)
  for (const { index, 0: said, groups } of vocabulary.matches(text, VERBS, VERB_AFTER)) {
    const held = said.length > 0 ? before(index, SUBJECT_BEFORE) : null
    if (held && held.isLinked === (groups?.linked !== undefined))
      found.push({
        ...held,
        roles: groups?.founded ? founderRoles(index + said.length) : rolesIn(groups),
        isTold: true,
      })
  }
  for (const { index, 0: said, groups } of vocabulary.matches(text, LAST_VERBS, LAST_VERB)) {
    const held = before(index, RELATIVE_BEFORE)
    const isFounded = groups?.founded !== undefined
    // 'Jan Smit heeft het bedrijf jaren geleid', and does no longer
    if (held?.isLinked && LED.test(said)) continue
    if (held && !(isFounded && isOfAThing(text, held.at, subjects, known.trade)))
      found.push({ ...held, roles: isFounded ? founderRoles(index + said.length) : [LEADER], isTold: isFounded })
  }
  for (const { index, 0: said, groups } of vocabulary.matches(text, INVERSE_VERBS, INVERSE))
    found.push({
      ...{ name: groups!.name!, at: index + said.indexOf(groups!.name!), isTold: true },
      roles: groups!.founded === undefined ? [LEADER] : ['founder'],
    })
  for (const { role, ...named } of claimsByName(text, vocabulary, subjects))
    found.push({ ...named, roles: [role], isTold: true })
  return found
}

/** 'Mogelijk is Jan Smit de eigenaar', 'niet bevestigen dat Jan Smit de eigenaar is', 'Is Jan Smit de eigenaar?' */
// Bounded: the 40 characters before a name
const UNSURE =
  /(?<!\p{L})(?:(?:mogelijk|misschien|wellicht|vermoedelijk|waarschijnlijk|perhaps|maybe|possibly|probably)(?: (?:is|runt|leidt))?|of|whether|if|(?:was|stond|had)(?: in \d{4})?|(?:niet|geen|not|no|n[’']t)(?: \p{L}{2,12}){0,2} (?:dat|that)) $/iu
const ASKED = /^(?:Is|Was|Runt|Leidt|Als|Dat|If) \p{Lu}/u
/** 'Started it, but sold it in 2018' */
const SOLD = /^[^.;\n]{0,40}(?<!\p{L})(?:sold|verkocht|droeg)(?!\p{L})/u
const LED = /^(?:geleid|gerund|bestierd|aangestuurd)/iu
/** 'De loonstroken zijn in handen van Jan Smit', who does them; 'het bedrijf is in handen van' tells whose it is. */
const IN_HANDS = /^(?:handen|hands)/iu
// Bounded: the 40 characters before 'handen'
const BUSINESS_IS = new RegExp(
  `(?:${BUSINESS}|company|business|firm|shop) (?:is|was|has been) (?:\\p{L}{2,12} ){0,2}in (?:de |the )?$`,
  'iu',
)
/** 'Jan Smit and his wife', and no 'owned by Jan Smit and is open late' */
const KIN =
  'partner|echtgeno|vrouw|man|dochter|zoon|broer|zus|wife|husband|son|daughter|brother|sister|father|mother|vader|moeder'
const WITH_ANOTHER = new RegExp(
  `^,? ?(?:(?:en|and|&) (?=\\p{Lu}|(?:(?:haar|zijn|his|her|een|an?|de|the|diens) )?(?:\\p{Ll}{0,8}(?:${KIN})))|(?:samen|together|with|met) )`,
  'u',
)
/** 'De vrouw van de eigenaar heet Jan Smit', 'the owner’s predecessor was': somebody else, and no 'naam van de eigenaar', 'een van de eigenaren'. */
// Bounded: the 50 characters before a role
const SOMEBODY_OF =
  /(?<!\p{L})(?!(?:naam|name|een|één|one) )(?<who>\p{L}{3,20}) (?:van|of) (?:de|the|een|an?|its|their) (?:\p{Ll}{3,12} )?$/iu
const IS_KIN = new RegExp(`^(?:\\p{L}{0,8})(?:${KIN})`, 'iu')
const IS_CALLED = /^[\p{L}-]{3,20} (?:is|was|heet|heette) /u
/** 'Na het overlijden van eigenaar Jan Smit' */
const GONE =
  /(?<!\p{L})(?:overlijden|dood|pensioen|vertrek|afscheid|death|passing|retirement|departure) (?:van|of) (?:de |the )?$/iu
function isNotThatOne(before: string, said: string): boolean {
  if (GONE.test(before)) return true
  const who = SOMEBODY_OF.exec(before)?.groups?.who
  return who !== undefined && (IS_CALLED.test(said) || (/^\S+, /u.test(said) && IS_KIN.test(who)))
}
const AND_BEFORE = / (?:en|and|&) $/u
const DOES_BEHIND = /^\p{Lu}[\p{L}’'-]{1,20}(?: (?:van|de|der|den|\p{Lu}[\p{L}’'-]{1,20})){1,4} \p{Ll}{2,12}(?!\p{L})/u
const MOST_BEFORE = 110
const ROLE_HERE = new RegExp(`(?:${ROLE})(?!\\p{L})`, 'iuy')
const MANY = /(?:en|s|ies)$/iu

function rolesIn({ founded, owned }: Record<string, string | undefined> = {}): readonly string[] {
  return founded ? ['founder'] : owned ? ['owner'] : [LEADER]
}

/** 'Directeur van het conservatorium', who is a customer; a school may be the company. */
const OF_INSTITUTION =
  /^(?:-\p{L}{3,20})? (?:van|of|bij|at) (?:(?:het|de|the|een|an?) )(?:\p{Ll}{3,12} )?(?<thing>\p{Ll}{0,20}(?:conservatorium|universiteit|hogeschool|vakschool|school|gemeente|bond|vereniging|museum|orkest|theater|ziekenhuis|fabriek|organisatie|bank|krant|university|college|conservatory|hospital|orchestra|association|council|factory|newspaper))(?!\p{L})/u
function isOfInstitution(after: string, { company, ownWords }: Prepared): boolean {
  const thing = OF_INSTITUTION.exec(after)?.groups?.thing
  return (
    thing !== undefined && !ownWords.has(fold(thing)) && !fold(company.sector ?? company.name).includes(fold(thing))
  )
}

/** The name of the company itself may stand there. */
function isOfAnother(after: string, at: number, subjects: Subjects, known: Prepared): boolean {
  if (isOfInstitution(after, known)) return true
  const lead = OF_ANOTHER.exec(after)
  if (!lead) return false
  const name = at + lead[0].length - 1
  return !subjects.sentenceAt(at)?.marks.some((mark) => mark.who === 'own' && mark.at <= name && name < mark.end)
}
