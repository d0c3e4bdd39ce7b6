/** That a service is surely not offered, told by where one has to go for it, by who does it instead, or as what is left out of all that is done. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

// Bounded in this file: the at most 90 characters before a service and 90 behind it.

const NEAR = 90
const NAME = String.raw`(?:[Dd]e |[Hh]et )?\p{Lu}[\p{L}\d’'&.-]{0,20}(?: (?:&|van|de|der|den|en|\p{Lu}[\p{L}\d’'-]{0,20})){0,3}(?: (?:in|uit|te) \p{Lu}[\p{L}’'-]{1,25})?`
const WHO = String.raw`(?:ze|zij|hij|men|(?:de|het|dit|deze) \p{L}{3,20}|${NAME})`
const THEY = String.raw`(?:they|it|he|she|(?:the|this) [\p{Ll}-]{3,20}|${NAME})`
const ANOTHER = String.raw`(?:(?:een|de|je|hun|haar|zijn) )?(?:ander(?:e|en)?(?: \p{L}{4,20})?|iemand anders|collega[’']?s?|collega-?\p{L}{4,15}|specialist(?:en)?|gespecialiseerd \p{L}{4,15}|vakgenoot|partner(?:s)?|derden)`
const ANOTHER_ONE = String.raw`(?:(?:an?|the|its|their|your) )?(?:others?|another(?: [\p{L}-]{4,20}){1,2}|other [\p{L}-]{4,20}|different [\p{L}-]{4,20}|colleagues?|specialists?|(?:[\p{L}-]{4,15} )?(?:partner|specialist|colleague|firm|company)s?|some(?:one|body) else)`
/** 'Een buiskap laten maken', 'buiskappen maken', 'buiskappen en tenten …' */
const DOING = String.raw`(?: (?:en|of|and|or) [\p{L}’'-]{3,20}){0,2}(?: laten)?(?: (?!moet |zoek )\p{L}{3,14}en)?`
const CLAUSE_END = String.raw`(?=$|[.,:;!)\n]| (?:en|maar|want|omdat|dus|and|but|so|because) )`
const ELSEWHERE = String.raw`(?:elders|ergens anders|(?:bij|naar) ${ANOTHER}(?!\p{L}))`

/** What begins a clause with the service: 'Een buiskap …', and with 'voor' or without. */
const TOPIC =
  /(?:^|[.!?;:\n¤] ?|, (?:maar |want )?|(?<!\p{L})(?:maar|want|but) )(?:[–-] )?(?:(?:alleen|enkel|only) )?(?:(?:een|de|het|je|uw|nieuwe?|an?|the|your) ){0,2}$/iu
const FOR = /(?<!\p{L})(?:voor|met|aan|tegen|naar|wie|for|with)(?: (?:een|de|het|je|uw|nieuwe?|an?|the|your)){0,2} $/iu

/** Right behind what begins the clause. */
const BEHIND_TOPIC = new RegExp(
  [
    // 'Een buiskap moet je ergens anders laten maken', 'kun je beter elders …'
    `^${DOING} (?:(?:moet|moeten|dien|dient|zul|zult) (?:je|u|men|klanten)(?: (?:wel|dus|echter|helaas|dan|beter)){0,2}|(?:kun|kunt|kan) (?:je|u|men) (?:beter|het beste?)) ${ELSEWHERE}`,
    // 'Gaan naar een collega', 'doet een collega in Urk'
    String.raw`^ (?:gaat|gaan)(?: (?:door|dan|meestal|altijd))? naar ${ANOTHER}(?!\p{L})`,
    String.raw`^ (?:doet|doen|maakt|maken|verzorgt|regelt) (?:een (?:ander bedrijf|andere zaak|collega))(?!\p{L})`,
    String.raw`^ (?:wordt|worden)(?: (?:er|altijd|meestal|door ${WHO})){0,2} (?:doorgestuurd|doorverwezen|doorgegeven|doorgeschoven|uitbesteed|overgelaten)(?= (?:naar|aan)|[.,;\n]|$)`,
    String.raw`^ (?:stuurt|sturen|verwijst|verwijzen|schuift|schuiven|geeft|geven|besteedt|besteden|laat|laten) ${WHO}(?: \p{L}{4,12})? (?:door(?= (?:naar|aan)|[.,;\n]|$)|over aan|uit(?= aan|[.,;\n]|$)|(?:naar|aan) ${ANOTHER} (?:door|over|uit))`,
    // 'Zoek je er tevergeefs', 'zitten er niet tussen'
    `^ (?:zoek|zoekt|zoeken) (?:je|u|men|klanten)(?: (?:er|hier|daar|bij ${NAME}))? tevergeefs`,
    `^ (?:zit|zitten|staat|staan|hoort|horen)(?: (?:er|hier|daar))? niet (?:tussen|bij|op (?:het|hun|de) (?:lijst|lijstje|prijslijst|menu|programma))${CLAUSE_END}`,
    String.raw`^ (?:is|zijn|werd|werden)(?: \p{L}{4,12})? (?:uit (?:het|hun) \p{L}{4,14} (?:gehaald|verdwenen|geschrapt)|(?:van|uit) de (?:lijst|kaart) (?:gehaald|verdwenen|geschrapt))`,
    `^,? (?:(?:zijn|is|are) )?(?:uitgezonderd|uitgesloten|excepted|excluded)${CLAUSE_END}`,
    `^[:,]? (?:not (?:here|at ${NAME})|niet hier|nooit)${CLAUSE_END}`,
    // 'Is hun ding niet', 'zijn niets voor hen', 'vindt u er niet'
    `^ (?:is|zijn) (?:hun (?:ding|vak|werk|terrein|specialiteit) niet|niet (?:hun|het) (?:ding|vak|terrein|specialiteit|specialisme)|niets voor (?:hen|hem|haar|${NAME}))${CLAUSE_END}`,
    `^ (?:is|are) (?:beyond|not for|nothing for) (?:them|it|${NAME})${CLAUSE_END}`,
    String.raw`^ (?:is|are) (?:the (?:one|only) (?:thing|job|work|service)|something|work|jobs?)(?: that)? ${THEY} (?:(?:do|does|will|would|can)(?: not|n[’']t)|(?:wo|ca)n[’']t|no longer|(?:will |would )?(?:turns? (?:down|away)|refuses?|declines?|leaves? to|pass(?:es)? on))(?!\p{L})`,
    `^ (?:do|does)(?: not|n[’']t) (?:belong|fall|come) (?:to|among|within|under|in) `,
    String.raw`^ (?:is|are)(?: not|n[’']t)(?: (?:being|currently|ever))? (?:made|done|taught|built|sold|repaired|treated|fitted|cut|served|baked|sewn|printed|given|hired out|rented out|let out|taken(?: on| in)?|handled|carried|kept|stocked|organi[sz]ed|arranged)(?: (?:on|in))?(?: (?:here|there|at|by)(?!\p{L})|${CLAUSE_END})`,
    `^,? ${THEY} (?:sends?|refers?|pass(?:es)?|leaves?|outsources?|subcontracts?|hands?)(?: (?:on|out|off|over))? to ${ANOTHER_ONE}`,
    `^ (?:is|are|get|gets) (?:sent|referred|passed|left|handed|outsourced|subcontracted)(?: (?:on|out|off|over))? to (?!(?:specialists?|colleagues?|one) (?:in|on|of) )`,
    `^ (?:go|goes)(?: (?:straight|on))? to (?:another|a (?:colleague|different|specialist)|colleagues)`,
    // 'Moet je hier niet zoeken', 'vallen af', 'are the exception', 'they stopped making those'
    String.raw`^ (?:moet|hoef|hoeft) (?:je|u|men) (?:hier|er|daar|bij ${NAME}) niet (?:te )?(?:zoeken|verwachten)(?!\p{L})`,
    `^ (?:vallen|valt) (?:daarbij |dan )?af${CLAUSE_END}`,
    `^ (?:is|are|zijn|vormen|vormt) (?:the (?:only |one )?exception|de (?:enige )?uitzondering)${CLAUSE_END}`,
    `^ (?:laat|laten) ${WHO} (?:liever )?(?:liggen|links liggen|schieten)${CLAUSE_END}`,
    String.raw`^(?:[:,;]| [–—-]) ${THEY} (?:(?:have |has )?(?:stopped|quit|given up|gave up)|no longer)(?!\p{L})`,
    String.raw`^(?:[:,;]| [–—-]) (?:daarmee|daar) (?:is|zijn) ${WHO}(?: \p{L}{2,12}){0,3} (?:gestopt|opgehouden)`,
  ].join('|'),
  'u',
)

/** Behind 'voor buiskappen', 'met …', 'wie een buiskap'. */
const BEHIND_FOR = new RegExp(
  [
    String.raw`^${DOING}(?: (?:wil|zoekt|nodig heeft|wenst|wants?|needs?))?,? (?:moet|moeten|dien|dient|zul|zult|kun|kunt|kan|word|wordt|worden|ben|bent|is)(?: (?:je|u|men|klanten))?(?: (?:er|hier|daar|wel|dus|echter|helaas|dan|beter|altijd)){0,3} (?:${ELSEWHERE}|door(?:gestuurd|verwezen)|${ANOTHER} (?:zoeken|bellen|vragen|inschakelen|hebben|nemen|benaderen)|verder kijken|aan het verkeerde adres|niet (?:meer |langer )?(?:terecht|aan het (?:juiste|goede) adres|op (?:de|z[’']n|zijn) (?:juiste )?plek))(?!\p{L})`,
    String.raw`^${DOING} (?:kun|kunt|kan) (?:je|u|men)(?: (?:er|hier|daar|bij ${NAME})){1,2}(?: (?:helaas|dus)){0,2} niet (?:meer |langer )?terecht(?!\p{L})`,
    String.raw`^${DOING} (?:verwijst|verwijzen|stuurt|sturen) ${WHO} [^.,;\n]{0,30}?(?:(?:door )?naar ${ANOTHER}|door)(?!\p{L})`,
    String.raw`^${DOING} (?:houdt|houden) ${WHO} zich (?:\p{L}{4,10} )?niet (?:meer |langer )?bezig`,
    `^${DOING} (?:waagt|wagen|begint|beginnen|doet|doen) ${WHO}(?: zich)?(?: (?:zelf|liever|helaas))? niet(?: meer| aan)?${CLAUSE_END}`,
    String.raw`^ (?:is|zijn) ${WHO}(?: (?:al|inmiddels|onlangs|sinds \d{4}|in \d{4}))? (?:gestopt|opgehouden)`,
    `^ (?:gestopt|opgehouden)${CLAUSE_END}`,
    String.raw`^ (?:zegt|zeggen) ${WHO}(?: \p{L}{4,10})? nee(?!\p{L})`,
    `^ na${CLAUSE_END}`,
    String.raw`^ (?:heeft|hebben|is|zijn) (?:${WHO} |er ){1,2}geen (?:plek|plaats|ruimte|tijd|capaciteit|mensen|machines)(?!\p{L})`,
    String.raw`^ (?:moet|hoef|hoeft) (?:je|u|men) (?:hier|er|daar) niet (?:te zijn|aan te (?:komen|kloppen)|te komen)(?!\p{L})`,
    String.raw`^,? (?:you(?:[’']ll|[’']d)?|clients|customers|patients|people)(?: (?:will|would|should|must|have|need|had|are|better|best)){0,3}(?: (?:to|be|go|look|try|off with|off at|off)){0,3} (?:elsewhere|some(?:where|one|body) else|(?:a different|another) [\p{L}-]{4,20})`,
    `^,? (?:you|clients|customers|patients|people) (?:are|will be|get) (?:sent|referred|passed)(?: (?:on|elsewhere|to))`,
    `^,? ${THEY} (?:refers?|sends?|pass(?:es)?)(?: (?:you|clients|customers|patients|people))?(?: on)? to ${ANOTHER_ONE}`,
    `^,? ${THEY} (?:is|are)(?: not|n[’']t) the (?:right )?(?:place|address|people|firm|company|shop)`,
  ].join('|'),
  'u',
)
const ON = /(?<!\p{L})op(?: (?:de|het))? $/iu
const NA = new RegExp(`^ na${CLAUSE_END}`, 'u')

/** Right before it, with nothing else said behind it. */
const AHEAD =
  /(?<!\p{L})(?:niet (?:meer |langer )?(?:terecht|aan te kloppen|te zijn|naar toe|heen) (?:voor|met)|(?:aan het verkeerde adres|(?:elders|ergens anders|bij een ander|bij een collega)(?: (?:zijn|heen|terecht|wezen|kijken))?) (?:voor|met)|tevergeefs (?:naar|op)|niet (?:mee )?aan te komen met|geen (?:adres|plek|zaak) voor|(?:geen|no) (?:nieuwe |new )?(?:opdrachten|bestellingen|orders|aanvragen|jobs|commissions)(?: voor| for)|(?:do not|does not|don[’']t|doesn[’']t) (?:take|accept)(?: any| new)? (?:orders|jobs|commissions|work|requests) for|(?:zegt|zeggen) (?:ze |zij )?nee tegen|niet (?:meer |langer )?bezig met|(?:alles|everything|anything|all kinds of \p{L}+) (?:\p{L}{2,12} ){0,2}(?:behalve|but|except|save|bar)|(?:do not|don[’']t|can ?not|can[’']t|no point in|no use) (?:come|go|going|turn|ask)(?: (?:here|there|to them))? for|(?:go|look|be|turn|try)(?:ing)? elsewhere for|(?:a different|another) [\p{L}-]{4,20} for|in vain for|sa(?:y|ys|id) no to|declin(?:e|es|ed)|turns? away|(?:do not|does not|don[’']t|doesn[’']t|won[’']t|never) touch(?:es)?|(?:wo|ca)n[’']t (?:make|do|sell|build|fix|repair|give|teach|find) you)(?: (?:een|de|het|je|nieuwe?|an?|the|any|your|new)){0,2} $/iu
/** 'You need not look elsewhere for' */
const NEED_NOT =
  /(?<!\p{L})(?:hoef|hoeft|hoeven|need not|not (?:have|need)|without|zonder|(?:do|does|wo)n[’']t (?:have|need)|nergens|never (?:have|need)|no need|rather than|instead of)(?!\p{L})/iu
/** 'Hoef je er niet aan te kloppen voor': this one says it. */
const NOT_WORTH = /niet (?:meer )?(?:(?:mee )?aan te (?:kloppen|komen)|te zijn|heen|naar toe)/iu
const ENDS =
  /^(?:[’']s)?(?= (?:and|but|so|because|en|maar|want|dus) |[.,;:!)\n]|$|(?: (?:here|there|hier|er|daar|at all|zijn|made|repaired|laten|aan))|(?: \p{L}{4,14}en)?[.,;])/u

/** 'Laat buiskappen over aan anderen', 'passes sprayhoods on to a colleague' */
const HANDS =
  /(?<!\p{L})(?:laat|laten|besteedt|besteden|stuurt|sturen|schuift|schuiven|geeft|geven|verwijst|verwijzen)(?: (?:ze|zij|hij|men))?(?: (?:klanten|mensen|wie|iedereen)(?: (?:met|voor|die))?)?(?: (?:een|de|het|hun))? $/iu
const OVER = new RegExp(
  `^ (?:over aan|uit(?: aan|${CLAUSE_END})|door(?: naar| aan|${CLAUSE_END})|naar ${ANOTHER}|(?:aan|naar) ${ANOTHER} (?:over|door|uit))`,
  'u',
)
const HANDS_ON =
  /(?<!\p{L})(?:leav(?:e|es|ing)|pass(?:es|ing)?|sends?|sending|refers?|referring|outsources?|subcontracts?|farms? out|hands?)(?: on)?(?: (?:people|clients|customers|patients|anyone|those|requests)(?: (?:with|for|who want|wanting|needing|about))?)?(?: (?:an?|the|any|its|their|all))? $/iu
const ON_TO = new RegExp(
  String.raw`^(?: (?:work|jobs?|cases?|clients?|patients?|customers?|requests?))?(?: (?:on|out|off|over|along))? to ${ANOTHER_ONE}(?!\p{L})`,
  'u',
)
/** 'Used to make kitchens, but no longer does', 'They leave kitchens alone' */
const ONCE = /(?<!\p{L})(?:used to|vroeger|voorheen|formerly|previously|once)(?!\p{L})[^.;:\n]{0,50}$/iu
const NO_MORE =
  /^,? (?:but|maar|en|and) (?:no longer|not any ?more|(?:nu|inmiddels|tegenwoordig)? ?niet meer|(?:has|have|is|zijn) (?:since )?(?:stopped|gestopt))(?!\p{L})|^, (?:nu|inmiddels|tegenwoordig) niet meer(?!\p{L})/iu
const LEAVES = /(?<!\p{L})leaves? $/iu
const ALONE = /^ (?:alone|be|well alone)(?=[.,;\n]|$)/u
/** 'They pass on sprayhoods.' */
const PASSES_ON = /(?<!\p{L})(?:they|it|company|firm) (?:pass on|passes on|will pass on) $/iu
/** 'Vraag of', 'weet niet of': nothing is said. */
const ASKED = /(?<!\p{L})(?:of|whether|if|vraag|ask)(?: [\p{L}’'-]{1,15}){1,5} $/iu
const HEDGED = /(?<!\p{L})(?:soms|eventueel|mogelijk|misschien|sometimes|perhaps|may|might)(?!\p{L})/iu

const WORDS = new WordList(
  `elders ergens anders ander andere anderen collega collegas specialist vakgenoot partner derden tevergeefs vain niet nooit nee no not never uitgezonderd uitgesloten excepted
  excluded elsewhere another others other different colleague colleagues somebody someone else gestopt opgehouden doorgestuurd doorverwezen doorgegeven uitbesteed na but behalve
  except save bar declines declined decline beyond turn turns down pass passes t gehaald verdwenen geschrapt verkeerde verder sent referred passed left door over uit touch alone af exception uitzondering liggen geen stopped quit longer given gave opdrachten orders`,
)

/** `isThing`: only what it is done to is said, so only who cannot go there with it tells something: 'voor een telefoon kun je er niet terecht'. */
export function isSentElsewhere(
  text: string,
  at: number,
  end: number,
  vocabulary: Vocabulary,
  isThing = false,
): boolean {
  if (!vocabulary.isBetween(WORDS, at - NEAR, end + NEAR)) return false
  const before = text.slice(Math.max(0, at - NEAR), at)
  const after = text.slice(end, end + NEAR)
  return (
    (isThing
      ? NOT_ITS_THING.test(after) && (FOR.test(before) || TOPIC.test(before))
      : isLeftToOthers(before, after, vocabulary.isBetween(AHEAD_WORDS, at - NEAR, at))) &&
    !(ASKED.test(before) || HEDGED.test(before.slice(-40)) || HEDGED.test(after.slice(0, 40)))
  )
}

/** What stands behind is tried first: it is looked for in one place. */
function isLeftToOthers(before: string, after: string, mayBeAhead: boolean): boolean {
  const isNa = NA.test(after)
  if (BEHIND_FOR.test(after) && FOR.test(before) && !(isNa && !ON.test(before))) return true
  if (isNa && ON.test(before)) return true
  if ((BEHIND_TOPIC.test(after) || ASKED_FIRST.test(after)) && TOPIC.test(before)) return true
  if (OVER.test(after) && HANDS.test(before)) return true
  if (ON_TO.test(after) && HANDS_ON.test(before)) return true
  if (NO_MORE.test(after) && ONCE.test(before)) return true
  if (ALONE.test(after) && LEAVES.test(before)) return true
  if (!mayBeAhead || !ENDS.test(after)) return false
  return PASSES_ON.test(before) || (AHEAD.test(before) && (!NEED_NOT.test(before) || NOT_WORTH.test(before)))
}

/** Without one of these nothing right before it tells so. */
const AHEAD_WORDS = new WordList(
  'niet verkeerde elders ergens tevergeefs geen no not t nee bezig behalve but except save bar elsewhere different another vain declines declined decline turns turn away never cannot pass passes',
)

/** 'Buiskappen? Daarvoor moet je bij een ander zijn', 'Sprayhoods? They don’t make those' */
const ASKED_FIRST = new RegExp(
  [
    String.raw`^(?:\?|:) (?:Daarvoor|Dan|daarvoor|dan) (?:moet|kun|kunt|kan|ben|bent|word|wordt) (?:je|u|men) (?:(?:beter|wel|dus) )?(?:${ELSEWHERE}|(?:hier|er|daar) niet|aan het verkeerde adres|doorgestuurd|doorverwezen)`,
    String.raw`^\? (?:They|It|${NAME}) (?:do|does|will|can)(?: not|n[’']t|not) (?:\p{L}{2,10} ){1,2}(?:those|them|that|it|these)(?!\p{L})`,
    String.raw`^\? (?:Die|Dat|Daar|Deze) (?:\p{L}{3,14}) ${WHO}(?: (?:helaas|zelf))? niet(?!\p{L})`,
    String.raw`^,? on the other hand, ${THEY} (?:do|does)(?: not|n[’']t)(?!\p{L})`,
  ].join('|'),
  'u',
)

/** Of a thing: 'kun je er niet terecht', 'stuurt het bedrijf door', 'are passed on'. */
const NOT_ITS_THING = new RegExp(
  [
    String.raw`^ (?:kun|kunt|kan) (?:je|u|men)(?: (?:er|hier|daar|bij ${NAME}))?(?: (?:helaas|dus))? niet (?:meer |langer )?terecht(?!\p{L})`,
    `^ (?:moet|kun|kunt|kan|ga|gaat) (?:je|u|men)(?: (?:helaas|dus|wel|beter)){0,2} ${ELSEWHERE}`,
    String.raw`^ (?:stuurt|sturen|verwijst|verwijzen) ${WHO}(?: \p{L}{4,12})? (?:door(?= (?:naar|aan)|[.,;\n]|$)|naar ${ANOTHER} door)`,
    `^ (?:wordt|worden)(?: (?:er|altijd))? (?:doorgestuurd|doorverwezen) naar`,
    `^ (?:is|are|get|gets) (?:sent|referred|passed) on to (?:an|a|other|colleagues)`,
    `^,? ${THEY} (?:sends?|refers?|pass(?:es)?)(?: on)? to ${ANOTHER_ONE}`,
  ].join('|'),
  'u',
)
