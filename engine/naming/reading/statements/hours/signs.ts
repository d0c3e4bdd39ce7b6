/** What single words tell of opening hours. */
import { WordList } from '#engine/naming/reading/words.ts'
import { SPOKEN_HOURS } from './in-digits.ts'

/** By what they tell, the words that do. */
const WORDS = {
  to: '- t/m through thru',
  until: 'tot bis until till til to',
  from: 'van vanaf from',
  between: 'tussen between',
  at: 'om at rond around',
  before: 'voor vóór before',
  after: 'na after',
  and: 'en and & + /',
  or: 'of or',
  comma: ', |',
  stop: '; . · ! terwijl while whereas',
  but: 'maar but',
  // 'Open op zondag? Helaas niet'
  colon: ': ? helaas unfortunately sadly',
  bracket: '( )',
  glue: 'both zowel op on in de het the een a ook also er is zijn are be bij s all hele gehele whole entire elke iedere every each alle altijd always gewoon al pas day dag kan there daar',
  open: 'open geopend terecht terechtkunt terechtkan terechtkunnen aanschuiven welkom welcome visit langskomen langsgaan binnenlopen binnenstappen binnenwandelen openstelling',
  opens:
    'opent opens opening openen opengaat opengaan openingstijden openingsuren openingstijd openingsdag openingsdagen uren tijden hours',
  late: 'koopavond avondopenstelling avondkoop avondspreekuur avondspreekuren',
  works:
    'begint beginnen begin start starts starten rijdt rijden vaart varen draait draaien run runs operate operates serve serves langs bezoek available beschikbaar programme program programma staffed bemand bezet works work werkt werken gewerkt lesgegeven gelest',
  /** Somebody is there, who need not be all. */
  there: 'bereikbaar reachable aanwezig iemand someone somebody bezoeken inloop inlopen',
  /** People are reached, be it by telephone. */
  reach: 'bellen bel belt opnemen ring bereiken brengen langsbrengen binnenbrengen inleveren afgeven',
  shut: 'gesloten dicht closed shut sluitingsdag sluitingsdagen rustdag rustdagen',
  shuts:
    'sluiting sluitingstijd sluitingstijden sluit sluiten dichtgaat dichtgaan dichtdoet dichtdoen close closes closing shuts',
  stops: 'afgelopen stop stops stopt stoppen eindigt eindigen ends end ending finish finishes',
  nobody: 'niemand nobody',
  not: 'niet geen nooit not never isn aren doesn don',
  only: 'alleen uitsluitend enkel slechts only',
  except: 'behalve uitgezonderd except excluding exclusief',
  yes: 'ja jazeker yes',
  no: 'nee neen no x',
  vague:
    'vroeg laat vroeger eerder later earlier early late longer langer korter shorter ruimer soms sometimes meestal usually vaak often eerste tweede derde laatste first second last once other sinds since weer jaar years beperkt limited webshop online even oneven',
  without: 'zonder without',
  appointment: 'afspraak appointment',
  part: 'ochtend ochtends morgens middag middags avond avonds morning mornings afternoon afternoons evening evenings',
}
export type Sign = keyof typeof WORDS | 'word'
export const SIGNS = new Map(
  Object.entries(WORDS).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign as Sign] as const)),
)

const TELLING = new Set<Sign>([
  'open',
  'opens',
  'late',
  'works',
  'there',
  'reach',
  'shut',
  'shuts',
  'stops',
  'nobody',
  'not',
  'no',
  'yes',
  'except',
])
/** Without one of these and without a time a sentence says nothing of opening hours. */
export const TELLING_WORDS = new WordList(
  [
    ...[...SIGNS].flatMap(([word, sign]) => (TELLING.has(sign) ? [word] : [])),
    SPOKEN_HOURS,
    'vrij visited walk drop pop train swim climb dine eat eten lunchen winkelen shoppen trainen sporten fitnessen zwemmen klimmen trade trades seen treated vervalt vrije zaterdagopenstelling zondagopenstelling weekendopenstelling mogelijk possible dineren late visits appointments work werken clienten clients customers klanten patienten patients winkel shop store off stil slot standstill nothing deur deuren door doors locked rest hoef hoeft niets tevergeefs vain lessons lesson classes les lessen one lock knock working werkweek voicemail antwoordapparaat',
  ].join(' '),
)
