/** The ordered list of checks. A check that is not in here is not in the score. */
import { bingBot } from './checks/bingbot.ts'
import type { Check } from './checks/check.ts'
import { claudeSearchBot } from './checks/claude-searchbot.ts'
import { concreteNumbers } from './checks/concrete-numbers.ts'
import { googleBot } from './checks/googlebot.ts'
import { homeReachable } from './checks/home-reachable.ts'
import { knownFields } from './checks/known-fields.ts'
import { oaiSearchBot } from './checks/oai-searchbot.ts'
import { organizationMarkup } from './checks/organization-markup.ts'
import { otherCrawlers } from './checks/other-crawlers.ts'
import { perplexityBot } from './checks/perplexitybot.ts'
import { sitemap } from './checks/sitemap.ts'
import { textInHtml } from './checks/text-in-html.ts'

/** Stored with every report. 0.x until every check of rubric v1 is built. */
export const RUBRIC_VERSION = '0.1.0'

export const RUBRIC: Check[] = [
  homeReachable,
  oaiSearchBot,
  claudeSearchBot,
  perplexityBot,
  googleBot,
  bingBot,
  otherCrawlers,
  textInHtml,
  organizationMarkup,
  ...knownFields,
  concreteNumbers,
  sitemap,
]
