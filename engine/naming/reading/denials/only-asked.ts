/** Answers that hold the company's name only to ask the user about it, to offer help, to say how to look it up or what else may be meant. */
import type { JudgedFact } from '#engine/naming/reading/judged-facts.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { ASKED } from './says-nothing.ts'

// Bounded in this file: at most 200 characters before and behind the name

const BEGINNING =
  '^[^\\p{L}]{0,4}(?:(?:Sure|Of course|Certainly|Absolutely|Great|Natuurlijk|Zeker|Prima|Leuk|Graag|Sorry|Hm+|Oké|Okay|Ok)(?: thing)?[!,.:]* )?'
/** 'Kun je meer vertellen over De Linde?', 'What would you like to know about De Linde?', 'Weet je zeker dat het De Linde heet?' */
const ASKS_USER = new RegExp(
  `${BEGINNING}(?:(?:Kun|Kunt|Kan|Zou) (?:je|u|jij) [^?]{0,60}(?:vertellen|aangeven|delen|geven|zeggen|toelichten|sturen|bevestigen|verduidelijken)|(?:Could|Can|Would) you (?:please )?(?:tell|share|give|provide|clarify|confirm|specify|let me know|say)|(?:What|Which|Wat|Welke|Waarmee|Waar) [^?]{0,40}(?:would you like|do you want|would you|can I help|wil je|wilt u|zou je|kan ik je)|(?:Are you|Ben je|Weet je|Weet u) (?:sure|zeker|certain)|(?:Do|Did) you (?:have|know|want|need|happen)|(?:Heb|Hebt) (?:je|u) (?:misschien |toevallig )?(?:meer|een|wat|de)|(?:Would you like|Do you want|Shall|Should|Wil je|Wilt u|Zal) (?:me|I|ik|dat ik|meer|weten)|Where did you|Waar (?:ken|heb|kwam) je)(?!\\p{L})[^]*\\?["”’)\\s]*$`,
  'iu',
)
/** 'Welke De Linde bedoel je?' */
const WHICH_ONE = /^["'”’]? (?:in [^?]{2,30} )?(?:bedoel|zoek|do you mean|are you|did you mean)(?!\p{L})/iu
/** 'Ik help je graag met informatie over De Linde.', 'if you share the website of De Linde, …', 'thanks for your question about De Linde' */
const OFFERS = new RegExp(
  `${BEGINNING}(?:Ik (?:help|zoek|kijk|denk|vertel|ga|zal) (?:je|u|het|graag|even)|Ik kan (?:je|u) (?:graag |verder )?(?:helpen|vertellen)|I(?:[’']d| would) (?:be (?:happy|glad)|love|like) to|I can (?:certainly |definitely )?help|I(?:[’']ll| will) (?:look|check|search|help)|Let me (?:look|check|search|find)|Happy to help|If you (?:can |could )?(?:share|send|give|provide|tell)|Als (?:je|u) (?:(?:me|mij) )?(?:(?:de|een|meer) )?(?:website|link|url|plaats|informatie|context|details)|(?:Dank je(?: wel)?|Bedankt|Thanks|Thank you) (?:voor|for) (?:je|uw|your)|(?:Je|U) (?:vroeg|vraagt) (?:naar|over|me|of)|You(?:[’']re| are)? ask(?:ed|ing) (?:about|me|for|whether|if))(?!\\p{L})[^:.!?\n]*$`,
  'iu',
)
/** 'Zoek op De Linde in Google', 'how to check whether De Linde is reliable' */
const LOOKS_UP =
  /(?<!\p{L})(?<!(?:je|u|jij) (?:misschien |wellicht |mogelijk )?op )(?:(?:zoek(?:en)?|search(?:ing)?|google|googelen|googel)(?: (?:op|naar|for|on|maps|google|eens|ook|in|het|the|web|online|de|naam|name|term)){0,5}|(?:how (?:to|you can)|zo|hoe (?:je|u)|(?:zo|hoe) kun je) (?:check|verify|find out|controleer|check|controleren|nagaan)(?: (?:je|u|zelf|yourself)){0,2} (?:whether|if|of)|what you can do to [^.:;\n]{2,40}|wat (?:je|u) kunt doen om [^.:;\n]{2,40}) ["'“‘]?$/iu
/** 'Om De Linde te vinden kun je …', 'for information on De Linde, check …' */
const TO_FIND =
  /^[^\p{L}]{0,4}(?:(?:Om|To (?:find|look up|locate|research|learn (?:more )?about|find out (?:more )?about))|(?:Voor|For)(?: (?:more|meer|betrouwbare|actuele|reliable|current|verdere|further))? (?:informatie|information|gegevens|details)(?: (?:over|van|on|about|regarding))?)(?: (?:meer|iets|information|informatie|more|over|about|on|van)){0,3} (?:de |het |the )?["'“‘]?$/iu
const FINDS =
  /(?<!\p{L})(?:vinden|vindt?|find|zoek\p{L}*|search|opzoeken|google|kvk|kamer van koophandel|register)(?!\p{L})/iu
/** 'Misschien verwar je De Linde met …', 'you may be thinking of X rather than De Linde', 'the closest match to De Linde is …' */
const MISTAKEN =
  /(?:(?<!\p{L})(?:(?:verwar(?:t|de)?|haalt?) (?:je|u|jij)|(?:may|might|are|be) (?:confusing|mixing up))|(?<!\p{L})(?:bedoel|mean|thinking|looking|zoek)[^.;\n]{1,80} (?:in plaats van|instead of|rather than|niet|not)|(?<!\p{L})(?:closest|nearest|best|dichtstbijzijnde|beste) (?:\p{L}{3,12} )?(?:match|hit|treffer|resultaat|naam|name) (?:to|for|bij|met|als|voor)|(?<!\p{L})(?:dezelfde|gelijke|vergelijkbare|similar|same) (?:naam|name) (?:als|as|to)) (?:de |het |the )?["'“‘]?$/iu

/** Whether every place of the name stands so, and nothing is stated of it. `rights`: where the answer has something of the company right. */
export function onlyAsks(
  text: string,
  named: readonly Mark[],
  facts: readonly JudgedFact[],
  { sentenceAt }: Subjects,
  rights: () => readonly number[],
): boolean {
  if (facts.some(({ fact, verdict }) => verdict === 'wrong' || (verdict === 'right' && !ASKED.has(fact)))) return false
  const sentences = named.map((mark) => ({ mark, ...sentenceAt(mark.at)! }))
  return (
    sentences.every(({ mark, from, to }) => {
      const before = text.slice(Math.max(from, mark.at - 200), mark.at)
      const said = before + text.slice(mark.at, Math.min(to, mark.end + 200))
      return (
        ASKS_USER.test(said) ||
        WHICH_ONE.test(text.slice(mark.end, mark.end + 60)) ||
        OFFERS.test(before) ||
        LOOKS_UP.test(before) ||
        MISTAKEN.test(before) ||
        (TO_FIND.test(before) && FINDS.test(said))
      )
    }) && rights().every((at) => sentences.some(({ from, to }) => from <= at && at < to))
  )
}
