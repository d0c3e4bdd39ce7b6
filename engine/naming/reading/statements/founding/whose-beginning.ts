/** Whether a year is that of one of the company's people, or of somebody else who is named. */
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Sentence } from '#engine/naming/reading/subjects.ts'

/** 'Onderdeel van Groengroep Nederland, dat in 1995 begon.' */
// Bounded: the at most 80 characters of a sentence before a year
const OF_ANOTHER =
  /(?<!\p{L})(?<!\p{Lu}[\p{L}.]{0,20} )(?<!(?:bedrijf|zaak|praktijk|kantoor|winkel|bureau|onderneming|gerund|geleid|opgericht|company|business|run|owned|led) )(?:van|of|bij|by|aan|with|met) (?<name>(?:\p{Lu}[\p{L}’'-]{1,20} ?){1,4}), (?:dat|die|which|that|een|an?) [^,.;\n]{0,40}$/u
/** 'Bomenwacht is in 2002 opgericht', 'VEBIDAK, opgericht in 1950': nobody told us of it. */
const UNKNOWN_NAME = [
  /(?:^\s?|[.!?]\s)(?<name>(?!(?:Het|Ze|Zij|Hij|Dit|Dat|Deze|Die|It|They|This|He|She|We|Men|Eerstgenoemde|Laatstgenoemde) )\p{Lu}[\p{L}\d&’'-]{2,25}(?: \p{Lu}[\p{L}\d&’'-]{1,25}){0,3}) (?:is|werd|was|bestaat)(?: al| reeds)?(?: opgericht| gesticht| ontstaan| founded| established)?(?: in| op| sinds| since)? $/u,
  /(?<!\p{L})(?<!(?:in|uit|te|bij|near|from|aan|de|het|the) )(?<name>\p{Lu}{3,10}|\p{Lu}[\p{L}\d&’'-]{2,25}(?: (?:en|&|van|de|der|den) ){0,1}(?: ?\p{Lu}[\p{L}\d&’'-]{1,25}){1,3}), (?:opgericht|gesticht|founded|established|sinds|since)(?: in| op)? $/u,
]
/** 'Nadia Verbeek zit sinds 2001 in het vak' */
// Bounded: the at most 80 characters before a year
const DOES =
  /^ (?!bestaat |bestond )\p{Ll}{2,12} (?<there>er |hier |there |here )?(?:al |reeds )?(?:sinds|sedert|since) $|^ (?:has been|heeft|is) (?:in|working|active|al|een|an?) [^.,;]{2,30} since $/u
const BEGINNER = /eigena|owner|opricht|founder|direct|partner|vennoot/iu
export function isOfAPerson(before: string, { company }: Prepared): boolean {
  return company.team.some(({ name, role }) => {
    const at = before.lastIndexOf(name)
    const does = at < 0 ? null : DOES.exec(before.slice(at + name.length))
    // Whoever began it may do so since it began.
    return does !== null && (does.groups!.there === undefined || !BEGINNER.test(role))
  })
}

/** 'Jan Smit begon er in 1999', 'is sinds 1999 zelfstandig', 'in 1999 begon Jan Smit er', and not 'als leerling' */
// Bounded: the at most 80 characters before a year and 100 behind it
const BEGAN_THERE = /^,? (?:die )?(?:begon|startte|started|began) (?:(?:er|hier|daar|there|here) )?in $/u
const IS_SINCE = /^,? (?:die )?(?:is|werkt|has been|has worked) (?:al )?(?:sinds|since|for h(?:im|er)self since) $/u
const ALONE = /^ (?:als )?zelfstandig(?!\p{L})|^ voor zichzelf(?!\p{L})/u
const AS_ANY = /^,? (?:als|as|met|with|aan|bij|at|in dienst)(?!\p{L})/u
const THERE = /^ (?:er|hier|daar|there|here)(?=[.,;]|$)/u
/** That who heads the company began it then, said without a word for it. */
export function headBegan(before: string, after: string, { company }: Prepared): boolean {
  const behind = /^ (?:begon|startte) /u.exec(after)?.[0]
  return company.team.some(({ name, role }) => {
    if (!BEGINNER.test(role)) return false
    if (behind !== undefined && after.startsWith(name, behind.length))
      return THERE.test(after.slice(behind.length + name.length))
    const at = before.lastIndexOf(name)
    const said = at < 0 ? '' : before.slice(at + name.length)
    if (IS_SINCE.test(said)) return ALONE.test(after)
    return (
      BEGAN_THERE.test(said) && (ALONE.test(after) || (/ (?:er|hier|daar|t?here) /.test(said) && !AS_ANY.test(after)))
    )
  })
}

/** The name of the company itself may stand there. */
export function isOfAnother(
  text: string,
  at: number,
  before: string,
  { marks }: Sentence,
  team: Prepared['company']['team'],
): boolean {
  return [OF_ANOTHER, ...UNKNOWN_NAME].some((pattern) => {
    const match = pattern.exec(before)
    if (!match) return false
    const name = match.groups!.name!
    // 'Btw-nummer NL807615243B01, opgericht in 1989'
    if (/\d{4}/.test(name)) return false
    const from = text.lastIndexOf(name, at)
    if (team.some((person) => person.name === name)) return false
    return !marks.some((mark) => mark.who === 'own' && mark.at < from + name.length && from < mark.end)
  })
}
