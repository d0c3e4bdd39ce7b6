/** Who is behind the name of the company: 'Fotografe Floor Maas werkt onder de naam De Linde', 'the trading name of roofer Floor Maas'. */
import type { Mark } from '#engine/naming/reading/marks.ts'

// Bounded in this file: the 90 characters on each side of a word for the trade
const NEAR = 90
/** Behind what somebody is called. */
const UNDER_THE_NAME =
  /^ \p{Lu}[^.;:!?\n]{2,80} (?:onder de (?:bedrijfs|handels)?naam|under the (?:trading |trade |business |company )?name(?: of)?|trading as|handelend als) ["“‘']?$/u
/** Before it. */
const NAME_OF_WHOM =
  /(?<!\p{L})(?:naam (?:van|waaronder)|name (?:of|used by|under which)|eenmanszaak van|[Aa]chter [^.,;:\n]{2,60} (?:zit|staat|schuilt|gaat)|[Bb]ehind [^.,;:\n]{2,60} (?:is|stands))(?: (?:de|het|the|een|an?|\p{Lu}\p{Ll}{2,20}|\p{Ll}{4,14})){0,2} $/u
const SOMEBODY = /^ \p{Lu}\p{Ll}/u

export function tradesAsIt(text: string, at: number, end: number, own: readonly Mark[]): boolean {
  if (!SOMEBODY.test(text.slice(end, end + 3))) return false
  if (NAME_OF_WHOM.test(text.slice(Math.max(0, at - NEAR), at))) return true
  const name = own.find((mark) => mark.at > end)
  return name !== undefined && name.at - end < NEAR && UNDER_THE_NAME.test(text.slice(end, name.at))
}
