/** One of the company's people by the first name alone, at work: 'Rachid doet alles zelf', 'Ilse plukt de vacht met de hand'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isNameOf } from '#engine/naming/reading/trade-names.ts'
import { HEADING } from './roles.ts'

/** 'Wil' and 'May' are other words too. */
const FORENAME = /^(?!(?:Wil|Will|May|Mark|Roos|Fee|Bas|Zoë?) )(?<first>\p{Lu}\p{Ll}{2,20}) \p{L}/u
/** 'Ruud van Grinsven' is named in full, or is another. */
const NAME_GOES_ON = /^(?:[\p{L}’'-]| (?:\p{Lu}|(?:van|de|den|der|ter|ten|von) ))/u
/** What customers do, and not those who serve them. */
const OF_CUSTOMERS =
  '(?:schrijft|vindt|zegt|noemt|geeft|raadt|beveelt|tipt|boekt|bezoekt|zoekt|krijgt|laat|gaat|woont|komt|heet|vraagt|wacht|niet|met|uit|het|dat|wat|writes|says|thinks|gives|rates|recommends|visits|books|wants|loves|likes|needs|gets|goes|lives|comes|asks|waits|is|was|as|has|was)'
// Bounded: the 40 characters behind a name
const WORKS = new RegExp(
  `^(?: zelf| herself| himself)? (?!${OF_CUSTOMERS} (?!(?:\\p{Ll}{2,12} ){0,2}\\p{Ll}{0,14}(?:les|lessen|training|trainingen|cursus|cursussen|workshops?|lessons|classes|advies)(?!\\p{L})))(?:doet|\\p{Ll}{3,14}t|\\p{Ll}{3,12}s) `,
  'u',
)
/** 'Ruud, de eigenaar' */
const IS_HEAD = /^, (?:de|the) (?<word>\p{L}{4,16})(?=[,.;])/u
/** 'Goudsmid Ruud, die samen met zijn zus …', 'eigenaar Ruud' */
// Bounded: the 30 characters before a name
const CALLED = /(?<word>\p{L}{4,22}) $/u
// Bounded: the 20 characters before a name
const NOT_HERS =
  /(?:\p{Lu}[\p{L}’'-]*|(?<!\p{L})(?:klante?|reviewer|customer|client|patiënte?|cursiste?|leerling|gaste?|hond|kat)) $/u

export function firstNameStatements(text: string, subjects: Subjects, { company, trade }: Prepared): Statement[] {
  return company.team.flatMap(({ name, role }): Statement[] => {
    const first = FORENAME.exec(name)?.groups?.first
    if (!first) return []
    for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
      const end = at + first.length
      if (/[\p{L}-]/u.test(text[at - 1] ?? ' ') || NAME_GOES_ON.test(text.slice(end, end + 5))) continue
      const word = CALLED.exec(text.slice(Math.max(0, at - 30), at))?.groups?.word?.toLowerCase() ?? ''
      const isHead = HEADING.test(IS_HEAD.exec(text.slice(end, end + 26))?.groups?.word ?? '')
      const isCalled =
        isHead || HEADING.test(word) || role.split(' ').includes(word) || (trade !== null && isNameOf(word, trade))
      if (!isCalled && !WORKS.test(text.slice(end, end + 40))) continue
      if (!isCalled && NOT_HERS.test(text.slice(Math.max(0, at - 20), at))) continue
      const owner = subjects.ownerAt(at)
      const isName = subjects.sentenceAt(at)?.marks.some((mark) => mark.at < end && at < mark.end)
      if (owner?.who === 'own' && !isName) return [{ fact: 'team', at, end, right: true }]
    }
    return []
  })
}
