/** Per assistant: the crawler that decides, what the site allows it now, and what one change would do. */

import { ASSISTANT_NAMES } from '#engine/assistants.ts'
import { judgeAccess } from '#engine/checks/access/crawler-access.ts'
import { decidingCrawler, UNNAMED } from '#engine/crawlers.ts'
import { lacksText } from '#engine/extract/page/page.ts'
import { noindexOf } from '#engine/extract/page/robots-directives.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import type { Consequence, Language } from '#engine/report/report.ts'

/** The assistants of the report, each with the crawler that decides; null where none is documented. */
export const ASSISTANTS = (['chatgpt', 'perplexity', 'gemini', 'claude', 'grok'] as const).map((assistant) => ({
  assistant,
  name: ASSISTANT_NAMES[assistant],
  crawler: decidingCrawler(assistant),
}))

export function consequencesOf(site: SiteReading, language: Language): Consequence[] {
  return ASSISTANTS.map((one) => ({
    assistant: one.assistant,
    token: one.crawler?.token ?? null,
    ...viewOf(one, site, language),
  }))
}

function viewOf(
  { name, crawler }: (typeof ASSISTANTS)[number],
  site: SiteReading,
  language: Language,
): Pick<Consequence, 'status' | 'says' | 'change'> {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const access = judgeAccess(site, crawler?.token ?? UNNAMED).outcome
  if (access === 'niet-gemeten') {
    return {
      status: 'unknown',
      says: say(
        `De homepage is niet gelezen; wat ${name} te zien krijgt, is niet gemeten.`,
        `The home page was not read; what ${name} gets to see was not measured.`,
      ),
    }
  }
  if (!crawler) {
    const general =
      access === 'allowed'
        ? say('De algemene regels in robots.txt laten hem toe.', 'The general rules in robots.txt let it in.')
        : say('De algemene regels in robots.txt sluiten hem uit.', 'The general rules in robots.txt shut it out.')
    return {
      status: 'unknown',
      says: say(
        `Voor ${name} is geen crawler gedocumenteerd. ${general}`,
        `No crawler is documented for ${name}. ${general}`,
      ),
    }
  }
  const { token } = crawler
  if (access !== 'allowed') {
    return {
      status: 'blocked',
      says: say(
        `${token} mag je homepage niet lezen. ${name} kan je site daardoor niet in zijn zoekantwoorden opnemen.`,
        `${token} may not read your home page. So ${name} cannot use your site in its search answers.`,
      ),
      change: say(
        `Sta ${token} toe in robots.txt; dan kan ${name} je site lezen.`,
        `Allow ${token} in robots.txt; then ${name} can read your site.`,
      ),
    }
  }
  if (site.outcome.id === 'bot-wall') {
    return {
      status: 'unknown',
      says: say(
        `robots.txt laat ${token} toe, maar voor je site staat een botmuur. Of ${name} er langs komt, is van buiten niet te zien.`,
        `robots.txt lets ${token} in, but a bot wall stands in front of your site. Whether ${name} gets through cannot be seen from outside.`,
      ),
      change: say(`Sta ${token} toe in je beveiliging.`, `Allow ${token} in your protection.`),
    }
  }
  if (!site.home) {
    return {
      status: 'unknown',
      says: say(
        `robots.txt laat ${token} toe, maar de homepage was niet te lezen.`,
        `robots.txt lets ${token} in, but the home page could not be read.`,
      ),
    }
  }
  if (noindexOf(site.home, site.evidence.home)) {
    return {
      status: 'blocked',
      says: say(
        `${token} mag de homepage lezen, maar noindex houdt hem uit de index van ${name}.`,
        `${token} may read the home page, but noindex keeps it out of the index of ${name}.`,
      ),
      change: say(
        'Haal noindex weg; dan mag de homepage worden opgenomen.',
        'Remove noindex; then the home page may be indexed.',
      ),
    }
  }
  if (lacksText(site.home) && !crawler.runsJavaScript) {
    return {
      status: 'blocked',
      says: say(
        `${token} mag de homepage lezen, maar vindt zonder JavaScript nauwelijks tekst.`,
        `${token} may read the home page, but finds hardly any text without JavaScript.`,
      ),
      change: say(
        `Lever de tekst in de HTML zelf; dan kan ${name} hem lezen.`,
        `Deliver the text in the HTML itself; then ${name} can read it.`,
      ),
    }
  }
  return {
    status: 'open',
    says: say(
      `${token} mag je homepage lezen en vindt er tekst. ${name} kan je site gebruiken; of dat gebeurt, beslist ${name}.`,
      `${token} may read your home page and finds text there. ${name} can use your site; whether it does is up to ${name}.`,
    ),
  }
}
