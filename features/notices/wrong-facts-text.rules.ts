/** The words of the notice that an assistant states something wrong. */
import { ASSISTANT_NAMES } from '#engine/assistants.ts'
import type { Language } from '#engine/report/report.ts'
import { FACT_NAMES } from '#features/assistant-answers/fact-labels.ts'
import { LEGAL_FORM_LABELS } from '#features/public-profile/labels.ts'
import { dayIn } from './day-in.ts'
import type { NoticeDetails } from './notice-details.ts'

type Say = (nl: string, en: string) => string

/** `told`: of each assistant that states the same, told together; the first says what. */
export function wrongFactsText(
  { wrong, readAt }: NoticeDetails['assistant-wrong'],
  say: Say,
  language: Language,
  told: readonly NoticeDetails['assistant-wrong'][],
) {
  const names = told.map(({ assistant }) => ASSISTANT_NAMES[assistant])
  const who = new Intl.ListFormat(language).format(names)
  return {
    tone: 'warn' as const,
    title:
      told.length === 1
        ? say(`${who} noemt iets onjuist`, `${who} states something wrong`)
        : say(`${who} noemen iets onjuist`, `${who} state something wrong`),
    lines: [
      ...[...new Set(told.map(({ question }) => question))].map((question) =>
        say(`Op je vraag: ‘${question}’`, `To your question: ‘${question}’`),
      ),
      ...wrong.flatMap(({ fact, said, value, places }) => {
        const own = fact === 'legalForm' ? (LEGAL_FORM_LABELS[value] ?? value) : value
        const name = FACT_NAMES[fact][language]
        return [
          say(
            `${name}: in het antwoord ‘${said}’, in je profiel ‘${own}’.`,
            `${name}: ‘${said}’ in the answer, ‘${own}’ in your profile.`,
          ),
          ...places.map(({ page, quote, readAt }) =>
            say(
              `Dit stond op ${dayIn(readAt, language)} op ${page}: ‘${asRead(quote)}’`,
              `On ${dayIn(readAt, language)} this was on ${page}: ‘${asRead(quote)}’`,
            ),
          ),
          ...(places.length === 0 ? [nowhere(readAt, say, language)] : []),
        ]
      }),
    ],
  }
}

/** Of a link the words that people read on the page; one without words as it stands in the HTML. */
const asRead = (quote: string) => quote.replace(/^<a href="[^"]*"> (?=\S)/, '')

/** Said of what was read, and no more: an assistant may have it from a page of its own website that we did not read. */
function nowhere(readAt: string | null, say: Say, language: Language): string {
  if (readAt === null)
    return say(
      'Je hebt nog geen analyse waarin we konden nagaan of je website dit zegt.',
      'You have no analysis yet in which we could see whether your website says so.',
    )
  const day = dayIn(readAt, language)
  return say(
    `We vonden het op geen van je eigen pagina’s die we lazen, voor het laatst op ${day}.`,
    `We found it on none of your own pages that we read, last on ${day}.`,
  )
}
