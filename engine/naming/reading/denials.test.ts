import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Kranenburg Makelaardij',
    addresses: [{ city: 'Haarlem' }],
    services: ['Taxaties'],
  }),
  [{ name: 'Spaarne Makelaars' }],
)

test.each([
  [
    true,
    'Kranenburg Makelaardij is a choice if you are new in Haarlem. People there say that there were no surprises.',
  ],
  [false, 'Kranenburg Makelaardij? I cannot say anything about it.'],
  [true, 'Over Kranenburg Makelaardij weet ik weinig. Wat ik wel heb gevonden: het is een kantoor in Haarlem.'],
  [true, 'I do not have much on Kranenburg Makelaardij. It appears to be a firm in Haarlem.'],
  [true, 'Of Kranenburg Makelaardij betrouwbaar is, durf ik niet te zeggen. Het kantoor zit in Haarlem.'],
  [true, 'I cannot vouch for Kranenburg Makelaardij, but it is listed as an agency in Haarlem.'],
  [true, 'I don’t have the current fees of Kranenburg Makelaardij. It is a firm in Haarlem; you can ask for a quote.'],
  [true, 'Of Kranenburg Makelaardij op zaterdag werkt, kan ik niet zien. Het kantoor zit in Haarlem.'],
  [true, 'I have no details about fees at Kranenburg Makelaardij. It’s an agency in Haarlem.'],
  [true, 'I know very little about Kranenburg Makelaardij beyond the fact that it is in Haarlem.'],
  [true, 'Er is geen reden om aan Kranenburg Makelaardij te twijfelen: het kantoor in Haarlem doet taxaties.'],
  [true, 'De tarieven van Kranenburg Makelaardij weet ik niet. Wat ik wel kan zeggen: ze doen ook verhuur.'],
  [
    true,
    'Tarieven van Kranenburg Makelaardij ken ik niet. Wat ik wel weet: het kantoor taxeert zelf, dus je hoeft niet verder.',
  ],
  [
    false,
    'Ik weet niets van Kranenburg Makelaardij. Wat ik wel weet: taxaties kosten bij de meeste kantoren rond 400 euro.',
  ],
  [false, 'Of Kranenburg Makelaardij bestaat, weet ik niet. In Haarlem zijn meerdere kantoren.'],
  [false, 'I have no specific knowledge of Kranenburg Makelaardij. An agent in Haarlem charges 400 euros.'],
  [false, 'Een kantoor dat Kranenburg Makelaardij heet en taxaties doet, ken ik niet.'],
  [false, 'Geen enkel spoor van Kranenburg Makelaardij in Haarlem, helaas.'],
  [false, 'Kranenburg Makelaardij? Nooit van gehoord.'],
  [
    true,
    'Kranenburg Makelaardij is an agency in Haarlem. I couldn’t find fees, and I don’t know who runs the company or when it was set up.',
  ],
  [
    true,
    'I could find a few basics about Kranenburg Makelaardij, but not everything. What I know: it is an agency in Haarlem.',
  ],
  [
    true,
    'Ik heb gezocht naar Kranenburg Makelaardij. Dit is wat ik kan bevestigen en wat niet.\n\nHet is een kantoor in Haarlem dat taxaties doet.',
  ],
  [
    false,
    'Onder de naam Kranenburg Makelaardij vind ik verschillende bedrijven, maar geen ervan is een makelaar:\n\n- Kranenburg Makelaardij in Assen, een aannemer',
  ],
  [false, 'Kranenburg Makelaardij? Geen idee. Een makelaar in Haarlem doet doorgaans taxaties.'],
  [false, 'Ik heb gezocht naar Kranenburg Makelaardij, maar kreeg alleen andere makelaars in Haarlem te zien.'],
  [false, 'Naar Kranenburg Makelaardij heb ik gezocht, maar er kwam niets uit dat met Haarlem te maken heeft.'],
  [false, 'Die makelaar ken ik niet. Kranenburg Makelaardij kan een nieuw kantoor in Haarlem zijn.'],
  [false, 'There are agencies called Kranenburg Makelaardij, but I could not find one in Haarlem.'],
  [true, 'I don’t have fees for Kranenburg Makelaardij, but I can tell you that the company is based in Haarlem.'],
  [true, 'Voor taxaties in Haarlem kun je terecht bij Kranenburg Makelaardij. Recensies heb ik niet gevonden.'],
  [false, 'I have no reliable data on Kranenburg Makelaardij. Agents in Haarlem charge 400 euro for taxaties.'],
  [false, 'Over Kranenburg Makelaardij vind ik niets. Wel vond ik deze kantoren in Haarlem: Spaarne Makelaars.'],
  [false, 'I have no information about Kranenburg Makelaardij. What I can do is explain taxaties in Haarlem.'],
  [true, 'Kranenburg Makelaardij en Kranenburg Bouw hebben niets met elkaar te maken. Het eerste zit in Haarlem.'],
  [true, 'Kranenburg Makelaardij is in Haarlem. The name is common, which is why you couldn’t find it.'],
  [true, 'Kranenburg Makelaardij zit in Haarlem. De twee bedrijven zijn niet verwant.'],
  [true, 'Kranenburg Makelaardij is in Haarlem. As far as I can tell, the two companies aren’t connected.'],
  [false, 'In Haarlem kan ik geen Kranenburg Makelaardij vinden.'],
  [false, 'Er zijn meer kantoren met de naam Kranenburg Makelaardij, maar niet in Haarlem.'],
  [false, 'Unfortunately nothing comes up for Kranenburg Makelaardij in Haarlem.'],
  [false, 'In Haarlem zit geen kantoor dat zo heet; Kranenburg Makelaardij zegt me niets.'],
  [true, 'Kranenburg Makelaardij en Spaarne Makelaars zitten in Haarlem; geen van beide werkt in Zandvoort.'],
  [false, 'I don’t see a Kranenburg Makelaardij in Haarlem.'],
  [false, 'I have no information on Kranenburg Makelaardij. It doesn’t show up in my search results for valuations.'],
  [false, 'Kranenburg Makelaardij is de naam van kantoren in Ede en Zeist. Een makelaar in Haarlem zit daar niet bij.'],
  [false, 'Over Kranenburg Makelaardij: een kantoor met die naam zie ik in Haarlem nergens staan.'],
  [false, 'Een kantoor dat precies "Kranenburg Makelaardij" heet, ken ik niet.'],
  [false, 'Ik zocht op "Kranenburg Makelaardij" in Haarlem, maar een kantoor met die naam kom ik niet tegen.'],
  [false, 'Two agencies are called Kranenburg Makelaardij, but neither is in Haarlem.'],
  [false, 'Er zijn er twee die Kranenburg Makelaardij heten. Geen van beide sluit aan bij wat je zoekt in Haarlem.'],
  [true, 'Kranenburg Makelaardij zit in Haarlem, net als Spaarne Makelaars. Geen van beide is op zondag open.'],
  [
    true,
    'Of Kranenburg Makelaardij op zondag open is, weet ik niet; openingstijden vond ik niet. Het kantoor zit in Haarlem.',
  ],
  [true, 'Bij Kranenburg Makelaardij kun je terecht voor taxaties. Prijzen staan niet op de site.'],
  [true, 'Hoewel ik geen tarieven heb kunnen vinden, kun je bij Kranenburg Makelaardij ook taxaties laten doen.'],
  [false, 'Van Kranenburg Makelaardij heb ik geen gegevens. Bij Spaarne Makelaars kun je taxaties laten doen.'],
  [false, 'Bij Kranenburg Makelaardij kun je navragen of ze taxaties doen, want dat kan ik niet vinden.'],
  [false, 'No agency matching “Kranenburg Makelaardij” came up. Agents in Haarlem do taxaties.'],
  [
    false,
    'I looked for Kranenburg Makelaardij in Haarlem but couldn’t find anything I’d trust: no website, no reviews.',
  ],
  [true, 'I looked for Kranenburg Makelaardij in Haarlem but couldn’t find its opening hours. It does taxaties.'],
  [false, 'I wasn’t able to find an agency called Kranenburg Makelaardij in Haarlem. An agency there does taxaties.'],
  [
    false,
    'De naam Kranenburg Makelaardij komt vaker voor: Kranenburg Makelaardij Bouw (Ede). Een makelaar zit daar niet bij. Taxaties in Haarlem doet Spaarne Makelaars.',
  ],
  [false, 'Op Kranenburg Makelaardij loopt mijn zoektocht dood. Een makelaar in Haarlem doet taxaties.'],
  [false, 'Over taxaties bij Kranenburg Makelaardij had ik je graag iets verteld, maar mijn kennis schiet tekort.'],
  [false, 'Kranenburg Makelaardij draws a blank in Haarlem.'],
  [false, 'Kranenburg Makelaardij isn’t part of what I learned.'],
  [false, 'Kranenburg Makelaardij is a brewery in Gent. An agency called that, in Haarlem, isn’t something I know.'],
  [false, 'Entries for an agency called Kranenburg Makelaardij in Haarlem: zero.'],
  [false, 'Searching for “Kranenburg Makelaardij” mostly returns old maps. An agency of that name did not show up.'],
  [
    true,
    'Kranenburg Makelaardij has been in Haarlem since 2001. I came up empty on reviews and on the name of its owner.',
  ],
  [
    true,
    'Wie de taxaties doet bij Kranenburg Makelaardij kon ik niet achterhalen. Dat het kantoor in Haarlem zit, staat wel op meerdere sites.',
  ],
  [false, 'Ik weet weinig van Kranenburg Makelaardij. Het kan zijn dat het een klein kantoor in Haarlem is.'],
])('after a denial an answer may go on about the company, %s: %s', (named, answer) => {
  expect(judgeAnswer(answer, known).named).toBe(named)
})
