/** The specifications of the profile's lists, for the list editor. */
import { type EMPTY_ENTRIES, MOST_ENTRIES, MOST_TEAM_MEMBERS } from '#features/profiles/profile.schema.ts'
import type { FieldSpec } from './form-field.tsx'

export type ListName = keyof typeof EMPTY_ENTRIES

export interface ListSpec {
  name: ListName
  title: string
  hint?: string
  /** 'dienst', as in 'Dienst 3' and 'Voeg een dienst toe'. */
  one: string
  add: string
  /** The entry's title is the first of these fields that is filled in. */
  titledBy: readonly string[]
  maximum: number
  fields: readonly FieldSpec[]
}

export const LISTS: Record<ListName, ListSpec> = {
  socialProfielen: {
    name: 'socialProfielen',
    title: 'Sociale profielen',
    hint: 'Je eigen pagina’s op LinkedIn, Instagram, Facebook en dergelijke.',
    one: 'profiel',
    add: 'Voeg een profiel toe',
    titledBy: ['platform', 'url'],
    maximum: 30,
    fields: [
      { name: 'platform', label: 'Platform', example: 'LinkedIn' },
      { name: 'url', label: 'Adres', kind: 'link', required: true },
    ],
  },
  locatiesUitgebreid: {
    name: 'locatiesUitgebreid',
    title: 'Vestigingen',
    hint: 'Het adres waar klanten je vinden, met je openingstijden.',
    one: 'vestiging',
    add: 'Voeg een vestiging toe',
    titledBy: ['naam', 'straat', 'plaats'],
    maximum: 100,
    fields: [
      { name: 'naam', label: 'Naam van de vestiging' },
      { name: 'straat', label: 'Straat en huisnummer', autoComplete: 'street-address' },
      { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code' },
      { name: 'plaats', label: 'Plaats', autoComplete: 'address-level2' },
      { name: 'land', label: 'Land', kind: 'country' },
      { name: 'telefoon', label: 'Telefoon', kind: 'phone' },
      {
        name: 'alleen_plaats',
        label: 'Laat alleen de plaats zien',
        hint: 'Straat en postcode staan dan nergens. Handig als je vanuit huis werkt.',
        kind: 'box',
      },
    ],
  },
  diensten: {
    name: 'diensten',
    title: 'Diensten en producten',
    hint: 'Wat je doet of verkoopt, één per regel.',
    one: 'dienst',
    add: 'Voeg een dienst toe',
    titledBy: ['naam'],
    maximum: MOST_ENTRIES,
    fields: [
      { name: 'naam', label: 'Naam', required: true },
      { name: 'omschrijving', label: 'Omschrijving', kind: 'long' },
      { name: 'prijsrange', label: 'Prijs', example: 'vanaf € 45' },
      { name: 'categorie', label: 'Categorie' },
    ],
  },
  pakketten: {
    name: 'pakketten',
    title: 'Pakketten',
    hint: 'Vaste combinaties met een eigen naam en prijs.',
    one: 'pakket',
    add: 'Voeg een pakket toe',
    titledBy: ['naam'],
    maximum: MOST_ENTRIES,
    fields: [
      { name: 'naam', label: 'Naam', required: true },
      { name: 'omschrijving', label: 'Omschrijving', kind: 'long' },
      { name: 'prijs', label: 'Prijs' },
    ],
  },
  cases: {
    name: 'cases',
    title: 'Cases',
    hint: 'Werk dat je voor een klant deed, en wat het opleverde.',
    one: 'case',
    add: 'Voeg een case toe',
    titledBy: ['klant', 'uitdaging'],
    maximum: MOST_ENTRIES,
    fields: [
      { name: 'klant', label: 'Klant' },
      { name: 'uitdaging', label: 'Uitdaging', kind: 'long' },
      { name: 'aanpak', label: 'Aanpak', kind: 'long' },
      { name: 'resultaat', label: 'Resultaat', kind: 'long' },
      { name: 'url', label: 'Adres van de case', kind: 'link' },
    ],
  },
  reviewBronnen: {
    name: 'reviewBronnen',
    title: 'Reviews',
    hint: 'Waar je reviews staan. Neem score en aantal over zoals ze daar staan.',
    one: 'reviewbron',
    add: 'Voeg een reviewbron toe',
    titledBy: ['bronnaam'],
    maximum: 50,
    fields: [
      { name: 'bronnaam', label: 'Naam van de bron', hint: 'Zoals Google of Trustpilot', required: true },
      { name: 'score', label: 'Score', example: '4,7 van 5' },
      { name: 'aantal', label: 'Aantal reviews', kind: 'number' },
      { name: 'url', label: 'Adres van de reviews', kind: 'link' },
    ],
  },
  team: {
    name: 'team',
    title: 'Mensen',
    hint: 'Wie er achter je bedrijf zitten. Wie geen naam heeft, bewaren we niet.',
    one: 'persoon',
    add: 'Voeg iemand toe',
    titledBy: ['naam'],
    maximum: MOST_TEAM_MEMBERS,
    fields: [
      { name: 'naam', label: 'Naam', required: true },
      { name: 'functie', label: 'Functie' },
      { name: 'bio', label: 'Over deze persoon', kind: 'long' },
    ],
  },
  faqs: {
    name: 'faqs',
    title: 'Veelgestelde vragen',
    hint: 'Vragen die klanten je echt stellen, met je antwoord.',
    one: 'vraag',
    add: 'Voeg een vraag toe',
    titledBy: ['vraag'],
    maximum: MOST_ENTRIES,
    fields: [
      { name: 'vraag', label: 'Vraag', required: true },
      { name: 'antwoord', label: 'Antwoord', kind: 'long' },
    ],
  },
}

/** The title of an entry: the first title field that is filled in, or its number. */
export function entryTitle({ titledBy, one }: ListSpec, entry: Record<string, unknown> | undefined, row: number) {
  const named = titledBy.map((name) => String(entry?.[name] ?? '').trim()).find((text) => text !== '')
  return named ?? `${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${row + 1}`
}
