/** What somebody is called at a company: 'eigenaar', 'managing partner', and which of those are one. */
import { kept } from '#engine/naming/reading/kept.ts'
import { WordList } from '#engine/naming/reading/words.ts'
import { fold } from '#engine/text.ts'

export const LEADER = 'leader'
const ROLES: readonly [string, RegExp][] = [
  ['notary', /notari|notary/i],
  [
    'owner',
    /eigena|owner|proprietor|proprietress|praktijkhoud|salonhoud|uitbat|uitbaat|exploitant|baas|bazin|boss|hotelier/i,
  ],
  [
    'founder',
    /initiatiefne|grondlegger|oprichter|oprichtster|founder|opgericht|founded|gestart|started|opgezet|set up/i,
  ],
  ['partner', /partner|vennoot|vennoten|firmant/i],
  ['director', /directeur|directrice|bestuurder|directie|director|ceo|dga|zaakvoer/i],
  ['chef', /chef|kok$/i],
  ['manager', /bedrijfsleid|vestigingsmanager|(?:general|store|shop|branch|restaurant) manager/i],
  ['brewer', /brewer|brouwer|brouwmeester/i],
  ['chair', /voorzitter|chair/i],
  [LEADER, /achter|behind|kracht|force|charge/i],
]
export const roleOf = kept((role): string => ROLES.find(([, words]) => words.test(role))?.[0] ?? fold(role))

/** 'Oprichter en eigenaar' is both. */
export const rolesOf = kept((role): readonly string[] => {
  const held = ROLES.flatMap(([one, words]) => (words.test(role) ? [one] : []))
  return held.length > 0 ? held : [fold(role)]
})

/** Who has one of these may well be called by another. */
export const HEADING =
  /eigena|owner|proprietor|direct|bestuur|ceo|dga|partner|vennoot|(?<!boek)houd|(?<!uit)voerder|(?<!uitvaart)leider|hoofd|founder|opricht|initiatiefne|grondlegger/i

const ROLES_SAID = [
  ...[
    'praktijkeigenaar praktijkeigenaresse eigenaren eigenaars eigenaar eigenaressen eigenaresse eigenares owners owner owner-operator co-owner',
    'initiatiefnemers initiatiefnemer initiatiefneemster grondlegger oprichters oprichter oprichtster founders founder co-founder directeuren directeur directrice directie bestuurder directors director',
    'praktijkhouder praktijkhoudster praktijkmanager praktijkleider locatiemanager locatieleider vestigingsmanager zaakvoerder zaakvoerster',
    'bedrijfsleidster bedrijfsleider vennoten vennoot firmanten firmant notarissen notaries uitbater uitbaatster exploitant baas bazin boss',
    'hoteleigenaar hoteleigenaresse restauranteigenaar winkeleigenaar salonhoudster hotelier proprietress proprietor chef-kok chef hoofdbrouwer',
    'brouwmeester voorzitter chairman chairwoman ceo cto cfo coo dga',
  ].flatMap((roles) => roles.split(' ')),
  ...[
    'drijvende kracht',
    'driving force',
    'managing partner',
    'head chef',
    'executive chef',
    'head brewer',
    'person in charge',
  ],
  ...['general', 'store', 'shop', 'branch', 'restaurant', 'practice'].map((what) => `${what} manager`),
  // 'De drijvende kracht achter het bedrijf is Jan Smit.'
  ...[
    'drijvende kracht',
    'driving force',
    'man',
    'vrouw',
    'brein',
    'gezicht',
    'person',
    'woman',
    'brains',
    'face',
    'name',
  ].map(
    (who) =>
      `${who} (?:achter|behind) (?:de|het|the|dit|deze|this) (?:zaak|bedrijf|naam|winkel|praktijk|company|business|name|shop)`,
  ),
].toSorted((a, b) => b.length - a.length)
export const ROLE = `(?:mede-?|co-?|(?:algemeen|managing) )?(?:${ROLES_SAID.join('|')})`
export const ROLE_WORDS = new WordList(
  ['mede', 'co', 'algemeen', ...ROLES_SAID.map((role) => role.split(/[ -]/)[0]!)]
    .flatMap((one) => [one, `mede${one}`, `co${one}`])
    .join(' '),
)
