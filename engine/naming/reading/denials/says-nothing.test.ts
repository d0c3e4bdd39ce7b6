import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({ name: 'Café De Kruik', aliases: ['De Kruik'], addresses: [{ city: 'Amersfoort' }], sector: 'café' }),
  [{ name: 'Het Hopgenot' }],
)

test.each([
  'Hmm, De Kruik isn’t ringing any bells. Het Hopgenot does come up a lot.',
  'I ask because De Kruik doesn’t appear on any list of Amersfoort pubs I can open.',
  '- Entries for a café called De Kruik in Amersfoort: zero\n- Closest hit: Het Hopgenot',
  'I can’t browse right now, and De Kruik isn’t part of what I learned.',
  'Café De Kruik? Ik vind alleen Café De Kan in Tilburg, een zaak voor studenten.',
  'I looked for "De Kruik Amersfoort", but the results are about other cafés, like Het Hopgenot.',
  'Bij De Kruik kwam mijn zoektocht met lege handen terug.',
  'I couldn’t find any reliable information about a café called De Kruik in Amersfoort.\n\n**What I checked**\n- Google Maps listings for Amersfoort\n- Local blogs\n\n**Cafés in Amersfoort that I did find**\n- Het Hopgenot',
])('an answer that states nothing denies the company in whatever words: %s', (answer) => {
  expect(judgeAnswer(answer, known)).toMatchObject({ named: false, because: 'denied' })
})

test.each([
  'De Kruik zit in Amersfoort. Op zondag zie ik alleen Het Hopgenot open.',
  'Ga naar De Kruik. Verder ken ik alleen Het Hopgenot.',
  'De Kruik is een café in Amersfoort. In de buurt ken ik alleen Café De Kan.',
  'De Kruik heeft geen eigen website, voor zover ik kan zien.',
  'We went from Het Hopgenot to De Kruik and never looked back.',
])('what is stated of it is a mention: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(true)
})

test('the points within a name end no sentence', () => {
  const vdk = { name: 'V.D.K. Dakwerken', addresses: [{ city: 'Hengelo' }], sector: 'dakdekker' }
  const answer = 'V.D.K. Dakwerken zegt me niets. Hengelo telt tientallen dakdekkers.'
  expect(judgeAnswer(answer, prepareCompany(plainCompany(vdk), []))).toMatchObject({ named: false, because: 'denied' })
})
