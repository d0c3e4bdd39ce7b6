/** What an answer says of the past or of another branch: it is not what holds today, so it is neither right nor wrong. */

import type { FactKind, Statement } from '#engine/naming/reading/facts.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { PAST_BEFORE } from '#engine/vocabulary/past-words.ts'

/** These stay what they were. */
export const LASTING = new Set<FactKind>(['foundingYear', 'kvk', 'vat'])
// Bounded: the 90 characters before a statement
// 'Het verschil zit eerder in …' is rather, and not earlier.
const PAST = new RegExp(
  `(?<!\\p{L})(?:${PAST_BEFORE.filter((word) => !/^(?:begon|gestart|startte|eerder)/.test(word)).join('|')}|eerdere|(?<!(?<!\\p{L})(?:is|zijn|zit|zitten|ligt|kom|komt|kun|kunt|kan|ga|gaat|doet|past)(?: (?:je|u|er|het|ze|zich))? )eerder|vroeger|eertijds|ooit|oorspronkelijk|aanvankelijk|oude (?:plek|plaats|stek|kantoor|zaak|praktijk|postcode|gegevens)|verhuisde? (?:\\p{L}{2,20} ){0,3}(?:van|uit|vanuit)|tot (?:in |medio )?(?:\\d{4}|voor kort)|originally|initially|once|old (?:address|location|office|premises|shop|site|number|phone|place)|until recently|moved (?:\\p{L}{2,20} ){0,3}from)(?!\\p{L})(?<tail>[^\\n]{0,80})$`,
  'iu',
)
/** Here the present begins again. */
const PRESENT =
  /(?<!\p{L})(?:nu|inmiddels|tegenwoordig|thans|momenteel|sindsdien|verhuisd|verhuisde|verhuizing|naar|allang|al (?:jaren|lang|tijden|decennia)|vervolgens|daarna|later|now|long (?:been|since)|nowadays|currently|today|moved|relocated|to)(?!\p{L})|(?<!\p{L})(?:maar|but|sinds \d{4}) (?:[\p{L}\d]{2,12} ){0,4}(?:in|te) $|, (?:is|zit|zitten|ligt|staat|heeft|biedt|has|sits|offers)(?!\p{L})|\)|[.;:!?](?:\s|$)|\n/iu
/** After the statement: 'zat in Sneek tot 2015', 'Assen (voorheen)'. */
const PAST_AFTER =
  /^[^.;:\n\d]{0,25}?(?<!\p{L})(?:tot (?:en met |in |medio |eind |begin )?(?:\d{4}|voor kort)|voorheen|formerly(?! (?:an?|the|of|at|with) )|until (?:\d{4}|recently)|but (?:\p{L}{2,12} ){0,3}moved|maar (?:\p{L}{2,12} ){0,3}verhuisd)(?!\p{L})/iu
// Bounded: the 90 characters before a statement and the 80 after it
const WENT_FROM = /(?<!\p{L})(?:van|vanuit|uit|from) (?:(?!(?:naar|to) )[^.;\n]){0,60}$/iu
const WENT_TO = /^[^.;\n]{0,60}?(?<!\p{L})(?:naar|to) (?:\p{Lu}|de |het |the )/u
const WENT = /(?<!\p{L})(?:verhuis\p{L}*|verhuiz\p{L}*|moved|relocated|moving)(?!\p{L})/iu
const BRANCH =
  /(?<!\p{L})(?!(?:andere|other) (?:dagen|tijden|momenten|vragen|days|times|questions)(?!\p{L}))(?!(?:andere|nieuwe|other|new) (?:\p{L}{3,12} )?(?:details|gegevens|info\p{L}*|feiten|data|facts|nummers?|numbers?)(?!\p{L}))(?:tweede|derde|extra|(?<!onder )andere|nieuwe|zuster\p{L}*|neven\p{L}*|dochter\p{L}*|bij\p{L}*kantoor|filiaal|filialen|dependance|vestigingen|(?<!(?:kantoor|winkel|werkplaats|showroom|atelier|praktijk) en )magazijn|opslag|depot|(?<!(?:old|former|converted|office and|shop and|workshop and) )warehouse|(?:er (?:is|zijn|staat)|heeft|hebben|zit|has|have|is|are) (?:ook|also)|also (?:has|have)|nog een|binnenkort|daarnaast|(?:ook|also) (?:een|an?) (?:\p{L}{2,20} )?(?:vestiging|kantoor|winkel|locatie|praktijk|showroom|office|location|shop|practice)|nevenvestiging|second|third|additional|another|other|new|sister|(?<!(?:only|one|single) )branch|branches|locations|(?<=(?:two|three|several|other|more|\d) )offices)(?!\p{L})/iu
/** 'Heeft geen vestiging in Sneek.' */
// Bounded: the 90 characters before a statement
const NOT_THERE =
  /(?<!\p{L})(?:geen|niet(?! alleen)|nooit|no|not(?! only)|never)(?!\p{L})(?:(?! maar | but )[^,.;:\n]){0,50}$/iu
/** 'De vestiging in Sneek is in 2019 gesloten', 'the shop in Sneek is a different one' */
const CLOSED_OR_ANOTHERS =
  /^ (?:(?:is|zijn|werd|was|has|have)(?: (?:in \d{4}|inmiddels|permanent|definitief|onlangs|already|recently|since))? (?:gesloten|opgeheven|closed|shut)(?=$|[.,;\n]| in | since | sinds )|(?:heb ik|kon ik|vond ik|is er|bestaat)(?: \p{Ll}{2,5})? niet|(?:is|hoort|heet|belongs|has|heeft)(?: \p{Ll}{1,5}){0,3} (?:ander[es]?|iemand anders|different|somebody|someone|unrelated|niets|nothing)(?!\p{L}))/u
/** 'Nieuwe Ginnekenstraat 48' is no new one. */
const OF_A_STREET = /(?<=(?:aan|op|in|at|on|de|the|:|,) )Nieuwe (?=\p{Lu}|$)/u
const PLACED = new Set<FactKind>(['city', 'address', 'phone'])

/** Without one of these near it, a statement is of today. */
const TIME_WORDS = new WordList(
  `voorheen vroeger vroegere voormalig voormalige destijds toenmalig toenmalige eerder eerdere oude was waren zat zaten heette heetten heetten tot
  verhuis verhuisd verhuisde verhuisden verhuizing verhuizen verhuist vertrokken niet formerly former previous previously used until moved moving relocated no
  eertijds ooit oorspronkelijk aanvankelijk originally initially once old`,
)
const NEAR_BEFORE = 90
const NEAR_AFTER = 80
/** 'the former' */
const TURN_LENGTH = 10

export function withoutThePast(
  text: string,
  statements: readonly Statement[],
  subjects: Subjects,
  vocabulary: Vocabulary,
): Statement[] {
  const times = vocabulary.placesOf(TIME_WORDS)
  return statements.filter((statement) => {
    const { fact, at, end, right } = statement
    // 'They no longer offer catering' is of today.
    if (LASTING.has(fact) || end <= at || statement.of || (fact === 'services' && !right)) return true
    const mayBePast = times.some((time) => time >= at - NEAR_BEFORE && time < end + NEAR_AFTER)
    const mayBeBranch = !right && PLACED.has(fact)
    const sentence = mayBePast || mayBeBranch ? subjects.sentenceAt(at) : null
    if (!sentence) return true
    // 'The former' is one of two, and no former one.
    const turned = sentence.turns.findLast((turn) => turn.at < at)
    const before = text.slice(Math.max(sentence.from, at - NEAR_BEFORE, turned ? turned.at + TURN_LENGTH : 0), at)
    if (mayBePast && isPast(before, text.slice(end, Math.min(sentence.to, end + NEAR_AFTER)), PLACED.has(fact)))
      return false
    return (
      !mayBeBranch ||
      !(
        isOfBranch(before, at, sentence) ||
        NOT_THERE.test(before) ||
        CLOSED_OR_ANOTHERS.test(text.slice(end, end + 40))
      )
    )
  })
}

/** 'De Linde Verhuizingen & Opslag' has its 'opslag' in its name. */
function isOfBranch(before: string, at: number, { marks }: Sentence): boolean {
  const from = at - before.length
  const branch = BRANCH.exec(before.replace(OF_A_STREET, '~'.repeat(7)))
  if (!branch) return false
  const named = marks.find((mark) => mark.at <= from + branch.index && from + branch.index < mark.end)
  return !named || BRANCH.test(before.slice(named.end - from))
}

/** 'Housed in a former church', 'in een voormalige pastorie'; 'a former studio' and 'het voormalige pand' were its own. */
const OLD_BUILDING =
  /(?<!\p{L})(?:former|voormalige?|vroegere) (?=(?:church|school|factory|mill|bank|chapel|vicarage|station|stable|kerk|pastorie|schoolgebouw|fabriek|molen|bankgebouw|kapel|stal|boerderij|postkantoor|klooster|kazerne)(?!\p{L}))/giu

function isPast(before: string, after: string, isPlace: boolean): boolean {
  // The 'Oude Rijksweg' is no former one.
  const past = PAST.exec(before.replace(/(?<=\p{L} |: )(?:Oude|Old) (?=\p{Lu}|$)/gu, '~').replace(OLD_BUILDING, '~'))
  if (past && !PRESENT.test(past.groups!.tail!)) return true
  if (PAST_AFTER.test(after)) return true
  // 'Verhuist van Deventer naar Zutphen' says nothing of its people.
  return isPlace && WENT_FROM.test(before) && WENT_TO.test(after) && WENT.test(before + after)
}
