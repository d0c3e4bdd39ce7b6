import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

function servicesIn(service: string, said: string) {
  const known = prepareCompany(
    plainCompany({ name: 'Kuiper & Kok', addresses: [{ city: 'Sneek' }], sector: 'kapper', services: [service] }),
    [],
  )
  const { facts } = judgeAnswer(`Kuiper & Kok zit in Sneek. ${said}`, known)
  return facts.find(({ fact }) => fact === 'services')!.verdict
}

test.each([
  ['Baard trimmen', 'Baarden doen ze ook.'],
  ['Baard trimmen', 'Beards are done too.'],
  ['Baard trimmen', 'They do beards as well.'],
  ['Baard trimmen', 'Ze doen ook baarden.'],
  ['Herstel van telefoons', 'Telefoons doen ze ook.'],
  ['Herstel van telefoons', 'It does phones as well.'],
])('of %s: %s', (service, said) => {
  expect(servicesIn(service, said)).toBe('right')
})

test.each([
  ['Herstel van telefoons', 'De telefoon wordt niet altijd opgenomen.'],
  ['Herstel van telefoons', 'Do call by phone, and not by mail.'],
  ['Herstel van telefoons', 'They do not always answer the phone.'],
])('nothing of %s: %s', (service, said) => {
  expect(servicesIn(service, said)).toBe('absent')
})
