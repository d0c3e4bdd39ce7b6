import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { COMMON_SERVICES } from '#tests/cases/answers/sentences/common-services.ts'

const LEAST = 0.97

test('services of common trades are read in the words of an answer', () => {
  const unread = COMMON_SERVICES.flatMap(([sector, service, ...passages]) => {
    const addresses = [{ city: 'Meppel' }]
    const known = prepareCompany(plainCompany({ name: 'Zilverlinde', addresses, sector, services: [service] }), [])
    return passages.filter((passage) => {
      const lead = passage.startsWith('- ') ? '**Zilverlinde**\n\n- Meppel\n' : 'Zilverlinde in Meppel is goed. '
      const { facts } = judgeAnswer(lead + passage, known)
      return facts.find(({ fact }) => fact === 'services')!.verdict !== 'right'
    })
  })
  const all = COMMON_SERVICES.reduce((many, [, , ...passages]) => many + passages.length, 0)
  console.log(`services of common trades: ${all - unread.length} of ${all}`)
  expect(1 - unread.length / all, unread.join('\n')).toBeGreaterThanOrEqual(LEAST)
})
