/** Payload and answer of get-public-profile, in the contract's own field names. What a profile does not hold is null or empty. */
import { z } from 'zod'
import type { PublicProfile } from './public-profile-model.ts'

export const findPublicProfileSchema = z
  .object({ id: z.string().optional(), slug: z.string().optional() })
  .refine(({ id, slug }) => Boolean(id) !== Boolean(slug), { message: 'Geef een id of een slug.', path: ['slug'] })

const text = z.string().nullable()
const texts = z.array(z.string())
const optional = z.string().optional()

export const publicProfileSchema = z.object({
  id: z.uuid(),
  profile_slug: z.uuid(),
  company_name: z.string(),
  url: z.string(),
  locations: texts,
  countries: texts,
  desired_info: text,
  description: text,
  samenvatting_algemeen: text,
  sector: text,
  sectoren: texts,
  social_profielen: z.array(z.object({ platform: z.string(), url: z.string() })),
  social_links: texts,
  public_email: text,
  sales_email: text,
  sales_telefoon: text,
  support_email: text,
  support_telefoon: text,
  maps_link: text,
  landing_url: text,
  llm_platforms: texts,
  rechtsvorm: text,
  kvk_of_legal_name: text,
  btw_nummer: text,
  sbi_code: text,
  oprichtingsjaar: z.int().nullable(),
  talen: texts,
  content_licentie: text,
  locaties_uitgebreid: z.array(
    z.object({
      naam: optional,
      straat: optional,
      postcode: optional,
      plaats: optional,
      land: optional,
      telefoon: optional,
    }),
  ),
  diensten: z.array(z.object({ naam: z.string(), omschrijving: optional, prijsrange: optional, categorie: optional })),
  pakketten: z.array(z.object({ naam: z.string(), omschrijving: optional, prijs: optional })),
  cases: z.array(
    z.object({ klant: optional, uitdaging: optional, aanpak: optional, resultaat: optional, url: optional }),
  ),
  review_bronnen: z.array(z.object({ bronnaam: z.string(), score: optional, aantal: optional, url: optional })),
  team: z.array(z.object({ naam: z.string(), functie: optional, bio: optional, foto: optional })),
  faqs: z.array(z.object({ vraag: z.string(), antwoord: z.string().optional() })),
  /** As we serve them, like the photos of the team. */
  logo_svg_url: text,
  logo_png_url: text,
  hero_afbeelding_url: text,
  geo_published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export function publicProfileFields(profile: PublicProfile): z.input<typeof publicProfileSchema> {
  return {
    id: profile.userId,
    profile_slug: profile.slug,
    company_name: profile.companyName,
    url: profile.url,
    locations: profile.locations,
    countries: profile.countries,
    desired_info: profile.desiredInfo ?? null,
    description: profile.description ?? null,
    samenvatting_algemeen: profile.summary ?? null,
    sector: profile.sector ?? null,
    sectoren: profile.sectors,
    social_profielen: profile.socialProfiles,
    social_links: profile.socialProfiles.map(({ url }) => url),
    public_email: profile.publicEmail ?? null,
    sales_email: profile.salesEmail ?? null,
    sales_telefoon: profile.salesPhone ?? null,
    support_email: profile.supportEmail ?? null,
    support_telefoon: profile.supportPhone ?? null,
    maps_link: profile.mapsLink ?? null,
    landing_url: profile.landingUrl ?? null,
    llm_platforms: profile.llmPlatforms,
    rechtsvorm: profile.rechtsvorm ?? null,
    kvk_of_legal_name: profile.kvkNumber ?? profile.legalName ?? null,
    btw_nummer: profile.vatId ?? null,
    sbi_code: profile.sbiCode ?? null,
    oprichtingsjaar: profile.foundingYear ?? null,
    talen: profile.languages,
    content_licentie: profile.contentLicence ?? null,
    locaties_uitgebreid: profile.places,
    diensten: profile.services,
    pakketten: profile.packages,
    cases: profile.cases,
    review_bronnen: profile.reviewSources,
    team: profile.team.map(({ foto, ...person }) => ({ ...person, ...(foto ? { foto: foto.url } : {}) })),
    faqs: profile.faqs,
    logo_svg_url: profile.images.logoSvg?.url ?? null,
    logo_png_url: profile.images.logoPng?.url ?? null,
    hero_afbeelding_url: profile.images.hero?.url ?? null,
    geo_published_at: profile.publishedAt,
    updated_at: profile.updatedAt,
  }
}
