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

export function isDoneTo(text: string, at: number, end: number): boolean {
  const after = text.slice(end, end + 60)
  return DONE.test(after) || (ENDS.test(after) && DOES.test(text.slice(Math.max(0, at - 90), at)))
}
