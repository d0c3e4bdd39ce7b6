/** The partner badge as a picture, and the code that puts it on the partner's own website. */
import { BRAND } from '#features/brand.ts'
import { escapeMarkup } from '#features/escape.ts'
import { type ProfileFile, profileFile } from '#features/urls.ts'

export const BADGE_LOOKS = ['light', 'dark'] as const
export type BadgeLook = (typeof BADGE_LOOKS)[number]

export const BADGE_FILES: Record<BadgeLook, ProfileFile> = { light: 'badge.svg', dark: 'badge-dark.svg' }
export const BADGE_SIZE = { width: 220, height: 56 }

export interface BadgeScore {
  score: number
  /** ISO 8601. */
  measuredAt: string
}

const PALETTES: Record<BadgeLook, Record<'sheet' | 'edge' | 'ink' | 'soft' | 'marker', string>> = {
  light: { sheet: '#fdfaf4', edge: '#8d857a', ink: '#1d2230', soft: '#4a4f5c', marker: '#f6a04d' },
  dark: { sheet: '#171c2a', edge: '#8b93a7', ink: '#f4efe6', soft: '#c9c5bb', marker: '#e8923c' },
}
/** In dark mode the stroke stays at the lower edge, where it does not reduce the word's contrast. */
const STROKES: Record<BadgeLook, string> = {
  light: 'M14 30c25-3 52-3 84-1v9c-31-2-60-2-84 0z',
  dark: 'M14 38.5c25-2 52-2 84-.6v4c-31-1.5-60-1.5-84 0z',
}

/** Removes characters that XML 1.0 does not allow. */
const escaped = (text: string) => escapeMarkup(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))

const dayOf = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** The badge's text, as alt text. It includes the day, because the text in a customer's page does not update itself. */
export function badgeText(companyName: string, measured: BadgeScore | null): string {
  const partner = `${companyName}: ${BRAND.name}-partner`
  if (!measured) return partner
  return `${partner}, AI-vindbaarheid ${measured.score} van 100 op ${dayOf.format(new Date(measured.measuredAt))}`
}

/** Text and shapes only: inside an <img> neither links nor fonts would load. */
export function drawBadge(
  companyName: string,
  measured: BadgeScore | null,
  look: BadgeLook,
  { verified = false } = {},
): string {
  const label = escaped(badgeText(companyName, measured) + (verified ? ', geverifieerd' : ''))
  const { sheet, edge, ink, soft, marker } = PALETTES[look]
  const { width, height } = BADGE_SIZE
  const small = `font-family="Arial, sans-serif" font-size="11" fill="${soft}"`
  const serif = `font-family="Georgia, serif" font-weight="600" fill="${ink}"`
  const score = measured
    ? `<text x="206" y="16" text-anchor="end" ${small}>AI-vindbaarheid</text>
<text x="206" y="45" text-anchor="end" ${serif} font-size="28">${measured.score}<tspan font-size="13">/100</tspan></text>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<title>${label}</title>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="4" fill="${sheet}" stroke="${edge}"/>
<text x="16" y="16" ${small}>${verified ? 'Geverifieerd, partner van' : 'Partner van'}</text>
<path d="${STROKES[look]}" fill="${marker}"/>
<text x="16" y="37" ${serif} font-size="20" textLength="80" lengthAdjust="spacingAndGlyphs">${BRAND.name}</text>
${score}
</svg>
`
}

/** HTML for the partner's own website: the badge, linked to the profile. */
export function badgeHtml(pageUrl: string, text: string, look: BadgeLook): string {
  const { width, height } = BADGE_SIZE
  const picture = `<img src="${escaped(profileFile(pageUrl, BADGE_FILES[look]))}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`
  return `<a href="${escaped(pageUrl)}">${picture}</a>`
}
