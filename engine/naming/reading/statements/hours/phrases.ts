/** Phrases that tell of opening hours as one: 'de andere dagen', 'every day', 'by appointment'. */
import { WordList } from '#engine/naming/reading/words.ts'

/** Without one of these there is no phrase. */
export const PHRASE_WORDS = new WordList(
  'no weekday werkdag vrij visited train swim climb dine eat eten lunchen trade trades consulten clients customers patients vervalt shop mogelijk possible dineren winkelen shoppen trainen sporten fitnessen zwemmen klimmen bezoek visits wordt welcomes houdt andere overige resterende other remaining week werkweek elke iedere every each any alle all 24 nacht night clock klok dag dagen day days weekend dan then late lange evening work werken er there staffed bemand bezet walk drop pop come stop swing klaar sees see treats treat receives receive ontvangt ontvangen behandelt behandelen off stil slot standstill nothing dichte locked closed door doors niets tevergeefs vain hoef hoeft sluitingsdag sluitingsdagen rustdag rustdagen door finish stoppen lock knock shut lesson lessons class classes les lessen appointment appointments afspraken spreekuur spreekuren consultation consultations training trainings trainingen treatment treatments behandelingen cursussen voicemail antwoordapparaat machine bring hand hold them us pick picks answer answers telefoon lijn uitzondering exception apart wrap pack close afgelopen gezien stay stays keep keeps late',
)
/** An answer to a question, and what introduces where it is open: 'They do not', 'in de winkel:'. */
export const ANSWERS = /[:?]\s{1,3}(?:they|it|dat|die) |(?:winkel|shop|store):/iu

const EVERY = '(?:elke|iedere|every|each|alle|any)'
const REST =
  'verder (?:door de week|op werkdagen|op doordeweekse dagen)|(?:(?:op )?(?:de|the) )?(?:(?:twee |drie |two |three )?(?:andere|overige|resterende|other|remaining) (?:werkdagen|weekdagen|dagen|weekdays|working days|days)|rest (?:van de|of the) week)'
const COUNT =
  '(?:[1-7]|een|twee|drie|vier|vijf|zes|zeven|one|two|three|four|five|six|seven) (?:dagen|days) (?:per|in de|in the|a) week'
const ALL = `(?:${EVERY} (?:dag|dagen|day|avond|evening|night|ochtend|morning|middag|afternoon)|(?:de )?hele week|all week)`
const ALWAYS =
  '24/7|24 (?:uur|hours?) (?:per dag|a day)(?:,? (?:en |and )?(?:7|seven|zeven) (?:dagen|days) (?:per|in de|in the|a) week)?|dag en nacht|day and night|(?:a?round the|de) clock|de klok rond'
const WORKING = `(?:(?:${EVERY} )?(?:doordeweekse dag(?:en)?|door de week|tijdens de week|during the week|(?:working|business|week) days?)|${EVERY} (?:werkdag|weekday))`
const THAT =
  '(?:(?:op )?(?:die|deze) dag(?:en)?|(?:in )?dat weekend|(?:on )?(?:that|those) days?)|(?:the|de) (?:one|only|enige) (?:weekday|working day|werkdag|day|dag)|dan|then'
const LATE =
  'late[- ](?:night )?(?:opening|shopping|hours)|(?:stay|stays|is|are|keep|keeps) open late|(?:late[- ](?:night|evening)|(?:lange|late) avond)(?= (?:is|valt|falls|on|every)|:| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|evening (?:appointments|surger(?:y|ies)|clinics?|consultations?|opening|hours)'
/** 'The office is in Ede and is also staffed on Saturday mornings' */
const PREMISES =
  '(?:receptie|reception|front desk|balie|office|shop|store|salon|studio|practice|showroom|kantoor|winkel|zaak|praktijk|werkplaats)'
const OPEN = [
  '(?:work|werken)(?<=(?:they|ze) (?:only |alleen )?(?:work|werken))',
  'er(?<=(?:^|[^\\p{L}])(?:(?:ze|zij) zijn|zijn (?:ze|zij)|men is|is men) er)',
  'there(?<=they are there)',
  'werken(?= ze (?:alleen |ook |wel )?(?:van|tot|vanaf) \\d)',
  `(?:staffed|bemand|bezet)(?<=(?:^|[^\\p{L}])${PREMISES}(?: (?:of|van) [^,.;:\\n]{1,40})? (?:is|are) (?:[^,.;:\\n]|[.:]\\d){0,60})`,
  '(?:opening|open) days|dagen open',
  '(?:walk|drop|pop|come) in(?= (?:(?:from|until|till|between|without|on) |mon|tue|wed|thu|fri|sat|sun))',
  'in de winkel(?=:)|in the (?:shop|store)(?=:)|in[- ]store(?=:)',
  '(?:sees?|treats?|receives?|welcomes?|ontvangt|ontvangen|behandelt|behandelen) (?:patients|clients|customers|patiënten|cliënten|klanten)',
  'kantoor(?= van \\d)(?<=houd(?:t|en) (?:[^.,;\\n]{1,50} )?kantoor)',
  'visited(?<=can (?:only |also )?be visited)',
  '(?:shop|train|work out|swim|climb|dine|eat)(?<=you can (?:only |also )?(?:shop|train|work out|swim|climb|dine|eat))',
  '(?:winkelen|shoppen|trainen|sporten|fitnessen|zwemmen|klimmen|dineren|eten|lunchen)(?<=(?:kunt? (?:je|jij|u)|kunnen|(?:[Jj]e|[Uu]) kunt) (?:(?:[^.,;\\n]|\\.\\d){1,60} )?\\p{Ll}{4,10})',
  '(?:winkelen|trainen|sporten|fitnessen|zwemmen|klimmen|dineren)(?= kan )',
  'trades?(?<=(?:they|it|shop|store) trades?)',
  'bezoek (?:aan [^.,;:\\n\\d]{1,50} )?is (?:alleen )?mogelijk|visits are (?:possible|welcome)',
  '(?:afspraken|behandelingen|consulten|appointments|treatments|consultations) (?:zijn|are) (?:mogelijk|possible|available)',
  '(?:patients|clients|customers) (?:are|can be) (?:seen|treated|received)',
  'van het slot',
  'there for you|voor (?:je|jou|u|jullie|iedereen) klaar',
].join('|')
const WORKS = '(?:working|work|werk)[- ]?week(?: is| runs| loopt| duurt)?'
const SHUTS =
  '(?:finish|stop)(?<=they (?:finish|stop))|stoppen(?<=(?:(?:ze|zij) stoppen))|(?:lock up|knock off|shut up shop|call it a day)|(?:wrap|pack|close|shut) up(?<=(?:they|it|shop|store) (?:\\p{L}{3,8} )?\\p{L}{4,5} up)|(?:afgelopen|klaar)(?<=(?:is het|zijn ze) (?:\\p{L}{2,6} )?(?:om \\d{1,2}(?:[:.]\\d\\d)?(?: uur)? )?\\p{L}{5,9})|voor gezien'
/** 'In het weekend krijg je de voicemail' */
const NOBODY =
  'krijg(?:t)? (?:je|u) (?:de |een |hun )?(?:voicemail|antwoordapparaat)|get (?:the|their|an) (?:voicemail|answering machine)'
const THERE = '(?:drop|stop|come|pop|swing) (?:by|round)'
const SHUT = [
  'days? off|closing days?|vrije dag(?:en)?|days? of rest',
  'locked(?<=doors?(?: [^,.;:\\n]{1,40})? locked)',
  'ligt (?:alles|het werk|de (?:werf|zaak|boel|winkel|productie)|het bedrijf) (?:er )?stil',
  'op slot',
  'vrij(?<=(?:dag|weekend) (?:is|zijn|heeft|hebben) (?:[^.,;:\\n\\d]{1,30} )?vrij)(?=[.,;!)]|$| en )',
  'vervalt(?<=(?:dag|ochtend|middag|avond|weekend) vervalt)',
  '(?:everything|work|business|the (?:shop|yard|workshop|place)) is at a standstill',
  'nothing happens(?: there| here)?',
  'dichte deur(?:en)?|(?:closed|locked) doors?|(?:voor niets|tevergeefs|in vain)',
  'off(?<=(?:takes?|has|have) [^.,;:\\n\\d]{1,40} off)',
  'hoef(?:t|f)? (?:je|u) (?:er |daar |bij [^,.;:\\n]{1,40} )?niet (?:aan te kloppen|te komen|langs te (?:komen|gaan))',
].join('|')
/** 'De vaste sluitingsdag van De Linde is maandag' */
const SHUT_DAY =
  '(?:(?:vaste |wekelijkse |weekly |usual |regular )?(?:sluitingsdag|rustdag|vrije dag|closing day|day off|day of rest)(?:en)?(?: (?:van|of|at|bij) [^,.;:\\n]{1,40})? (?:is|zijn|are))'
/** Their people are reached, which they may be at other hours than the shop is open. */
const REACH = [
  '(?:bring|drop|hand) (?:(?!on |op )[^,.;:\\n\\d]){1,30} (?:in|off)(?= (?:until|till|from|between|on|before|at|any|every) |[,.;])',
  'get(?:ting)? hold of (?:them|someone|somebody|anyone)|(?:reach|ring|call|phone) (?:them|us)',
  '(?:pick|picks|answer|answers) (?:up )?the (?:phone|telephone)',
  '(?:neemt|nemen) (?:(?!on |op )[^,.;:\\n\\d]){0,20}?de telefoon op|aan de (?:lijn|telefoon)',
].join('|')
/** The answer to 'do they work on Saturdays?'. */
const NO =
  "(?<=[:?] |[:?]\\s{1,3})(?:(?:they|it) (?:do not|don[’']t|does not|doesn[’']t|are not|aren[’']t|is not|isn[’']t)|(?:dat|die) (?:doen ze|doet [^,.;:\\n]{1,30}?|zijn ze|is het|kan|is) niet)(?=[.,;!)]|$)"
const YES =
  '(?<=[:?] |[:?]\\s{1,3})(?:(?:they|it) (?:do|does|are|is)(?=[.,;!])|(?:dat|die) (?:doen ze|zijn ze|is het|kan)(?: (?:zeker|wel|inderdaad))?(?=[.,;!]))'
export const NO_WORK =
  "(?:no|geen|(?:don[’']t|do not|doesn[’']t|does not) (?:take|have|offer|give|hold|do)(?: any)?) (?:lessons?|class(?:es)?|less?en|les|appointments?|afspraken|spreekuren|spreekuur|consultations?|trainings?|trainingen|treatments?|behandelingen|cursussen|opening(?: hours)?(?= (?:on|op))|(?:office |business |opening )?hours(?= (?:on|at|in) )|(?:kantoor|openings)uren|openingstijden)|word(?:t|en) er (?:dan |ook )?niet (?:ge(?!leverd|beld|post|bracht)\\p{L}{2,14}(?:t|d|en)|behandeld)"
const EXCEPT = 'met uitzondering van|with the exception of|apart from|other than'

// Bounded: a sentence of at most 1,000 characters
export const PHRASE = new RegExp(
  `(?<rest>${REST})|(?<count>${COUNT})|(?<all>${ALL})|(?<always>${ALWAYS})|(?<working>${WORKING})|(?<that>${THAT})|(?<late>${LATE})|(?<open>${OPEN})|(?<there>${THERE})|(?<works>${WORKS})|(?<shut>${SHUT_DAY}|${SHUT})|(?<shuts>${SHUTS})|(?<nobody>${NO_WORK}|${NOBODY}|no one)|(?<reach>${REACH})|(?<no>${NO})|(?<yes>${YES})|${EXCEPT}`,
  'iu',
)
