/** Sentences that go on about one of those named before: 'de winkel in Sneek', 'the pest control company'. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import type { Described } from './same-name.ts'

/** 'De winkel in Sneek is op donderdag …', where another one elsewhere was named last. */
const THE_ONE_IN = /^\s*(?:De|Het|The|Dat|That) (?:\p{Ll}[\p{L}-]{2,25} ){1,2}(?:in|uit|te|from) $/u

/** 'Er zijn er twee: een De Linde in Hasselt en een De Linde in Tilburg. Ik vermoed dat je het Tilburgse zoekt, tel. …' */
export function goOnByPlace(
  text: string,
  own: readonly Mark[],
  described: readonly Described[],
  statements: readonly Statement[],
  { sentences, sentenceAt }: Subjects,
): void {
  for (const { fact, right, at, of } of statements) {
    const sentence = fact === 'city' && right && !of ? sentenceAt(at) : null
    if (sentence?.marks.length !== 0 || !sentence.inherited || sentence.inherited.who === 'own') continue
    const { inherited } = sentence
    const isThere = statements.some(
      (one) =>
        one.fact === 'city' &&
        one.right &&
        !one.of &&
        sentenceAt(one.at)?.marks.includes(inherited) &&
        one.at > inherited.at,
    )
    const named = own.findLast((mark) => mark.who === 'own' && mark.at < at)
    if (!named || isThere || !THE_ONE_IN.test(text.slice(sentence.from, at))) continue
    for (
      let next = sentences.indexOf(sentence);
      sentences[next]?.marks.length === 0 && sentences[next]!.inherited === inherited;
      next++
    )
      sentences[next]!.inherited = named
  }
  const here = own.find(({ group }) => described[group]!.isHere)
  if (!here || !described.some(({ elsewhere }) => elsewhere)) return
  for (const { fact, right, at, of } of statements) {
    const sentence = fact === 'city' && right && !of && at > here.at ? sentenceAt(at) : null
    if (sentence?.marks.length !== 0 || sentence.inherited?.who !== 'own') continue
    if (!described[sentence.inherited.group]?.elsewhere) continue
    let next = sentences.indexOf(sentence)
    const from = sentence.inherited
    while (sentences[next]?.marks.length === 0 && sentences[next]!.inherited === from)
      sentences[next++]!.inherited = here
  }
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
