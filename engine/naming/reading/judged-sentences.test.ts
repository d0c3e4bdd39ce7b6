import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import * as denials from '#tests/cases/answers/sentences/denials.ts'
import * as denialsInEnglish from '#tests/cases/answers/sentences/denials-in-english.ts'
import * as facts from '#tests/cases/answers/sentences/facts.ts'
import * as hours from '#tests/cases/answers/sentences/hours.ts'
import * as likenesses from '#tests/cases/answers/sentences/likenesses.ts'
import * as moreDenials from '#tests/cases/answers/sentences/more-denials.ts'
import * as moreFacts from '#tests/cases/answers/sentences/more-facts.ts'
import * as moreHours from '#tests/cases/answers/sentences/more-hours.ts'
import * as moreLikenesses from '#tests/cases/answers/sentences/more-likenesses.ts'
import * as moreServices from '#tests/cases/answers/sentences/more-services.ts'
import * as naming from '#tests/cases/answers/sentences/naming.ts'
import * as otherHours from '#tests/cases/answers/sentences/other-hours.ts'
import * as otherServices from '#tests/cases/answers/sentences/other-services.ts'
import * as services from '#tests/cases/answers/sentences/services.ts'
import * as trades from '#tests/cases/answers/sentences/trades.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

/** Of each kind at least; of a wrong trade and a wrong town much may be another company, of which nothing is said. */
const WANTED: Record<string, number> = { named: 0.97, sector: 0.88, city: 0.9, services: 0.93 }
const OTHERWISE = 0.94

const judged = [
  denials,
  denialsInEnglish,
  facts,
  hours,
  likenesses,
  moreDenials,
  moreFacts,
  moreHours,
  moreLikenesses,
  moreServices,
  naming,
  otherHours,
  otherServices,
  services,
  trades,
].flatMap(({ COMPANIES, SENTENCES }) =>
  SENTENCES.map(([company, fact, wanted, passage]) => {
    const { named, facts } = judgeAnswer(passage, prepareCompany(plainCompany(COMPANIES[company]!), []))
    const said = fact === 'named' ? String(named) : facts.find((one) => one.fact === fact)?.verdict
    return { fact, isRight: said === wanted, shown: `${passage}\n  → ${said}, should be ${wanted}` }
  }),
)

test.each([...new Set(judged.map(({ fact }) => fact))])('passages that tell one fact are read: %s', (fact) => {
  const told = judged.filter((one) => one.fact === fact)
  const wrong = told.filter(({ isRight }) => !isRight)
  const share = 1 - wrong.length / told.length
  console.log(`${fact}: ${told.length - wrong.length} of ${told.length} (${share.toFixed(3)})`)
  expect(share, wrong.map(({ shown }) => shown).join('\n')).toBeGreaterThanOrEqual(WANTED[fact] ?? OTHERWISE)
})
