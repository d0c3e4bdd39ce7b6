/** 'De ene', 'die in Zutphen', 'een slagerij met die naam': words that point at one of several companies of a name. */
import { type Mark, newMark } from '#engine/naming/reading/marks.ts'
import { isKnownTown, placeBefore, placeBeside } from '#engine/naming/reading/places-in-answer.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { allMatches } from '#engine/text.ts'
import { FOUND_IN_SEVERAL } from './signs-of-others.ts'

// Bounded: at most 25 characters from each place on
const ONE_OF_THEM =
  /(?<!\p{L})(?:[Dd]e (?:ene|andere|eerste|tweede|derde)|[Hh]et (?:ene|andere|eerste|tweede|derde)|[Dd](?:ie|at)(?= (?:in|uit|te|op(?! [\d+(])) )|[Éé]én|[Ee]en (?:er|daar)van|[Tt]he (?:one|other(?: one)?|first(?: one)?|second(?: one)?)|[Oo]ne|[Aa]nother|(?<!(?<!\p{L})(?<![Bb]edoelt? )(?:je|jij|u|ik|we|you|I|have|zoekt?|hebt?|need|want) )(?:een|an?|[Dd]e|[Hh]et|[Tt]he)(?=(?: \p{Ll}{3,25})? (?:in|uit|te|op|from) \p{Lu}))(?= (?:(?:een|an?) (?:\p{Ll}{3,25} ){1,3}|\p{Ll}{3,25} )?(?:in|uit|te|op|zit|ligt|staat|is|bevindt|from|at|based|located|sits)(?!\p{L})|, (?:in|aan|uit|te|op|on|at|from|which|die)(?!\p{L}))|(?<=(?:[:,]|(?<!\p{L})(?:and|en)) )(?:een|an?)(?=(?: \p{Ll}{3,25}){2} (?:in|uit|te|from) \p{Lu})|(?<=\n)(?:[Ee]en|[Aa]n?)(?=(?: [\p{Ll}-]{2,25}){1,4} (?:in|uit|te|op|from) \p{Lu})|(?<=(?:[.!?:\n] ?In|; in) \p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})? (?:is|is het|gaat het om|betreft het|zit|heb je|it is|it refers to|there is) )(?:een|de|het(?! (?:een|de) )|an?|the)(?= \p{Ll})|(?<!\p{L})(?:[Tt]he|[Dd]e|[Hh]et) \p{Lu}[\p{L}-]{2,20} (?:business|company|firm|one|office|practice|shop|agency|clinic|bedrijf|zaak|praktijk|winkel|kantoor|bureau|onderneming|hotel|restaurant|school|salon|studio|garage|branch|vestiging|naamgenoot|namesake)(?!\p{L})/gu
/** Of two that are named: 'De Utrechtse zit', 'The Arnhem one', and 'In Utrecht is Jan de baas' where each has its town beside it */
const TOWN_ONE =
  /(?<=(?:^|[.!?;,\n]|(?<!\p{L})(?:en|and|maar|but|while|terwijl)) ?)(?:(?:De|Het|The|de|het|the) \p{Lu}[\p{L}-]{2,20}(?:(?<=se|er|ster)|(?<=\p{L}s))(?= (?:is|was|zit|ligt|staat|heeft|begon|opende|bestaat|dateert|wordt|werd|werkt|doet|biedt|kun|kunt))|(?:The|the|De|de|Het|het) \p{Lu}[\p{L}-]{2,20} (?:one|branch|firm|shop|company|business|office|practice|zaak|winkel|bedrijf|kantoor|praktijk|bureau|firma|vestiging|\p{Ll}{4,25} (?:of|by|with|van|met) (?:that|the same|die|dezelfde) (?:name|naam)))(?!\p{L})/gu
const IN_TOWN =
  /(?<=(?:^|[.!?;,\n]|(?<!\p{L})(?:en|and|maar|but|while|terwijl)) )[Ii]n \p{Lu}[\p{L}’-]{2,25}(?= (?:is|was|zit|ligt|staat|heeft|begon|opende|werkt|doet|kun|kunt|the|it|\p{Lu}))/gu
/** Of two that are named with their towns: 'Die in Zutphen is …' */
const THAT_ONE = /(?:Die|The one)(?<=[.!?\n] ?(?:Die|The one))(?= (?:in|uit|te|op|from) \p{Lu})/gu
/** Of one that is named with its town: 'De Linde in Ede is een café. Die in Zutphen …' */
const OTHER_ONE =
  /(?:(?:Die|The one)(?<=[.!?\n] ?(?:Die|The one))|the one(?<=(?:,|;|and|but|while) the one)|die(?<=(?:en|maar|terwijl) die)|die(?<=, die)(?= in \p{Lu}[\p{L}’-]{1,25} is (?:een|de|het)(?!\p{L}))|[Tt]he (?:company|business|firm) of that name)(?= (?:in|uit|te|from) \p{Lu})/gu
// Bounded: the 120 characters on each side of a name
const SEVERAL_OF_NAME =
  /(?<!\p{L})(?:(?:twee|drie|vier|meerdere|verschillende|meer(?: dan (?:een|één))?|diverse|several|two|three|multiple|various|more than one)(?: (?!vergelijkbare|soortgelijke|similar)[\p{L}’'-]{2,20}){1,6} (?:naam|genaamd|genoemd|heten|die|called|named|name|trading|operating|go|going)|[Vv]an de \p{L}{4,25}(?:en|s) (?:met de naam|genaamd)|[Oo]f the \p{L}{4,25}(?: \p{L}{4,25})?s (?:called|named|with the name)|(?:twee|drie|two|three|several|verschillende|meerdere)(?: [\p{L}’'-]{2,20}){1,4} (?:use|share|carry|gebruiken|dragen|delen|voeren)(?!\p{L})|(?:naam|name) [^.;\n]{2,40} (?:hoort bij|horen bij|belongs to|is (?:used|shared) by|wordt (?:gebruikt|gedragen) door)|[Bb]edoel(?:t|de)? (?:je|u) [^?\n]{3,80}\?[^?\n]{0,100}[Bb]edoel|(?:if you|you (?:may|might)) mean [^\n]{3,120}(?:if you mean| or )|(?:is|are) (?:both|zowel)|zowel in \p{Lu}[^.;\n]{2,40} als in \p{Lu}[\p{L}’-]{1,25}|in both \p{Lu}[^.;\n]{2,40} and \p{Lu}[\p{L}’-]{1,25}|(?:zijn|bestaan) er (?:twee|drie|vier|meer|meerdere|verschillende)|(?:which|welke) \p{Lu}[^?.\n]{1,60}\?|(?:can|could|may|might) refer to|kan (?:\p{Ll}{2,12} ){1,4}(?:slaan|verwijzen)|hangt (?:\p{Ll}{2,10} ){0,2}(?:af|vanaf) van|depends on (?:the|which|what|where|your)|(?:common|popular) name|veelvoorkomende naam|(?:vaker|meermaals) voor|(?:twee|two|meerdere|several|verschillende|different) (?:winkels|zaken|bedrijven|praktijken|kantoren|shops|firms|companies|businesses|places) zijn)(?!\p{L})/iu

/** 'Wel is er een slagerij met die naam in Borne', 'in Franeker zit een schilder die zo heet' */
// Bounded: at most six words of 25 characters
const NAMESAKE =
  /(?<!\p{L})(?:[Ee]en|[Éé]én|[Aa]n?|[Oo]ne|[Dd]e|[Hh]et|[Tt]he) (?:\p{L}[\p{L}’'-]{0,24} ){0,5}?(?:(?:met|van|onder) (?:die|deze|dezelfde) naam|(?:die|dat) (?:(?:ook|net) )?zo heet|(?:with|of|by) (?:that|this|the same) name|naamgenoot|namesake|(?:gelijknamige|eponymous) \p{Ll}{3,25})(?!\p{L})/gu
/** 'In Ruinen zit er ook een', 'there is also one in Bree' */
const ALSO_ONE =
  /(?<=(?<!\p{L})[Ii]n ['’]?\p{Lu}[\p{L}’-]{1,25} (?:zit|is|bestaat|vind je|heb je) (?:er )?ook )(?:een|één)(?=[.,;:!]| (?:die|dat|met|en)(?!\p{L}))|(?<=(?<!\p{L})[Tt]here is (?:also )?)(?:another|one)(?= in \p{Lu})/gu
const ALSO = new WordList('ook there')
/** 'There may well be a bakery by that name in Sneek' */
const MAYBE =
  /(?<!\p{L})(?:(?:may|might|could) (?:well |also )?be|(?:kan|zou|kunnen|zouden) er (?:\p{Ll}{2,12} ){0,2}|misschien (?:is|zit) er) $/u
const NAMING = new WordList('naam heet name naamgenoot namesake gelijknamige eponymous')

/** 'Er is een Madelief in Tiel en een in Gouda' */
const AND_ONE_IN =
  /^["'”’]? (?:in|te|uit) \p{Lu}[\p{L}’'-]{1,25}(?: \p{Lu}[\p{L}’'-]{1,20})?,? (?:en|and) (?=(?:een|één|one|another)(?: andere)? (?:in|te|uit) \p{Lu})/u
/** 'Er zijn twee bloemenzaken Madelief' */
const SEVERAL_BEFORE =
  /(?<!\p{L})(?:twee|drie|vier|meerdere|verschillende|two|three|four|several|multiple)(?: \p{Ll}[\p{L}-]{2,20}){1,2} ["'“‘„]?$/iu

const SEVERAL = new WordList(
  'bedoel bedoelt mean both zowel hangt depends go going which welke refer slaan verwijzen hoort belongs used shared twee drie vier meerdere verschillende meer diverse several two three multiple various more common popular veelvoorkomende vaker meermaals naam genaamd called named name',
)

/** 'De smederij van die naam staat in Beilen' */
const SITS =
  /^ (?:staat|zit|ligt|is|bevindt zich|is gevestigd|is te vinden|vind je|vindt u|kun je vinden|sits|can be found|you(?:’ll|'ll| can| will)? find|is based|is located)(?= (?:in|te|at) )/u
const verbEnd = (text: string, end: number) => end + (SITS.exec(text.slice(end, end + 20))?.[0].length ?? 0)

/** After 'er zijn twee bedrijven met de naam De Linde' each 'de ene' and 'the other' is about another of them; so is 'een slagerij met die naam'. */
export function pronounsIn(text: string, vocabulary: Vocabulary, names: readonly Mark[]): Mark[] {
  const named = names.find(({ who }) => who === 'own')
  // 'Naast de brillenzaak Linde in Ede is er een kapper met die naam in Assen': the other alone is named.
  const first = named ?? (vocabulary.has(NAMING) ? names.find(({ isLonger }) => isLonger) : undefined)
  if (!first) return []
  const rest = text.slice(first.end)
  const marksOf = (pattern: RegExp) =>
    Array.from(allMatches(rest, pattern), ({ index, 0: said }): Mark => {
      const at = first.end + index
      return newMark(at, at + said.length, 'own', { isPronoun: true })
    })
  const namesakes = vocabulary.has(NAMING)
    ? marksOf(NAMESAKE)
        .filter(
          ({ at, end }) => placeBeside(text, end) ?? placeBefore(text, at) ?? placeBeside(text, verbEnd(text, end)),
        )
        .filter(({ at }) => !MAYBE.test(text.slice(Math.max(0, at - 30), at)))
        .map((mark) => ({ ...mark, isNamesake: true }))
    : []
  if (!named) return namesakes
  if (vocabulary.has(ALSO)) namesakes.push(...marksOf(ALSO_ONE).map((mark) => ({ ...mark, isNamesake: true })))
  const isSeveral =
    vocabulary.has(SEVERAL) &&
    (FOUND_IN_SEVERAL.test(text.slice(first.end, first.end + 60)) ||
      SEVERAL_OF_NAME.test(text.slice(Math.max(0, first.at - 120), first.end + 120)) ||
      SEVERAL_BEFORE.test(text.slice(Math.max(0, first.at - 60), first.at)))
  const oneMore = AND_ONE_IN.exec(text.slice(first.end, first.end + 80))
  const isTwo = names.filter(({ who, isLonger }) => who === 'own' || isLonger).length > 1
  if (!isSeveral && oneMore === null && !isTwo) {
    const town = placeBeside(text, named.end + ('"”’'.includes(text[named.end] ?? ' ') ? 1 : 0))?.place
    const isElsewhere = ({ end }: Mark) => ![undefined, town].includes(placeBeside(text, end)?.place)
    if (town === undefined || !isKnownTown(town)) return namesakes
    // 'The Almere company of that name'
    const isOfTown = ({ at, end }: Mark) =>
      /\p{Lu}[\p{L}-]+/u.exec(text.slice(at + 3, end))?.some((said) => said !== town && isKnownTown(said))
    const others = [...marksOf(OTHER_ONE).filter(isElsewhere), ...marksOf(TOWN_ONE).filter(isOfTown)]
    return [...namesakes, ...others.map((mark) => ({ ...mark, isNamesake: true }))]
  }
  const places = isTwo ? names.flatMap(({ end }) => placeBeside(text, end)?.place ?? []) : []
  const found = [
    ...marksOf(isSeveral || oneMore ? ONE_OF_THEM : THAT_ONE),
    ...(isTwo || isSeveral ? marksOf(TOWN_ONE) : []),
    ...(new Set(places).size > 1
      ? marksOf(IN_TOWN).filter(({ at, end }) => places.includes(text.slice(at + 3, end)))
      : []),
  ].sort((a, b) => a.at - b.at)
  const others = found
    .filter((mark, index) => index === 0 || mark.at >= found[index - 1]!.end)
    .filter(
      ({ at, end }) =>
        !namesakes.some((one) => one.at < end && at < one.end) && !names.some((name) => isApposition(text, name, at)),
    )
  const another = oneMore && first.end + oneMore[0].length
  return [...namesakes, ...others.map((mark) => (mark.at === another ? { ...mark, isNamesake: true } : mark))]
}

/** '- De Linde, a garden centre in Boxtel' is one company. */
const isApposition = (text: string, { end }: Mark, at: number) =>
  end < at && at - end <= 3 && /^(?:,| ?[(–—-]) ?$/.test(text.slice(end, at))
