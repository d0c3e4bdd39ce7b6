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
  ['Herstel van telefoons', '\n\n- Specialisatie: telefoons, tablets'],
  ['Lekkage verhelpen', 'Voor een lekkage komen ze meestal nog dezelfde dag langs.'],
  ['Lekkage verhelpen', '\n\n- Voor lekkages, verstoppingen en cv-ketels'],
  ['Baard trimmen', '\n\n**Wat ze doen**\n- Kinderen\n- Baarden'],
  ['Baard trimmen', 'Gespecialiseerd in baarden en snorren.'],
  ['Baard trimmen', 'Voor je baard moet je bij Jan Kok zijn.'],
  ['Baard trimmen', 'For your beard, ask for Jan Kok.'],
  ['Krullen knippen', 'Het is een kapper met veel ervaring. Specialiteit: krullen.'],
  ['Krullen knippen', 'It’s a salon that specialises in fine hair and curls.'],
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

function judged(sector: string, service: string, said: string) {
  const known = prepareCompany(
    plainCompany({ name: 'Kuiper & Kok', addresses: [{ city: 'Sneek' }], sector, services: [service] }),
    [],
  )
  const { facts } = judgeAnswer(`Kuiper & Kok zit in Sneek. ${said}`, known)
  return facts.find(({ fact }) => fact === 'services')!.verdict
}

test.each([
  ['schoorsteenveger', 'Schoorsteen vegen', 'A sweep costs €60.'],
  ['pianostemmer', 'Piano’s stemmen', 'For the tuning they come to your home.'],
  ['vioolbouwer', 'Strijkstokken beharen', 'Een nieuwe beharing kost 75 euro.'],
  ['vioolbouwer', 'Vioolverhuur', 'He lets out instruments by the month.'],
  ['autogarage', 'Onderhoud', 'Het is een garage die auto’s van alle merken onderhoudt.'],
  ['hovenier', 'Tuinonderhoud', 'Gardens are maintained all year.'],
  ['trimsalon', 'Honden trimmen', 'De wachttijd voor een trimbeurt is drie weken.'],
  ['fysiotherapiepraktijk', 'Bekkenfysiotherapie', 'Ze behandelen bekkenklachten.'],
  ['fysiotherapiepraktijk', 'Kinderfysiotherapie', 'Er werkt ook een kinderfysiotherapeut.'],
  ['letselschadebureau', 'Bedrijfsongevallen', 'Arbeidsongevallen zijn hun specialiteit.'],
  ['meubelstoffeerder', 'Bootkussens', 'Cushions for cabins are made to measure.'],
  ['webbureau', 'Webdesign', 'Je website laten bouwen kan er ook.'],
])('a %s with %s: %s', (sector, service, said) => {
  expect(judged(sector, service, said)).toBe('right')
})
