import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import { type KnownCompany, prepareCompany } from './known-company.ts'

function companyOf(name: string): KnownCompany {
  const addresses = [{ city: 'Haarlem' }]
  return {
    name,
    aliases: [],
    websites: [],
    phones: [],
    emails: [],
    addresses,
    foundingYear: 2003,
    services: [],
    team: [],
  }
}

test.each([
  ['absent', 'HVM Makelaars', 'HVN Makelaars in Hoofddorp is opgericht in 1995.'],
  ['absent', 'HVM Makelaars', 'Ook Van Someren Makelaars is een goede keus; het begon in 1995.'],
  ['wrong', 'HVM Makelaars', 'Alle NVM Makelaars werken zo. Het kantoor is opgericht in 1995.'],
  ['absent', 'Wiersma Installatietechniek', 'Wiersma Elektro in Sneek is opgericht in 1998.'],
  ['absent', 'KBO IT', 'KBA IT is opgericht in 1998.'],
])('the founding year is %s beside %s: %s', (verdict, name, said) => {
  const { facts } = judgeAnswer(`${name} zit in Haarlem. ${said}`, prepareCompany(companyOf(name), []))
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})

test('of several companies of one name, each is told by its place', () => {
  const answer =
    'There are two firms trading as Haverkamp IT. The one in Haarlem is larger. The Groningen business started in 2015.'
  const { facts } = judgeAnswer(answer, prepareCompany(companyOf('Haverkamp IT'), []))
  expect(facts.map(({ fact, verdict }) => `${fact} ${verdict}`)).toEqual(['city right', 'foundingYear absent'])
})
