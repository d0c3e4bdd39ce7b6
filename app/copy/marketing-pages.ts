/** The pages of the public site as the product's llms.txt lists them. */
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

export const LISTED_PAGES = [
  { title: BRAND.name, path: URLS.home, notes: 'wat het doet, voor wie, en antwoord op 15 vragen' },
  { title: 'Plannen', path: URLS.pricing, notes: 'Gratis, Pro en Expert, regel voor regel vergeleken' },
  {
    title: 'Voorbeeld',
    path: URLS.example,
    notes: 'rapport, wat te doen, vergelijking en profiel van een verzonnen bakkerij',
  },
  { title: 'Over ons', path: URLS.about, notes: 'wie het beheert, hoe we met bewijs omgaan, contact' },
  { title: 'Wachtlijst', path: URLS.auth, notes: 'alleen op uitnodiging beschikbaar' },
  { title: 'Algemene voorwaarden', path: URLS.terms, notes: 'looptijd, betaling en aansprakelijkheid' },
  { title: 'Privacy', path: URLS.privacy, notes: 'welke gegevens worden bewaard, en hoe lang' },
] as const
