/** Phrases that tell of opening hours as one: 'de andere dagen', 'every day', 'by appointment'. */
import { WordList } from '#engine/naming/reading/words.ts'

/** Without one of these there is no phrase. */
export const PHRASE_WORDS = new WordList(
  'andere overige resterende other remaining rest week elke iedere every each alle 24 doordeweekse working business die deze dat that those dan then late lange evening work werken er there staffed bemand bezet opening open walk drop pop come winkel shop store sees see treats treat receives receive ontvangt ontvangen behandelt behandelen off ligt slot standstill nothing uitzondering exception apart',
)

const EVERY = '(?:elke|iedere|every|each|alle)'
const REST =
  '(?:(?:op )?(?:de|the) )?(?:(?:twee |drie |two |three )?(?:andere|overige|resterende|other|remaining) (?:werkdagen|weekdagen|dagen|weekdays|working days|days)|rest (?:van de|of the) week)'
const COUNT =
  '(?:[1-7]|een|twee|drie|vier|vijf|zes|zeven|one|two|three|four|five|six|seven) (?:dagen|days) (?:per|in de|in the|a) week'
const ALL = `(?:${EVERY} (?:dag|dagen|day|avond|evening|night|ochtend|morning|middag|afternoon)|24/7|(?:de )?hele week|all week)`
const WORKING = `(?:(?:${EVERY} )?(?:doordeweekse dag(?:en)?|door de week|during the week|(?:working|business|week) days?)|${EVERY} (?:werkdag|weekday))`
/** 'The office is in Ede and is also staffed on Saturday mornings' */
const PREMISES =
  '(?:receptie|reception|front desk|balie|office|shop|store|salon|studio|practice|showroom|kantoor|winkel|zaak|praktijk|werkplaats)'
// Bounded: a sentence of at most 1,000 characters
export const PHRASE = new RegExp(
  `(?<rest>${REST})|(?<count>${COUNT})|(?<all>${ALL})|(?<working>${WORKING})|(?<that>(?:(?:op )?(?:die|deze) dag(?:en)?|(?:in )?dat weekend|(?:on )?(?:that|those) days?)|dan|then)|(?<late>late[- ](?:night )?(?:opening|shopping|hours)|(?:late[- ](?:night|evening)|(?:lange|late) avond)(?= (?:is|valt|falls|on|every)|:| (?:mon|tues|wednes|thurs|fri|satur|sun)day)|evening appointments)|(?<open>(?:work|werken)(?<=(?:they|ze) (?:only |alleen )?(?:work|werken))|er(?<=(?:^|[^\\p{L}])(?:ze|zij) zijn er)|there(?<=they are there)|werken(?= ze (?:alleen |ook |wel )?(?:van|tot|vanaf) \\d)|(?:staffed|bemand|bezet)(?<=(?:^|[^\\p{L}])${PREMISES}(?: (?:of|van) [^,.;:\\n]{1,40})? (?:is|are) [^,.;:\\n]{0,60})|(?:opening|open) days|dagen open|(?:walk|drop|pop|come) in(?= (?:from|until|till|between|without|on) )|in de winkel(?=:)|in the (?:shop|store)(?=:)|in[- ]store(?=:)|(?:sees?|treats?|receives?|ontvangt|ontvangen|behandelt|behandelen) (?:patients|clients|customers|patiënten|cliënten|klanten))|(?<shut>days? off|ligt (?:alles|het werk|de (?:werf|zaak|boel|winkel|productie)|het bedrijf) (?:er )?stil|op slot|(?:everything|work|business|the (?:shop|yard|workshop|place)) is at a standstill|nothing happens(?: there| here)?)|met uitzondering van|with the exception of|apart from|other than`,
  'iu',
)
