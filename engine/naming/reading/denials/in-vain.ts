/** Sentences that say that what was looked for was not found, but for others. */
import { WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: at most 400 characters of a sentence are looked at.

/** 'Ik heb gezocht naar X, maar kreeg alleen andere kappers te zien', 'I only came across similar names', 'de resultaten gaan over andere bedrijven' */
export const ONLY_OTHERS =
  /(?<!\p{L})(?:kreeg|krijg|vond|vind|zag|zie|leverde|levert|gaf|geeft|stuitte|kwam|kom|found|find|saw|see|got|get|came|shows?|returned|returns)(?: (?:ik|we|I|er|daar|daarmee|dan|up|across|tot nu toe))? (?:wel |op )?(?:alleen|enkel|slechts|uitsluitend|only)(?: (?:maar|op|across|up|te|namen van|names of))? (?:andere|algemene|general|other|different|vergelijkbare|similar|soortgelijke|gelijkende|(?:resultaten|treffers|pagina[’']s|results|hits|pages) (?:over|voor|van|for|about|on))(?!\p{L})|(?<!\p{L})(?:every|all|alle|elk|ieder) (?:\p{L}{3,12} )?(?:results?|resulta(?:at|ten)|hits?|treffers?) (?:was|were|is|are|ging(?:en)?|gaan|waren|zijn)(?: \p{L}{2,10}){0,2} (?:irrelevant|unrelated|something else|someone else|iets anders|iemand anders)(?!\p{L})|(?<!\p{L})(?:resultaten|treffers|hits|results) (?:(?:die|that) (?:ik|I) \p{Ll}{3,8} )?(?:gaan|gingen|zijn|waren|are|were) (?:allemaal |alleen |enkel |vooral |all |only |mostly )?(?:over|van|voor|about|for|of) (?:andere?|heel andere|other|different) |(?<!\p{L})results?(?: I (?:got|found|get|see|saw))? (?:were|are) (?:all )?about [^.;\n]{3,80}, not(?: about)?(?: an?)?(?!\p{L})|(?<!\p{L})only (?:found|find|came across|come across|see|saw|get|got|turned up|brought up|returned|returns|turns up) (?:other|different|similar|(?:shops|sites|pages|people|products|articles) (?:about|selling|on|for|with|called|named|of))(?!\p{L})/u

/** 'Ik heb gezocht naar De Linde, maar er kwam niets uit', 'Naar De Linde heb ik gezocht, maar …', 'iets te vinden over De Linde, maar zonder resultaat' */
const IN_VAIN =
  /(?<!\p{L})(?:(?:gezocht|zocht|zoek|zoeken|searched|looked|search|zoektocht|zoekopdracht) (?:\p{Ll}{2,12} ){0,2}(?:naar|for|op)|(?:iets|informatie|gegevens|something|anything|information|details) (?:\p{L}{2,12} ){0,3}(?:over|about|on|van)) (?:de |het |the )?(?:\p{Ll}{4,20} )?["'“‘„]?\p{Lu}[^.;\n]{0,80},? (?:maar|but) (?:\p{L}{1,12} ){0,4}(?:niets|niks|geen|empty|zonder resultaat|zonder succes|tevergeefs|tekort|dood|nothing|no|without|could(?:n[’']t| not)|did(?:n[’']t| not))(?!\p{L})(?! (?:\p{L}{2,8} ){0,3}(?:website|telefoon|adres|openingstijden|prij|tarie|review|recensie|price|fee|phone|address|opening))|(?<!\p{L})(?:(?:(?:had|zou|wilde) ik|[Ii]k (?:had|zou|wilde)) (?:je |u |jullie )?graag|I(?:[’']d| would)(?: have)? (?:love|loved|like|liked) to (?:tell|help)|I wish I (?:could|knew|had)|[Ii]k wou dat ik) [^.;\n]{1,140}, (?:maar|but) |(?<!\p{L})(?:[Ii]k heb|heb ik|[Ii](?:[’']ve| have)?(?: looked)?) (?:de |het |the )?["'“‘„]?\p{Lu}[^.;\n]{0,60} (?:opgezocht|nagezocht|gegoogeld|up|googled),? (?:maar|but) (?:\p{L}{1,12} ){0,4}(?:niets|niks|geen|nothing|no)(?!\p{L})|(?<!\p{L})(?:[Nn]aar|[Oo]p) (?:de |het )?["'“‘„]?\p{Lu}[^.,;\n]{0,60} (?:heb ik gezocht|is gezocht|zocht ik|gezocht),(?: [^.,;\n]{1,50},)? maar (?:\p{L}{1,12} ){0,4}(?:niets|niks|geen|zonder|tevergeefs)(?!\p{L})/u

/** 'De Linde? Ik vind alleen Lindebloem in Ede': where who is found is another, and the name stands before it as a question. */
export const ONLY_FOUND =
  /(?<!\p{L})(?:(?:[Ii]k|we) (?:vind|vond|zie|zag|ken)|(?:vind|vond|zie|zag|ken) (?:ik|we)|I (?:can )?(?:find|found|see|know))(?: wel| er)? (?:alleen|enkel|slechts|only) (?:(?:een|an?|de|het|the) )?\p{Lu}|(?<!\p{L})I only (?:find|found|see|know) (?:(?:an?|the) )?\p{Lu}/u

/** Without these, `ONLY_FOUND`, `ONLY_OTHERS` and `IN_VAIN` match nothing. */
export const ONLY = new WordList(
  'alleen enkel slechts uitsluitend only irrelevant unrelated something someone iets iemand results result resultaten treffers hits',
)
const SEARCHING = new WordList(
  'opgezocht nagezocht gegoogeld gezocht zocht zoek zoeken searched looked search zoektocht zoekopdracht iets informatie gegevens something anything information details graag love loved like liked wish wou',
)

/** `has`: whether the sentence holds one of some words. */
export const isInVain = (sentence: string, has: (words: WordList) => boolean) =>
  (has(ONLY) && ONLY_OTHERS.test(sentence)) || (has(SEARCHING) && IN_VAIN.test(sentence))
