/** The profile as llm-profile.json, by the contract's own column names; described by the schema in llm-profile.schema.ts. */
import { BRAND } from '#features/brand.ts'
import { LLM_PLATFORMS } from '#features/profiles/profile.schema.ts'
import type { ProfileAddresses } from './llms-txt.ts'
import type { PublicProfile } from './public-profile-model.ts'

export const LLM_PROFILE_VERSION = '1.0'
export const LLM_PROFILE_SCHEMA_PATH = `/schemas/llm-profile-${LLM_PROFILE_VERSION}.json`

/** What is not known is left out. */
function known(data: object): object {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
}

export function llmProfile(profile: PublicProfile, { baseUrl, pageUrl }: ProfileAddresses): object {
  const platforms = [...LLM_PLATFORMS, ...profile.llmPlatforms.filter((name) => name === 'deepseek')]
  return {
    $schema: baseUrl + LLM_PROFILE_SCHEMA_PATH,
    version: LLM_PROFILE_VERSION,
    generated_by: BRAND.name,
    language: 'nl',
    profile_url: pageUrl,
    llms_txt_url: `${pageUrl}/llms.txt`,
    published_at: profile.publishedAt,
    updated_at: profile.updatedAt,
    verified: profile.verified,
    allow: Object.fromEntries(
      platforms.map((name) => [name, profile.visibleToAi && profile.llmPlatforms.includes(name)]),
    ),
    company: known({
      company_name: profile.companyName,
      url: profile.url || undefined,
      locations: profile.locations,
      countries: profile.countries,
      desired_info: profile.desiredInfo,
      samenvatting_algemeen: profile.summary,
      description: profile.description,
      sector: profile.sector,
      sectoren: profile.sectors,
      social_profielen: profile.socialProfiles,
      public_email: profile.publicEmail,
      sales_email: profile.salesEmail,
      sales_telefoon: profile.salesPhone,
      support_email: profile.supportEmail,
      support_telefoon: profile.supportPhone,
      maps_link: profile.mapsLink,
      landing_url: profile.landingUrl,
      rechtsvorm: profile.rechtsvorm,
      kvk_nummer: profile.kvkNumber,
      legal_name: profile.legalName,
      btw_nummer: profile.vatId,
      sbi_code: profile.sbiCode,
      oprichtingsjaar: profile.foundingYear,
      talen: profile.languages,
      content_licentie: profile.contentLicence,
      locaties_uitgebreid: profile.places,
      diensten: profile.services,
      pakketten: profile.packages,
      cases: profile.cases,
      review_bronnen: profile.reviewSources,
      team: profile.team.map(({ foto, ...person }) => ({ ...person, ...(foto ? { foto: foto.url } : {}) })),
      faqs: profile.faqs,
      logo_svg_url: profile.images.logoSvg?.url,
      logo_png_url: profile.images.logoPng?.url,
      hero_afbeelding_url: profile.images.hero?.url,
    }),
  }
}
