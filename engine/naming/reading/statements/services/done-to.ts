/** What somebody does something to, where what is done goes without saying: 'baarden doen ze ook', 'they do motorhomes too'. */

// Bounded in this file: the at most 90 characters before a thing and 60 behind it.

const NAME = String.raw`(?:[Dd]e |[Hh]et )?\p{Lu}[\p{L}\d’'&.-]{0,20}(?: (?:&|van|de|en|\p{Lu}[\p{L}\d’'-]{0,20})){0,3}`
const WHO = String.raw`(?:ze|zij|hij|(?:de|het|dit|deze) \p{L}{3,20}|${NAME})`
const DOES =
  /(?<!\p{L})(?:(?<!(?:you|je|I) )(?:doet|doen|does|do)|neemt|nemen|handles?|takes? on|tackles?)(?: (?:ze|zij|hij))?(?: (?:ook|also|zelfs|even|vooral|mostly|mainly|wel)){0,2}(?: [\p{L}-]{3,20},){0,3}(?: [\p{L}-]{3,20} (?:en|and|&))?(?: (?:een|an?|ook))? $/iu
const ENDS = /^(?=[.,;:)\n]|$| (?:too|as well|aan(?=[.,;]|$)|en|and|of|or)(?!\p{L}))/u
const DONE = new RegExp(
  [
    String.raw`^ (?:doet|doen|neemt|nemen|behandelt|behandelen) ${WHO}(?: (?:ook|wel|zelf|graag|vooral|net zo goed|eveneens|aan)){1,2}(?=[.,;:)\n]|$| (?:en|maar|want))`,
    String.raw`^ (?:are|is) (?:also |all )?(?:done|treated|taken on|handled|looked at|accepted|welcome|no problem)(?: (?:too|as well|here))?(?!\p{L})`,
    String.raw`^ (?:worden|wordt|is|zijn) (?:(?:er|hier|daar) )?(?:(?:ook|eveneens) )?(?:gedaan|behandeld|aangenomen|bekeken|aangepakt|onderzocht|welkom|geen probleem)(?!\p{L})`,
  ].join('|'),
  'u',
)

/** 'Behandelt: kinderen en baby’s', 'Specialisatie: lekkages, cv-ketels' */
const LISTED =
  /(?:^|[\n¤] ?|[.;] )(?:[–-] )?(?:treats|behandelt|doelgroep(?:en)?|sterk in|strong in|goed in|good at|strengths?|patients|for whom|voor wie|clients|klanten|specialit(?:y|ies)|specialt(?:y|ies)|specialisms?|specialiteit(?:en)?|specialisaties?|specialisations?|specializations?|specialismen?|specialises in|specializes in|gespecialiseerd in|expertises?|vakgebied(?:en)?|rechtsgebied(?:en)?|werkzaamheden|practice areas?|areas of (?:law|expertise)|focus|diensten|services|aanbod)\s?: [^.;\n]{0,60}$/iu
export const isListedAsDone = (before: string) => before.includes(':') && LISTED.test(before)

/** 'De Linde in Ede: lekkages, verstoppingen en cv-ketels' */
// Bounded: the at most 90 characters between a name and a thing
const LISTED_BEHIND =
  /^(?: (?:in|uit|te) \p{Lu}[\p{L}’'-]{1,25})?(?: \([^()\n]{2,30}\))?(?::| [–—-]) (?:[\p{Ll}’'-]{2,20}(?: [\p{Ll}’'-]{2,20}){0,2}(?:, (?:en |and )?| (?:en|and|&) )){0,4}$/u
const LIST_GOES_ON = /^(?:[’']s)?(?:, (?!\d)| (?:en|and|&) |\.?\s*$)/u
const NEXT_ITEM = /, (?!\d)(?:en |and )?| (?:en|and|&) /gu
/** Fewer are no list. */
const FEWEST_ITEMS = 3
/** Whether a thing is one of several that are listed behind a name. */
export function isListedBehind(between: string, after: string): boolean {
  if (between.length > 90 || !LISTED_BEHIND.test(between) || !LIST_GOES_ON.test(after)) return false
  return (between + after).split(NEXT_ITEM).length >= FEWEST_ITEMS
}

/** 'Gespecialiseerd in krullen', 'a specialist in afro hair and curls' */
const SPECIALISED =
  /(?<!\p{L})(?:(?<!(?:niet|not) )(?:gespecialiseerde?|specialist(?:en|s)?|speciali[sz](?:es?|ed|ing)|specialisatie|specialisation|specialization) in|specialiseert zich(?: \p{L}{4,12})? in|met (?:als )?specialisatie|speciali[sz]ations?|toegelegd op|(?:legt|leggen) zich toe op) (?:(?:de|het|the|ook|vooral|onder andere|especially|mainly|also) ){0,2}(?:[\p{L}’'-]{3,20}(?: [\p{L}’'-]{3,20})?(?:, | (?:en|and|&) )){0,3}$/iu

export function isDoneTo(text: string, at: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 90), at), text.slice(end, end + 60)]
  return DONE.test(after) || (ENDS.test(after) && DOES.test(before)) || SPECIALISED.test(before)
}

/** 'Arbeidsongevallen zijn hun specialiteit', 'Gericht op verkeer en werk': of what the company is about, as its trade tells the rest. */
const ABOUT =
  /(?<!\p{L})(?:(?:is |zijn )?(?:gericht|toegelegd|toegespitst) op|(?:nadruk|accent|focus) (?:ligt|lies) (?:op|on)|legt zich toe op|leggen zich toe op|(?:centered|focused|focussed|concentrates?|concentrated) on|concerns?|involves?|represents?(?: victims of| people with)?|acts? for(?: victims of)?|slachtoffers van|victims of|(?:staat|staan) (?:mensen|slachtoffers|cliënten) bij (?:na|met)|helpt (?:mensen )?(?:na|bij)|helps? (?:people )?(?:after|with)|(?:bread and butter|dagelijks werk|daily work|specialiteit|speciality|specialty|hoofdzaak|main work)(?: here)? (?:is|zijn|are)|: ook|; ook|^ook|^also)(?: (?:een|an?|de|het|the|all|alle|vooral|mostly|mainly)){0,2}(?: [\p{L}’'-]{3,20},){0,3}(?: [\p{L}’'-]{3,20} (?:en|and|&|of|or))?(?: [\p{L}-]{3,15})? $/iu
const IS_WHAT = new RegExp(
  [
    String.raw`^,? (?:is|zijn|are)(?: \p{L}{2,12})? (?:hun|zijn|haar|its|their|his|her|de|the|een|an?)(?: \p{L}{3,12}){0,2} (?:specialiteit|specialisme|specialisatie|specialty|speciality|specialities|specialism|hoofdzaak|hoofdmoot|business|focus|forte|vak|terrein|field|fields|expertise|werk|work)(?!\p{L})`,
    String.raw`^ (?:is|are) (?:one of|among) (?:its|their|the) (?:\p{L}{3,12} )?(?:fields|specialities|specialties|areas|services|subjects)(?!\p{L})`,
    String.raw`^ (?:doen|doet|zien|ziet|behandelen|behandelt) (?:ze|zij|hij|${NAME}) (?:veel|ook|vooral|graag|dagelijks|vaak|regelmatig)(?!\p{L})`,
    String.raw`^ (?:vormen|vormt|form|forms|make up|makes up) (?:het grootste deel|de hoofdmoot|een groot deel|the bulk|most|a large part)(?!\p{L})`,
  ].join('|'),
  'u',
)
export const isWhatItIsAbout = (text: string, at: number, end: number) =>
  IS_WHAT.test(text.slice(end, end + 60)) || ABOUT.test(text.slice(Math.max(0, at - 90), at))
