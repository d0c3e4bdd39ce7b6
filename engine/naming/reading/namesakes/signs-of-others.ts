/** Words around a name that show that something or somebody else of the name is meant. */
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import { WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: at most 200 characters around a name, or 400 of a sentence

/** 'Verwar de werf niet met', 'it is unrelated to': another comes behind it, and the subject stays. */
export const AGAINST = String.raw`(?:(?:verwar|verward|verwarren|verwarring|confuse|confused|mix(?:ed)?(?: it| them| this)? up)(?!\p{L})(?:[^.;\n]{1,40})?? (?:met|with)|niet hetzelfde (?:bedrijf )?als|not the same (?:company )?as|(?:not (?:related|affiliated|connected)|unrelated|unconnected|no (?:relation|connection)|nothing to do) (?:to|with)|geen (?:relatie|verband|band) met|niets (?:te maken|van doen) met|niet (?:verwant|gelieerd|verbonden) (?:aan|met)|los van)`

export const AGAINST_WORDS = new WordList(
  'verwar verward verwarren verwarring confuse confused mix mixed niet niets not nothing no geen los unrelated unconnected',
)
/** 'Verwar de werf niet met Brandsma Watersport, die …', 'and not Vakbrugge, which …': to the end of the sentence the words are about that one. */
export const SET_AGAINST = new RegExp(
  String.raw`(?<!\p{L})(?:${AGAINST}|(?:not|niet)(?= \p{L}[\p{L}\d’'-]{2,25}(?: \p{L}[\p{L}\d’'-]{1,25}){0,2}, (?:which|who|that|die|dat|een|an?) )) (?:de |het |the )?(?=\p{Lu})`,
  'iuy',
)

export const OTHER_COMPANY =
  /(?<!\p{L})(?:(?:een )?ander(?:e)? bedrijf|niet (?:hetzelfde|dezelfde)|another company|a different company|not the same company)(?!\p{L})/iu

// Bounded: the 50 characters before a town
export const DIFFERENT_FROM =
  /(?<!\p{L})(?:ander bedrijf dan|iets anders dan|niet (?:hetzelfde|dezelfde) als|different (?:company|business|firm) (?:from|than|to)|not the same (?:\p{L}{4,8} )?as) (?:dat|die|de \p{Ll}{3,20}|het \p{Ll}{3,20}|(?:the )?one) (?:in|uit|te|from) $/iu

export const SEVERAL =
  /(?<!\p{L})(?:meerdere|verschillende|diverse|enkele|een aantal|meer|twee|drie|several|multiple|various|a few|some|different|two|three|more than one|(?:de|the) (?=(?:bedrijven|zaken|ondernemingen|companies|businesses|firms) )) ?(?:[\p{L}’'-]{2,20} ){1,7}(?:genaamd|genoemd|met de naam|onder de naam|met als naam|die|called|named|(?:trading|operating) (?:as|under the name)|with the name|by the name of) ["'“‘„]?$/iu
/** 'De Oase komt als naam vaak voor', 'Atlas is a common name' */
export const OFTEN_USED =
  /^["'”’]? (?:(?:komt|komen|wordt|bestaat|is|are|occurs) [^.;:\n]{0,40}?(?:vaak|vaker|meermaals|veelvoorkomend\p{L}*|populair\p{L}*|gangbar\p{L}*|common|popular|several|meer|meerdere|verschillende|veel|veelgebruikte)(?!\p{L}))/u
/** 'Er zijn andere organisaties die Orion heten' */
export const OTHERS_CALLED =
  /(?<!\p{L})(?:andere|other) (?:\p{L}{3,20} ){1,3}(?:genaamd|genoemd|met de naam|onder de naam|die|called|named|with the name|by the name of) ["'“‘„]?$/iu
/** 'Onder de naam "De Linde" vind ik alleen …', where only longer names follow. */
export const LOOKED_FOR =
  /(?<!\p{L})(?:(?:onder|met|bij|voor) de naam|(?:under|by|with|for) the name(?: of)?) ["'“‘„]?$/iu
/** 'De Linde vind ik op twee plekken' */
// Bounded: what is right behind a name
export const FOUND_IN_SEVERAL =
  /^["'”’*_]{0,3} (?:vind|vond|zie|zag|ken) ik (?:op|in) (?:twee|drie|vier|meerdere|verschillende) (?:plekken|plaatsen|steden|dorpen)(?!\p{L})/u
/** 'The De Linde I can find is based in Emmen', beside a company in Ede */
// Bounded: the 24 characters behind a name
export const THAT_I_FIND =
  /^ (?:(?:that |which )?I(?: can| could|[’']ve| have| did| do)? (?:find|found|see|know)|die ik (?:kan |kon |heb )?(?:vind|vond|vinden|gevonden|zie|ken))(?!\p{L})/u
/** 'De enige De Linde die ik vind, is een theehuis in …' */
export const ONLY_ONE =
  /(?<!\p{L})(?:[Dd]e|[Hh]et|[Tt]he) (?:enige|only|bekendste|best[- ]known|most famous)(?: \p{Ll}{3,20})? ["'“‘„]?$/u

/** 'Which De Linde? I know a campsite in Soest' */
export const ASKS_WHICH = /(?<!\p{L})(?:[Ww]hich|[Ww]elke?) ["'“‘„]?$/u
/** 'Lijkt me niet wat je bedoelt.' */
export const NOT_MEANT =
  /^\s*(?:[^.;\n]{0,40}(?<!\p{L})(?:niet|not|n[’']t)|Not)(?: \p{L}{2,12}){0,3} (?:wat|die|degene|what|the one|who)(?: \p{L}{3,15})? (?:je|u|you)(?: are)?(?: \p{L}{2,12}){0,2} (?:bedoelt|zoekt|looking|after|mean|meant|want)(?!\p{L})/u

/** 'Met "De Linde" bedoel je mogelijk Lindebloem' */
// Bounded: the 60 characters behind a name
export const MEANS_ANOTHER =
  /^["'”’]{0,2} (?:bedoelt? (?:je|u) (?:mogelijk|misschien|waarschijnlijk|vermoedelijk|wellicht|vast)|(?:you )?(?:may|might|probably|possibly)(?: well)? mean) (?:(?:het|the) )?["'“‘„]?(?=\p{Lu})/u

// Bounded: the 160 characters before a name
/** 'A physiotherapist, a housing complex and a restaurant with the name De Linde' */
export const SOME_OF_IT =
  /(?<!\p{L})(?:een|an?) \p{Ll}[^.;:\n,]{2,40}(?:, (?:een|an?) \p{Ll}[^.;:\n,]{2,40}){0,4},? (?:en|and) (?:een|an?) \p{Ll}[^.;:\n,]{2,40} (?:with the name|by the name of|called|named|genaamd|met de naam) ["'“‘„]?$/u
/** 'De Linde kan verwijzen naar een café in Gouda', 'Van De Linde bestaan er meer', 'Met De Linde kun je verschillende dingen bedoelen' */
export const MANY_THINGS =
  /^["'”’]{0,2} (?:(?:can|may|could|might) (?:also )?(?:refer to|mean|stand for|be:)|(?:kan|kunnen)(?: ook)? (?:van alles (?:zijn|betekenen)|verwijzen naar|slaan op|staan voor|betekenen)|(?:bestaan|zijn|heb je) er (?:meer|meerdere|verschillende|veel|twee|drie|vier)|(?:kun je|kunt u|kan(?: men)?|can|may|could) (?:\p{Ll}{2,8} ){0,2}(?:meerdere|verschillende|diverse|allerlei|several|multiple|different|many) (?:dingen|zaken|bedrijven|plekken|betekenissen|things|businesses|companies|places)|(?:heeft|has) (?:meerdere|verschillende|diverse|several|multiple|many) (?:betekenissen|meanings))(?!\p{L})/u
/** 'Meerdere bakkers met de naam De Linde, onder andere in Leiden en Tiel' */
export const IN_TOWNS =
  /^["'”’]{0,2},? (?:(?:onder (?:andere|meer)|bijvoorbeeld|zoals|namelijk|among others|for example|including|such as|namely),? )?(?:in|te) \p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?(?:,| en| and)/u
/** '"De Linde" literally means "the lime tree"' */
export const LITERALLY =
  /^["'”’]{0,2}(?:, [^,.;:\n]{3,20},)? (?:(?:kan|may|might|could) (?:\p{Ll}{2,10} ){0,2}(?:the |de |een |an? )(?:(?:achter|voor|sur|first |last |family )?na(?:am|me)) (?:van|of)|(?:literally|letterlijk) (?:means|translates|vertaald|betekent)|(?:means|betekent|translates) (?:literally|letterlijk|as ["“‘'])|is (?:the )?(?:Dutch|Frisian|French|Latin|Italian|English|German|Spanish) (?:word |term |name )?for|is (?:het )?(?:Nederlands|Fries|Frans|Latijn|Italiaans|Engels|Duits|Spaans) voor)(?!\p{L})/u

/** 'Linde (NYSE: LIN)': listed on a stock exchange. */
export const LISTED =
  /^,? \(?(?:ASX|NYSE|NASDAQ|LSE|TSX|AEX|FWB|Euronext(?: \p{L}+)?|HKEX|BSE|NSE)\s?: ?[\p{Lu}\d]{1,6}/u

/** 'One is a startup. The other, De Linde Audio, is …' */
export const THE_OTHER =
  /(?<!\p{L})(?:[Tt]he (?:other|second)(?: one)?|[Dd]e (?:andere|tweede)|[Hh]et (?:andere|tweede)),? (?:is |heet |genaamd |called )?["'“‘„]?$/u

/** 'Er is een De Linde in Zwolle', 'a shop called De Linde' */
// Bounded: the 34 characters before a name
export const ONE_OF_NAME =
  /(?<!\p{L})(?:(?:een|an?)(?: \p{Ll}[\p{Ll}-]{2,20})?|called|named|genaamd|naam|die|dat) ["'“‘„]?$/iu
/** 'De Linde was vroeger een bakker in Zwolle', 'used to be a bakery' */
// Bounded: the 40 characters behind a name
export const WAS_ONCE =
  /^["'”’]?,? (?:was (?:vroeger|ooit|voorheen|tot|jarenlang|once|formerly|previously|until)|is (?:vroeger|ooit)|used to be)(?!\p{L})/u
/** 'De Linde was een bakker in Zwolle': once, unless it is what somebody thought of it ('was the best bakery we tried'). */
// Bounded: the 40 characters behind a name
export const WAS_ONE =
  /^["'”’]? was (?:een|de|het|an?|the) (?!(?:zeer |erg |heel |echt |very |really |absolute )?(?:fijne?|leuke?|goede?|goeie|prettige?|prima|mooie?|geweldige?|beste?|eerste|enige|aanrader|verademing|van de|best|first|only|great|good|nice|pleasant|lovely|wonderful|fantastic|excellent|perfect|delight|pleasure|joy|right|of the)(?!\p{L}))/u
/** 'Ik ken De Linde alleen als bakker in Zwolle', 'I know De Linde only as a bakery' */
export const ONLY_AS = /^["'”’]? (?:ken ik )?(?:alleen|enkel|slechts|vooral|only|mainly) (?:als|as) /u

/** 'The other De Linde is a law firm', 'een andere De Linde', 'in Assen zit ook een De Linde', 'een café dat ook De Linde heet' */
export const THE_OTHER_OF_NAME =
  /(?<!\p{L})(?:[Tt]he (?:other|second)|[Dd]e (?:andere|tweede)|[Hh]et andere|[Aa] (?:different|second)|[Aa]nother|[Ee]en (?:andere?|tweede)|[Nn]og een|(?:ook|also) (?:een|an?)|(?:die|dat|which|that)(?: is)? (?:ook|also)(?: (?:called|named))?) ["'“‘„]?$/u

// Bounded: the 40 characters behind a name
/** 'VRS in the US': of a company in the Low Countries it is another. */
const ABROAD =
  /^["'”’]?,? (?:in|uit|from|based in) (?:de |the )?(?:US|USA|UK|VS|Verenigde Staten|Verenigd Koninkrijk|United States|United Kingdom|Amerika|America|Engeland|England|Schotland|Scotland|Ierland|Ireland|Duitsland|Germany|Frankrijk|France|Spanje|Spain|Italië|Italy|Canada|Australië|Australia|Japan|China|India|Zwitserland|Switzerland|Oostenrijk|Austria|Denemarken|Denmark|Zweden|Sweden|Noorwegen|Norway|Polen|Poland)(?!\p{L})/u

/** 'DKV is een Duitse aanbieder van tankkaarten': of letters alone, for a restaurant may well be called Chinese. */
// Bounded: the 40 characters behind a name
const FOREIGN =
  /^["'”’)]{0,2} (?:is|was) (?:een|an?) (?:Duits|German|Amerikaans|American|US|Brits|British|Engels|Frans|French|Zwitsers|Swiss|Zweeds|Swedish|Deens|Danish|Noors|Norwegian|Japans|Japanese|Chinees|Chinese|Koreaans|Korean|Spaans|Spanish|Oostenrijks|Austrian|Canadees|Canadian)e? \p{Ll}/u
export const isOfAnotherCountry = (text: string, { at, end }: Place) =>
  ABROAD.test(text.slice(end, end + 40)) ||
  (!/\p{Ll}/u.test(text.slice(at, end)) && FOREIGN.test(text.slice(end, end + 40)))
