import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

test.each([
  ['kvk', 'right', 'KvK 0104-4412.'],
  ['kvk', 'wrong', 'Ingeschreven onder KvK 01.04.44.21.'],
  ['kvk', 'wrong', 'Chamber of Commerce: 01-044-421.'],
  ['kvk', 'wrong', 'Met nummer 01044421 staat het in het handelsregister.'],
  ['kvk', 'absent', 'Een KvK-nummer heeft acht cijfers, zoals 12345678.'],
  ['kvk', 'wrong', '01109327 (KvK).'],
  ['kvk', 'wrong', '01109327 is het KvK-nummer.'],
  ['kvk', 'wrong', 'Chamber of Commerce registration: 0110-9327.'],
  ['kvk', 'absent', 'Het VCA-certificaat heeft nummer 20231144.'],
  ['vat', 'right', 'Btw-nummer NL 0012.34.567.B.89.'],
  ['vat', 'absent', 'Een btw-nummer begint met NL, bijvoorbeeld NL123456789B01.'],
])('the %s is %s in: %s', (fact, verdict, said) => {
  const numbers = { name: 'Van Dalen Dakwerken', kvk: '01044412', vat: 'NL001234567B89' }
  const { facts } = judgeAnswer(
    `Van Dalen Dakwerken zit in Zwolle. ${said}`,
    prepareCompany(plainCompany({ ...numbers, addresses: [{ city: 'Zwolle' }] }), []),
  )
  expect(facts.find((one) => one.fact === fact)!.verdict).toBe(verdict)
})

const known = prepareCompany(
  plainCompany({
    name: 'Van Dalen Dakwerken',
    addresses: [{ city: 'Zwolle' }],
    legalForm: 'vof',
  }),
  [],
)

test.each([
  ['right', "It's set up as a VOF."],
  ['right', 'The VOF started in 2007.'],
  ['wrong', 'The B.V. was registered in 2007.'],
  ['wrong', 'Het werd in 2007 opgericht en is een eenmanszaak.'],
  ['wrong', 'Daar moet deze bv het van hebben.'],
  ['wrong', 'It is listed in the KVK register with eenmanszaak as its legal form.'],
  ['wrong', 'Formeel gezien gaat het bij Van Dalen Dakwerken om een stichting.'],
  ['wrong', 'Welke rechtsvorm heeft het? Volgens het Handelsregister: eenmanszaak.'],
  ['right', 'Dat het een vof is, zegt weinig.'],
  ['wrong', 'Formeel is het kantoor een **B.V.**'],
  ['wrong', 'Omdat het een besloten vennootschap is, staan de jaarcijfers in het register.'],
  ['wrong', 'De zaak, die uit Zwolle komt en tegenwoordig een B.V. is, groeit.'],
  ['wrong', 'Ooit begonnen als vof, maar inmiddels een B.V.'],
  ['wrong', 'Het is geen vof meer, maar een B.V. sinds de overname.'],
  ['wrong', 'Volgens het Handelsregister is het een eenmanszaak.'],
  ['wrong', 'De dakdekker is een eenmanszaak.'],
  ['wrong', 'Achter de naam zit een eenmanszaak.'],
  ['wrong', 'Juridisch gaat het om een eenmanszaak.'],
  ['wrong', 'It is a small, family-run sole proprietorship.'],
  ['wrong', 'Type onderneming: eenmanszaak'],
  ['wrong', '\n\n- 🏢 Eenmanszaak\n- 📞 038 555 12 12'],
  ['wrong', 'Registered as: BV'],
  ['absent', 'Kijk in het Handelsregister naar de rechtsvorm (eenmanszaak, vof, bv).'],
  ['absent', 'VEBIDAK is een vereniging van dakdekkers.'],
  ['absent', 'Er is ook een stichting die het ambacht bewaart.'],
  ['absent', 'Let op de rechtsvorm: bij een eenmanszaak ben je zelf aansprakelijk.'],
  ['absent', 'Voor een kleine eenmanszaak zou ik met hen beginnen.'],
  ['absent', 'Een eenmanszaak is vaak goedkoper dan een vof.'],
  ['absent', 'Het begon als eenmanszaak.'],
  ['absent', 'Het is geen B.V.'],
  ['absent', 'Of het een B.V. of een eenmanszaak is, weet ik niet.'],
  ['absent', 'Als eenmanszaak kun je er korting krijgen.'],
  ['absent', 'Bent u als vof of als maatschap gevestigd? Dan krijgt u een factuur.'],
  ['absent', 'Een eenmanszaak kan er een ladder huren.'],
  ['absent', 'Vraag ernaar (bv. op zaterdag).'],
  ['absent', 'Je kunt er ook een bv laten oprichten.'],
  ['absent', 'Het helpt bij het oprichten van een bv.'],
  ['absent', 'It handles the formation of a bv.'],
  ['absent', 'They also help you set up a BV.'],
  ['absent', 'Het is een cv-specialist.'],
  ['absent', 'It served as the foundation for later work.'],
  ['absent', 'Their most recent client is a foundation in Assen.'],
  ['absent', 'Ze zijn lid van een coöperatie.'],
  ['wrong', 'Het is een commercieel dakbedrijf en een eenmanszaak.'],
  ['absent', 'Het is een samenwerking tussen een eenmanszaak en een stichting.'],
  ['wrong', 'De gegevens: KvK 0407 3218, maatschap, opgericht op 1 april 1999.'],
  ['wrong', 'Van Dalen Dakwerken (Zwolle), eenmanszaak, werkt in de hele stad.'],
  ['wrong', 'It is a Dutch B.V. with two roofers.'],
  ['absent', 'Ze werken voor winkels, een stichting en boeren.'],
  ['right', 'It is a partnership of two roofers.'],
  ['right', 'The roofer, a registered partnership, is small.'],
  ['right', 'The partnership is registered with the Chamber of Commerce.'],
  ['absent', 'The partnership with the town ends soon.'],
  ['right', 'Het is een vennootschap onder firma die je kunt bellen.'],
  ['wrong', 'It is the private limited company of Jelle van Dalen.'],
  ['wrong', 'De bv staat bij de KvK ingeschreven.'],
  ['wrong', 'Is it a partnership? No, the trade register shows a sole trader.'],
  ['wrong', 'Is het een vof? Nee, het is een bv.'],
  ['right', 'Is het een vof? Ja, van twee broers.'],
  ['wrong', 'De twee hebben samen een bv.'],
  ['wrong', 'Formeel een bv, in de praktijk twee mensen.'],
  ['wrong', 'In 2020 werd de vof omgezet in een bv.'],
  ['wrong', 'It was turned into a limited company in 2020.'],
  ['wrong', 'Van Dalen Dakwerken uit Zwolle: eenmanszaak, vooral platte daken.'],
  ['absent', 'Leveranciers zijn een coöperatie en een vof uit Ede.'],
])('the legal form is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, known)
  expect(facts.find(({ fact }) => fact === 'legalForm')!.verdict).toBe(verdict)
})
