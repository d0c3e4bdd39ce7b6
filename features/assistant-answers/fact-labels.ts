/** What the facts are called that an answer can state. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { Text } from '#engine/wording.ts'

export const FACT_NAMES: Record<FactKind, Text> = {
  city: { nl: 'Plaats', en: 'Town' },
  address: { nl: 'Adres', en: 'Address' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  email: { nl: 'E-mail', en: 'E-mail' },
  website: { nl: 'Website', en: 'Website' },
  kvk: { nl: 'KvK-nummer', en: 'KvK number' },
  vat: { nl: 'Btw-id', en: 'VAT id' },
  foundingYear: { nl: 'Oprichtingsjaar', en: 'Founding year' },
  legalForm: { nl: 'Rechtsvorm', en: 'Legal form' },
  sector: { nl: 'Sector', en: 'Sector' },
  services: { nl: 'Diensten', en: 'Services' },
  team: { nl: 'Team', en: 'Team' },
  hours: { nl: 'Openingstijden', en: 'Opening hours' },
}

export const FACT_LABELS = Object.fromEntries(Object.entries(FACT_NAMES).map(([fact, { nl }]) => [fact, nl])) as Record<
  FactKind,
  string
>
