/** The profile as llm-profile.json, and its published JSON Schema. A breaking change gets a new version beside this one. */
import { z } from 'zod'
import { BRAND } from '#features/brand.ts'
import { LLM_PLATFORMS } from '#features/profiles/profile.schema.ts'
import { profileFile, publicProfile, URLS } from '#features/urls.ts'
import { known } from './known.ts'
import { permissionsOf } from './permissions.ts'
import { type Company, companySchema, type PublicProfile } from './schema.ts'

export const LLM_PROFILE_VERSION = '1.0'

const text = z.string().min(1)
const allowed = z.boolean()

const llmProfileSchema = z
  .strictObject({
    $schema: z.url().optional(),
    version: z.literal(LLM_PROFILE_VERSION),
    generated_by: text,
    language: z.literal('nl'),
    profile_url: z.url(),
    llms_txt_url: z.url().optional(),
    published_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    verified: z.boolean().meta({ description: 'Bewezen is dat de website van het bedrijf is.' }),
    allow: z
      .strictObject({
        ...(Object.fromEntries(LLM_PLATFORMS.map((name) => [name, allowed])) as Record<
          (typeof LLM_PLATFORMS)[number],
          typeof allowed
        >),
        deepseek: allowed.optional(),
      })
      .meta({ description: 'Welke assistenten dit profiel mogen lezen.' }),
    company: companySchema,
  })
  .meta({
    title: 'llm-profile',
    description:
      'Feiten over een bedrijf, door het bedrijf zelf opgegeven, voor AI-assistenten. Wat niet bekend is ontbreekt.',
  })

/** The published form also leaves out lists without entries. */
export type LlmProfile = z.input<typeof llmProfileSchema>

export function llmProfile(profile: PublicProfile, baseUrl: string): LlmProfile {
  const pageUrl = baseUrl + publicProfile(profile.profile_slug)
  const columns = Object.keys(companySchema.shape).map((name) => [name, profile[name as keyof Company]])
  return {
    $schema: baseUrl + URLS.llmProfileSchema,
    version: LLM_PROFILE_VERSION,
    generated_by: BRAND.name,
    language: 'nl',
    profile_url: pageUrl,
    llms_txt_url: profileFile(pageUrl, 'llms.txt'),
    published_at: profile.geo_published_at,
    updated_at: profile.updated_at,
    verified: profile.verified,
    allow: Object.fromEntries(
      permissionsOf(profile).map(({ platform, isAllowed }) => [platform, isAllowed]),
    ) as LlmProfile['allow'],
    company: known(Object.fromEntries(columns)) as LlmProfile['company'],
  }
}

export function llmProfileJsonSchema(baseUrl: string): object {
  const { $schema, ...described } = z.toJSONSchema(llmProfileSchema, {
    // Published files may lack a list.
    io: 'input',
    override({ jsonSchema }) {
      // A list that is present has entries.
      if (jsonSchema.type === 'array') jsonSchema.minItems = 1
      delete jsonSchema.default
      // `format` says it; zod's pattern for it differs from that of other validators.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (jsonSchema.type === 'integer') {
        delete jsonSchema.minimum
        delete jsonSchema.maximum
      }
    },
  })
  return { $schema, $id: baseUrl + URLS.llmProfileSchema, ...described }
}
