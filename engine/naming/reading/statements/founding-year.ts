/** The year in which an answer says that the company began. */
import { SOMETHING_ELSE } from '#engine/extract/offer/founding-year.ts'
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { yearsIn } from './years.ts'

// Bounded: the at most 60 characters of a sentence before a year
const BEGUN_BEFORE =
  /(?<!\p{L})(?:opgericht|oprichting|oprichtingsjaar|oprichtingsdatum|startjaar|startdatum|ingangsdatum|vestigingsdatum|start date|beginjaar|bestaat (?:\p{L}{2,8} ){0,2}vanaf|stichtingsjaar|gesticht|founded|founding|established|gestart|startte|startten|van start|begonnen|begon|begint|ontstaan|ontstond|started|began|begins|launched|set up|formed|in het leven geroepen|sinds|sedert|since|anno|est\.?|dateert|stamt|gaat terug|dates|goes back)(?: (?:year|date|jaar))?[^\d\n;|]{0,30}(?:\d{1,2} \p{L}{3,9} )?$|(?:bedrijf|onderneming|zaak|bureau|kantoor|praktijk|company|business|firm|agency)(?: zelf| itself)?(?: is| dateert| stamt)? (?:uit|van|from) $/iu
const OPENED_BEFORE =
  /^(?:opened|geopend|open sinds|open since): $|(?<!\p{L})(?:openden?|opened)(?: (?:zijn|haar|hun|its|their|the|de) (?:deuren|doors))? (?:in|on) (?:\d{1,2} \p{L}{3,9} )?$/iu
const OPENED_WHAT = /^,? (?:een|an?|de|het|zijn|haar|hun|the|its|their|new|nieuwe|ook|also)(?! (?:deuren|doors)) /iu
/** 'De Linde (1987)': a year in brackets right behind the name can confirm the founding year, but be another. */
const IN_BRACKETS = /^ ?\($/u
const DATES = /(?<!\p{L})(?:dateert|stamt|dates|goes back|gaat terug)(?!\p{L})/iu
const DATING = new WordList('dateert stamt dates goes gaat')
/** 'Het pand dateert uit 1926.' */
const OF_A_BUILDING =
  /(?<!\p{L})(?:pand|gebouw|huis|woning|boerderij|villa|monument|kerk|recept|building|house|premises|property|recipe)(?!\p{L})[^;\n]{0,60}$/iu
/** 'Sinds de oprichting in 1987 …' */
const SINCE_BEGINNING =
  /(?:sinds|sedert|since) (?:de|het|haar|zijn|hun|the|its|their) (?:oprichting|ontstaan|begin|start|foundation|founding|establishment|beginning)(?: \p{L}{2,12}){0,3} $/iu
const SINCE = /(?<!\p{L})(?:sinds|sedert|since)[^\d\n;|]{0,30}(?:\d{1,2} \p{L}{3,9} )?$/iu
const BEGUN_AFTER =
  /^,? (?:als|as) (?:(?:het|the|its) )?(?:jaar van oprichting|oprichtingsjaar|startjaar|beginjaar|founding year|year of (?:foundation|establishment))(?!\p{L})|^[^\d\n;.|]{0,40}?(?<!\p{L})(?:opgerichte?|gestichte?|founded|established|gestarte?|begonnen|ontstaa?ne?|startte|van start|ging open|begon|richtte|richtten|started|began|set up|formed|openden? (?:de|zijn|haar|hun) deuren|opened its doors|(?:de|zijn|haar|hun|its|their|the) (?:eerste |first )?(?:deuren|doors)|in het leven geroepen|was born)(?!\p{L})/iu
/** What may tell of its beginning only confirms the year: opening can be that of another shop. */
const PERHAPS_BEGUN =
  /(?<!\p{L})(?:geopende?|openden?|opened|opgestart|opgerichte?|oprichters?|oprichtster|oprichting|gestichte?|founde[dr]s?|founding|established|gestarte?|startten?|startte|begonn?e?n?|ontstaan|ontstond|geroepen|born|started|began|levenslicht|deuren|geschiedenis|historie|wortels|roots|history|vanaf|bestaat|bestaan|sinds|sedert|since|anno|start|ingeschreven|inschrijving|geregistreerd|registered|registratie)(?!\p{L})/iu
/** 'Rond 1940', 'de jaren 1990', 'between 1990 and 1995', '1994 of 1995' may be the year or another. */
// Bounded: the 20 characters before a year
const ABOUT =
  /(?<!\p{L})(?:rond|omstreeks|circa|ca\.?|ongeveer|around|about|approximately|roughly|vóór|voor|na|before|after|jaren|tussen|between|tussen \d{4} en|between \d{4} and|\d{4} of|\d{4} or)(?: het jaar| the year)? $|[±~]\s?$/iu
const OR_ANOTHER = /^ (?:of|or|à|a) (?:in )?\d{4}|^\s?[/–-]\s?\d{2,4}(?!\d)/u
/** Of what holds since a year, only that the company exists tells when it began: 'zit sinds 2013 aan de Stationsweg'. */
// Bounded: the at most 100 characters of a sentence before a year and 64 from it on
const EXISTS =
  /(?<!\p{L})(?:bestaat|bestaan|bestond|actief|in operation|bezig|werkzaam|exists?|existed|active|in business|in bedrijf|operating|operates|operated|trading|serving|draait|werkt al|meegaat|meedraait|in het vak|aan de weg|been around|een begrip|familiebedrijf|familiezaak|family business|opgericht|founded)(?!\p{L})/iu
const ALONE_BEFORE =
  /(?:^\s?|[(,:;|•·–—-]\s?)(?:\p{L}{2,20}bedrijf |al |reeds |open |actief |family business )?(?:sinds|sedert|since|anno|est\.?|dateert|stamt)[^\p{L}\d\n]{0,3}(?:\d{1,2} \p{L}{3,9} )?$/iu
const ALONE_AFTER = /^\s?(?:$|[),;|\n]|\.(?:\s|$)| [–—-] )/u
// Bounded: the at most 60 characters before a year and 40 from it on
/** 'Neemt sinds 2020 geen patiënten aan', 'has offered courses since 2020': something else began. */
const DOES_SINCE =
  /(?<!\p{L})(?!(?:bestaat|zit|staat|draait|is|was|uit|actief|met|niet) )(?:\p{Ll}{2,18}t|heeft|hebben|has|have) (?:ook |has |also )?(?:sinds|sedert|since) |(?:sinds|sedert|since) [^.;\n]{0,20}\d{4},? (?:(?:is|zijn|are) (?:\p{L}{2,20} ){1,4}(?:gevestigd|te vinden|onderdeel|eigendom|based|located|part of|owned)|huist|zit|zitten|ligt|staat|ook|geen|niet|een nieuwe?|also|no|not|a new|biedt|verkoopt|levert|heeft|has|offers)(?!\p{L})/iu
/** Somebody's job that began, or another owner's. */
const JOB =
  /(?<!\p{L})(?:eigenaar|eigenaresse|directeur|baas|leiding|overgenomen|overname|in handen|owner|director|ceo|took over|taken over|acquired|runs|leads)(?!\p{L})/iu

/** 'Onderdeel van Groengroep Nederland, dat in 1995 begon.' */
// Bounded: the at most 60 characters of a sentence before a year
const OF_ANOTHER =
  /(?<!\p{L})(?:van|of|bij|by|aan|with|met) (?:\p{Lu}[\p{L}’'-]{1,20} ?){1,4}, (?:dat|die|which|that|een|an?) [^,.;\n]{0,30}$/u
/** 'Amir begon er in 2015 als implantoloog.' */
const JOINED =
  /(?<!\p{L})(?:begon|begonnen|startte|gestart|started|began|joined) (?:er|hier|daar|there|here|bij|als (?=\p{Ll}{4,20} bij))(?!\p{L})/iu

function tellsBeginning(before: string, after: string, said: string, { trade }: Prepared): boolean {
  if (EXISTS.test(said) || (ALONE_BEFORE.test(before) && ALONE_AFTER.test(after))) return true
  // A bakery 'bakt sinds 1978'.
  const verb = /(?<!\p{L})(\p{Ll}{3,15})t (?:al |reeds )?(?:sinds|sedert) $/iu.exec(before)?.[1]
  return verb !== undefined && trade?.startsWith(verb) === true
}

export function foundingYearStatements(
  text: string,
  vocabulary: Vocabulary,
  subjects: Subjects,
  known: Prepared,
): Statement[] {
  const { foundingYear } = known.company
  if (!foundingYear) return []
  const found: Statement[] = []
  const mayDate = vocabulary.has(DATING)
  for (const year of yearsIn(text, vocabulary)) {
    const { at, end } = year
    const sentence = subjects.sentenceAt(at)
    if (!sentence) continue
    const before = text.slice(Math.max(sentence.from, year.from - 60), year.from)
    const after = text.slice(end, Math.min(sentence.to, end + 60))
    const right = year.value === foundingYear
    if (mayDate && DATES.test(before) && OF_A_BUILDING.test(before)) continue
    if (!right && (ABOUT.test(before.slice(-20)) || OR_ANOTHER.test(after))) continue
    const isBeside =
      right &&
      text[end] === ')' &&
      sentence.marks.some(({ who, end: named }) => who === 'own' && IN_BRACKETS.test(text.slice(named, at)))
    if (isBeside) found.push({ fact: 'foundingYear', at, end, right })
    if (isBeside) continue
    if (!tellsOfBeginning(before, after) && !(right && PERHAPS_BEGUN.test(before + after))) continue
    const said = text.slice(Math.max(sentence.from, at - 100), Math.min(sentence.to, end + 60))
    const isSince = !right && SINCE.test(before)
    const isDated = isSince && SINCE_BEGINNING.test(before)
    if (isSince && !isDated && !tellsBeginning(before, after, said, known)) continue
    if (isSince && !isDated && DOES_SINCE.test(before + text.slice(at, at + 40))) continue
    if (!right && OF_ANOTHER.test(before)) continue
    if (!right && (SOMETHING_ELSE.test(said) || JOINED.test(said) || (isSince && JOB.test(said)))) continue
    found.push({ fact: 'foundingYear', at, end, right })
  }
  return found
}

/** 'Opende in 2015 een tweede winkel': that is what began. */
function tellsOfBeginning(before: string, after: string): boolean {
  if (BEGUN_BEFORE.test(before) || BEGUN_AFTER.test(after)) return true
  return OPENED_BEFORE.test(before) && !OPENED_WHAT.test(after)
}
