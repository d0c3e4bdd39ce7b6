/** Services of which an answer names only what they are for or done to: 'voor lekkages', 'they do weddings', 'children are treated too'. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { isListedAsDone, isWhatItIsAbout } from './done-to.ts'

/** 'A cleaning company for offices', 'they do weddings', 'treats children', 'richt zich op kantoren', 'Voor particulieren en kantoren' at the head of a line. */
// Bounded: at most the 90 characters of `LONGEST_LIST`
const FOR_WHAT =
  /(?:(?:(?:^|\n|[:–¤.?-] )(?:ook |also )?|, (?:ook |vooral |also |mainly |especially )?|bedrijf |company |werkplaats |workshop |school |praktijk |studio |les |lessen |class |classes |cursus |course |courses |groep |group |spreekuur |werkt |werken |works? |terecht |afspraak |appointment |bestellingen |orders )(?:voor|for)|(?<!\p{L})(?:doet|doen|does|do|handles?|covers?|teach|teaches|can learn|takes?|accepts?|welcomes?|caters? (?:for|to)|specialist in|gespecialiseerd in|richt zich(?: \p{L}{4,12})? op|richten zich(?: \p{L}{4,12})? op|focus(?:es)?(?: \p{L}{4,12})? on|speciali[sz]es? in|treats?|behandelt|behandelen|begeleidt|begeleiden|works? with|werkt met|werken met|(?:behandeling(?:en)?|begeleiding|hulp|therapie) (?:van|bij|voor|na)|(?:treatments?|help|support|therapy) (?:of|for|with|after))) (?:(?:een|an?|je|your|ook|vooral|zowel|alle|veel|also|in|mainly|mostly|both|all|many|hele|complete|whole|entire) ){0,2}(?:[\p{L}’'-]{3,20}(?:, (?:(?:en|and) )?(?:(?:voor|for) )?| (?:en|and|&|als) (?:(?:voor|for) )?)){0,3}$/iu
/** As far before it is read. */
export const LONGEST_LIST = 90
const FOR_WORDS = new WordList(
  'voor for doet doen does do handle handles cover covers teach teaches learn take takes accept accepts welcome welcomes cater caters specialist gespecialiseerd richt richten focus focuses specialise specialises specialize specializes treat treats behandelt behandelen begeleidt begeleiden work works werkt werken behandeling behandelingen begeleiding hulp therapie treatment treatments help support therapy',
)
/** 'Organiseert elke maand een proeverij', 'behandelen onder anderen baby's', 'known for its tastings', 'Behandelt: kinderen en baby's' */
// Bounded: at most the 90 characters of `LONGEST_LIST`
const DOES_WHAT =
  /(?<!\p{L})(?:behandel(?:t|en)|ziet|zien|verzorg(?:t|en)|organise(?:ert|ren)|mak(?:en|t)|maakt|ge(?:eft|ven)|bied(?:t|en)|help(?:t|en)|begeleid(?:t|en)|ontvang(?:t|en)|vang(?:t|en)|(?:bekend|geliefd|geroemd) (?:om|van|door|vanwege)|werk(?:t|en)(?: \p{L}{3,12}){0,2} (?:met|voor)|treats?|sees?|helps?|organi[sz]es?|hosts?|runs?|makes?|offers?|provides?|accepts?|works?(?: \p{L}{3,12}){0,2} (?:with|for)|(?:known|praised|popular) for|kies(?:t|en)? uit|kiezen uit|choose from) (?:(?!(?:geen|niet|nooit|no|not|without|zonder|als|if|waar|die|dat|that|which|who) )[\p{L}\d’'-]{1,20},? ){0,6}$/iu
const DOING = new WordList(
  `behandelt behandelen ziet zien verzorgt verzorgen organiseert organiseren maakt maken geeft geven biedt bieden helpt helpen begeleidt begeleiden ontvangt ontvangen
  vangt vangen bekend geliefd geroemd werkt werken kies kiezen choose treat treats see sees help helps organise organize organises organizes host hosts run runs make makes offer offers
  provide provides accept accepts work works known praised popular doelgroep doelgroepen patients whom wie clients klanten specialities specialties specialiteiten
  specialisaties diensten services aanbod sterk strong goed good strength strengths speciality specialty specialism specialiteit specialisatie rechtsgebied rechtsgebieden vakgebied vakgebieden expertise expertises werkzaamheden specialismen specialisms specialisation specialisations specialization specializations areas focus prijs prijzen tarief tarieven price prices rate rates`,
)
/** '… dat complete plateaus verzorgt' */
const DONE_BEHIND =
  /^ (?:verzorgt|organiseert|maakt|geeft|biedt|behandelt|ziet|begeleidt|opvangt|verzorgen|organiseren|maken|geven|behandelen)(?!\p{L})/u
/** 'Kinderen worden er ook behandeld', 'Children are treated too' */
const RECEIVED =
  /^ (?:worden|wordt|are|is|zijn)(?: (?:er|hier|daar|ook|also|vooral|graag|mainly|met|plezier)){0,3}(?: (?:vanaf|from) [\p{L}\d]{1,6} (?:weken|maanden|jaar|weeks|months))? (?:behandeld|getraind|begeleid|geholpen|gezien|ontvangen|verzorgd|gecoacht|treated|seen|trained|helped|taught|coached|guided|welcome|welkom|looked after)(?!\p{L})|^(?: (?:women|vrouwen|mensen|people|kinderen|children|men|mannen|patients|patiënten|honden|dogs))?(?: (?:met|with|die|who) [^.,;\n]{1,25})?,? (?:(?:kunnen|kan) (?:er|hier|daar)(?: \p{L}{3,10})? terecht|komen (?:er|hier|ook)|come (?:here|too)|krijgen (?:er|hier)|vinden (?:er|hier)|(?:get|find) (?:help|support|advice|lessons|treatment)|can (?:join|come|go|turn) (?:in|here|there|to them|a class)|(?:kunnen|kan) meedoen|(?:are|is) (?:held|organi[sz]ed|hosted)|(?:worden|wordt) (?:er )?(?:gehouden|georganiseerd|gegeven))(?!\p{L})/u
// Bounded: at most the 90 characters of `LONGEST_LIST`
const IN_CLAUSE = /(?<!\p{L})(?:die|dat|waar) [^.,;:\n]{0,40}$/u
/** 'Vegen kost er rond de 60 euro', 'Price for sweeping one flue: about €60' */
const COSTS =
  /^ (?:bestel|bestelt|order) (?:je|u|them)(?!\p{L})|^(?: \p{L}{3,15}){0,2}(?: (?:kost|kosten|costs?)(?: (?:er|hier|daar))?|:)(?: (?:ongeveer|rond|zo[’']n|circa|ca\.|vanaf|de|about|around|from|tussen|between)){0,3} (?:€ ?)?\d/u
const PRICE_OF = /(?<!\p{L})(?:prijs|prijzen|tarief|tarieven|prices?|rates?) (?:van|voor|for|of) (?:een |an? |the )?$/iu
/** 'Baby's: ja', '✅' */
const YES = /^(?:[’']s)?\??: (?:ja|yes|[✓✔✅])/iu

/** 'Voor lekkages en verstoppingen', 'een lekkage kost er €80': of what is done to it, or of what is done with the trade. */
export function isForThat(text: string, at: number, end: number, vocabulary: Vocabulary): boolean {
  return (
    (vocabulary.isBetween(FOR_WORDS, at - LONGEST_LIST, at) &&
      FOR_WHAT.test(text.slice(Math.max(0, at - LONGEST_LIST), at))) ||
    COSTS.test(text.slice(end, end + 60)) ||
    YES.test(text.slice(end, end + 8)) ||
    RECEIVED.test(text.slice(end, end + 60).replace(/^[’']s(?= )/u, '')) ||
    isWhatItIsAbout(text, at, end)
  )
}

export function isForWhat(text: string, at: number, end: number, vocabulary: Vocabulary): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_LIST), at)
  return (
    isForThat(text, at, end, vocabulary) ||
    (vocabulary.isBetween(DOING, at - LONGEST_LIST, at - 1) &&
      (DOES_WHAT.test(before) || isListedAsDone(before) || PRICE_OF.test(before))) ||
    (DONE_BEHIND.test(text.slice(end, end + 14)) && IN_CLAUSE.test(before))
  )
}
