/** Sentences that tell what is done by any company of a trade, and nothing of this one. */
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'

export const LONGEST_SENTENCE = 300

/** 'Een APK is in Nederland verplicht', 'A cremation is usually cheaper': of any company, where nothing in it is this one's. */
export function tellsOfAny(text: string, from: number, to: number, vocabulary: Vocabulary): boolean {
  return (
    PRICES_VARY.test(text.slice(from, Math.min(to, from + LONGEST_SENTENCE))) ||
    (vocabulary.isBetween(GENERAL_WORDS, from, to) &&
      !vocabulary.isBetween(ITS_WORDS, from, to) &&
      OF_ANY.test(text.slice(from, Math.min(to, from + LONGEST_SENTENCE))))
  )
}
/** 'Prijzen voor bestrating verschillen per bedrijf' */
// Bounded: at most the 300 characters of `LONGEST_SENTENCE`
const PRICES_VARY =
  /^\s*(?:De |The )?(?:[Pp]rijzen|[Tt]arieven|[Kk]osten|[Pp]rices|[Rr]ates|[Cc]osts?) (?:voor|van|for|of) [^.\n]{2,50} (?:verschillen|verschilt|lopen uiteen|hangen af|hangt af|vary|varies|differ|depends?) (?!bij|at)/u
const GENERAL_WORDS = new WordList(
  'nederland netherlands belgie belgium verplicht mandatory compulsory wettelijk law usually typically generally meestal doorgaans gemiddeld average vaak often houdbaar mee dan than binnen altijd always subsidised subsidized best beste vergoed gedekt covered reimbursed important belangrijk belangrijker goede good nodig required permit considering verstandig wise sensible years eerst first ask check compare vraag controleer vergelijk vergoedt covers pays reimburses meerdere verschillende several multiple',
)
const ITS_WORDS = new WordList(
  'ze zij hij er hier daar hun haar they it its their there here this deze dit we wij ons onze our us bedrijf zaak company',
)
// Bounded: at most the 300 characters of `LONGEST_SENTENCE`
const OF_ANY = new RegExp(
  [
    String.raw`(?<!\p{L})in (?:Nederland|België|the Netherlands|Belgium)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:is|zijn|are) [^.,;\n]{0,40}(?:verplicht|mandatory|compulsory|required by law|subsidi[sz]ed|houdbaar|worth considering|verstandig|wise|sensible)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:wettelijk|by law|best time|best done|doe je het beste?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:vergoed|gedekt|covered|reimbursed) (?:[\p{L}-]{2,12} ){0,4}\p{L}*(?:verzekering|verzekeraar|insurance|insurer|werkgever|employer)`,
    String.raw`(?:verzekering|verzekeraar|(?<!\p{L})insurance|(?<!\p{L})insurer|gemeente) (?:vergoedt|covers|pays|reimburses)(?!\p{L})`,
    String.raw`^\s*(?:In case of|Bij|Met|With) (?:een|an?) [^.\n]{3,60} (?:eerst|first)(?!\p{L})`,
    String.raw`^\s*(?!The |De |Het |Prices |Prijzen )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} (?:are|is|zijn) \p{L}{3,14}er (?:than|dan)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:zou ik|I would|I[’']d) (?:altijd|always|eerst|first)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:meerdere|verschillende|several|multiple) (?:offertes|quotes)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:important|belangrijk(?:er)?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:vergunning|permit|licence) (?:nodig|vereist|required|is required)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:moet je altijd|moet gemiddeld|should always|must always)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:is|zijn|are|wordt|worden) (?:usually|typically|generally|meestal|doorgaans) (?:\p{L}{3,14}er (?:dan|than)|(?:door|by) (?:de|je|the|your) (?:werkgever|employer|verzekeraar|insurer|gemeente))(?!\p{L})`,
    String.raw`^\s*(?:Een|An?) (?:(?:goede?|good) |[^.\n]{3,40} (?:(?:is|kost|duurt|gaat|costs|takes|lasts) (?:\p{L}{2,10} ){0,2}(?:usually|typically|generally|often|meestal|doorgaans|gemiddeld|vaak)|(?:usually|typically|generally|often) \p{L}+|(?:is|are) (?:\p{L}{2,10} ){0,2}\p{L}{3,12}er (?:dan|than)|gaat [^.\n]{0,40} mee|lasts [^.\n]{0,30} years|moet (?:\p{L}{2,10} ){0,3}binnen)(?!\p{L}))`,
    String.raw`^\s*(?!The |De |Het )\p{Lu}[^.,\n]{2,40} (?:usually|typically|generally) (?:costs?|takes?|lasts?|needs?|requires?|provides?|charges?|offers?|is|are)(?!\p{L})`,
    String.raw`^\s*(?:If|When|Als|Wanneer|Laat|Have|Get)(?!\p{L})[^.\n]{0,60} (?:always|altijd|worth considering)(?!\p{L})`,
    String.raw`^\s*(?:If|When|Als|Wanneer|Heb)(?!\p{L})[^.\n]{0,90}, (?:ask|check|compare|vraag|controleer|vergelijk)(?!\p{L})`,
  ].join('|'),
  'u',
)
