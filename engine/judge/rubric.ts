/** The ordered list of checks. Only checks in this list count for the score. */

import { contentSignal } from '#engine/checks/access/content-signals.ts'
import { groundingTokens, otherCrawlers, searchCrawlers } from '#engine/checks/access/crawler-access.ts'
import { homeReachable } from '#engine/checks/access/home-reachable.ts'
import { indexable } from '#engine/checks/access/indexable.ts'
import { robotsReadable } from '#engine/checks/access/robots-readable.ts'
import { trainingCrawlers } from '#engine/checks/access/training-crawlers.ts'
import { userFetchers } from '#engine/checks/access/user-fetchers.ts'
import type { Check } from '#engine/checks/check.ts'
import { concreteNumbers } from '#engine/checks/content/concrete-numbers.ts'
import { headings } from '#engine/checks/content/headings.ts'
import { recentDate } from '#engine/checks/content/recent-date.ts'
import { sourcesAndQuotes } from '#engine/checks/content/sources-and-quotes.ts'
import { llmsTxt } from '#engine/checks/discovery/llms-txt.ts'
import { sitemap } from '#engine/checks/discovery/sitemap.ts'
import { companyNumbers } from '#engine/checks/identity/company-numbers.ts'
import { contactAndAbout } from '#engine/checks/identity/contact-and-about.ts'
import { legalDisclosure } from '#engine/checks/identity/legal-disclosure.ts'
import { numbersInMarkup } from '#engine/checks/identity/numbers-in-markup.ts'
import { oneName } from '#engine/checks/identity/one-name.ts'
import { organizationMarkup } from '#engine/checks/identity/organization-markup.ts'
import { sameAs } from '#engine/checks/identity/same-as.ts'
import { knownFields } from '#engine/checks/known-fields.ts'
import { basicsInHtml } from '#engine/checks/readable/basics-in-html.ts'
import { hiddenInstructions } from '#engine/checks/readable/hidden-instructions.ts'
import { htmlLang } from '#engine/checks/readable/html-lang.ts'
import { htmlWeight } from '#engine/checks/readable/html-weight.ts'
import { responseTime } from '#engine/checks/readable/response-time.ts'
import { textInHtml } from '#engine/checks/readable/text-in-html.ts'

/** Stored with every report. Every change of points, outcomes or extraction that moves scores needs a new version. */
export const RUBRIC_VERSION = '1.4.0'

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
