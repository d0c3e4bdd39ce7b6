/** The anchors of a profile page that the other formats link to: sections and their entries. */
export const ANCHORS = {
  about: 'over',
  facts: 'gegevens',
  contact: 'contact',
  registration: 'registratie',
  services: 'diensten',
  packages: 'pakketten',
  places: 'vestigingen',
  cases: 'cases',
  reviews: 'reviews',
  team: 'team',
  faqs: 'veelgestelde-vragen',
  logos: 'logos',
} as const

/** An entry of a section, counted from 1: 'diensten-1'. */
export function entryAnchor(section: keyof typeof ANCHORS, index: number): string {
  return `${ANCHORS[section]}-${index + 1}`
}
