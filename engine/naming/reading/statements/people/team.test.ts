import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const company = plainCompany({
  name: 'Van Dalen Dakwerken',
  addresses: [{ city: 'Zwolle' }],
  team: [
    { name: 'Jelle van Dalen', role: 'eigenaar' },
    { name: 'Ria Oude Booijink', role: 'directeur' },
    { name: 'Sanne Wolbers', role: 'planner' },
  ],
})
const known = prepareCompany(company, [{ name: 'Dakdekkers Assen' }])

test.each([
  ['right', 'De eigenaar is J. (Jelle) van Dalen.'],
  ['wrong', 'In Zwolle is er nog Dakwerken Pieters. De eerste is van Piet de Boer.'],
  ['wrong', 'Wie is de eigenaar van Van Dalen Dakwerken? Piet de Boer.'],
  ['wrong', 'Who owns Van Dalen Dakwerken? Piet de Boer.'],
  ['wrong', 'De zaak in Zwolle, Van Dalen Dakwerken, is van Piet de Boer.'],
  ['wrong', 'Van Dalen Dakwerken is Piet de Boer’s company.'],
  ['wrong', 'Van Dalen Dakwerken, met Piet de Boer aan de leiding, doet het goed.'],
  ['wrong', 'Ownership of Van Dalen Dakwerken lies with Piet de Boer.'],
  ['wrong', 'If you want to speak to the owner of Van Dalen Dakwerken, ask for Piet de Boer.'],
  ['wrong', 'Piet de Boer heeft Van Dalen Dakwerken overgenomen.'],
  ['wrong', 'In Zwolle, Piet de Boer runs a business called Van Dalen Dakwerken.'],
  ['wrong', 'Dakdekkers Assen is van Kees Vos en Van Dalen Dakwerken van Piet de Boer.'],
  ['wrong', 'Dakdekkers Assen is run by Kees Vos and Van Dalen Dakwerken by Piet de Boer.'],
  ['wrong', 'Aan het roer bij Van Dalen Dakwerken staat Piet de Boer.'],
  ['wrong', 'They are a small team under the leadership of Piet de Boer.'],
  ['wrong', 'Als eigenaar van Van Dalen Dakwerken staat Piet de Boer vermeld.'],
  ['wrong', 'Achter Van Dalen Dakwerken zit Piet de Boer.'],
  ['wrong', 'Het is een dakdekker onder leiding van Piet de Boer.'],
  ['absent', 'Ze geven een cursus onder leiding van Piet de Boer.'],
  ['wrong', 'Van Dalen Dakwerken is in Zwolle, with Piet de Boer in charge.'],
  ['right', 'Directeur: Ria Oude Booijink.'],
  ['wrong', 'It is owned by Sanne Wolbers and is open late.'],
  ['right', 'It is owned by Sanne Wolbers and her husband.'],
  ['wrong', 'De eigenaar is volgens de website Sanne Wolbers.'],
  ['wrong', 'The owner of Van Dalen Dakwerken, Dr. Frans Pol, climbs the roof himself.'],
  ['right', 'It is led by Ria Oude Booijink, whereas Pol Daken is led by Frans Pol.'],
  ['right', 'Jelle van Dalen is de eigenaar, Frans Pol doet de planning.'],
  ['wrong', 'Its owner is one Frans Pol.'],
  ['wrong', 'De directeur daarvan is Frans Pol.'],
  ['absent', 'Het pand van Van Dalen Dakwerken is eigendom van Petra Wal.'],
  ['absent', 'Het pand waarin Van Dalen Dakwerken zit is van Petra Wal.'],
  ['absent', 'Another Ria Oude Booijink plays hockey.'],
  ['wrong', 'Aan het roer staat Sjoerd de Wit.'],
  ['wrong', 'Sjoerd de Wit (eigenaar) klimt zelf nog het dak op.'],
  ['wrong', 'Mark de Boer is er de directeur.'],
  ['wrong', 'De zaak is van Petra Wal.'],
  ['wrong', 'Van Dalen Dakwerken, the roofing company of Petra Wal, is in Zwolle.'],
  ['wrong', 'Petra Wal, who owns the business, answers the phone.'],
  ['wrong', 'It is run by Petra Wal.'],
  ['wrong', 'De eigenaar, Petra Wal, komt zelf kijken.'],
  ['wrong', 'De zaak is in handen van dakdekker Petra Wal.'],
  ['wrong', 'Als eigenaar wordt Petra Wal genoemd.'],
  ['right', 'Je krijgt Sanne Wolbers aan de lijn.'],
  ['wrong', 'De eigenaar is Sanne Wolbers.'],
  ['wrong', 'Eigenaar is sinds kort Bram Kuipers.'],
  ['wrong', 'Elk dak wordt gekeurd door eigenares Marloes Rozeboom zelf.'],
  ['wrong', 'De eigenaar daar is Femke Verbeek.'],
  ['wrong', 'The firm, which was started in 1987 by Henk Bakker, who still owns it, works on homes.'],
  ['wrong', "The owner's name is Petra Wal."],
  ['wrong', 'Petra Wal manages the place day to day.'],
  ['wrong', 'It is owned by Petra Wal, formerly an examiner at the council.'],
  ['absent', 'It was formerly owned by Petra Wal.'],
  ['absent', 'For most DGAs (owner-directors) it makes no difference.'],
  ['wrong', 'De eigenaar zou ene Petra Wal zijn.'],
  ['wrong', 'De baas is Petra Wal.'],
  ['wrong', 'Petra Wal is de drijvende kracht achter het bedrijf.'],
  ['wrong', 'Petra Wal en Kees Bos runnen het bedrijf samen.'],
  ['wrong', 'Petra Wal, die de zaak van haar vader overnam, is streng.'],
  ['wrong', 'In 2019 nam Petra Wal het bedrijf over.'],
  ['wrong', 'De directie bestaat uit Petra Wal en Kees Bos.'],
  ['wrong', 'De eigenaar (Petra Wal) komt zelf.'],
  ['wrong', 'Het bedrijf wordt gerund door de broers Kees en Piet Bos.'],
  ['wrong', 'Het bedrijf wordt sinds 2019 door Petra Wal geleid.'],
  ['wrong', 'Eigenaar is dakdekker Kees Bos.'],
  ['wrong', 'Petra Wal is listed as the owner.'],
  ['wrong', 'Het is opgericht door Petra Wal, die nog steeds eigenaar is.'],
  ['wrong', 'It is the workshop of Petra Wal.'],
  ['wrong', '\n- **Leiding:** Petra Wal'],
  ['wrong', '\nWie is de eigenaar? Petra Wal.'],
  ['wrong', 'Eigenaar: Klaas van Dalen.'],
  ['wrong', 'Achter die naam zit Petra Wal.'],
  ['wrong', 'Het is een bedrijf van Petra Wal, die zelf meegaat.'],
  ['wrong', 'De dakdekker zit aan de haven en is van Petra Wal, die zelf meegaat.'],
  ['wrong', 'Het is een klein bedrijf, met aan het hoofd Petra Wal.'],
  ['wrong', 'Andere bronnen noemen Petra Wal als eigenaar.'],
  ['wrong', 'The roofer in charge is Petra Wal.'],
  ['absent', 'In Meppel zit een schilder die ook zo heet, met als eigenaar Petra Wal.'],
  ['absent', 'Wal & Van Dalen uit Meppel is een heel ander bedrijf, met Petra Wal als directeur.'],
  ['wrong', 'Het bedrijf wordt gerund door het duo Petra Wal en Kees Bos.'],
  ['absent', 'Het kasteel is eigendom van Petra Wal.'],
  ['absent', 'Owner-occupied Dutch Homes are their focus.'],
  ['absent', 'De directie is gevestigd in Den Haag.'],
  ['absent', 'Eigenaar van het pand is Petra Wal.'],
  ['absent', 'Directeur van Zwolle Marketing is Petra Wal.'],
  ['absent', 'Petra Wal runs a bakery next door.'],
  ['absent', 'De monteur heet Kees Bos.'],
  ['absent', 'De vorige eigenaar, Petra Wal, is met pensioen.'],
  ['absent', 'Het pand is eigendom van Petra Wal.'],
  ['absent', 'Petra Wal, directeur van een school, liet er haar dak doen.'],
  ['absent', 'Bij Dakdekkers Assen is Petra Wal de directeur.'],
  ['right', 'Sanne legt alle daken zelf.'],
  ['absent', 'Sanne vindt het dak lelijk.'],
  ['absent', 'Klant Sanne legt alle daken zelf.'],
  ['wrong', 'It is a one-woman roofing business: Petra Wal lays every roof herself.'],
  ['wrong', 'Petra Wal leidt Van Dalen Dakwerken al jaren.'],
  ['wrong', 'Sinds 2019 runt Petra Wal het dakbedrijf Van Dalen Dakwerken.'],
  ['wrong', 'Van Dalen Dakwerken, het dakdekkersbedrijf van Petra Wal, is klein.'],
  ['wrong', 'It has been owned by the Lammers family for years.'],
  ['absent', 'It has been owned by the Van Dalen family for years.'],
  ['wrong', 'Petra Wal heeft er als directeur de leiding.'],
  ['absent', 'Naast de bakkerij van Petra Wal is het kantoor.'],
  ['absent', 'Achter Van Dalen Dakwerken zit Salon Wal.'],
  ['right', 'Sanne geeft er de cursussen.'],
  ['wrong', 'Het is eigendom van Sanne Wolbers.'],
  ['wrong', 'It is owned by Sanne Wolbers.'],
  ['wrong', 'The director is Sanne Wolbers.'],
  ['right', 'It is owned by Jelle van Dalen and Sanne Wolbers.'],
  ['right', 'De planning is in handen van Sanne Wolbers.'],
  ['right', 'It was founded by Sanne Wolbers.'],
  ['wrong', 'Dakdekker Petra Wal runs the company.'],
  ['wrong', 'Run single-handedly by Petra Wal.'],
  ['wrong', 'At the head of the firm is Petra Wal.'],
  ['wrong', 'Van Dalen Dakwerken uit Zwolle is van Petra Wal.'],
  ['absent', 'Schilder Petra Wal, directeur van het museum, is klant.'],
  ['absent', 'Directeur Petra Wal van de vakschool is tevreden.'],
  ['absent', 'De stichting Dakherstel is eigendom van Petra Wal.'],
  ['wrong', 'Van Dalen Dakwerken, onder leiding van Petra Wal, groeit.'],
  ['wrong', 'Petra Wal is the person behind Van Dalen Dakwerken.'],
  ['wrong', 'Petra Wal werkt er als eigenaar.'],
  ['wrong', 'Aan het roer: Petra Wal'],
  ['wrong', 'De leiding heeft Petra Wal.'],
  ['wrong', 'De eigenaar (genaamd Petra Wal) is aardig.'],
  ['wrong', 'Wie runt het? Petra Wal.'],
  ['wrong', 'Petra Wal has been in charge since 2018.'],
  ['wrong', 'Petra Wal became the owner in 2018.'],
  ['wrong', 'It was taken over by Petra Wal in 2018.'],
  ['wrong', 'The owner appears to be Petra Wal.'],
  ['absent', 'De oude eigenaar, Petra Wal, is met pensioen.'],
  ['absent', 'Mogelijk is Petra Wal de eigenaar.'],
  ['absent', 'Is Petra Wal de eigenaar?'],
  ['absent', 'The shop next door is run by Petra Wal.'],
  ['absent', 'The founder of the trade association is Petra Wal.'],
  ['wrong', 'De directie wordt gevoerd door Petra Wal.'],
  ['wrong', 'Petra Wal voert er de directie.'],
  ['wrong', 'Petra Wal heeft het bedrijf opgericht en is nog steeds eigenaar.'],
  ['wrong', 'Petra Wal founded the business and still runs it.'],
  ['absent', 'Petra Wal heeft het bedrijf jaren geleid.'],
  ['wrong', 'De drijvende kracht is Petra Wal.'],
  ['wrong', 'De zaak is sinds jaar en dag van Petra Wal.'],
  ['wrong', 'Wie is de baas? Dat is Petra Wal.'],
  ['wrong', 'Het bedrijf valt onder de leiding van Petra Wal.'],
  ['wrong', 'Het bedrijf wordt bestuurd door Petra Wal.'],
  ['absent', 'Het busje wordt bestuurd door Petra Wal.'],
  ['wrong', 'Since 2018 the owner has been Petra Wal.'],
  ['wrong', 'Petra Wal has owned it since 2018.'],
  ['wrong', 'Petra Wal has been running the business since 2018.'],
  ['wrong', 'Leadership: Petra Wal'],
  ['wrong', 'Petra Wal is the name behind the business.'],
  ['right', 'Je belt met eigenaar Jelle.'],
  ['right', 'Planner Sanne, die met haar zus werkt, belt terug.'],
  ['absent', 'Volgens slager Jelle, een klant, is het dicht.'],
])('a person is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, known)
  expect(facts.find(({ fact }) => fact === 'team')!.verdict).toBe(verdict)
})

const founded = prepareCompany(
  plainCompany({
    name: 'Van Dalen Dakwerken',
    addresses: [{ city: 'Zwolle' }],
    team: [
      { name: 'Jelle van Dalen', role: 'oprichter en eigenaar' },
      { name: 'Sanne Wolbers', role: 'planner' },
    ],
  }),
  [],
)

test.each([
  ['wrong', 'Het is opgericht door Sanne Wolbers.'],
  ['wrong', 'Sanne Wolbers founded the company in 1999.'],
  ['wrong', 'Sanne Wolbers, die het bedrijf oprichtte, plant alles.'],
  ['right', 'Het is opgericht door Jelle van Dalen, met Sanne Wolbers.'],
  ['right', 'Het is opgericht door Jelle van Dalen en Sanne Wolbers.'],
  ['wrong', 'Het is gesticht door Petra Wal.'],
  ['wrong', 'Initiatiefnemer is Petra Wal.'],
  ['wrong', 'Het is een initiatief van Petra Wal.'],
  ['wrong', 'Het werd in 1999 door Petra Wal opgericht.'],
  ['wrong', 'In 1999 startte Petra Wal het bedrijf.'],
  ['absent', 'De stichting Dakherstel is opgericht door Petra Wal.'],
])('of a profile with a founder a person is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, founded)
  expect(facts.find(({ fact }) => fact === 'team')!.verdict).toBe(verdict)
})

test.each([
  ['wrong', 2004, 'It was founded by Petra Wal.'],
  ['absent', 1946, 'It was founded by Petra Wal.'],
  ['right', 2004, 'It was founded by Petra Wal, and Jelle van Dalen owns it now.'],
  ['absent', 2004, 'Het is opgericht door Kees van Dalen.'],
  ['absent', 2004, 'Het is opgericht door Petra Wal en in 2015 overgenomen.'],
])('of who heads a company a founder is %s since %i: %s', (verdict, foundingYear, said) => {
  const young = prepareCompany({ ...company, foundingYear }, [])
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, young)
  expect(facts.find(({ fact }) => fact === 'team')!.verdict).toBe(verdict)
})

test('somebody else whose the company is said to be is wrong', () => {
  const { facts } = judgeAnswer('Van Dalen Dakwerken zit in Zwolle en is van Piet Jansen.', prepareCompany(company, []))
  expect(facts.find(({ fact }) => fact === 'team')!.verdict).toBe('wrong')
})

test('a surname that is a name of the company too names no other company', () => {
  const one = { ...company, aliases: ['Dalen'] }
  const { facts } = judgeAnswer(
    'Van Dalen Dakwerken zit in Zwolle. De eigenaar is Wim Dalen; hij nam het over van zijn vader. Je krijgt Sanne Wolbers.',
    prepareCompany(one, []),
  )
  expect(facts.find(({ fact }) => fact === 'team')!.said.map(({ text }) => text)).toEqual([
    'Wim Dalen',
    'Sanne Wolbers',
  ])
})
