/** Every fact that an answer states, of whomever. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Steps } from '#engine/naming/reading/in-step.ts'
import type { Prepared, Sought } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { AnswerText } from '#engine/naming/reading/markup/answer-text.ts'
import type { Found } from '#engine/naming/reading/name-index.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import type { Vocabulary, Word } from '#engine/naming/reading/words.ts'
import { emailStatements, type emailsIn, phoneStatements, websiteStatements } from './contact.ts'
import { foundingYearStatements } from './founding/founding-year.ts'
import { hoursStatements } from './hours/hours.ts'
import { legalFormStatements } from './legal-form.ts'
import { serviceStatements } from './offer.ts'
import { firstNameStatements } from './people/first-names.ts'
import { teamStatements } from './people/team.ts'
import { cityStatements, placesAfterStreets, postcodeStatements } from './place/place.ts'
import { streetStatements } from './place/street.ts'
import { numberStatements } from './register-numbers.ts'
import { sectorStatements } from './sector.ts'
import type { sitesIn } from './sites.ts'
import { toldTrade } from './told-trade.ts'
import { tradeByVerb } from './trade/told-by-verb.ts'

/** What is known of an answer before its facts are read. */
interface Given {
  read: AnswerText
  words: readonly Word[]
  vocabulary: Vocabulary
  people: readonly Found<Sought>[]
  subjects: Subjects
  /** The company's own. */
  names: readonly Mark[]
  emails: ReturnType<typeof emailsIn>
  sites: ReturnType<typeof sitesIn>
  known: Prepared
}

export function* statementsIn(given: Given): Steps<Statement[]> {
  const { read, words, vocabulary, people, subjects, names, emails, sites, known } = given
  const { text } = read
  const terms = known.terms.find(text, words)
  // 'Lunchroom De Kade' names no street, 'De Kade 4' does.
  const isName = ({ at, end }: Statement) =>
    names.some((mark) => mark.at <= at && end <= mark.end) && !/^ \d/.test(text.slice(end, end + 2))
  const streets = streetStatements(text, words, terms, names, vocabulary, subjects, known).filter((one) => !isName(one))
  yield
  const places = [...cityStatements(text, words, names, vocabulary, known), ...streets]
  yield
  places.push(...placesAfterStreets(text, streets, names, known), ...postcodeStatements(text, known))
  const contact = phoneStatements(text, vocabulary, subjects, known)
  yield
  const identity = [
    ...numberStatements(text, vocabulary, subjects, known),
    ...foundingYearStatements(text, vocabulary, subjects, known),
    ...legalFormStatements(text, names, vocabulary, known),
  ]
  yield
  const trade = [
    ...sectorStatements(text, vocabulary, names, known),
    ...toldTrade(text, words, vocabulary, names, people, subjects, known),
    ...tradeByVerb(text, words, vocabulary, subjects, known),
  ]
  yield
  const services = serviceStatements(read, words, terms, vocabulary, subjects, known)
  yield
  const team = [
    ...teamStatements(text, people, vocabulary, subjects, known),
    ...firstNameStatements(text, subjects, known),
  ]
  yield
  return [
    ...places,
    ...contact,
    ...identity,
    ...trade,
    ...services,
    ...team,
    ...hoursStatements(text, vocabulary, names, known),
    ...emailStatements(text, emails, vocabulary, subjects, known),
    ...websiteStatements(text, sites, subjects, known),
  ]
}
