/** The tasks that read texts of strangers: pages, robots.txt, sitemaps, llms.txt, llm-profile.json, documents, lists of addresses, answers of assistants. Only the worker thread imports this file. */
import { compareLinkedPage, comparePastedPage, compareWebsite } from '#engine/consistency/reading/compare-sources.ts'
import { whereSaid } from '#engine/consistency/reading/said-values.ts'
import { readCrawlerPrefixes } from '#engine/crawler-prefixes.ts'
import { factsOfSite } from '#engine/extract/found-facts.ts'
import { headMetas } from '#engine/extract/page/head-metas.ts'
import { linksOf } from '#engine/extract/page/page-links.ts'
import { unreadReport } from '#engine/judge/unread-report.ts'
import { factsOfDocument } from './documents/reading/facts-of-document.ts'
import { judgeEvidence } from './judge/judge.ts'
import { judgeLandingPage } from './landing-page/reading/judge-landing-page.ts'
import { judgeLlmsTxt } from './llms-txt/reading/judge-file.ts'
import { factsBesidePages } from './naming/reading/beside-page.ts'
import { judgeAnswers, judgeAnswersTogether } from './naming/reading/judge-answers.ts'
import { judgeOwnLlmsTxt, judgeOwnProfileJson } from './own-files/judge-own-file.ts'
import { allowedPaths, firstPages, morePages } from './visit/plan-visit.ts'
import { compareLlmsTxt, compareRobots } from './watch/reading/compare-files.ts'
import { readWatched } from './watch/reading/read-watched.ts'

export const WORKER_TASKS = {
  linksOf,
  headMetas,
  allowedPaths,
  firstPages,
  morePages,
  judgeEvidence,
  judgeLandingPage,
  unreadReport,
  judgeLlmsTxt,
  judgeOwnLlmsTxt,
  judgeOwnProfileJson,
  judgeAnswers,
  factsBesidePages,
  factsOfSite,
  factsOfDocument,
  compareWebsite,
  compareLinkedPage,
  comparePastedPage,
  whereSaid,
  readCrawlerPrefixes,
  readWatched,
  compareRobots,
  compareLlmsTxt,
}
export type WorkerTasks = typeof WORKER_TASKS

export const TASKS_TOGETHER = { judgeAnswers: judgeAnswersTogether }
