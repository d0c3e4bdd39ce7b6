/** Sentences that go on about one of those named before: 'de winkel in Sneek', 'the pest control company'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import { type Mark, newMark } from '#engine/naming/reading/marks.ts'
import { isKnownTown, placeAt } from '#engine/naming/reading/places-in-answer.ts'
import type { Sentence, Subjects } from '#engine/naming/reading/subjects.ts'
import type { Described } from './described.ts'

/** 'De winkel in Sneek is op donderdag …', where another one elsewhere was named last. */
const THE_ONE_IN =
  /^\s*(?:(?:De|Het|The|Dat|That)|(?:Zoek|Bedoel) (?:je|u) (?:de|het)|(?:Je|U) (?:kunt|kan) bij (?:de|het)|Bij (?:de|het)|At the|You can \p{Ll}{2,10} (?:at )?the) (?:\p{Ll}[\p{L}-]{2,25} ){1,2}(?:in|uit|te|from) $/u

/**
 * Sentences about a place that name nobody: about the company where another one elsewhere was named last, and about the one of the name that is
 * there: 'Er zijn er twee: een De Linde in Hasselt en een De Linde in Tilburg. Ik vermoed dat je het Tilburgse zoekt, tel. …'
 */
export function goOnByPlace(
  text: string,
  own: readonly Mark[],
  described: readonly Described[],
  statements: readonly Statement[],
  { sentences, sentenceAt }: Subjects,
): void {
  const isOwnTown = ({ fact, right, of }: Statement) => fact === 'city' && right && !of
  /** A place is often that of the one beside it. */
  const isThere = (other: Mark) =>
    statements.some((one) => isOwnTown(one) && one.at > other.at && sentenceAt(one.at)?.marks.includes(other))
  const here = described.some(({ elsewhere }) => elsewhere)
    ? own.find(({ group }) => described[group]!.isHere)
    : undefined
  for (const { at } of statements.filter(isOwnTown)) {
    const sentence = sentenceAt(at)
    const from = sentence?.inherited
    if (!sentence || !from || sentence.marks.length > 0) continue
    if (from.who === 'own') {
      if (here && at > here.at && described[from.group]?.elsewhere) goOn(sentences, sentence, from, here)
    } else if (THE_ONE_IN.test(text.slice(sentence.from, at)) && !isThere(from)) {
      const named = own.findLast((mark) => mark.who === 'own' && mark.at < at)
      if (named) goOn(sentences, sentence, from, named)
    }
  }
}

/** 'Het kantoor in Meppel' */
const THE_ONE_THERE =
  /^\s*(?:De|Het|The|Dat|That) (?:\p{Ll}[\p{L}-]{2,25} )?(?!adres|address|nummer|number)\p{Ll}[\p{L}-]{2,25} (?:in|uit|te|from) (?=\p{Lu})/u

/** Sentences about the one in another town, where the answer tells of one in the company's own as well: 'Het kantoor in Meppel is een eenmanszaak'. */
export function leaveByPlace(text: string, statements: readonly Statement[], { sentences }: Subjects): void {
  const here = statements.find(({ fact, right }) => fact === 'city' && right)
  if (!here) return
  for (const sentence of sentences) {
    const { from, marks, inherited } = sentence
    if (marks.length > 0 || inherited?.who !== 'own' || from < here.at) continue
    const lead = THE_ONE_THERE.exec(text.slice(from, from + 70))
    const place = lead && placeAt(text, from + lead[0].length)
    if (
      !place ||
      !isKnownTown(place) ||
      statements.some(({ at, fact, right }) => fact === 'city' && right && at === from + lead[0].length)
    )
      continue
    // Only where the two were told apart before: 'een in Alkmaar en een in Meppel'.
    if (text.slice(0, from).includes(place)) goOn(sentences, sentence, inherited, newMark(from, from, 'other'))
  }
}

/** This sentence and those that go on about the same one are about another. */
function goOn(sentences: readonly Sentence[], first: Sentence, from: Mark, to: Mark): void {
  for (let at = sentences.indexOf(first); sentences[at]?.marks.length === 0 && sentences[at]!.inherited === from; at++)
    sentences[at]!.inherited = to
}

/** 'The pest control company can be reached on …' behind a list of those of the name. */
const THE_ONE =
  /^\s*(?:(?:De|Het|The) |(?:Ik (?:ga ervan uit|neem aan|denk|vermoed|gok) dat (?:je|u) |I(?:[’']m assuming| assume| think| suspect| take it)(?: that)? you mean )(?:de|het|the) )$/u
export function goOnByTrade(
  text: string,
  own: readonly Mark[],
  described: readonly Described[],
  statements: readonly Statement[],
  { sentences, sentenceAt }: Subjects,
): void {
  if (described.length < 2) return
  for (const { fact, right, at, of } of statements) {
    const sentence = fact === 'sector' && right && of ? sentenceAt(at) : null
    if (!sentence || sentence.marks.length > 0 || !THE_ONE.test(text.slice(sentence.from, at))) continue
    const isMeant = (mark: Mark) => mark.who === 'own' && mark.at < at && described[mark.group]!.identified
    const named = own.findLast(isMeant) ?? null
    if (!named) continue
    let next = sentences.indexOf(sentence)
    do sentences[next++]!.inherited = named
    while (sentences[next]?.marks.length === 0 && text[sentences[next]!.from] === ' ')
  }
}
