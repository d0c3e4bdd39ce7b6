/** The words of the notice that a former value still stands somewhere. */
import { COMPARED_FACT_NAMES } from '#engine/consistency/facts.ts'
import type { Language } from '#engine/report/report.ts'
import type { NoticeDetails, StillStated } from './notice-details.ts'

type Say = (nl: string, en: string) => string

/** The screen lists all of them. */
const NAMED = 6
const NAMED_PLACES = 3
/** Of a value or an address in a sentence. */
const MOST_CHARACTERS = 200

export function leftoverText({ stated }: NoticeDetails['leftover'], say: Say, language: Language) {
  const values = new Set(stated.map(({ fact, value }) => JSON.stringify([fact, value]))).size
  const where = placesOf(stated, say, language)
  const more = stated.length - NAMED
  return {
    tone: 'warn' as const,
    title:
      values === 1
        ? say(`Een oud gegeven staat nog op ${where}`, `A former detail is still on ${where}`)
        : say(`${values} oude gegevens staan nog op ${where}`, `${values} former details are still on ${where}`),
    lines: [
      ...stated.slice(0, NAMED).map((one) => lineOf(one, say, language)),
      ...(more > 0
        ? [
            say(
              `En nog ${more} keer: kijk bij ‘Overal dezelfde gegevens’.`,
              `And ${more} more: see ‘Overal dezelfde gegevens’.`,
            ),
          ]
        : []),
      say(
        'We vonden dit twee keer, een dag uit elkaar. We melden het één keer; de lijst blijft staan tot het weg is.',
        'We found this twice, a day apart. We tell it once; the list stays until it is gone.',
      ),
    ],
  }
}

function lineOf({ fact, value, instead, source, page, otherPages }: StillStated, say: Say, language: Language): string {
  const name = COMPARED_FACT_NAMES[fact][language]
  const pages =
    otherPages === 0
      ? ''
      : otherPages === 1
        ? say(' en nog één pagina', ' and one more page')
        : say(` en nog ${otherPages} pagina’s`, ` and ${otherPages} more pages`)
  const how = source === 'markup' ? say(' (onzichtbare gegevens, JSON-LD)', ' (invisible data, JSON-LD)') : ''
  const now =
    instead.length === 0
      ? say('Je profiel heeft het niet meer.', 'Your profile no longer has it.')
      : say(`In je profiel staat nu ${listed(instead, language)}.`, `Your profile says ${listed(instead, language)}.`)
  const found = `${cut(page)}${how}${pages}`
  return say(
    `${name}: ${cut(value)} staat nog op ${found}. ${now}`,
    `${name}: ${cut(value)} is still on ${found}. ${now}`,
  )
}

/** The own website by that name, others by their host. */
function placesOf(stated: readonly StillStated[], say: Say, language: Language): string {
  const places = [
    ...new Set(
      stated.map(({ source, page }) =>
        source === 'linked-page'
          ? (URL.parse(page)?.host.replace(/^www\./, '') ?? cut(page))
          : say('je website', 'your website'),
      ),
    ),
  ]
  const more = places.length - NAMED_PLACES
  return listed(
    [
      ...places.slice(0, NAMED_PLACES),
      ...(more > 0
        ? [more === 1 ? say('nog één plaats', 'one more place') : say(`nog ${more} plaatsen`, `${more} more places`)]
        : []),
    ],
    language,
  )
}

const listed = (values: readonly string[], language: Language) => new Intl.ListFormat(language).format(values.map(cut))

function cut(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
}
