/** The company's short facts and its registrations. */
import { countryName } from '#features/profiles/countries.ts'
import type { ANCHORS } from '#features/public-profile/anchors.ts'
import { LEGAL_FORM_LABELS, languageLabel } from '#features/public-profile/labels.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { type Fact, filled, web } from './fact-list.tsx'

export function factSections(
  profile: PublicProfile,
): { section: keyof typeof ANCHORS; title: string; facts: Fact[] }[] {
  return [
    { section: 'facts' as const, title: 'In het kort', facts: companyFacts(profile) },
    { section: 'registration' as const, title: 'Registratie', facts: registrationFacts(profile) },
  ].filter(({ facts }) => facts.length > 0)
}

function companyFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['Ook bekend als', profile.andere_namen.join(', ')],
    [profile.locations.length === 1 ? 'Plaats' : 'Plaatsen', profile.locations.join(', ')],
    [profile.countries.length === 1 ? 'Land' : 'Landen', profile.countries.map(countryName).join(', ')],
    ['Sector', profile.sector],
    ['Werkt voor', profile.sectoren.join(', ')],
    ['Opgericht', profile.oprichtingsjaar?.toString()],
    ['Talen', profile.talen.map(languageLabel).join(', ')],
    ['Meer lezen', web(profile.landing_url)],
  ])
}

function registrationFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['Officiële naam', profile.legal_name],
    ['Rechtsvorm', profile.rechtsvorm ? (LEGAL_FORM_LABELS[profile.rechtsvorm] ?? profile.rechtsvorm) : undefined],
    ['KvK-nummer', profile.kvk_nummer],
    ['Btw-id', profile.btw_nummer],
    ['SBI-code', profile.sbi_code],
  ])
}
