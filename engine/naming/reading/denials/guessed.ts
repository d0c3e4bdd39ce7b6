/** Sentences that only guess what a company may be, which beside a denial says nothing of it: 'Vermoedelijk is De Linde een bakker, maar …'. */

// Bounded in this file: the 80 characters before a name and 80 behind it

const PERHAPS =
  'vermoedelijk|waarschijnlijk|mogelijk|misschien|wellicht|vast|ongetwijfeld|probably|presumably|possibly|perhaps|likely|maybe'
/** 'Vermoedelijk is', 'ik ga ervan uit dat', 'het kan zijn dat', 'it’s possible that' */
const SUPPOSES = new RegExp(
  `(?<!\\p{L})(?:(?:${PERHAPS}) (?:is|gaat het bij|is het)|zo te horen is|(?:vermoed|vermoeden|denk|gok|schat|neem aan|(?:ga )?er(?:van| ?van) uit|(?:kan|kunnen)(?: \\p{Ll}{3,6})? (?:zijn)?|mogelijk|niet uit|zo zijn),? dat|(?:be)?twijfel (?:of|dat)|vraag me af of|zou (?:me|mij) verbazen als|be surprised if|(?:doubt|wonder|question) (?:that|whether|if)|(?:suspect|assume|guess|suppose|presume|imagine|think|possible|it (?:may|might|could)(?: well)? be)(?: that)?|${PERHAPS}) (?:de |het |the )?["'“‘„]?$`,
  'iu',
)
/** 'Een bakker is', 'is a small bakery', 'bestaat' */
const IS_ONE =
  /^["'”’]?,? (?:(?:is |gewoon |simply |just )?(?:een|an?) \p{Ll}|(?:wel |nog |ook )?bestaat|(?:does )?exists?(?!\p{L}))/u
/** 'Klinkt als een bakker', 'may be a bakery', 'zou een bakker kunnen zijn' */
const MAY_BE = new RegExp(
  `^["'”’]? (?:(?:klinkt|sounds|looks) (?:\\p{Ll}{2,8} ){0,2}(?:als|naar|like)(?!\\p{L})|(?:is|zal|zou|kan|moet|may|might|could|must|would)(?: (?:${PERHAPS}|dan|wel|best|dus|goed|well|be|also|ook|heel|simply|just)){1,4} (?:een|an?|exist|bestaan)(?!\\p{L})|would (?:appear|seem) to be(?!\\p{L})|(?:zal|zou|kan) een [^.,;\\n]{3,60} (?:zijn|kunnen zijn)(?!\\p{L})|(?:may|might|could) exist(?!\\p{L}))`,
  'iu',
)

/** 'Seems to be a bakery', 'lijkt een bakker te zijn': known, unless the same sentence denies it. */
const SEEMS = /^["'”’]? (?:(?:seems?|appears?) to be|lijkt (?:mij |me )?een)(?!\p{L})/u
export const isSeeming = (after: string) => SEEMS.test(after.slice(0, 80))

/** `before`, `after`: what stands beside the name in its sentence. */
export function isGuessed(before: string, after: string): boolean {
  const rest = after.slice(0, 80)
  return MAY_BE.test(rest) || (SUPPOSES.test(before.slice(-80)) && IS_ONE.test(rest))
}
