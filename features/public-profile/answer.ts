/** Input and answer of get-public-profile, in the contract's own field names. Unknown fields are null or empty. */
import { z } from 'zod'
import { type Company, companySchema, type PublicProfile } from './schema.ts'

export const findPublicProfileSchema = z
  .object({ id: z.string().optional(), slug: z.string().optional() })
  .refine(({ id, slug }) => Boolean(id) !== Boolean(slug), { message: 'Geef een id of een slug.', path: ['slug'] })

/** The same columns, all of them always present. */
type Answered<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodOptional<infer Value extends z.ZodType>
    ? z.ZodNullable<Value>
    : Shape[Name] extends z.ZodDefault<infer List extends z.ZodType>
      ? List
      : Shape[Name]
}

function answered<Shape extends z.ZodRawShape>(shape: Shape): Answered<Shape> {
  const columns = Object.entries(shape).map(([name, schema]) => {
    if (schema instanceof z.ZodOptional) return [name, z.nullable(schema.unwrap())]
    return [name, schema instanceof z.ZodDefault ? schema.unwrap() : schema]
  })
  return Object.fromEntries(columns)
}

// The contract has one column for these two.
const { kvk_nummer: _, legal_name: __, ...columns } = companySchema.shape

export const publicProfileAnswerSchema = z.object({
  id: z.uuid(),
  profile_slug: z.uuid(),
  ...answered(columns),
  /** The addresses in social_profielen. */
  social_links: z.array(z.string()),
  kvk_of_legal_name: z.string().nullable(),
  llm_platforms: z.array(z.string()),
  geo_published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export function publicProfileAnswer(profile: PublicProfile): z.input<typeof publicProfileAnswerSchema> {
  const { id, profile_slug, llm_platforms, geo_published_at, updated_at } = profile
  const facts = Object.keys(columns).map((name) => [name, profile[name as keyof Company] ?? null])
  return {
    id,
    profile_slug,
    ...(Object.fromEntries(facts) as z.input<z.ZodObject<Answered<typeof columns>>>),
    social_links: profile.social_profielen.map(({ url }) => url),
    kvk_of_legal_name: profile.kvk_nummer ?? profile.legal_name ?? null,
    llm_platforms,
    geo_published_at,
    updated_at,
  }
}
