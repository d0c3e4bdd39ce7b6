/** The message for a field whose schema has none of its own: a sentence that a person can act on, never an English type name. */
import type { z } from 'zod'

const TYPES: Record<string, string> = {
  string: 'Vul hier tekst in.',
  number: 'Vul hier een getal in.',
  int: 'Vul hier een heel getal in.',
  bigint: 'Vul hier een heel getal in.',
  boolean: 'Kies hier ja of nee.',
  array: 'Geef hier een lijst.',
  object: 'Geef hier een object met velden.',
  record: 'Geef hier een object met velden.',
  date: 'Vul hier een datum in.',
}

const FORMATS: Record<string, string> = {
  email: 'Vul een geldig email adres in.',
  url: 'Vul een geldig webadres in.',
  uuid: 'Dit is geen geldig id.',
  guid: 'Dit is geen geldig id.',
  date: 'Vul een geldige datum in.',
  datetime: 'Vul een geldige datum en tijd in.',
}

const WRONG = 'Dit is niet goed ingevuld.'

export const dutchError: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Vul dit veld in' : (TYPES[issue.expected] ?? WRONG)
    case 'too_big':
      if (issue.origin === 'string') return `Gebruik hier hoogstens ${issue.maximum} tekens.`
      if (issue.origin === 'array' || issue.origin === 'set') return `Geef er hoogstens ${issue.maximum}.`
      return `Dit is te groot: het mag hoogstens ${issue.maximum} zijn.`
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1 ? 'Vul dit veld in' : `Gebruik hier minstens ${issue.minimum} tekens.`
      }
      if (issue.origin === 'array' || issue.origin === 'set') return `Geef er minstens ${issue.minimum}.`
      return `Dit is te klein: het moet minstens ${issue.minimum} zijn.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG
    case 'invalid_value':
      return issue.input === undefined ? 'Vul dit veld in' : `Kies uit: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return 'Dit veld hoort hier niet.'
    default:
      return WRONG
  }
}
