/** A score is always shown with its word. The limits belong to the product, not to one screen. */

/** From here on a score is good, and the tip to fill in more is hidden (docs/spec.md, 'Screens'). */
export const GOOD_SCORE = 80
export const FAIR_SCORE = 50

export type ScoreWord = 'goed' | 'matig' | 'zwak'

export function scoreWord(score: number): ScoreWord {
  if (score >= GOOD_SCORE) return 'goed'
  return score >= FAIR_SCORE ? 'matig' : 'zwak'
}
