/** The forms of Dutch words: 'gestraald' and 'straalt' of 'stralen', 'restauratie' of 'restaureren', 'ingebonden' of 'inbinden'. */
import { stemOf } from '#engine/naming/reading/spellings.ts'
import { PARTICIPLES } from '#engine/vocabulary/participles.ts'

/** 'Restaureren', 'restauratie' and 'restaureert'. */
const LATIN = /^(\p{L}{3,20}?)(?:eren|eert|eerde?n?|eringe?n?|aties?|ations?|ies?|eer)$/u
const PARTICIPLE = /^(aan|af|bij|door|in|mee|na|om|op|over|toe|uit|weg)?ge(\p{L}{3,20})$/u
const ENDED = /^(\p{L}{3,20}?)(?:[dt]en?|[dt])$/u
const SMALL = /^(\p{L}{3,20}?)(?:et|t|p)?jes?$/u
const ACTION = /^(\p{L}{4,20}?)ing(?:en|s)?$/u

/** Of short verbs as well: 'vegen' and 'veeg', 'boren' and 'boor'. */
export const rootOf = (folded: string) =>
  stemOf(folded)
    .replace(/(?<=^\p{L}{2,3})en$/u, '')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')

/** What a word may be a form of, the surest first: 'gestraald' of 'stralen', 'bordjes' of 'borden', 'beregening' of 'beregenen'. */
export function rootsOf(folded: string): string[] {
  const roots = new Set([rootOf(folded)])
  const participle = PARTICIPLE.exec(folded)
  const [, particle = '', rest = ''] = participle ?? ['', '', '']
  const strong = participle ? PARTICIPLES.get(rest.replace(/e$/, '')) : undefined
  if (strong) roots.add(rootOf(`${particle}${strong}`))
  if (participle) roots.add(rootOf(`${particle}${rest}`))
  for (const word of participle ? [folded, `${particle}${rest}`] : [folded]) {
    const latin = LATIN.exec(word)?.[1]
    if (latin) roots.add(`${latin}-`)
    const ended = ENDED.exec(word)?.[1]
    if (ended) roots.add(rootOf(ended))
    const action = ACTION.exec(word)?.[1]
    if (action) roots.add(rootOf(action))
  }
  const small = SMALL.exec(folded)?.[1]
  if (small) roots.add(rootOf(small))
  return [...roots]
}
