/** Whether an answer says of a service that it is offered, that it is not, or neither. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { OFFER_IN_DUTCH, OFFER_IN_ENGLISH } from '#engine/vocabulary/offering-words.ts'
import { isForWhoHasNot, isNegatedInClause, isUnsure } from './services/negated-clause.ts'
import { HAS_NONE, isItsOwn, OWN_THING } from './services/own-things.ts'
import { isPartOfDenied } from './services/part-of-denied.ts'
import { isSentElsewhere } from './services/sent-elsewhere.ts'
import { withoutHedge } from './services/without-hedge.ts'

// Bounded in this file: the at most 90 characters before a service and 90 behind it.

/** 'Geen airco's of warmtepompen': what stands between the negation and the service. */
const ITEMS = "(?:[\\p{L}’'-]{2,25}(?: [\\p{L}’'-]{2,20}){0,2}(?:, | (?:of|or|noch|nor) )){0,3}"
/** 'Geen', 'geen behandelingen voor', 'doet niet aan', 'does not sell', 'no longer offers', 'alles behalve': what comes next is not offered. */
const NOT_BEFORE = new RegExp(
  `(?:(?:(?<=\\p{L})n[’']t|(?<!\\p{L})(?:not|cannot|no longer|never))(?: (?:currently|itself|themselves|actually|ever))?(?: (?:${OFFER_IN_ENGLISH})(?: (?:on|with|out|up|for|in|there for|you))?)?(?: (?:any|an?|the|your|such|new|(?:its|their|his|her) own|anything (?:with|to do with)))?|(?<!\\p{L})(?:lacks?(?: an?| any)?|(?:geen|no)(?: (?:eigen|own|bemiddeling bij|begeleiding bij|hulp bij|help with|(?:plek|plaats|ruimte|room|space|place) (?:voor|for)))?|niet(?: (?:meer|langer|zelf|ook))?(?: (?:aan|voor))?(?: (?:de|het|een))?|(?:(?<=[\\p{L}\\d,;] )behalve|uitgezonderd|met uitzondering van|except(?: for)?|excluding)(?: (?:het|de|een|the|an?))?(?: \\p{L}{4,16}en van(?: (?:een|de|het))?)?|(?:gestopt|opgehouden|gekapt|stopt|stopte|stopten|stoppen)(?: (?:in|sinds|per) [\\p{L}\\d]{3,12}(?: \\d{4})?)? met(?: het \\p{L}{4,16}en van)?|(?:werkt|werken)(?: (?:ze|zij|hij))? niet(?: meer| langer)? met|(?:do|does)(?:n[’']t| not) (?:${OFFER_IN_ENGLISH}) (?:is|are)|niet (?:doen|doet|bieden|biedt|aanbieden|leveren|levert) (?:is|zijn)|(?:niets|niks|nothing)(?: (?:meer|more))? (?:met|aan|with)|niet (?:terecht|(?:het|de) (?:juiste )?(?:adres|plek)) voor|niet bezig met|niet open voor|not open for|(?:stopped|(?<!(?:to|you|people|smokers|patients|clients) )quit|ceased|discontinued|scrapped|axed|ended|dropped|gave up|given up|(?:withdrawn|withdrew) from|pulled out of)(?: (?:its|their|the|all))?(?: \\p{L}{2,14}ing)?|steers? clear of|stays? away from|shuns?|refuses?|turns? down|weigert|weigeren|(?:not|n[’']t) (?:really )?the (?:right )?(?:place|address|company|firm|shop) for|(?:won[’']t|will not) (?:find|get)(?: any)?|(?:do not|don[’']t) (?:expect|count on|bother asking (?:for|about))(?: an?| any)?|(?:reken|rekent)(?: (?:er|hier|daar|dus))? niet op(?: een)?)) ${ITEMS}(?:(?:behandeling(?:en)?|treatments?) (?:van|voor|bij|of|for) (?:(?:het|de|je|the|your) )?)?$`,
  'iu',
)
/** 'Not only', 'niet alleen' */
const NOT_ONLY =
  /(?:(?<!\p{L})niet (?:alleen|enkel|slechts)|(?:(?<!\p{L})not|n[’']t)(?: \p{L}{2,8})? (?:only|just|merely))(?!\p{L})[^.;:\n]{0,60}$/iu
/** It is not offered in this way: 'zonder onderhoud', 'geen tweedehands warmtepompen', 'do not recommend heat pumps'. */
const NO_NEAR_BEFORE =
  /(?:(?<=\p{L})n[’']t|(?<!\p{L})(?:geen|niet|nooit|zonder(?! (?:afspraak|reservering|wachttijd))|no|not|without(?! (?:an )?appointment)|cannot|never|lacks?|(?<=, )(?:behalve|except)))(?: (?!maar |wel |but )[\p{L}-]{1,20}){0,3} $/iu
export const NOT_WORDS = new WordList(
  'geen niet nooit zonder no not without t never cannot behalve uitgezonderd uitzondering except excluding gestopt stopt stopte stopten stoppen opgehouden discontinued scrapped axed ended dropped gave given quit ceased withdrawn withdrew pulled gekapt steer steers stay stays shun shuns refuse refuses turn turns weigert weigeren stopped longer niets niks nothing of whether if lack lacks ontbreekt missing',
)
/** 'Geen strafzaken aanneemt.', 'no pianos, so …': and no 'geen taxaties op zondag', 'no heat pump costs'. */
const ENDS_CLAUSE =
  /^(?:[’']s)?(?: (?:at all|(?:for|voor) (?:anybody|anyone|iemand|wie dan ook)|in (?:huis|stock|het (?:assortiment|aanbod|pakket))|op (?:voorraad|locatie|de kaart)|on the menu|of (?:its|their) own|(?:at|bij) (?!Christmas|Easter|Kerst|Pasen)(?:De |Het |The )?\p{Lu}[\p{L}’'-]{1,20}(?: (?:&|van|de|\p{Lu}[\p{L}’'-]{1,20})){0,3}))?(?: (?!(?:op|in|voor|tijdens|met|na|tot|bij|van|binnen|buiten|onder|tussen|zonder|on|at|for|during|with|without|to|from|by|outside|until|before|after|over|under|within|of|only|alleen|enkel|nodig|ook|vereist|verplicht|vinden|gevonden|bekend|probleem|vrij|left|needed|required|necessary|fees?|costs?|prices?|charges?|problems?|issues?|found|wel)(?!\p{L}))[\p{L}’'-]{2,15}){0,3}?(?=$|[.,;:!?)\n]| [–—-] | (?:and|but|so|because|since|which|though|or|en|of|maar|want|omdat|dus|terwijl) )/u

/** 'Weet niet of ze …', 'vraag even of Jan Smit …', 'niets over …': whether it is offered is not said. */
const UNKNOWN_BEFORE =
  /(?<!\p{L})(?:(?:vraag|vragen|navragen|informeer|check|ask)(?: (?:na|even|eerst|dan|vooraf|ze|hun|hen|them|first)){0,2} (?:of|whether|if)(?! (?:je|u|you)(?!\p{L}))|(?:of|whether|if) (?:(?:je|u) (?:er|hier|daar|bij)|ze|zij|hij|er|they|it|there|the (?:company|business|firm|shop))(?!\p{L})|(?:niets|niks|nothing|geen (?:\p{L}{4,14} )?(?:informatie|gegevens|details|prijzen|tarieven|ervaringen|reviews)|no (?:\p{L}{4,14} )?(?:information|details|prices|reviews)) (?:[\p{L}]{2,12} ){0,2}?(?:over|on|about|van|of|voor|for)(?!\p{L})|(?:ik|i)(?:(?: \p{L}{2,7}n[’']t| (?:kon|kan|heb|vond|vind|zie|zag|could|can|did|have|found|see))(?: \p{L}{2,6})? (?:geen|niet|no|not|any|find|confirm)))(?!\p{L})[^.,;:!?\n]{0,60}$/iu
/** 'Wat ik niet kon vinden: prijzen, taxaties', 'What I couldn’t verify', above a list too. */
const NOT_FOUND =
  /(?:(?<!\p{L})(?:wat ik(?: \p{L}{2,8}){0,2} niet|what i (?:\p{L}{2,8}n[’']t|(?:could|can|did|do) not) (?:find|confirm|verify|know|see|check))(?!\p{L})|(?:niet (?:gevonden|bevestigd|bekend)|onbekend|onduidelijk|not (?:found|verified|confirmed|clear)|unknown|unclear):)[^.;!?\n]{0,70}$/iu

/** Whether what stands right below these words was not found. */
export const isUnknown = (above: string) => NOT_FOUND.test(above.slice(-LONGEST_BEFORE).trim())

/** 'Since you asked about', 'je vroeg naar'; 'mogelijk doen ze', 'they may also do': what it does is not said. */
const SUPPOSED = new RegExp(
  `(?:(?<!\\p{L})(?:you (?:\\p{L}{2,5} )?(?:asked|mentioned|asking)|(?:je|u) (?:vroeg|noemde)|(?:vroeg|noemde) (?:je|u))(?!\\p{L})[^.,;:!?\\n]{0,40}|(?:^|[.,;:\\n] ?)(?:mogelijk|misschien|wellicht) (?:${OFFER_IN_DUTCH}|kun|kunnen)(?!\\p{L})[^.,;:!?\\n]{0,40}|(?<!\\p{L})(?:may|might) (?:also |well |possibly |still ){0,2}(?:be able to )?(?:${OFFER_IN_ENGLISH})(?!\\p{L})[^.,;:!?\\n]{0,40})$`,
  'iu',
)
/** 'Subsidie op een warmtepomp', 'op tien minuten van het zwembad': of what is not the company's. */
const BESIDE_IT =
  /(?<!\p{L})(?:(?:subsidies?|vergoeding|subsidy|subsidies|grants?) (?:op|voor|on|for)|(?:minuten|meter|kilometer|minutes|metres|meters|kilometres)(?: (?:lopen|fietsen|rijden|walk))? (?:van|from)|(?:ligt|zit|staat|gevestigd|is|located|sits|stands)(?: \p{L}{3,10})? (?:naast|tegenover|boven|next to|opposite|above))(?: (?:de|het|een|the|an?))? $/iu
/** 'Restaurants within walking distance', 'een zwembad in de buurt' */
const NEAR_IT =
  /^ (?:within walking distance|nearby|(?:in|round) the (?:area|neighbourhood)|op loopafstand|in de (?:buurt|omgeving)|next door|(?:a)?round the corner|across the (?:street|road)|ernaast|om de hoek|aan de overkant)(?!\p{L})/iu
/** 'Delivers bouquets in the area', 'brengt boodschappen in de buurt rond' */
const BROUGHT =
  /(?<!\p{L})(?:deliver(?:s|y|ing)?|delivered|bezorg(?:t|en)|breng(?:t|en)|lever(?:t|en)|does|do|doet|doen|works?|werk(?:t|en))(?!\p{L})[^.,;:\n]{0,40}$/iu
/** 'Een bruidstaart kost gemiddeld 400 euro' */
const IN_GENERAL =
  /^ (?:(?:kost|kosten|costs?) (?:gemiddeld|doorgaans|normaal gesproken|in het algemeen|over het algemeen|typically|usually|generally|on average)|(?:typically|usually|generally) costs?)(?!\p{L})/iu
/** 'Omdat je naar taxaties vroeg' */
const ASKED_AFTER = /^(?: [\p{L}’'-]{2,15}){0,2} (?:vroeg|noemde)(?!\p{L})/iu
const SUPPOSING = new WordList(
  'asked mentioned asking vroeg noemde kost kosten cost costs mogelijk misschien wellicht may might subsidie subsidies vergoeding subsidy grant grants minuten meter kilometer minutes metres meters kilometres naast tegenover boven next opposite above walking nearby area neighbourhood loopafstand buurt omgeving corner across ernaast hoek overkant',
)

/** 'Over zangles heb ik geen informatie' */
const UNKNOWN_AFTER =
  /^ (?:(?:heb|kon|kan|vond|vind|weet|lees|las|zie|zag) ik|i (?:have|could|can|found|do|see|saw))(?: [\p{L}’'-]{2,12}){0,2} (?:niets|niet|geen|no|not|nothing)(?!\p{L})/iu

/** 'Taxaties: nee', 'Taxaties? Nee, …', 'Taxaties (niet)': no 'taxaties: geen voorrijkosten'. */
const NO_AFTER =
  /^\? x (?=\p{L})|^ x(?=\s?(?:$|[.;|)\n]))|^(?:\??\s?:\s?| [–—-] | \(|\? )(?:(?:niet bij|not at) (?=\p{L})|(?:helaas |unfortunately )?(?:nee|no|niet|geen|(?:not|no longer) (?:offered|available|possible|provided|something they (?:do|offer))|niet (?:meer )?(?:mogelijk|beschikbaar|leverbaar|aangeboden)|ontbreekt|ontbreken|[✗❌✘x])(?=\s?(?:$|[.,;|)\n!])))/iu
/** 'Plants trees for you?: no', as the head of a column and its cell; no 'Vegen op zondag: nee', 'Catering included?: no'. */
const NO_IN_CELL =
  /^(?: (?:for you|here|there|on (?:site|location)|possible|available|offered|sold|services?|mogelijk|voor (?:je|jou|u)|kopen|huren|te (?:koop|huur)|op locatie|aanwezig|beschikbaar|welkom|welcome|(?:bij (?:je|u) )?thuis|(?:for|voor) (?:parties|events|weddings|groups|companies|feesten|partijen|bruiloften|groepen|bedrijven|evenementen))){1,2}\??: (?:nee|no|niet|[✗❌✘x])(?=\s?(?:$|[.,;|)\n¤]))/iu
/** 'Free catering?: no' */
const FREE = /(?<!\p{L})(?:free|gratis|zelf|(?:your|je|uw) own|eigen|same-day) $/iu
/** 'Stump grinding?: unknown' */
const UNKNOWN_IN_CELL =
  /^(?: [\p{L}’'-]{2,15}){0,4}\??: (?:unknown|onbekend|unclear|onduidelijk|not (?:stated|mentioned|known|listed|clear|found)|niet (?:bekend|vermeld|duidelijk|gevonden)|(?:geen|no) (?:info(?:rmati(?:e|on))?|gegevens|data)|n\/a|n\.?(?:v\.?t|b)\.?|\?)(?=\s?(?:$|[.,;|)\n¤]))/iu
/** 'Er', 'bij De Linde', 'op Het Korhoen', and no 'op zaterdag', 'bij vorst'. */
const HERE =
  "(?:(?:er )?(?:bij|op|via) (?:(?:de|het|deze|dit|De|Het) \\p{Lu}|(?:bij )?(?:deze|dit) \\p{Ll}|\\p{Lu})[\\p{L}\\d’'&.-]{1,20}(?: (?:&|van|de|der|den|en|\\p{Lu}[\\p{L}\\d’'-]{0,20})){0,4}|er|hier|daar|bij (?:hen|ze|hem|haar))"
const CLAUSE_END = '(?=$|[.,:;!)\\n]| (?:en|maar|want|omdat|dus) )'
const THEM = '(?:they|it|the (?:company|business|firm|practice|clinic|agency|office|shop|studio|salon|team))'
/** 'Tweede spoor; dat biedt zij niet aan', 'Taarten? Dat lukt daar helaas niet', 'taxaties, daar doen ze niet aan', 'wallpaper: they don’t hang it', 'pianos, which they do not move' */
const THAT_NOT = new RegExp(
  [
    `^(?:[;,?]| ?[:–—-]| \\() ?(?:maar |but )?(?:dat|die|deze|daar)(?: (?:helaas|overigens|dan weer))? (?:${OFFER_IN_DUTCH}|werkt|werken|begint|beginnen)(?: [\\p{L}’'-]{2,15}){1,4}? niet(?: (?:meer|langer|zelf|aan|uit|mee|hier)){0,2}${CLAUSE_END}`,
    `^(?:[;,?]| ?[:–—-]| \\() ?(?:but |which |that |those |these ){0,2}${THEM} (?:do|does|will|can)(?: not|n[’']t|not) (?:${OFFER_IN_ENGLISH}|bring|come|travel|carry)(?: (?:it|them|this|that|those|these|itself|themselves|here)){0,2}(?=$|[.,;!)\\n]| (?:so|and|but) )`,
    `^,?(?: however,)? ${THEM} (?:leaves?|refers?|pass(?:es)?|outsources?|subcontracts?)(?: on)?(?: to(?! you)|(?=$|[.,;\\n]))`,
    `^(?: in \\p{Lu}[\\p{L}’'-]{1,25})?\\? (?:dat (?:lukt|kan|gaat)(?: [\\p{L}’'-]{1,20}){0,6}|bij [^.?!;\\n]{2,40}? (?:lukt|kan|gaat) (?:dat|het)(?: (?:helaas|dus|nog|ook)){0,2}) niet(?: (?:meer|langer))?(?=$|[.,:;!)\\n])`,
    `^[;,?] (?:dat|die) (?:laat|laten|besteedt|besteden) (?:[\\p{L}’'-]{2,20} ){1,3}(?:over|uit)(?= aan|[.,;\\n])`,
    `^(?:[;,?]| ?[:–—-]) ?(?:that|this|those|these)(?: is|’s|'s| are) not (?:something )?(?:${THEM} (?:do|does|offer)|offered|available)`,
  ].join('|'),
  'iu',
)
/** 'Telefonie doen ze niet', 'airco levert en plaatst het bedrijf niet', 'taxaties kun je er niet laten doen'. */
const THEY_DO_NOT = new RegExp(
  [
    `^(?: (?:en|of) \\p{L}{3,20})? (?:${OFFER_IN_DUTCH})(?: (?:en|of) \\p{L}{4,15})?(?: (?!(?:op|in|voor|tijdens|zonder|met|na|tot) )[\\p{L}’'-]{2,20}){1,6}? niet(?: (?:meer|zelf|aan|uit|af|standaard)){0,2}${CLAUSE_END}`,
    // 'Piano's vervoeren ze niet'
    `^ (?:ze|zij|hij|men|(?:de|het|dit|deze) \\p{L}{3,20})(?: (?:helaas|zelf|overigens|echter|er|hier|daar|je|u)){0,2} niet(?: (?:meer|zelf|aan|uit)){0,2}${CLAUSE_END}`,
    // '… omdat ze airco's niet plaatsen'
    `^ (?:${HERE} )?(?:zelf )?niet (?:(?:meer|langer|zelf) )?(?:${OFFER_IN_DUTCH})(?!\\p{L})`,
    // 'Sieraden graveert De Linde niet'
    `^ (?!(?:noem|vermeld|toon|kost|reken|bereken|beschrij|advert|vind|vond|zie|zag|sta|ken|prij|garande)\\p{L})\\p{Ll}{2,12}(?:t|en) (?:ze|zij|(?:(?:de|het|De|Het) )?\\p{Lu}[\\p{L}\\d’'-]{0,20}(?: (?:&|van|de|en|\\p{Lu}[\\p{L}\\d’'-]{0,20})){0,3})(?: (?:in|uit|te) \\p{Lu}[\\p{L}’'-]{1,25})?(?: (?:er|hier|daar|je|u|overigens|helaas)){0,2} niet(?: (?:meer|zelf|aan|af|bij|in|op|uit)){0,2}${CLAUSE_END}`,
    `^ (?:is|zijn) (?:(?:het )?enige|iets) (?:wat|dat) (?:ze|zij|(?:de|het) \\p{L}{3,20}) (?:\\p{L}{2,12} )?niet(?!\\p{L})`,
    `^ (?:is|are) (?:the (?:one|only) (?:thing|job|service)|something)(?: that)? (?:${THEM}|\\p{Lu}[\\p{L}\\d’'& -]{1,40}) (?:(?:do|does|will|would|can)(?: not|n[’']t)|(?:wo|ca)n[’']t|no longer|(?:will |would )?(?:turns? down|refuses?|declines?))(?!\\p{L})`,
    `^ (?:kan|kunnen|is|zijn) (?:${HERE} )?(?:helaas |dus |overigens |echter )?niet(?: (?:meer|mogelijk|beschikbaar|leverbaar|te (?:huur|koop|boek|krijgen|boeken|bestellen|huren|kopen|vinden)))${CLAUSE_END}`,
    `^(?: laten)?(?: \\p{L}{3,15}en)? (?:kan|kunnen|is|zijn|ligt|liggen|staat|staan|hangt|hangen) ${HERE}(?: helaas| dus| overigens| echter)? niet(?: meer)?${CLAUSE_END}`,
    // 'Meubels op maat laten ze niet maken'
    `^ (?:laten|laat) (?:ze|zij|hij|men|(?:de|het|dit|deze) \\p{L}{3,20})(?: ${HERE})?(?: helaas| overigens| echter)? niet(?: meer| langer)? \\p{L}{3,14}en${CLAUSE_END}`,
    `^ (?:kan|kun|kunt|kunnen|vind|vindt|krijg|krijgt|zul|zult|hoef|hoeft)(?: (?:je|u|klanten|gasten|patiënten))? ${HERE}(?: helaas| dus)? niet(?: te (?:zoeken|verwachten|rekenen)|(?: \\p{L}{4,14}){0,2})${CLAUSE_END}`,
    `^(?: \\p{L}{3,14}en)? (?:laten|laat|besteden|besteedt) (?:[\\p{L}’'-]{2,20} ){1,3}(?:over(?= aan)|uit(?=[.,;\\n]| aan)|aan (?:een |de )?(?:ander|collega|specialist|partner)[\\p{L}’']* over)`,
    `^ (?:kun|kunt|kan) (?:je|u|men)(?: ${HERE})?(?: wel| gerust| rustig)? vergeten(?!\\p{L})`,
    // 'Bikefitting deden ze vroeger wel, nu niet meer'
    `^ [^.,;\\n]{3,40}, (?:maar )?(?:nu|inmiddels|tegenwoordig|thans) niet(?: meer| langer)?${CLAUSE_END}`,
    `^ (?:ontbreekt|ontbreken)(?: (?:${HERE}|(?:in|op|uit) (?:het|hun|de) \\p{L}{4,14}))?${CLAUSE_END}`,
    `^ (?:(?:is|zijn|werd|werden|heeft|hebben)(?: \\p{L}{2,15}){0,4} )?(?:geschrapt|afgestoten|afgeschaft|gestaakt|stopgezet|beëindigd|opgeheven|uit (?:het|hun) (?:assortiment|aanbod|pakket) (?:gehaald|verdwenen))`,
    `^ (?:valt|vallen|ligt|liggen|staat|staan) (?:\\p{L}{2,10} )?buiten(?!\\p{L})`,
    `^ (?:valt|vallen|hoort|horen|zit|zitten) (?:daar|hier|er)(?: helaas| overigens)? niet (?:bij|onder)${CLAUSE_END}`,
    // 'Airconditioning heeft De Linde niet in het aanbod'
    `^ (?:heeft|hebben|voert|voeren) [^.,;:\\n]{2,50} niet (?:meer )?(?:in (?:het|hun|zijn|haar) (?:aanbod|pakket|assortiment|programma)|op (?:de|hun) (?:kaart|lijst))(?!\\p{L})`,
    // 'Bij De Linde aan het verkeerde adres'
    `^ (?:ben|bent|zit) (?:je|u) (?:[^.,;:\\n]{2,40} )?(?:aan het verkeerde adres|niet (?:op de juiste plek|aan het (?:juiste|goede) adres))(?!\\p{L})`,
    `^(?: laten)?(?: \\p{L}{3,15}en)? (?:kan|kunnen|is|zijn) niet(?: meer| mogelijk)? (?:${HERE})${CLAUSE_END}`,
    `^ (?:is|zijn)(?: \\p{L}{2,15}){0,3}? vervallen${CLAUSE_END}`,
  ].join('|'),
  'u',
)
/** 'Zit niet in het aanbod', 'wordt niet meer aangeboden', 'is not something they do', 'isn’t offered'. */
const IS_NOT =
  /^(?: (?:en|of|and|or) \p{L}{3,20})? (?:(?:is|zijn|wordt|worden|zit|zitten|behoort|behoren|hoort|horen|valt|vallen|maakt|maken|staat|staan)(?: (?!op |in |voor )[\p{L}-]{2,15}){0,5}? (?:niet|geen)(?: (?:meer|langer|standaard))? (?:(?:in|tot|bij|onder|van|op) (?:(?:het|hun|de|zijn|haar|dit|deze) )?(?:\p{L}{2,15} )?(?:aanbod|pakket|assortiment|diensten|dienstverlening|portfolio|mogelijkheden|werkzaamheden|specialiteiten|behandelingen|repertoire|menu|kaart|programma|rooster|(?:prijs|diensten)?lijst)|(?:bij|in)(?=[.,;\n]|$)|welkom|(?:onder)?deel (?:uit )?van|aangeboden|gedaan|uitgevoerd|geleverd|geplaatst|behandeld|gegeven|verzorgd|gemaakt|verkocht|verricht|aangenomen|verhuurd|vervoerd|geserveerd|gerepareerd|geïnstalleerd|gebakken|gereden|geknipt|vertaald|gedrukt|ontworpen|onderhouden|georganiseerd|getaxeerd|optie(?=[.,;\n]|$)|onderdeel van|iets (?:dat|wat) (?:ze|zij|(?:het|de) \p{L}{4,12}) (?:doet|doen|biedt|bieden))|(?:falls?|lies?|is|are) outside (?:of )?(?:what (?=\p{L})\p{L}+|(?:its|their|the) (?:remit|scope|services|range|offer|offering|field|expertise))|(?:(?:has|have) been|was|were|is|are) (?:discontinued|dropped|scrapped|phased out|shelved|axed)|(?:(?:has|have) )?(?:stopped|ended|ceased)(?: (?:[\p{L}\d]{1,7} ){1,2}ago| last \p{L}{4,9}| in \d{4})?(?=[.,;\n]|$)|(?:is|are) (?:left|referred|passed on|subcontracted|outsourced) to(?! (?:specialists?|colleagues?) (?:in|on|of) )|(?:wordt|worden)(?: (?:er|hier|daar))? (?:uitbesteed|overgelaten aan|doorverwezen)|(?:is|are) no longer (?!included|limited|needed|required)\p{L}{2,12}(?:[ae]ld|ed|en|ght|ne|un)(?=[.,;\n]|$| (?:here|there|at|by) )|(?:wordt|worden)(?: (?!op |in |voor )[\p{L}-]{2,15}){0,5}? niet (?:meer|langer) (?!genoemd|vermeld|gevonden|vergoed|gevraagd|gerekend|berekend)(?:\p{L}{2,5})?ge\p{L}{3,14}(?=[.,;\n]|$)|(?:is|are) (?:(?:now|there|here) )?(?:off the (?:table|menu|list)|a thing of the past|out of the question)|(?:is|zijn|behoort|behoren|hoort|horen)(?: (?:er|daar|hier|helaas|inmiddels|nu))? (?:tot het verleden|verleden tijd|van de (?:baan|kaart))|(?:(?:is|are|was|were)(?: not|n[’']t)|(?:is|are) no longer)(?: (?!always |yet |just |only )[\p{L}-]{2,15}){0,2}? (?:something|welcome|accepted|offered|available|provided|done|carried out|performed|sold|taught|given|treated|stocked|part of|on offer|on the (?:menu|(?:price )?list)|possible (?:here|there)|an option|among|one of|(?:in|included in) (?:the|their|its) (?:services|range|offer|offering|package)|what they do))(?!\p{L})/iu
/** 'Lettings they do not handle', 'implants it doesn’t place'. */
const THEY_DO_NOT_IN_ENGLISH =
  /^,? (?:they|it|the (?:company|business|firm|practice|clinic|agency|office|shop|studio|salon)) (?:does|do|doesn|don|will|won|can|no longer)(?:[’']t| not)?(?: \p{L}{2,12})?(?=[.,:;!)\n]|$)/iu
const NEGATIVE = /not|n[’']t|no longer/iu
/** 'Voor taxaties moet je elders zijn', 'for implants you are referred to another clinic'. */
const FOR =
  /(?<!\p{L})(?:voor|for|met|with|aan|wie|need|want)(?: (?:een|an?|de|het|the|your|je|uw|nieuwe|new)){0,2}(?: \p{L}{4,16}en van(?: (?:een|de|het|je|uw))?)? $/iu
const ELSEWHERE =
  /^,? (?:(?:verwijst|verwijzen) [^.;\n]{0,40}(?<!\p{L})naar (?:(?:een|je|de|het) )?(?:ander|collega|specialist|ziekenhuis|kaakchirurg|huisarts|partner)\p{L}*|(?:begint|beginnen|doet|doen|waagt|wagen)(?: [\p{L}’'-]{2,20}){1,3} niet(?: aan)?(?=[.,;!\n]|$)|(?:zoekt|wil|nodig heeft)[^.;\n]{0,30} (?:elders|ergens anders|verder kijken|niet (?:meer )?terecht)|(?:kun|kunt|kan) (?:je|u|men) niet (?:meer )?(?:bij|op) [^.,;\n]{2,50} terecht|(?:moet|kun|kan|kunt|hoef|hoeft|zul|zult|dien|word|wordt|worden|ga|verwijst|verwijzen|zijn|is)(?: (?!soms |vaak |eventueel )[\p{L}\d-]{2,15}){0,5}? (?:elders|ergens anders|(?:een|bij een) (?:ander|andere|tweede) \p{L}{4,14}(?= (?:zoeken|zijn|bellen|inschakelen|vragen|nemen|benaderen))|doorverwezen|door(?= naar|[.,;\n])|niet (?:meer |langer )?(?:terecht|(?:bij (?:hen|ze|hem|haar)|hier|daar) (?:zijn|terecht|aan te kloppen)|aan te kloppen|te (?:bellen|zijn|komen|rekenen))|gestopt|opgehouden)|(?:you(?:[’']ll|[’']d)?|they|patients|customers|clients)(?: (?!sometimes |often |may |might |not |never )[\p{L}’'-]{2,15}){0,6}? (?:elsewhere|refer(?:s|red)?(?: you| patients| customers)? (?:to|on)|some(?:where|body|one) else|(?:another|a (?:different|second)) (?:company|firm|practice|clinic|agency|office|party)))(?!\p{L})/iu

/** 'Taxaties: daarvoor moet je elders zijn' */
const FOR_THAT = /^(?:\?| ?[,;:–—-]) ?(?:daarvoor|hiervoor|waarvoor|for (?:that|those|this|which))(?!\p{L})/iu
/** 'De bakker bezorgt niet', 'repareert zelf niet', 'verhuurt de zaal niet meer' */
const NOT_DONE_BY_IT = new RegExp(
  `^(?: (?:zelf|helaas|er))? niet(?: (?:meer|langer|zelf|thuis|aan huis))?${CLAUSE_END}`,
  'u',
)
const DOES_IT = /^\p{Ll}{3,14}(?:t|en) (?:(?:de|het|haar|zijn|hun) )?[\p{L}’'-]+$/u
/** 'Biedt zangles niet aan', 'heeft kaas niet in het assortiment' */
const NOT_AFTER = new RegExp(
  `^ niet (?:(?:meer|langer|zelf) )?(?:aan|uit|(?:in|op|tot) (?:het|hun|de) (?:aanbod|assortiment|pakket|kaart|programma))${CLAUSE_END}`,
  'iu',
)
const OFFERS_IT = new RegExp(
  `(?<!\\p{L})(?:${OFFER_IN_DUTCH}) (?:(?!(?:op|in|voor|tijdens|na|tot|bij|met) )[\\p{L}’'-]{2,15} ){0,3}$`,
  'iu',
)

/** 'Wat ze niet doen: taxaties', above a list too. */
const NOT_DONE =
  /(?:^|[\n.!?:;] ?|¤ ?)(?:wat (?:je|u) (?:er|hier|daar) niet (?:(?:hoeft|moet) te (?:zoeken|verwachten)|vindt|krijgt|zult vinden|kunt krijgen)|(?:what|one thing) you (?:\p{L}{2,4}n[’']t|will not|cannot|can not) (?:find|get)(?: (?:there|here))?|wat (?!je |u |ik |men |we |wij )\p{L}[\p{L}\d’'-]*(?: [\p{L}\d&’'-]+){0,3} niet (?:meer )?(?:doen|doet|bieden|biedt|aanbiedt|aanbieden|levert|leveren)|(?:doen|doet|bieden) (?:ze|zij) niet|niet (?:in (?:het|hun) (?:aanbod|pakket)|aangeboden|beschikbaar|mogelijk|op de kaart|inbegrepen in het aanbod)|wat (?:er )?ontbreekt|(?:niet(?: meer)?|nee|not?|no longer|does(?: not|n[’']t) (?:do|offer)|doet niet|niet doen)(?=\s?:)|geen|missing|not (?:on offer|done)|not (?:offered|available|provided)|what (?!you |i |we )\p{L}[\p{L}\d’'-]*(?: [\p{L}\d&’'-]+){0,3} (?:do(?:es)? not|do(?:es)?n[’']t) (?:do|offer)|(?:they )?(?:do not|don[’']t) (?:do|offer))(?:, is|, zijn| is| zijn| are|:)?(?: [^.;\n]{0,40})?$/iu

/** Whether what stands right below these words is not offered. */
export const denies = (above: string) => NOT_DONE.test(above.slice(-LONGEST_BEFORE).trim().replace(/:$/, ''))

/** 'Badkamers doet het bedrijf niet', 'they do not do bathrooms', 'neemt geen bruidsjurken aan': nothing is done to these. */
const TAKE_IN_DUTCH = 'doet|doen|neemt|nemen|behandelt|behandelen|accepteert|accepteren'
const NOT_DONE_TO = new RegExp(
  `^ (?:${TAKE_IN_DUTCH}) (?:ze|zij|hij|(?:het|de|dit|deze) \\p{L}{3,20}|(?:[Dd]e |[Hh]et )?\\p{Lu}[\\p{L}\\d’'-]{0,20}(?: (?:&|van|de|en|\\p{Lu}[\\p{L}\\d’'-]{0,20})){0,3})(?: (?:helaas|zelf|overigens|echter))? niet(?: meer| langer)?(?: aan)?${CLAUSE_END}`,
  'u',
)
const DO_NOT_DO = new RegExp(
  `(?:(?<!\\p{L})(?:${TAKE_IN_DUTCH})(?: (?:ze|zij|hij))? (?:geen|niet aan)|(?<!\\p{L})(?:do|does)(?: not|n[’']t) (?:do|take(?: on| in)?|handle|accept|treat)(?: any)?) $`,
  'iu',
)
/** 'Motorhomes are not accepted here', 'Campers zijn er niet welkom', 'geen plek voor campers' */
const NOT_WELCOME = new RegExp(
  `^ (?:(?:are|is) (?:out of the question|off the table)|(?:are|is)(?: not|n[’']t| no longer) (?:accepted|admitted|taken|treated|handled|welcome)|(?:worden|wordt|zijn|is) (?:${HERE} )?(?:helaas |overigens )?niet (?:meer )?(?:geaccepteerd|aangenomen|toegelaten|behandeld|gedaan|welkom))(?!\\p{L})`,
  'u',
)
const NO_ROOM = /(?<!\p{L})(?:geen|no) (?:plek|plaats|ruimte|room|space|place) (?:voor|for) $/iu
export const doesNotDo = (text: string, at: number, end: number, vocabulary: Vocabulary) =>
  isSentElsewhere(text, at, end, vocabulary, true) ||
  (vocabulary.isBetween(NOT_WORDS, end, end + LONGEST_AFTER) &&
    (NOT_DONE_TO.test(text.slice(end, end + LONGEST_AFTER)) ||
      NOT_WELCOME.test(text.slice(end, end + LONGEST_AFTER)))) ||
  (vocabulary.isBetween(NOT_WORDS, at - 30, at) &&
    (DO_NOT_DO.test(text.slice(Math.max(0, at - 30), at)) || NO_ROOM.test(text.slice(Math.max(0, at - 30), at))))

const LONGEST_BEFORE = 90
const LONGEST_AFTER = 90

/** Quicker than to tell how. */
export const mayBeDenied = (at: number, end: number, vocabulary: Vocabulary) =>
  vocabulary.isBetween(NOT_WORDS, at - LONGEST_BEFORE, end) || vocabulary.isBetween(DENYING, end, end + LONGEST_AFTER)

type HowOffered = 'offered' | 'denied' | 'unknown'
export function howOffered(text: string, at: number, end: number, vocabulary: Vocabulary): HowOffered {
  if (isForWhoHasNot(text.slice(at, end + 40))) return 'offered'
  const how = howSaid(text, at, end, vocabulary)
  return how === 'denied' && LIST_OF_IT.test(text.slice(Math.max(0, at - 40), at)) ? 'unknown' : how
}
/** 'Een prijslijst voor taxaties is er niet', 'a waiting list for implants does not exist': of a list, and not of the service. */
const LIST_OF_IT =
  /(?<!\p{L})(?:(?:prijs|wacht|tarieven)lijst(?:en)?|wachttijd(?:en)?|korting(?:en)?|(?:price|waiting) lists?|waiting times?|discounts?|prijzen|tarieven|prices|rates) (?:voor|op|for|on)(?: (?:een|an?))? $/iu
function howSaid(text: string, at: number, end: number, vocabulary: Vocabulary): HowOffered {
  if (isSentElsewhere(text, at, end, vocabulary)) return 'denied'
  if (isUnsure(text, at, end, vocabulary)) return 'unknown'
  const told = howTold(text, at, end, vocabulary)
  if (told === 'denied' || isNegatedInClause(text, at, end, vocabulary)) return 'denied'
  const isDenied = (from: number, to: number) =>
    isSentElsewhere(text, from, to, vocabulary) || howTold(text, from, to, vocabulary) === 'denied'
  return told === 'offered' && isPartOfDenied(text, at, end, vocabulary, isDenied) ? 'unknown' : told
}
/** `words` and what stands behind them may hold the negation too: 'vervoeren geen piano's', 'piano's vervoeren ze niet'. */
function howTold(text: string, at: number, end: number, vocabulary: Vocabulary): HowOffered {
  const isAfterBlank = text[at - 1] === ' '
  // '(Google Ads) beheert het bedrijf niet'
  let behindIt: string | undefined
  const after = () => (behindIt ??= withoutHedge(text.slice(behind(text, end), end + LONGEST_AFTER)))
  let beforeIt: string | undefined
  const before = () => (beforeIt ??= text.slice(Math.max(0, at - LONGEST_BEFORE), at))
  if (vocabulary.isBetween(NOT_WORDS, at - LONGEST_BEFORE, end)) {
    if (isAfterBlank && NOT_DONE.test(before())) return 'denied'
    if (isAfterBlank && (UNKNOWN_BEFORE.test(before()) || DISCLAIMED.test(before()) || isUnknown(before())))
      return 'unknown'
    if (isAfterBlank && OWN_THING.test(text.slice(at, end)) && HAS_NONE.test(before())) return 'unknown'
    if (NOT_WITHIN.test(text.slice(at, end)))
      return (NONE_WITHIN.test(text.slice(at, end)) || NOT_DONE_WITHIN.test(text.slice(at, end))) &&
        ENDS_CLAUSE.test(after())
        ? 'denied'
        : 'unknown'
    if (isAfterBlank && !NOT_ONLY.test(before())) {
      const not = NOT_BEFORE.exec(before())?.[0]
      if (not !== undefined && ENDS_CLAUSE.test(after()) && (!not.endsWith(', ') || OR.test(after()))) return 'denied'
      if (NO_NEAR_BEFORE.test(before())) return 'unknown'
    }
  }
  if (vocabulary.isBetween(SUPPOSING, at - LONGEST_BEFORE, end + 45)) {
    if (isAfterBlank && (SUPPOSED.test(before()) || BESIDE_IT.test(before()))) return 'unknown'
    if (
      ASKED_AFTER.test(after()) ||
      IN_GENERAL.test(after()) ||
      (NEAR_IT.test(after()) && !BROUGHT.test(before() + text.slice(at, end)))
    )
      return 'unknown'
  }
  if (OWN_THING.test(text.slice(at, end)) && isItsOwn(text.slice(at, end), before(), after())) return 'unknown'
  const isDenying = vocabulary.isBetween(DENYING, end, end + LONGEST_AFTER)
  if (!isDenying) return 'offered'
  if (UNKNOWN_AFTER.test(after())) return 'unknown'
  // 'Knipt geen kinderen' does not tell whom it does.
  if (OF_NONE.test(after()) && DONE.test(text.slice(at, end))) return 'unknown'
  if (UNKNOWN_IN_CELL.test(after())) return 'unknown'
  if (isAfterBlank && text[end] !== ' ' && NO_AFTER.test(after()) && FREE.test(before())) return 'unknown'
  if (NO_AFTER.test(after()) || NO_IN_CELL.test(after()) || THAT_NOT.test(after())) return 'denied'
  // 'Contactlenzen – worden niet meer aangeboden'
  const said = after().replace(/^(?: ?[:–—-] | \()/u, ' ')
  if (THEY_DO_NOT.test(said) || IS_NOT.test(said) || (isAfterBlank && NOT_AFTER_IT.test(said) && OF_TWO.test(before())))
    return 'denied'
  if (NOT_AFTER.test(after()) && OFFERS_IT.test(before())) return 'denied'
  if ((text[end - 1] === 't' || DOES_IT.test(text.slice(at, end))) && NOT_DONE_BY_IT.test(after())) return 'denied'
  const english = THEY_DO_NOT_IN_ENGLISH.exec(after())?.[0]
  if (english !== undefined && NEGATIVE.test(english)) return 'denied'
  const elsewhere = after().replace(FOR_THAT, '')
  return ((isAfterBlank && FOR.test(before())) || elsewhere !== after()) && ELSEWHERE.test(elsewhere)
    ? 'denied'
    : 'offered'
}
/** 'Kronen wel, implantaten niet', 'Paving yes, ponds no' */
const NOT_AFTER_IT = /^(?: \p{L}{3,14}en)? (?:dan weer |helaas )?(?:niet(?: meer)?|no|not)(?=$|[.;!)\n])/u
const OF_TWO =
  /(?:[,;] |(?<!\p{L})(?:maar|en|but|and) )(?:(?:voor|met|aan|for|with) )?(?:(?:de|het|een|je|uw|the|your|an?) )?$/u
const OF_NONE = /^ (?:(?:ze|zij|zelf|er) )?geen(?!\p{L})/u
const DONE = /^\p{Ll}{3,14}(?:t|en)$/u
/** 'Dit is geen juridisch advies' */
const DISCLAIMED =
  /(?<!\p{L}|(?:er|there) )(?:is|zijn|are|was|vormt)(?: (?:dus|natuurlijk|uiteraard))? (?:geen|not|no)(?: \p{L}{4,15})? $/iu
export const NOT_WITHIN =
  /(?:^\p{L}{3,12} no(?= )|(?<!\p{L})(?:geen|niet(?! (?:alleen|enkel))|no longer|not(?! only))|n[’']t(?! (?:only|just)))(?!\p{L})/iu
const NONE_WITHIN = /(?<!\p{L})geen(?!\p{L})|^\p{L}{3,12} no(?= )/iu
/** 'Honden worden er niet getrimd', 'Beards are not trimmed' */
const NOT_DONE_WITHIN =
  /^[\p{L}’'-]+(?: (?!die |dat |that |which )[\p{L}’'-]+){0,3}? (?:worden|wordt|kan|kunnen|(?:kun|kan) je|kunt u) (?:(?:er|hier|daar) )?niet (?:(?:meer|langer|zelf) )?(?:laten )?\p{L}+$|^[\p{L}’'-]+(?: (?!that |which |who )[\p{L}’'-]+){0,3}? (?:are|is)(?: not|n[’']t| no longer) \p{L}+$/iu
const OR = /^[^.;\n]{0,60} (?:of|or|noch|nor) /iu
const DENYING = new WordList(
  'vergeten verkeerde vervallen another need unknown onbekend unclear onduidelijk niet geen nee no not t buiten over uit off past verleden baan kaart elders ergens ander andere tweede doorverwezen verwijst verwijzen door elsewhere somewhere somebody someone another refer refers referred gestopt opgehouden longer verder outside different second ontbreekt ontbreken geschrapt gestaakt stopgezet beeindigd opgeheven uitbesteed overgelaten left leave leaves pass passes outsource outsources subcontract subcontracts passed subcontracted outsourced stopped ended ceased phased shelved axed afgestoten afgeschaft gehaald verdwenen discontinued dropped scrapped niets nothing n a nvt nb info x',
)
/** 'Criminal law falls outside its remit', 'APK-keuringen: ✗' */
const HEAD =
  /^[ -](?:law|sales|cases?|zaken|tests?|keuring(?:en)?|services?|diensten|treatments?|behandelingen|training|lessons?|classes|courses?)(?!\p{L})/iu
const behind = (text: string, end: number) =>
  text[end] === ')'
    ? end + 1
    : end + (HEAD.exec(text.slice(end, end + 15))?.[0].length ?? PLURAL.exec(text.slice(end, end + 2))?.[0].length ?? 0)
/** 'Baby's' is two words. */
const PLURAL = /^[’']s/u
