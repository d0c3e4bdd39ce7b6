/** A home page that was not read, as sentences for its owner: the cause, what to do, and who can do it. */
import type { HomeOutcome } from '#engine/outcomes.ts'
import { fill, type Text } from '#engine/wording.ts'
import { OUTCOME_TEXTS, type Who } from './outcome-texts.ts'
import type { Language, NotRead } from './report.ts'

const WHO: Record<Who, Text> = {
  you: { nl: 'jij', en: 'you' },
  builder: { nl: 'je websitebouwer', en: 'your web builder' },
  host: { nl: 'je hoster', en: 'your host' },
}

const HOME: Record<HomeOutcome['asked'], Text> = {
  home: { nl: 'De homepage', en: 'The home page' },
  robots: { nl: 'robots.txt', en: 'robots.txt' },
}

/** A server error on robots.txt blocks every crawler, also ours. */
const READ_AS_BAN: Text = {
  nl: 'Zoekcrawlers lezen een serverfout op robots.txt als een verbod op je hele site (RFC 9309, 2.3.1.4). Ook wij vroegen de homepage daarom niet op.',
  en: 'Search crawlers read a server error on robots.txt as a ban on your whole site (RFC 9309, 2.3.1.4). So we did not ask for the home page either.',
}

/** The short report of a home page that was not read; null for one that was. */
export function notReadOf(outcome: HomeOutcome, language: Language): NotRead | null {
  const { id } = outcome
  if (id === 'read' || id === 'app-shell') return null
  const text = OUTCOME_TEXTS[id]
  const values = {
    host: outcome.host,
    named: URL.parse(outcome.found)?.host ?? outcome.host,
    url: outcome.url,
    asked: HOME[outcome.asked],
    status: outcome.status ?? '',
    found: outcome.found || '-',
  }
  const ban = id === 'server-error' && outcome.asked === 'robots'
  return {
    title: fill(text.title, language, values),
    cause: fill(text.cause, language, values),
    advice: fill(text.advice, language, values),
    who: WHO[text.who][language],
    ...(ban ? { consequence: READ_AS_BAN[language] } : {}),
  }
}
