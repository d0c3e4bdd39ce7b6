/** The ordered list of checks. A check that is not in here is not in the score. */

import { basicsInHtml } from './checks/basics-in-html.ts'
import type { Check } from './checks/check.ts'
import { companyNumbers } from './checks/company-numbers.ts'
import { concreteNumbers } from './checks/concrete-numbers.ts'
import { contactAndAbout } from './checks/contact-and-about.ts'
import { contentSignal } from './checks/content-signals.ts'
import { groundingTokens, otherCrawlers, searchCrawlers } from './checks/crawler-access.ts'
import { headings } from './checks/headings.ts'
import { hiddenInstructions } from './checks/hidden-instructions.ts'
import { homeReachable } from './checks/home-reachable.ts'
import { htmlLang } from './checks/html-lang.ts'
import { htmlWeight } from './checks/html-weight.ts'
import { indexable } from './checks/indexable.ts'
import { knownFields } from './checks/known-fields.ts'
import { legalDisclosure } from './checks/legal-disclosure.ts'
import { llmsTxt } from './checks/llms-txt.ts'
import { numbersInMarkup } from './checks/numbers-in-markup.ts'
import { oneName } from './checks/one-name.ts'
import { organizationMarkup } from './checks/organization-markup.ts'
import { recentDate } from './checks/recent-date.ts'
import { responseTime } from './checks/response-time.ts'
import { robotsReadable } from './checks/robots-readable.ts'
import { sameAs } from './checks/same-as.ts'
import { sitemap } from './checks/sitemap.ts'
import { sourcesAndQuotes } from './checks/sources-and-quotes.ts'
import { textInHtml } from './checks/text-in-html.ts'
import { trainingCrawlers } from './checks/training-crawlers.ts'
import { userFetchers } from './checks/user-fetchers.ts'

/** Stored with every report. Any change of a point, an outcome or a rule of extraction that moves scores is a new version. */
export const RUBRIC_VERSION = '1.1.0'

export const RUBRIC: Check[] = [
  // Toegang
  homeReachable,
  robotsReadable,
  contentSignal,
  ...searchCrawlers,
  otherCrawlers,
  userFetchers,
  ...groundingTokens,
  indexable,
  trainingCrawlers,
  // Leesbaar zonder JavaScript
  textInHtml,
  basicsInHtml,
  htmlWeight,
  responseTime,
  htmlLang,
  hiddenInstructions,
  // Identiteit
  oneName,
  organizationMarkup,
  sameAs,
  companyNumbers,
  numbersInMarkup,
  legalDisclosure,
  contactAndAbout,
  // Bekende gegevens
  ...knownFields,
  // Inhoud
  concreteNumbers,
  sourcesAndQuotes,
  headings,
  recentDate,
  // Ontdekking
  sitemap,
  llmsTxt,
]
