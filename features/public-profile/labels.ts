import type { Company } from './schema.ts'

/** Labels for the stored values of the public profile, the same in every format. */
export const LEGAL_FORM_LABELS: Record<string, string> = {
  bv: 'Besloten vennootschap (bv)',
  nv: 'Naamloze vennootschap (nv)',
  vof: 'Vennootschap onder firma (vof)',
  eenmanszaak: 'Eenmanszaak',
  stichting: 'Stichting',
  vereniging: 'Vereniging',
  anders: 'Andere rechtsvorm',
}

export const LICENCE_LABELS: Record<string, string> = {
  'citeren-en-samenvatten': 'Deze gegevens mogen geciteerd en samengevat worden.',
  'alleen-citeren': 'Deze gegevens mogen letterlijk geciteerd worden, met bronvermelding.',
  'geen-hergebruik': 'Deze gegevens mogen niet worden hergebruikt.',
}

const languages = new Intl.DisplayNames('nl', { type: 'language' })
/** Cached: asking the runtime takes as long as a section of a page; there are 676 codes at most. */
const known = new Map<string, string>()

/** A language stored as a code is shown by its name; any other value as written. */
export function languageLabel(stored: string): string {
  if (!/^[a-z]{2}$/.test(stored)) return stored
  let label = known.get(stored)
  if (label === undefined) {
    label = languages.of(stored) ?? stored
    known.set(stored, label)
  }
  return label
}

/** 'Score 4,8, 120 beoordelingen', as far as stated. */
export function reviewText({ score, aantal }: Company['review_bronnen'][number]): string | undefined {
  const parts = [score ? `Score ${score}` : '', aantal ? `${aantal} beoordelingen` : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
