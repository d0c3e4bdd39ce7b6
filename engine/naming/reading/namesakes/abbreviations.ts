/** Whether a sentence explains letters or a word that have other meanings than the company: 'TDM can stand for several things'. */

import type { Mark } from '#engine/naming/reading/marks.ts'
import { startsSentence } from '#engine/naming/reading/markup/inline-text.ts'
import type { Sentence } from '#engine/naming/reading/subjects.ts'
import { isTradeWord } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { isLookedUp } from './no-such.ts'

// Bounded in this file: the 60 characters before a name and 90 behind it

/** Of a company, what it has or offers; of letters, what they mean. */
const SEVERAL =
  '(?:meer(?:dere)?|meer dan [eé]én|verschillende|diverse|vele|veel|allerlei|uiteenlopende|twee|drie|vier|several|many|multiple|different|various|a few|a number of|numerous|more than one|two|three)'
const MEANINGS =
  '(?:betekenis(?:sen)?|verklaringen|uitleg|interpretaties|invullingen|meanings?|definitions?|interpretations?|expansions?|uses)'
const OFTEN =
  '(?:(?:meestal|normaal|doorgaans|gewoonlijk|vaak|vooral|onder (?:meer|andere)|ook|eigenlijk|usually|normally|often|commonly|(?:most|more) (?:commonly|frequently)|frequently|generally|typically|most often|mostly|also|mainly|primarily|best|in general|waarschijnlijk|hoogstwaarschijnlijk|vermoedelijk|wellicht|mogelijk|most likely|very likely|likely|probably|presumably|possibly|here|hier|in dit (?:geval|verband|opzicht)|in this (?:context|case)) )?'
/** 'Staat voor persoonlijke aandacht' says what a company finds important. */
const VIRTUE =
  '(?!(?:je|jou|u|jullie|iedereen|klanten|you|de (?:deur|klant))(?: |[,.])|(?:hun |haar |zijn |een |a |an |its |their )?(?:persoonlijk|kwaliteit|betrouwba|vakmanschap|vakkundig|service|eerlijk|snel|korte|duurza|jarenlang|ruim|deskundig|gastvrij|goed|hoge|lokaal|ambacht|quality|reliab|personal|honest|craft|good|great|excellent|business))'
/** 'PDL staat in de zorg voor …' */
const IN_A_FIELD = '(?:(?:in|binnen|bij) (?:de |het |the )?[\\p{Ll}-]{2,20}(?: [\\p{Ll}-]{2,20})? )?'
const STANDS_FOR = new RegExp(
  `^["'”’)]{0,2},? ${OFTEN}(?:(?:staat|staan|stands?) ${OFTEN}(?:voor|for) ${VIRTUE}|(?:staat|stands) in (?:(?:de |het |the )?\\p{Lu}\\p{L}{1,20} (?:voor|for) (?:de |het |the )?(?=\\p{Lu})|(?:Nederland|België|Vlaanderen|the Netherlands|Belgium|Dutch) ${OFTEN}(?:voor|for) )|(?:is|are) (?:[\\p{L}’'-]{1,15} ){0,6}(?:afkorting (?:van|voor)|short for|(?:abbreviation|acronym|code|shorthand) (?:of|for)) )`,
  'u',
)
const STANDS_IN_A_FIELD = new RegExp(
  `^["'”’)]{0,2},? ${OFTEN}(?:staat|staan|stands?) ${OFTEN}${IN_A_FIELD}${OFTEN}(?:voor|for) ${VIRTUE}`,
  'u',
)
/** 'SKF is een fabrikant. De naam is een afkorting van …' */
const NAME_STANDS_FOR = new RegExp(
  `^\\s{0,2}(?:De|Het|The|Deze|Die|This) (?:naam|afkorting|letters|lettercombinatie|name|abbreviation|acronym|initials) (?:${OFTEN}(?:staat|staan|stands?) ${OFTEN}(?:voor|for)|(?:is|zijn|are) ${OFTEN}(?:(?:de|een|an?|the) )?(?:afkorting (?:van|voor)|(?:abbreviation|acronym) (?:of|for)|short for)|(?:komt|comes) (?:van|from)) ${VIRTUE}`,
  'u',
)
const REFERS_TO = new RegExp(
  `^["'”’)]{0,2},? ${OFTEN}(?:betekent ${OFTEN}(?:["'“‘]?(?=\\p{Lu})|letterlijk|zoveel als|met |dat (?:iets|je) )|means (?:literally|roughly)|(?:is|are) ${OFTEN}(?:het|een|the|an?) (?:\\p{L}{3,15} )?(?:woord|naam|term|word|name) (?:voor|for) |(?:(?:on its own|op zichzelf|als zodanig|as such|itself|zelf) )?(?:is|are) (?:(?:niet|not|just|gewoon|simpelweg|simply) )?(?:geen|een|an?|no) (?:(?:echt|gewoon|bestaand|gangbaar|Nederlands|Engels|Frans|Latijns|Fries|oud|ouderwets|real|common|ordinary|existing|Dutch|English|French|Latin|Frisian|old)e? ){0,2}(?:woord|werkwoord|(?:zelfstandig |bijvoeglijk )?naamwoord|word|verb|noun|adjective)(?!\\p{L})|(?:verwijst|refers) ${OFTEN}(?:naar|to) (?!een |an? )|(?:is|are) ${OFTEN}(?:bekend|known) (?:als|as) (?:de |the )?(?=\\p{Lu}))`,
  'u',
)
/** 'VHB most likely refers to “vroegtijdig hechtingsbeleid”', not 'refers to the bakery' */
const REFERS_TO_WORDS = new RegExp(
  `^["'”’)]{0,2},? ${OFTEN}(?:(?:verwijst|slaat|duidt|refers) ${OFTEN}(?:naar|op|to)|betekent ${OFTEN}|means?) ["“‘„]?(?!(?:de|het|een|the|an?|dit|deze|dat|die|this|that|je|u|you|hun|haar|zijn|veel|iets|alles|niets|more|much|nothing|business) )\\p{Ll}`,
  'u',
)
const MEANS_SEVERAL = new RegExp(
  `^["'”’)]{0,2},? (?:(?:kan|kunnen|zou|zouden)(?: (?!voor (?:je|jou|u|jullie)(?!\\p{L}))\\p{L}{2,20}){0,5} (?:betekenen(?! voor)|staan voor|(?<=dingen |zaken |alles )(?:staan|slaan)|slaan op|verwijzen naar|duiden op|aanduiden)|(?:can|could|may|might) ${OFTEN}(?:stand for|mean|refer to|denote|be (?:short|an abbreviation|an acronym) for)|(?:heeft|hebben|kent|kennen|has|have|kan|can)(?: \\p{L}{2,12}){0,2} ${SEVERAL} (?:\\p{L}{3,20} ){0,2}${MEANINGS}|(?:is|are)(?: [\\p{L}’']{1,20}){0,4} (?:met|with) ${SEVERAL} (?:\\p{L}{3,20} ){0,2}${MEANINGS}|(?:is|are) (?:\\p{L}{2,12} )?(?:ambiguous|dubbelzinnig|meerduidig|niet eenduidig)|(?:is|are) (?:\\p{L}{2,12} )?(?:een|an?) (?:afkorting|vakterm|term|begrip|abbreviation|acronym) (?:in|uit|bij|from|used|that|die)(?!\\p{L})|(?:wordt|worden) (?:\\p{L}{2,12} ){0,2}voor (?:van alles|veel|meer|meerdere|verschillende|allerlei)(?: \\p{L}{3,20})? gebruikt|(?:wordt|worden|is|are)(?: \\p{L}{2,12}){0,2} (?:gebruikt|used) (?:als afkorting|as an? (?:abbreviation|acronym)|(?:voor|for) (?:van alles|all sorts|${SEVERAL})))`,
  'u',
)
const MEANINGS_OF = new RegExp(
  `${MEANINGS} (?:van|voor|of|for)(?: (?:(?:de|het|the) )?(?:afkorting|letters|term|woord|naam|abbreviation|acronym|letters|word|name))? ["'“‘„]?$`,
  'u',
)
/** 'Wat betekent TDM?', 'waar TDM voor staat', 'met TDM kan van alles bedoeld zijn' */
const ASKED: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    /(?<!\p{L})(?:what (?:does|do)|waar (?:staat|staan)|waar|wat|what)(?: (?:de|the) (?:afkorting|letters|abbreviation|acronym))? ["'“‘„]?$/iu,
    /^["'”’)]{0,2} (?:(?:precies |exactly |here |hier )?(?:means?|stands? for|betekent|betekenen|voor(?: staat)?)(?=[.,?!]|$))/u,
  ],
  [
    /(?:^|[.!?\n] ?)["'“‘„]?$/u,
    /^["'”’)]{0,2}\? (?:Dan|Daarbij|Dat) (?:denk ik|doet me denken)|^["'”’)]{0,2}\? (?:That|It) makes me think/u,
  ],
  [
    /(?:^|[.!?\n] ?)(?:Bij|Met|Door|With|By) (?:(?:de naam|the name|de letters|the letters) )?["'“‘„]?$/u,
    /^["'”’)]{0,2},? (?:(?:denk ik|denken de meeste(?: mensen|n)?|associeer ik|doel je|doelt u|bedoel je|bedoelt u) |(?:I think|most people think|I assume you mean|you mean|you may mean) )/u,
  ],
  [/(?<!\p{L})wat betekent ["'“‘„]?$/iu, /^["'”’)]{0,2}\?/u],
  [
    /(?<!\p{L})met(?: (?:de )?(?:afkorting|letters|term))? ["'“‘„]?$/iu,
    /^["'”’)]{0,2} (?:kan|kunnen|wordt|worden)(?: \p{L}{2,20}){0,5} (?:bedoeld|aangeduid)(?!\p{L})/u,
  ],
]

/** 'Ik ken VNB vooral als', 'de afkorting VNB wordt in de luchtvaart gebruikt': of letters only. */
const LETTERS_USED: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    /(?<!\p{L})(?:ken|herken|know|recogni[sz]e)(?: (?:de|the) (?:afkorting|letters|abbreviation|acronym))? ["'“‘„]?$/iu,
    /^["'”’)]{0,2} (?:vooral|alleen|enkel|eigenlijk|eerder|hooguit|mainly|only|mostly|primarily|chiefly|best)(?: \p{L}{2,12})? (?:als|as|van|from)(?!\p{L})/u,
  ],
  [
    /(?<!\p{L})(?:afkorting|letters|lettercombinatie|abbreviation|acronym|initials) ["'“‘„]?$/iu,
    /^["'”’)]{0,2} (?:(?:wordt|worden|is|are)(?: [\p{L}’'-]{1,15}){0,6} (?:gebruikt|used|bekend|known|gangbaar|common)|(?:komt|komen|appears?|occurs?)(?: [\p{L}’'-]{1,15}){0,3} (?:voor|in)|(?:gebruiken|kennen|slaat|slaan))(?!\p{L})/u,
  ],
]
/** 'VDWA? Dat zou kunnen staan voor …' */
const ASKED_BACK =
  /^["'”’)]{0,2}\? (?:(?:Dat|Die|That|This|It|They|Those|Ze)|(?:De|Deze|Die|The|This|These) (?:afkorting|letters|abbreviation|acronym|initials))(?= )/u

const OF_WORDS = /betekenis|meaning|dingen|zaken|things|woord|word/

/** 'Veerkracht bouw je op door …', 'Veerkracht is het vermogen om …', 'Puur en natuurlijk is populair', 'Anders gezegd', 'Bright colours are', 'Fresh fruit is'; but 'Veerkracht vind je in Zwolle', 'Veerkracht helpt je', 'Puur en haar eigenaar'. */
const PLAIN_WORD =
  /^ (?:(?:dan|than|gezegd|gesteld)(?!\p{L})|(?:en|and) (?!(?:de|het|een|haar|zijn|hun|the|its|her|his|their|an?|ook|also) )\p{Ll}{3,20} (?:is|are|zijn|wordt|worden|smaakt|komen|gaan|horen|vormen)(?!\p{L})|(?!(?:zelf|itself|ook|also|echter|however|overigens|namelijk|specialist|medewerk|klant|gast|review|recensie|product|customer|client|guest|employee|team)\p{Ll}*)(?<noun>\p{Ll}{4,20}) (?:is|was|are|were)(?!\p{L})|(?:kunt?|moet|ben|bent|zou) (?:je|u|we|ik) |\p{Ll}{4,20}en (?:in \p{Lu}[\p{L}-]{2,20}\?|doe je|kun je)|(?!(?:vind|bereik|bel|mail|app|boek|herken|ken|zie|zoek|bezoek|tref|volg|kies|huur|vraag|schakel|benader|contacteer|neem|leer|kun|kan|mag|wil|zal|heb|ben|waardeer|beoordeel|spreek|krijg) )(?:\p{Ll}{2,14}[^t\P{Ll}] je(?! (?:bij|voor) )|\p{Ll}{2,15} je (?:door|als|niet|het beste?))(?!\p{L})|(?:ontstaat|vormt zich|groeit|bloeit|forms|grows|appears|occurs) (?:wanneer|als|door|uit|bij|when|where|if|on|in (?=\p{Ll}))(?!\p{L})|kun je (?:\p{Ll}{2,12} ){0,3}(?:trainen|vergroten|ontwikkelen|opbouwen|leren|versterken|kweken)|is (?:het vermogen|de (?:kunst|mate|eigenschap)|een (?:eigenschap|vorm van|soort)|the (?:ability|art|capacity)|a (?:kind|form|type) of)(?!\p{L}))/u

/** 'Sterk worden doe je stap voor stap', 'Puur natuur is geen term' */
const PLAIN_PHRASE =
  /^ (?:(?:worden|zijn|blijven|\p{Ll}{3,12}en) (?:doe|leer|is|kan|betekent|begint|helpt|vraagt|gaat|hoeft|lukt|kost)(?!\p{L})|(?!(?:team|staff|crew|studio|salon|shop|store|winkel|praktijk|zaak|kantoor|bureau|hotel|restaurant|garage|bakkerij|medewerk|klant)\p{Ll}*)\p{Ll}{3,20} (?:is|zijn|are) (?:trouwens |overigens )?(?:geen|niet altijd|niet hetzelfde|no)(?!\p{L})|\p{Ll}{3,20} (?:begint (?:bij|met)|starts with|begins with)(?!\p{L})|\p{Ll}{3,15}ende \p{Ll}{4,20}en(?!\p{L})|(?:meegenomen|bedacht|geregeld)(?=[,:.])|(?:speelt|speelde|won|verloor) (?:zijn|haar|in de|tegen|de|met) )/u
/** What a sentence may begin with for itself: 'Anders kun je', 'Thuis op de bank'. */
const ADVERB =
  /^(?:anders|thuis|samen|eerst|gewoon|nu|vandaag|morgen|buiten|binnen|boven|beneden|straks|vooraf|direct|meteen|graag|liever|altijd|soms|vaak|hier|daar|zo|toch|elders|onderweg|terug|zeker|gelukkig|eindelijk|together|always|here|now|today|home|next|simply|finally|otherwise|maybe)$/iu
const BEHIND_ADVERB =
  /^ (?:\p{Ll}{2,14} (?:je|u|ik|we|wij|men|er|iemand|iedereen|you|they)(?!\p{L})|(?:op|in|met|bij|achter|aan|on|in|with) (?:de|het|je|een|eigen|uw|the|your|an?) \p{Ll})/u
/** 'Helder, dan zoek ik verder', 'Vooruit! Hier is een lijst' */
const INTERJECTION =
  /^(?:helder|vooruit|prima|duidelijk|akkoord|goed|mooi|fijn|top|super|perfect|graag|welkom|hallo|hoi|bright|right|great|clear|sure|fine|okay|ok[eé]|yes|welcome|hello)$/iu
const BEHIND_INTERJECTION =
  /^[,!] (?:[Dd]an|[Hh]ier|[Ll]aten|[Nn]og|[Dd]us|[Ii]k|[Jj]e|[Ww]e|[Dd]eze|[Dd]it|[Tt]hen|[Hh]ere|[Ll]et|I|[Yy]ou|[Tt]he(?:se)?)(?!\p{L})/u
/** 'Puur is een salon', '(Puur)': whatever else begins with the word. */
const IS_NAMED =
  /^["'”’]?(?:[(:,)]| [(–—-]|(?: (?:in|uit|aan|te|from) (?:de |het |the )?\p{Lu}[^.,;\n]{2,40}?)? (?:(?:is|was) (?:een|de|het|an?|the|gevestigd|opgericht|located|based)|\p{Ll}{3,15}t (?:in|uit) (?=\p{Lu})|zit|ligt|heeft|biedt|geeft|verzorgt|levert|verkoopt|opende|bestaat|has|offers|sells|opened)(?: |(?<= )))/u

/** Whether a name of one word stands there as what it means; `after`: what stands behind it. */
function isPlainWord(
  text: string,
  { at, end }: Pick<Mark, 'at' | 'end'>,
  after: string,
  own: readonly Mark[],
): boolean {
  const word = text.slice(at, end)
  if (!/^\p{L}+$/u.test(word)) return false
  const plain = PLAIN_WORD.exec(after)
  const isPlain = plain !== null && !isTradeWord(plain.groups?.noun ?? '')
  if (own.length === 1 && isPlain) return true
  const isSaid = (mark: Mark) =>
    startsSentence(text, mark.at) && BEHIND_INTERJECTION.test(text.slice(mark.end, mark.end + 20))
  if (INTERJECTION.test(word) && own.every(isSaid)) return true
  if (!PLAIN_PHRASE.test(after) && !isPlain && !(ADVERB.test(word) && BEHIND_ADVERB.test(after))) return false
  return own.every((mark) => startsSentence(text, mark.at) && !IS_NAMED.test(text.slice(mark.end, mark.end + 60)))
}

/** 'In de Griekse mythologie draagt Atlas de hemel' */
const IN_STORIES =
  /(?<!\p{L})(?:[Mm]ythologie|[Mm]ythology|sterrenbeeld|constellation|[Gg]rie(?:ks|k)e god(?:in)?|Romeinse god(?:in)?|(?:Greek|Roman) god(?:dess)?)(?!\p{L})[^.;\n]{0,30}$/u

/** 'Hartgerink is een veelvoorkomende achternaam' */
const IS_A_SURNAME =
  /^["'”’]? (?:is|blijft) (?:ook |in \p{Lu}[\p{L}-]{2,20} )?(?:een van de|een|one of the|an?)(?: \p{Ll}{3,16}){0,3} (?:achternaa?m(?:en)?|familienaa?m(?:en)?|voornaa?m(?:en)?|meisjesna(?:am|men)|jongensna(?:am|men)|surnames?|last names?|first names?|family names?)(?!\p{L})/u

/** 'Als achternaam verwijst Oldenhof naar …' */
const AS_SURNAME =
  /(?<!\p{L})(?:[Aa]ls|[Aa]s (?:an?|the)|[Dd]e|[Tt]he|[Mm]et de|[Ww]ith the) (?:achternaam|familienaam|voornaam|plaatsnaam|surname|last name|family name|first name|place name)(?:,| (?:\p{L}{3,12}))? ["'“‘„]?$/u

/** 'In de geneeskunde staat FDS voor …' */
const STANDS_BEFORE = /(?<!\p{L})(?:staat|staan)(?: (?:de (?:afkorting|letters)|dan|hier|daar))? ["'“‘„]?$/iu
const FOR = new RegExp(`^["'”’)]{0,2} voor ${VIRTUE}`, 'u')

const EXPLAINING = new WordList(
  `afkorting afkortingen acroniem letters lettercombinatie letterwoord context betekenis betekenissen betekent begrip term vakterm
  bedoel bedoelt bedoelde mean abbreviation abbreviations acronym acronyms initials initialism meaning meanings means slaat verband stands`,
)
const AS_NOUN = /(?<!\p{L})(?:een|an?) $/iu
const SMALL = '(?:(?:van|voor|de|het|en|in|of|for|the|and|&) )?'

/** Letters alone, with nothing that is the company's, where letters are explained or spelled out as something else: 'VNB … Virginia National Bank'. */
export function areOtherLetters(text: string, own: readonly Mark[], vocabulary: Vocabulary): boolean {
  const letters = withoutPoints(text.slice(own[0]!.at, own[0]!.end))
  if (!/^\p{Lu}{2,6}$/u.test(letters)) return false
  if (own.some(({ at, end }) => withoutPoints(text.slice(at, end)) !== letters)) return false
  if (vocabulary.has(EXPLAINING)) return true
  // 'Een VNB is …', 'KDS-cijfers'
  if (
    own.every(
      ({ at, end }) => AS_NOUN.test(text.slice(Math.max(0, at - 4), at)) || /^-\p{Ll}/u.test(text.slice(end, end + 2)),
    )
  )
    return true
  const spelled = [...letters].map((letter) => `${letter}\\p{L}{2,20}`).join(`[ -]${SMALL}`)
  return letters.length > 2 && new RegExp(`(?<!\\p{L})${spelled}`, 'u').test(text)
}

/** 'J.D.R.' for JDR */
export const withoutPoints = (letters: string) => letters.replaceAll('.', '')

/** The text with the points in such names out of the way of what looks for the ends of sentences; as long as it was. */
export function withoutInnerPoints(text: string, names: readonly Mark[]): string {
  const pointed = names.filter(({ at, end }) => text.slice(at, end).includes('.'))
  if (pointed.length === 0) return text
  let from = 0
  const parts = pointed.map(({ at, end }) => {
    const part = text.slice(from, at) + text.slice(at, end).replaceAll('.', '’')
    from = end
    return part
  })
  return parts.join('') + text.slice(from)
}

/** 'PL' for P&L */
const lettersOf = (written: string) => written.replaceAll('&', '')

/** 'TWK (Technische Werkgroep Kernenergie)', 'VRS: Veiligheidsregio Sittard', 'TWK = technische werkgroep kernenergie', and 'TWK:' with such an item below it. */
function isSpelledOut(letters: string, after: string): boolean {
  const said =
    /^(?: \(| [=–—-] |: | (?:is|are) (?=\p{Ll}{5})|:?\n|, (?:i\.e\.|oftewel|ofwel|dus|or),? )["'“‘„*]{0,2}(\p{L}[\p{L} &-]{5,80})/u.exec(
      after,
    )?.[1]
  if (said === undefined) return false
  const first = said.split(/[ -]/).map(([initial = '']) => initial.toUpperCase())
  if (first[0] !== letters[0]) return false
  // 'JWL: Japan Light Alloy Wheel'
  if ([...letters].every((letter) => first.includes(letter))) return true
  return holdsInOrder(said.toUpperCase(), letters)
}

/** Of two words at least, each of which begins with one of the letters: 'VeiligheidsRegio Sittard'. */
function holdsInOrder(said: string, letters: string): boolean {
  const words = said.trim().split(/[ -]/)
  if (words.length < 2 || words.length > letters.length) return false
  let next = 0
  for (const [index, word] of words.entries()) {
    if (word[0] !== letters[next]) return false
    // Each word behind it needs one.
    const to = letters.length - (words.length - 1 - index)
    for (const letter of word) if (next < to && letter === letters[next]) next++
  }
  return next === letters.length
}

/** Whether what stands around the name says that it means something else: surely, or unless the company is shown to be among it. */
export function otherMeaning(
  text: string,
  { at, end }: Mark,
  { from, to, marks }: Sentence,
  own: readonly Mark[],
  /** What the company's letters may be made of: its names and the surnames of its people. */
  madeOf: readonly string[] = [],
): 'surely' | 'perhaps' | null {
  const after = text.slice(end, Math.min(to, end + 90))
  const lead = text.slice(Math.max(from, at - 60), at)
  if (/na(?:am|me)/.test(lead) && AS_SURNAME.test(lead)) return 'surely'
  if (isLookedUp(lead, after)) return 'perhaps'
  if (IS_A_SURNAME.test(after)) return 'perhaps'
  // Of several words nothing else is explained: 'De Linde staat voor rust.'
  if (/\s/.test(text.slice(at, end))) return null
  // 'TDM staat voor Terpstra Dijkema Makelaars'
  // And 'VDK staat voor Van de Kolk', of whose owner that is the surname
  const isOurs = () =>
    own.some((mark) => mark.at > at && mark.at < to) ||
    // 'De Linde is ook bekend als De Lind'
    marks.some((mark) => mark.who === 'other' && mark.aside && mark.at > at) ||
    madeOf.some((name) => after.toLowerCase().includes(name.toLowerCase()))
  if (STANDS_FOR.test(after)) return isOurs() ? null : 'surely'
  const isLetters = !/\p{Ll}/u.test(text.slice(at, end))
  if (isLetters && REFERS_TO_WORDS.test(after)) return isOurs() ? null : 'surely'
  if (isLetters && STANDS_IN_A_FIELD.test(after)) return isOurs() ? null : 'surely'
  if (isLetters && STANDS_BEFORE.test(text.slice(Math.max(from, at - 40), at)) && FOR.test(after))
    return isOurs() ? null : 'surely'
  if (isLetters && NAME_STANDS_FOR.test(text.slice(to, to + 90)))
    return own.some((mark) => mark.at > to && mark.at < to + 120) ? null : 'perhaps'
  const before = text.slice(Math.max(from, at - 60), at)
  const answered = isLetters ? ASKED_BACK.exec(text.slice(end, end + 40)) : null
  const answer = answered ? text.slice(end + answered[0].length, end + answered[0].length + 90) : ''
  if (answer !== '' && (STANDS_IN_A_FIELD.test(answer) || MEANS_SEVERAL.test(answer))) return 'perhaps'
  // 'Glansrijk kan veel betekenen': of letters alone that says that they are explained.
  if (at - from < 2 && isPlainWord(text, { at, end }, after, own)) return 'surely'
  const isInStory = (mark: Mark) => IN_STORIES.test(text.slice(Math.max(0, mark.at - 60), mark.at))
  if (own.every(isInStory)) return 'surely'
  const isSeveral =
    (MEANS_SEVERAL.test(after) && (isLetters || OF_WORDS.test(after))) ||
    (REFERS_TO.test(after) && !isOurs()) ||
    MEANINGS_OF.test(before) ||
    (isLetters && isSpelledOut(lettersOf(text.slice(at, end)), text.slice(end, end + 90)) && !isOurs()) ||
    (isLetters && LETTERS_USED.some(([lead, rest]) => lead.test(before) && rest.test(after))) ||
    (ASKED.some(([lead, rest]) => lead.test(before) && rest.test(after)) && !isOurs())
  return isSeveral ? 'perhaps' : null
}
