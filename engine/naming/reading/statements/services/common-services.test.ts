import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { COMMON_SERVICES } from '#tests/cases/answers/sentences/common-services.ts'
import { SERVICES_OTHERWISE } from '#tests/cases/answers/sentences/services-otherwise.ts'
import { SERVICES_REWORDED } from '#tests/cases/answers/sentences/services-reworded.ts'

test.each([
  ['likely words', COMMON_SERVICES, 0.97],
  ['other words', SERVICES_OTHERWISE, 0.84],
  ['more other words', SERVICES_REWORDED, 0.9],
])('services of common trades are read in %s', (words, services, least) => {
  const unread = services.flatMap(([sector, service, ...passages]) => {
    const addresses = [{ city: 'Meppel' }]
    const known = prepareCompany(plainCompany({ name: 'Zilverlinde', addresses, sector, services: [service] }), [])
    return passages.filter((passage) => {
      const lead = passage.startsWith('- ') ? '**Zilverlinde**\n\n- Meppel\n' : 'Zilverlinde in Meppel is goed. '
      const { facts } = judgeAnswer(lead + passage, known)
      return facts.find(({ fact }) => fact === 'services')!.verdict !== 'right'
    })
  })
  const all = services.reduce((many, [, , ...passages]) => many + passages.length, 0)
  console.log(`services in ${words}: ${all - unread.length} of ${all}`)
  expect(1 - unread.length / all, unread.join('\n')).toBeGreaterThanOrEqual(least)
})
