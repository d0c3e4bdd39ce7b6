/** What is written with a capital and never a company nor a town, as parts of patterns that do not tell small letters from capitals. */

export const DAY_NAMES =
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** Where an assistant looks. */
export const LOOKED_UP_IN = 'google|facebook|instagram|linkedin|tripadvisor|trustpilot|wikipedia|kvk|zorgkaart\\p{L}*'
