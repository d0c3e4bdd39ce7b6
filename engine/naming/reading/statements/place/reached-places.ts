/** Where one goes to reach a company or where it sets out from, without a word that says that it sits there: 'langsbrengen in Sneek'. */
import { IT_BEFORE, PREMISES, TO_TOWN, TOWN } from '#engine/naming/reading/places-in-answer.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: each pattern reads at most eight words from a word of its list on, and at most 60 characters before it.

const ROOMS = `(?:${PREMISES}|lab|laboratorium|laboratory|schuur|boerderij|pakhuis|loft|barn|farm|farmhouse|warehouse|unit|bedrijfsruimte|bedrijfshal|hal|hall|building|house|huis|ruimte|garagebox|veld|field|keuken|kitchen|zijstraat|straatje|steegje|hofje|winkelcentrum|side street|alley|mall)`
/** 'Een ruime', 'an old' */
const A_WIDE =
  "(?:een|an?|de|het|the|zijn|haar|hun|its|their|his|her) (?:(?!(?:in|te|bij|van|of|near|for|voor|partner|other|second|tweede|andere|another) )[\\p{L}’'-]{2,20},? ){0,4}?"

/** 'Werkt vanuit een ruime werkplaats in Enschede', 'repairs violins from a small workshop in Hoorn' */
const FROM = new WordList('vanuit from out')
const FROM_ROOMS = new RegExp(`(?:vanuit|from|out of) ${A_WIDE}\\p{Ll}{0,20}${ROOMS} (?:in|te|at) ${TO_TOWN}`, 'iuy')
/** 'De vegers rijden uit vanuit Aalten', 'repareert violen vanuit Hoorn'; 'bereikbaar vanuit Aalten' is how to get there */
const CREWS = new WordList(
  'team crew ploeg monteur monteurs vegers technicians mechanics vans busjes bussen staff vakmensen bezorgers verhuizers advocaten lawyers medewerkers trainers bouwers schilders',
)
const CREW_FROM = new RegExp(
  `(?:team|crew|ploeg|monteurs?|vegers|technicians|mechanics|vans|busjes|bussen|staff|vakmensen|bezorgers|verhuizers|advocaten|lawyers|medewerkers|trainers|bouwers|schilders) (?:\\p{Ll}{2,15} ){1,4}?(?:vanuit|from|out of) ${TO_TOWN}`,
  'iuy',
)
/** 'Repareert violen vanuit Hoorn'; 'komt vanuit Hoorn' is somebody else */
const DOES_FROM = /vanuit (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})?(?:[.,;]|\n|$))/uy
const DOES =
  /(?<!\p{L})(?!(?:komt|rijdt|reist|fietst|loopt|bent|belt|stapt|is|gaat|kunt|geniet|past) )\p{Ll}{3,18}t (?:\p{Ll}[\p{Ll}’'-]{1,20} ){1,3}$/u

/** 'Vanuit Tilburg staan de advocaten mensen bij'; 'vanuit Tilburg rijdt de bus' */
const FROM_TOWN =
  /(?:vanuit|from) (?=['’‘\p{Lu}]\S{1,25}(?: \p{Lu}\S{1,20})?(?: (?!(?:is|ben|bent|kom|komt|kun|kunt|kan|neem|neemt|reis|duurt|bereik|bereikt|vertrekt|gaat|loopt|ga) )\p{Ll}{3,15} (?:(?:de|het|deze|dit|hun) (?!(?:bus|trein|tram|metro|weg|snelweg|route|reis|rit|veerpont)(?!\p{L}))\p{Ll}{4,25}|ze|zij)|, (?:they|the (?:firm|company|team|business|shop|workshop|practice))(?! (?:are|is|were|was) ))(?!\p{L}))/iuy

/** 'Langsbrengen in Makkum', 'afhalen kan in Ermelo', 'je kunt terecht in Hoorn', 'drop it off in Hoorn' */
const GOING = new WordList(
  'langsbrengen inleveren afgeven binnenlopen langskomen langsgaan afhalen aankloppen terecht bezoeken drop bring visit collect dropped brought collected',
)
const GOES_TO = new RegExp(
  `(?:(?:langsbrengen|inleveren|afgeven|binnenlopen|langskomen|langsgaan|afhalen|aankloppen|terecht|(?<=(?:kunt?|kan) (?:je |u )?(?:ze|hen|hem|haar|de zaak|de winkel|het bedrijf) )bezoeken|(?<=^|[.!?:;\\n] ?)bezoeken(?= kan))(?: (?:kan|kun je|kunt u|mag))?(?: (?:gewoon|alleen|op afspraak|zonder afspraak)){0,2}|(?:drop|bring|visit|collect|dropped|brought|collected) (?:(?!(?:in|at|and|or|also) )[\\p{L}’'-]{2,15} ){0,4}?(?:(?:in to|to|at) (?:the|their|its) \\p{Ll}{0,20}${ROOMS})?)(?: off| in person)? ?(?<= )in ${TO_TOWN}`,
  'iuy',
)
/** 'Gehuisvest in een oud pakhuis in Hoorn', 'occupies an old warehouse in Hoorn', 'zit in een voormalige school in Hoorn' */
const HOUSED = new WordList(
  'gehuisvest gevestigd ondergebracht huist zit zitten werkt betrekt housed based located sits occupies works',
)
const HOUSED_IN = new RegExp(
  `(?:(?:gehuisvest|gevestigd|ondergebracht|huist|zit|zitten|werkt|housed|based|located|sits|works)(?: (?:in|op|on|inside)) |(?:occupies|betrekt) )${A_WIDE}[\\p{Ll}-]{0,20}(?:${ROOMS}|church|kerk|school|fabriek|factory|molen|mill|monument|street|straat|stal|villa|chapel|kapel|station) (?:in|te|aan de rand van|on the (?:edge|outskirts) of) ${TO_TOWN}`,
  'iuy',
)
/** 'Verhuisde vorig jaar van Hoorn naar Enkhuizen'; of 'in 1990 verhuisde het' the next move is not known */
const MOVES = new WordList('verhuisde verhuisden moved relocated')
const MOVED_LATELY = new RegExp(
  `(?:verhuisden?|moved|relocated) (?:(?:vorig jaar|onlangs|recent|recentelijk|dit jaar|in 202\\d|last year|this year|recently) )(?:(?:van|from) \\S{2,25} )?(?:naar|to) ${TO_TOWN}`,
  'iuy',
)
const MOVED_THIS_WAY = new RegExp(
  `(?:verhuisden?|moved|relocated) (?:van|from) \\S{2,25} (?:naar|to) ${TO_TOWN}(?=\\S{2,25} (?:vorig jaar|onlangs|recentelijk|dit jaar|in 202\\d|last year|recently))`,
  'iuy',
)
// These only of the company: a fair opens in a town too, and a car is registered there.
/** 'Opende in 1998 de deuren in Hoorn', 'opened in Hoorn' */
const OPENED = new WordList('opende openden opened')
const OPENED_IN = new RegExp(
  `(?:openden?|opened)(?: in \\d{4})?(?: (?:de|zijn|haar|hun|its|their|the) (?:deuren|doors))? in ${TO_TOWN}`,
  'iuy',
)
/** 'Staat in het handelsregister ingeschreven in Hoorn' */
const STANDS = new WordList('staat staan is are')
const REGISTERED_IN = new RegExp(
  `(?:staat|staan|is|are) (?:(?!niet |not )[\\p{L}]{2,15} ){0,5}(?:ingeschreven|geregistreerd|registered) in ${TO_TOWN}`,
  'iuy',
)
/** 'Ligt op een steenworp van de grens, in Hoorn, en …' */
const LIES = new WordList('zit ligt staat sits lies')
const LIES_ASIDE = new RegExp(
  `(?:zit|ligt|staat|sits|lies) [^.;:,\\n]{2,60}, (?:midden |gewoon |right )?in ${TO_TOWN}(?=${TOWN}(?:[.,;\\n]|$))`,
  'iuy',
)
/** 'Zit vlak bij het station van Hoorn', 'op loopafstand van station Hoorn' */
const LANDMARK = new WordList('station kerk stadhuis haven church')
const LANDMARK_OF = /(?:station|kerk|stadhuis|haven|church) (?:(?:van|in|of) )?(?=['’‘]?\p{Lu}\p{L}+(?:[ .,;\n]|$))/iuy
// Bounded: the 60 characters before it
const LIES_NEAR =
  /(?<!\p{L})(?:zit|ligt|staat|sits|lies|is|vind je)(?: (?!niet |not )[\p{L}]{2,12}){0,4} (?:bij|naast|tegenover|achter|om de hoek van|near|opposite|behind|next to|(?:a?round|on) the corner (?:from|of)|(?:loop|wandel)afstand van) (?:het |de |the )?$/iu
/** 'Heeft één locatie: Hoorn', 'er is één winkel, in Hoorn', 'the only branch is in Hoorn' */
const ONLY = new WordList('een enige one only single')
const ONLY_ROOM = new RegExp(
  `(?:één|enige|one|only|single) (?:\\p{Ll}{2,10} )?\\p{Ll}{0,12}(?:${PREMISES}|locatie|filiaal|location|branch)(?:(?:,| is|:|, namelijk|, namely)(?: in)?|(?: te vinden)? in) ${TO_TOWN}(?=${TOWN}(?:[.,;)\\n]|$))`,
  'iuy',
)
/** 'Bezoekadres is in Hoorn' */
const ADDRESS = new WordList('adres bezoekadres vestigingsadres address')
const ADDRESS_IN = new RegExp(`(?:adres|bezoekadres|vestigingsadres|address) (?:is|ligt|zit) in ${TO_TOWN}`, 'iuy')

/** 'Voor een bezoek rijd je naar Hoorn', 'head to Hoorn to visit the shop' */
const SETTING_OUT = new WordList('moet rijd ga reis head go travel drive')
const SETS_OUT = new RegExp(
  `(?:(?:moet|rijd|ga|reis) (?:je|u) (?:\\p{Ll}{2,12} )?(?:naar|in(?= \\S{2,25}(?: \\p{Lu}\\S{1,20})? (?:zijn|wezen)(?!\\p{L})))|(?:head|go|travel|drive) to(?= \\S{2,25}(?: \\p{Lu}\\S{1,20})? to (?:visit|see) (?:it|them|(?:the|their|its) (?:${PREMISES}))(?!\\p{L}))) ${TO_TOWN}`,
  'iuy',
)
// Bounded: the 60 characters before it
const FOR_A_VISIT = new RegExp(
  `(?<!\\p{L})(?:voor een bezoek(?: aan (?:de|het|hun) \\p{Ll}{0,12}(?:${PREMISES}))?|(?:ga|wil) (?:je|u) (?:er )?langs|wie langs wil|om langs te gaan),?(?: dan)? $`,
  'iu',
)
const IS_FOR_A_VISIT = /^(?:head|go|travel|drive) /iu

/** 'Je kunt ook terecht in Alkmaar', 'they visit customers in Alkmaar', 'inleveren in Rotterdam, bij een partner' */
// Bounded: the 24 characters before a word
const ALSO = /(?<!\p{L})(?:ook|also|either|elders|they|we)(?: \p{Ll}{2,10})? $/iu
const AT_ANOTHER =
  /^['’‘]?\p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?,? (?:bij|at|with) (?!(?:hen|ze|them|the (?:shop|workshop|office)|de (?:zaak|winkel|werkplaats)) )/u
const isAtAnother = (text: string, { index, 0: lead }: RegExpExecArray) =>
  ALSO.test(text.slice(Math.max(0, index - 24), index)) ||
  AT_ANOTHER.test(text.slice(index + lead.length, index + lead.length + 80))

/** Each with the town behind it. */
export function reachedPlaces(
  text: string,
  vocabulary: Vocabulary,
  isOwn: (end: number) => boolean,
): RegExpExecArray[] {
  const ofCompany = [
    ...vocabulary.matches(text, OPENED, OPENED_IN),
    ...vocabulary.matches(text, STANDS, REGISTERED_IN),
    ...vocabulary.matches(text, LIES, LIES_ASIDE),
  ]
  return [
    ...vocabulary.matches(text, FROM, FROM_ROOMS),
    ...vocabulary
      .matches(text, FROM, DOES_FROM)
      .filter(({ index }) => DOES.test(text.slice(Math.max(0, index - 60), index))),
    ...vocabulary.matches(text, CREWS, CREW_FROM, { needs: [FROM, 60] }),
    ...vocabulary.matches(text, FROM, FROM_TOWN, { behind: '.!?:;\n' }),
    ...vocabulary.matches(text, GOING, GOES_TO).filter((match) => !isAtAnother(text, match)),
    ...vocabulary
      .matches(text, SETTING_OUT, SETS_OUT)
      .filter(
        ({ index, 0: lead }) =>
          IS_FOR_A_VISIT.test(lead) || FOR_A_VISIT.test(text.slice(Math.max(0, index - 60), index)),
      ),
    ...vocabulary.matches(text, HOUSED, HOUSED_IN),
    ...vocabulary.matches(text, MOVES, MOVED_LATELY),
    ...vocabulary.matches(text, MOVES, MOVED_THIS_WAY),
    ...vocabulary.matches(text, ADDRESS, ADDRESS_IN),
    ...ofCompany.filter(({ index }) => isOwn(index - 1) || IT_BEFORE.test(text.slice(Math.max(0, index - 45), index))),
    ...vocabulary.matches(text, ONLY, ONLY_ROOM),
    ...vocabulary
      .matches(text, LANDMARK, LANDMARK_OF)
      .filter(({ index }) => LIES_NEAR.test(text.slice(Math.max(0, index - 60), index))),
  ]
}
