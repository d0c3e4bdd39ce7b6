import { limit } from '#features/access/plans.ts'

/** What Pro adds, for whoever has Gratis. */
export const PRO_BENEFITS = [
  `AI-analyses: elke maand vanzelf, en wanneer je wilt, tot ${limit('pro', 'analyses-a-day')} per dag`,
  'Alle resultaten en tips',
  'Vergelijken met concurrenten',
  'Publicatie op alle vijf de AI-platforms',
  'Uitgebreide bedrijfsgegevens',
]
