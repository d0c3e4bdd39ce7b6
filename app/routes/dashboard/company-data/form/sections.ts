/** The specifications of the form's single fields, by section. */

import { CONTENT_LICENTIES, type ExtendedField, RECHTSVORMEN, TIJDZONES } from '#features/profiles/profile.schema.ts'
import { LEGAL_FORM_LABELS, LICENCE_LABELS } from '#features/public-profile/labels.ts'
import type { FieldSpec } from './form-field.tsx'
import type { ListName } from './lists.ts'

type Spec = FieldSpec & { name: ExtendedField }

/** Step 1, for Pro and Expert. */
export const BASIC_EXTRAS: readonly Spec[] = [
  { name: 'sector', label: 'Sector', hint: 'Zoals: bakkerij, installatiebedrijf, adviesbureau' },
  { name: 'description', label: 'Uitgebreide omschrijving', kind: 'long' },
  {
    name: 'publicEmail',
    label: 'Openbaar e-mailadres',
    hint: 'Heb je dat niet? Vul dan ‘geen’ in.',
    kind: 'email',
    autoComplete: 'email',
  },
  { name: 'mapsLink', label: 'Link naar de kaart', hint: 'Zoals je adres op Google Maps', kind: 'link' },
  {
    name: 'landingUrl',
    label: 'Pagina voor AI-assistenten',
    hint: 'De pagina op je website waar alles over je bedrijf staat.',
    kind: 'link',
  },
]

export interface SectionSpec {
  id: string
  title: string
  fields: readonly Spec[]
  lists?: readonly ListName[]
}

/** Step 2. */
export const SECTIONS: readonly SectionSpec[] = [
  {
    id: 'vestigingen',
    title: 'Vestigingen en openingstijden',
    fields: [],
    lists: ['locatiesUitgebreid'],
  },
  {
    id: 'contact',
    title: 'Contact',
    fields: [
      { name: 'salesTelefoon', label: 'Telefoon verkoop', kind: 'phone', autoComplete: 'tel' },
      { name: 'salesEmail', label: 'E-mail verkoop', kind: 'email' },
      { name: 'supportTelefoon', label: 'Telefoon klantenservice', kind: 'phone' },
      { name: 'supportEmail', label: 'E-mail klantenservice', kind: 'email' },
      { name: 'primairEmail', label: 'E-mail voor ons', hint: 'Staat nergens op je profiel.', kind: 'email' },
    ],
  },
  { id: 'diensten', title: 'Diensten en pakketten', fields: [], lists: ['diensten', 'pakketten'] },
  {
    id: 'juridisch',
    title: 'Juridische gegevens',
    fields: [
      {
        name: 'rechtsvorm',
        label: 'Rechtsvorm',
        options: RECHTSVORMEN.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] ?? value })),
      },
      { name: 'kvkNummer', label: 'KvK-nummer of statutaire naam', hint: 'Acht cijfers, of de naam zonder nummer.' },
      // The example that the tax authority itself gives.
      { name: 'btwNummer', label: 'Btw-id', example: 'NL000099998B57' },
      { name: 'sbiCode', label: 'SBI-code', hint: 'Vier of vijf cijfers, uit het Handelsregister', kind: 'number' },
      { name: 'oprichtingsjaar', label: 'Oprichtingsjaar', kind: 'number' },
    ],
  },
  {
    id: 'samenvatting',
    title: 'Samenvatting, talen en gebruik',
    fields: [
      {
        name: 'samenvattingAlgemeen',
        label: 'Samenvatting in één zin',
        hint: 'Leidt het bestand dat AI-assistenten lezen (llms.txt).',
        kind: 'long',
      },
      { name: 'sectoren', label: 'Sectoren waarvoor je werkt', kind: 'texts' },
      { name: 'talen', label: 'Talen waarin je helpt', kind: 'texts' },
      { name: 'tijdzone', label: 'Tijdzone', options: TIJDZONES.map((value) => ({ value, label: value })) },
      {
        name: 'contentLicentie',
        label: 'Wat mogen assistenten met je teksten?',
        options: CONTENT_LICENTIES.map((value) => ({ value, label: LICENCE_LABELS[value] ?? value })),
      },
    ],
  },
  { id: 'vragen', title: 'Veelgestelde vragen', fields: [], lists: ['faqs'] },
  { id: 'bewijs', title: 'Cases en reviews', fields: [], lists: ['cases', 'reviewBronnen'] },
]
