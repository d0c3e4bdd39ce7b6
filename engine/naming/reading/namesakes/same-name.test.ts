import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Madelief',
    addresses: [{ street: 'Markt 47', city: 'Gouda' }],
    foundingYear: 2015,
    sector: 'bloemist',
  }),
  [],
)
const yearIn = (answer: string) => {
  const { named, facts } = judgeAnswer(answer, known)
  return named ? facts.find(({ fact }) => fact === 'foundingYear')!.verdict : 'unnamed'
}

test.each([
  ['absent', 'Er zijn twee bloemenzaken Madelief. Die in Gouda zit aan de Markt 47; die in Tiel bestaat sinds 2002.'],
  [
    'absent',
    'De naam Madelief komt vaker voor. In Gouda is het de bloemist; in Tiel gaat het om een garage, begonnen in 1970.',
  ],
  [
    'right',
    'Er zijn meer zaken met de naam Madelief. De bloemist in Gouda begon in 2015. Het restaurant in Tiel begon in 1970.',
  ],
  ['absent', 'Madelief in Tiel is een restaurant uit 1970. De bloemist van die naam zit in Gouda.'],
  ['unnamed', 'Ik vond Madelief in Tiel (speelgoed) en Madelief in Delft (restaurant), maar geen bloemist in Gouda.'],
  ['right', 'Naast restaurant Madelief in Tiel is er een bloemist met die naam in Gouda. Die begon in 2015.'],
  [
    'unnamed',
    'Met "Madelief" kun je verschillende dingen bedoelen:\n\n1. **Madelief**, een kinderboek van Guus Kuijer\n2. **Madelief**, een kledingmerk',
  ],
  ['unnamed', 'Madelief heeft meerdere betekenissen: het is een bloem en een meisjesnaam.'],
  ['unnamed', 'Madelief Publishing is een gids. Met "Madelief" bedoelt u mogelijk Bedrijfsgids, de zoektool ervan.'],
  ['unnamed', 'MADELIEF-3D is a program for drawing in three dimensions.'],
  ['absent', 'In Gouda heb je bloemist Madelief. In Tiel zit er ook een, en die begon in 1970.'],
  ['unnamed', 'De Madelief van de Sint-Janskerk in Tiel is een raam uit 1970.'],
  ['unnamed', 'Madelief van het Rijksmuseum'],
  ['absent', 'Madelief van het Goudse plein is open.'],
  ['unnamed', 'Naast restaurant Madelief in Tiel is er een school met die naam in Ede.'],
  [
    'absent',
    'Two firms use the name Madelief. The Gouda firm sells flowers; the Tiel firm, founded in 1970, prints books.',
  ],
  ['absent', 'De naam Madelief hoort bij een school in Tiel en een bloemist in Gouda. De eerste begon in 1970.'],
  ['right', 'De naam Madelief hoort bij een school in Tiel en een bloemist in Gouda. De tweede begon in 2015.'],
  ['absent', 'Madelief (Gouda) en Madelief (Tiel) delen alleen hun naam. De Tielse begon in 1970.'],
  [
    'right',
    'Madelief (Gouda) en Madelief (Tiel) delen hun naam. De Tielse begon in 1970, de Goudse zaak begon in 2015.',
  ],
  ['absent', 'Madelief (Gouda) en Madelief (Tiel) delen alleen hun naam. In Tiel is Jan de baas, sinds 1970.'],
  ['absent', 'Madelief in Gouda is een bloemist. Het gelijknamige hotel in Tiel dateert uit 1970.'],
  ['absent', 'Madelief in Gouda is een bloemist, en Madelief in Duitsland een hotel uit 1970.'],
  ['absent', 'If you mean Madelief the florist: Gouda. If you mean Madelief the hotel: Tiel, since 1970.'],
  ['absent', 'Bedoel je de bloemist Madelief in Gouda? Bedoel je het hotel in Tiel? Dat begon in 1970.'],
  [
    'right',
    'Madelief de slager (Tiel), Madelief de bloemist (Gouda), Madelief de smid (Ede). De middelste begon in 2015.',
  ],
  ['unnamed', 'Een zaak die Madelief heet, vond ik in Zeist en in Tiel. Voor bloemen in Gouda kun je naar Boeket.'],
  ['absent', 'You mean Madelief in Gouda, and not Madelieve, which was founded in 1970.'],
  ['unnamed', 'De enige Madelief die ik vind, is een theehuis aan de rand van Hilversum, begonnen in 1970.'],
  ['right', 'De enige Madelief die ik vind, is de bloemist in Gouda, begonnen in 2015.'],
  [
    'right',
    'Er zijn twee zaken die Madelief heten. De ene is een restaurant in Tiel. De andere is de bloemist in Gouda. Je bedoelt vast de tweede. Die begon in 2015.',
  ],
  [
    'wrong',
    'Er zijn meerdere bedrijven die Madelief heten:\n\n- Madelief Mode (Tiel): kleding\n- Madelief Bouw (Delft): aannemer\n- Bloemist Madelief (Gouda): boeketten\n\nDe bloemist begon in 1970.',
  ],
  [
    'wrong',
    'Er zijn er twee:\n\n1. **Madelief (Gouda)** – bloemist, met boeketten.\n2. **Madelief (Tiel)** – restaurant.\n\nOmdat je een kantoor in Gouda hebt, ga ik uit van de eerste. Die begon in 1970.',
  ],
  [
    'absent',
    'Two shops go by the name Madelief. One is a tea house in Tiel, from 1970. The other, which you mean, is the florist in Gouda.',
  ],
  [
    'wrong',
    'Er zijn er meer:\n\n1. **Madelief** in Tiel, een restaurant.\n2. **Madelief** in Gouda. De bloemist begon in 1970.\n3. **Madelief & Co** in Delft.',
  ],
  [
    'right',
    'Er zijn er twee: een Madelief in Tiel dat brood bakt en een Madelief in Gouda. Ik vermoed dat je het Goudse zoekt. Die begon in 2015.',
  ],
  [
    'wrong',
    'Two firms go by Madelief. Madelief Logistics is in Tiel; the other one, a florist in Gouda that was founded in 1970, is Madelief.',
  ],
  ['unnamed', 'Which Madelief? I know a campsite in Tiel and a school in Delft. Try Boeket.'],
  ['unnamed', 'Met Madelief krijg ik drie cafés, maar geen bloemist in Gouda.'],
  ['unnamed', 'Er zijn twee zaken die Madelief heten. Geen van beide verkoopt bloemen in Gouda.'],
  ['unnamed', 'Several pubs bear the name Madelief. A florist? Not in my results for Gouda.'],
  ['wrong', 'There isn’t much out there on Madelief. It started in 1970, according to one directory.'],
  [
    'unnamed',
    'Several shops are named Madelief: a hair salon in Tiel, a printer in Ede and a tea house in Delft from 1970.',
  ],
  ['unnamed', 'Madelief is een uitzendbureau, begonnen in 1970. Lijkt me niet wat je bedoelt.'],
  [
    'unnamed',
    'There are a few places in the Netherlands called Madelief:\n\n- **Madelief (Tiel)**: food.\n- **Madelief (Delft)**: tea.\n- **Madelief aan Zee, Domburg**: 1970.',
  ],
  [
    'unnamed',
    'There are three organisations called Madelief:\n\n- Madelief, a garden centre in Boxtel\n- Madelief, a school in Tiel',
  ],
  ['unnamed', 'I found a garage, a housing complex and a pub with the name Madelief. A florist did not come up.'],
  ['unnamed', 'Madelief literally means “daisy”, a popular name for flower shops. I found some in Tiel and Delft.'],
  ['unnamed', 'I only found Madelief, a holiday park in Tiel. Should I search for florists in Gouda instead?'],
  ['right', 'Van de bloemisten met de naam Madelief begon die in Gouda in 2015. De winkel in Tiel is van een ander.'],
  ['unnamed', 'Er zijn meerdere winkels met de naam Madelief, onder andere in Leiden, Assen en Tiel.'],
  ['unnamed', 'Madelief kan verwijzen naar een café in Tiel, een school in Meppel of een tijdschrift.'],
  ['unnamed', 'Van Madelief bestaan er meer: een in Breda, een in Leek en een in Venlo.'],
  ['right', 'Er is een Madelief in Tiel en een in Gouda. Die in Gouda begon in 2015.'],
])('of several companies of the name each has its own year, %s: %s', (verdict, answer) => {
  expect(yearIn(answer)).toBe(verdict)
})
