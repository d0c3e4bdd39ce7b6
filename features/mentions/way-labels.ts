/** What the ways are called in which an answer names the company or not. For both sides. */
import type { Way } from './which-answers.ts'

export const WAY_LABELS: Record<Way, string> = {
  'as-in-profile': 'Met je naam zoals in je profiel',
  'other-name': 'Met een van je andere namen',
  otherwise: 'Met een andere schrijfwijze',
  unknown: 'Genoemd, schrijfwijze niet vastgelegd',
  'only-website': 'Alleen je website, niet je naam',
  denied: 'Zegt je niet te kennen',
  'only-asked': 'Herhaalt alleen je naam',
  'another-company': 'Een ander bedrijf met jouw naam',
  'another-name': 'Een naam die op de jouwe lijkt',
  absent: 'Niet genoemd',
}
