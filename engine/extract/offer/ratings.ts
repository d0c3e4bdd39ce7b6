/** Ratings that a page states in words: 'beoordeeld met een 9,2', '4,8 uit 5 op basis van 120 beoordelingen'. */
import type { Page } from '#engine/extract/page/page.ts'
import { factAt } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'

/** Without one of these words a page has no rating, and no pattern is tried. */
const RATES =
  /beoordel|beoordeel|review|recensie|sterren|★|⭐|rating|rated|waardeer|waarder|gemiddeld een|zorgkaart|klantenvertellen|kiyoh|trustpilot|gemiddeld cijfer|klantcijfer/i
const MARK = '(?<![\\d.,€])(10|[1-9](?:[.,]\\d{1,2})?)(?![\\d]|[.,]\\d)'
const SCALE = '(?:\\s{0,2}(?:\\/|uit|van de|van|out of|op|of)\\s{0,2}(5|10)(?![\\d.,]\\d|\\d| jaar))'
const REVIEWS = '(?:klant|google)?-?(?:beoordelingen|reviews|recensies|ervaringen|waarderingen|ratings|stemmen|votes)'
const COUNT = `(\\d{1,3}(?:[. ]\\d{3})|\\d{1,6})\\+?\\s{1,2}(?:\\p{L}{2,16}\\s){0,2}${REVIEWS}`
/** 'met een 9', 'beoordeling: 9', but not 'op 9 maart'. */
const GIVEN = /(?:\been|\ban?|:|=)\s?\d+$/
/** At most this many characters stand between a mark and what it belongs to. */
const NEAR = '[^\\d\\n.!?]{0,40}'
// Bounded in this file: no quantifier is open, and each looks at most 140 characters on
const PATTERNS = [
  // '4,8 uit 5 op basis van 120 beoordelingen', '4.9/5 (87 reviews)', '9,2 · 120 reviews'
  new RegExp(`${MARK}(?:${SCALE})?(?:\\s{0,2}(?:sterren|stars|★{1,5}))?[^\\d.!?]{0,40}${COUNT}`, 'giu'),
  // '120 beoordelingen, gemiddeld een 9,2'
  new RegExp(
    `${COUNT}[^\\d.!?]{0,40}(?:gemiddeld\\w{0,2}|score|cijfer|average|waardering)${NEAR}${MARK}${SCALE}?`,
    'giu',
  ),
  // 'beoordeeld met een 9,2', 'onze klanten waarderen ons met een 9,2', 'gemiddelde beoordeling: 9,4', 'rated 4.8 out of 5'
  new RegExp(
    `(?:beoordeeld|beoordelen|beoordeelden|beoordeling|klantbeoordeling|klantwaardering|waardering|waarderen|gewaardeerd|reviewscore|review score|klantcijfer|gemiddeld cijfer|rated|rating)\\s{0,2}(?:(?:ons|mij|onze \\p{L}{2,16}|door \\p{L}{2,16}(?: \\p{L}{2,16})?|gemiddeld|met|op|is|van|een|with|at|an?|:|=)\\s{0,2}){0,6}${MARK}${SCALE}?(?!\\s?(?:%|euro|jaar|dagen|uur|of meer))`,
    'giu',
  ),
  // '4,9 sterren op Google', 'een 9,1 op Klantenvertellen'
  new RegExp(
    `${MARK}${SCALE}?(?:\\s{0,2}(?:sterren|stars|★{1,5}|⭐{1,5}))?\\s{1,2}(?:op|bij|via|on|at)\\s(?=google|trustpilot|kiyoh|klantenvertellen|feedback|webwinkelkeur|trip|zorgkaart|werkspot|trustoo|facebook|booking|funda|advieskeuze|treatwell|thefork|independer|trusted)`,
    'giu',
  ),
]
const PLATFORMS: [RegExp, string][] = [
  [/google(?! ?(?:maps|analytics|play))/i, 'Google'],
  [/trustpilot/i, 'Trustpilot'],
  [/kiyoh/i, 'Kiyoh'],
  [/klantenvertellen/i, 'Klantenvertellen'],
  [/feedback ?company/i, 'Feedback Company'],
  [/webwinkel ?keur/i, 'WebwinkelKeur'],
  [/trip ?advisor/i, 'Tripadvisor'],
  [/zorgkaart/i, 'ZorgkaartNederland'],
  [/werkspot/i, 'Werkspot'],
  [/trustoo/i, 'Trustoo'],
  [/facebook/i, 'Facebook'],
  [/booking\.com/i, 'Booking.com'],
  [/funda/i, 'Funda'],
  [/advieskeuze/i, 'Advieskeuze'],
  [/treatwell/i, 'Treatwell'],
  [/thefork/i, 'TheFork'],
  [/independer/i, 'Independer'],
  [/trusted ?shops/i, 'Trusted Shops'],
]

/** A site that gives itself a mark is its own source: the value says whose word it is. */
export function ratedBy(around: string): string {
  return PLATFORMS.find(([platform]) => platform.test(around))?.[1] ?? 'de eigen website'
}

export function ratingsOf(page: Page): Fact<string>[] {
  if (page.kind === 'legal' || !RATES.test(page.text)) return []
  const found: Fact<string>[] = []
  for (const [at, pattern] of PATTERNS.entries())
    for (const match of page.text.matchAll(pattern)) {
      const [mark, scale, count] = at === 1 ? [match[2]!, match[3], match[1]] : [match[1]!, match[2], match[3]]
      const value = Number(mark.replace(',', '.'))
      const best = scale ? Number(scale) : value > 5 ? 10 : 5
      // No company shows a bad rating, and a bare round number is seldom a rating.
      if (value > best || value < best * 0.5 || (!scale && /^\d+$/.test(mark) && !GIVEN.test(match[0]))) continue
      const from = Math.max(0, match.index - 80)
      const by = ratedBy(page.text.slice(from, match.index + match[0].length + 80))
      found.push(
        factAt(
          page,
          match.index,
          match[0].length,
          `${mark} van ${best}${count ? `, ${count} beoordelingen` : ''} (volgens ${by})`,
        ),
      )
      if (found.length >= 5) return found
    }
  return found
}
