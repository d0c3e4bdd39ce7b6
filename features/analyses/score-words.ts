/** A score never stands without its word. The limits are the product's, not of one screen. */

/** From here on a score is good, and the tip to fill in more stays away (docs/spec.md, 'Screens'). */
export const GOOD_SCORE = 80
const FAIR_SCORE = 50

export type ScoreWord = 'goed' | 'matig' | 'zwak'

export function scoreWord(score: number): ScoreWord {
  if (score >= GOOD_SCORE) return 'goed'
  return score >= FAIR_SCORE ? 'matig' : 'zwak'
}
