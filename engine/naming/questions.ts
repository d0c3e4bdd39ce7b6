/** Questions to ask an assistant about a company, made from what its profile says. */
import { inSentence } from '#engine/wording.ts'
import { whichTradeInDutch, whichTradeInEnglish } from './asked-trades.ts'

export interface QuestionSource {
  name: string
  city?: string
  sector?: string
  services: readonly string[]
}

export interface Question {
  /** Does it know the company, does it choose the company, does it know one fact of it. */
  kind: 'naming' | 'choice' | 'fact'
  text: string
  /** The fact that answers it; of a choice, the service that it asks for. */
  about?: 'phone' | 'address' | 'website' | 'foundingYear' | { service: string }
}

export type QuestionLanguage = 'nl' | 'en'

const MOST_SERVICES = 3

/** Without a name there is nothing to ask; a question whose words the profile lacks is left out. */
export function questionsFor({ name, city, sector, services }: QuestionSource, language: QuestionLanguage): Question[] {
  const called = tidy(name)
  if (called === '') return []
  const place = tidy(city)
  const trade = tidy(sector).toLowerCase()
  const offered = [...new Set(services.map(tidy).filter(Boolean))].slice(0, MOST_SERVICES)
  const texts = language === 'nl' ? inDutch : inEnglish
  return texts(called, place, trade, offered)
}

function inDutch(name: string, place: string, trade: string, services: string[]): Question[] {
  const there = place ? ` in ${place}` : ''
  return [
    { kind: 'naming', text: `Wat doet ${name}${there}?` },
    { kind: 'naming', text: `Wat weet je over ${name}${there}?` },
    ...(trade && place
      ? [{ kind: 'choice' as const, text: `${capital(whichTradeInDutch(trade))} in ${place} raad je aan?` }]
      : []),
    ...(place
      ? services.map((service) => ({
          kind: 'choice' as const,
          text: `Waar kan ik in ${place} terecht voor ${inSentence(service)}?`,
          about: { service },
        }))
      : []),
    { kind: 'fact', about: 'phone', text: `Wat is het telefoonnummer van ${name}${there}?` },
    { kind: 'fact', about: 'address', text: `Wat is het adres van ${name}${there}?` },
    { kind: 'fact', about: 'website', text: `Wat is de website van ${name}${there}?` },
    { kind: 'fact', about: 'foundingYear', text: `In welk jaar is ${name}${there} opgericht?` },
  ]
}

function inEnglish(name: string, place: string, trade: string, services: string[]): Question[] {
  const there = place ? ` in ${place}` : ''
  const which = trade && place ? whichTradeInEnglish(trade) : null
  return [
    { kind: 'naming', text: `What does ${name}${there} do?` },
    { kind: 'naming', text: `What do you know about ${name}${there}?` },
    ...(which ? [{ kind: 'choice' as const, text: `${capital(which)} in ${place} would you recommend?` }] : []),
    ...(place
      ? services.map((service) => ({
          kind: 'choice' as const,
          text: `Where in ${place} can I go for ${inSentence(service)}?`,
          about: { service },
        }))
      : []),
    { kind: 'fact', about: 'phone', text: `What is the phone number of ${name}${there}?` },
    { kind: 'fact', about: 'address', text: `What is the address of ${name}${there}?` },
    { kind: 'fact', about: 'website', text: `What is the website of ${name}${there}?` },
    { kind: 'fact', about: 'foundingYear', text: `In which year was ${name}${there} founded?` },
  ]
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const LONGEST = 120

/** One line, and no longer than a question can hold. */
function tidy(text: string | undefined): string {
  return (text ?? '').slice(0, 400).replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim()
}
