/** Who can make a change: the owner writes texts and states facts; the website's builder edits its files and code. */
import type { ReportChange } from '#engine/report/report.ts'

export type Who = 'jij' | 'je websitebouwer'

/** Changes outside the categories of texts and facts that are still the owner's words. */
const OWNERS_WORDS = ['text-in-html', 'company-numbers', 'legal-disclosure', 'contact-and-about', 'description']

export function whoDoes({ id, category, says, code }: Pick<ReportChange, 'id' | 'category' | 'says' | 'code'>): Who {
  // One check may ask for words or for work on the server; only its text tells which.
  if (/\bserver\b/i.test(says)) return 'je websitebouwer'
  if (OWNERS_WORDS.includes(id)) return 'jij'
  return !code && (category === 'inhoud' || category === 'bekende-gegevens') ? 'jij' : 'je websitebouwer'
}
