/** Words by which a sentence is about several together: 'Alle drie repareren fietsen', 'zijn allebei gevestigd in Venlo'. */
import { WordList } from './words.ts'

/** 'Alle drie repareren fietsen' */
export const TOGETHER =
  /^\s*(?:Alle (?:twee|drie|vier|vijf|zes)|Allebei|Allemaal|Beide|Ze [^.\n]{0,30}?(?:allebei|allemaal|beide|alle (?:drie|vier))|Both|All (?:of (?:them|these|those)|two|three|four|five)|They (?:all|both)|None of|Neither of|Geen van)(?!\p{L})/u
/** 'Geen van drieën doet taxaties' */
export const NONE_OF_THEM = /^\s*(?:None|Neither) of |^\s*Geen van /u
/** 'Voor een vaccinatie kun je bij allebei terecht' */
export const AT_BOTH =
  /(?<!\p{L})(?:(?:bij|met|voor) (?:allebei|beide)|(?:at|with|for) both(?: of them)?)(?=[.,;]| (?:terecht|zijn|langs|kan|kun|you|there))/u
export const TOGETHER_WORDS = new WordList('alle allebei allemaal beide both all none neither geen')
/** 'Zowel De Linde als De Boom repareert fietsen.' */
export const BOTH = /^\s*(?:Both|Zowel) /u
/** 'De Linde en De Boom zijn allebei gevestigd in Venlo' */
// Bounded: a sentence
export const ARE_BOTH =
  /(?<!\p{L})(?:zijn|zitten|liggen|staan|are|sit) (?:allebei|beide|alle (?:twee|drie|vier)|both|all(?: two| three| four)?) (?!erg|heel|very|well|good|goed)\p{L}/u
