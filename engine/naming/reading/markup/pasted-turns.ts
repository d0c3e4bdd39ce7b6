/** What is pasted with an answer and is none of it: the question above it, who says what, and the chips that a screen shows behind a sentence. */

export interface PastedAnswer {
  /** As long as what was pasted, with blanks for what is no answer, so that every place of it stays. */
  answer: string
  /** Where it begins, behind the question and who says it. */
  from: number
  /** The question that was pasted with it; '' without one. */
  question: string
}

const ASSISTANT = '(?:chatgpt|perplexity|gemini|claude|grok|copilot|assistant|assistent|antwoord|answer)(?: zei| said)?'
// Bounded: at most 600 characters from the beginning
/** 'Jij zei: … ChatGPT zei: …', 'Vraag: … Antwoord: …' */
const TURNS = new RegExp(
  `^\\s{0,20}(?:(?:jij|je|u|you)(?: zei| said)|gebruiker|user|vraag|question|prompt):\\s{1,5}([^\\n]{3,300})(?:\\n[^\\n]{0,200}){0,3}?\\n\\s{0,5}${ASSISTANT}:\\s{1,5}`,
  'iu',
)
/** 'ChatGPT zei:' */
const SAYS = new RegExp(`^\\s{0,20}${ASSISTANT}:\\s{0,3}\\n`, 'iu')
/** The colon behind who says something stands within so many characters. */
const LONGEST_SPEAKER = 50
/** A question on a line of its own, with a blank line below it: assistants head their answers with marks. */
const QUESTION = /^\s{0,20}(\p{Lu}[^\n?*#|]{8,200}\?)[ \t]{0,5}\r?\n[ \t]{0,5}\r?\n(?=\S)/u

/** 'kvk+2', 'kvk.nl+1' behind a sentence of Perplexity */
// Bounded: at most 44 characters behind a sign
const CHIP = /(?<=[.!?)”"’])[ \t]?[a-z][a-z0-9.-]{1,40}\+\d{1,2}(?=\s|$)/g
/** 'Kamer van Koophandel' and '+1' below a sentence of ChatGPT, each on its line */
const CHIP_LINES = /(?<=[.!?)”"’])\n[^\n]{2,40}\n\+\d{1,2}(?:\n|$)/g
const SHORTEST = 20
const blanks = (text: string) => ' '.repeat(text.length)

/** `namesCompany`: a line that asks something of nobody we know heads the answer. Takes linear time. */
export function pastedAnswer(pasted: string, namesCompany: (question: string) => boolean): PastedAnswer {
  const alone = pasted.includes('?') ? QUESTION.exec(pasted) : null
  const colon = pasted.indexOf(':')
  const turns = colon >= 0 && colon < LONGEST_SPEAKER ? (TURNS.exec(pasted) ?? SAYS.exec(pasted)) : null
  const asked = turns ?? (alone && namesCompany(alone[1]!) ? alone : null)
  // 'Nee.' is nothing without its question.
  const isWhole = asked !== null && pasted.length - asked[0].length >= SHORTEST
  // The answer begins a line.
  const said = isWhole ? `${blanks(asked[0].slice(1))}\n${pasted.slice(asked[0].length)}` : pasted
  const answer = /\+\d/.test(said) ? said.replace(CHIP_LINES, blanks).replace(CHIP, blanks) : said
  return { answer, from: isWhole ? asked[0].length : 0, question: isWhole ? (asked[1]?.trim() ?? '') : '' }
}
