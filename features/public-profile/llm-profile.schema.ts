/** The published JSON Schema of llm-profile.json. A change that breaks readers gets a new version beside this one. */
import { CONTENT_LICENTIES, RECHTSVORMEN } from '#db/schema/profiles.ts'
import { LLM_PLATFORMS } from '#features/profiles/profile.schema.ts'
import { LLM_PROFILE_SCHEMA_PATH, LLM_PROFILE_VERSION } from './llm-profile.ts'

const text = { type: 'string', minLength: 1 }
const texts = { type: 'array', items: text, minItems: 1 }
const moment = { type: 'string', format: 'date-time' }
const address = { type: 'string', format: 'uri' }

function object(properties: Record<string, object>, required: string[]) {
  return { type: 'object', additionalProperties: false, properties, required }
}
const list = (names: string[], required: string[]) => ({
  type: 'array',
  minItems: 1,
  items: object(Object.fromEntries(names.map((name) => [name, text])), required),
})

export function llmProfileSchema(baseUrl: string): object {
  const platforms = [...LLM_PLATFORMS, 'deepseek']
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: baseUrl + LLM_PROFILE_SCHEMA_PATH,
    title: 'llm-profile',
    description:
      'Feiten over een bedrijf, door het bedrijf zelf opgegeven, voor AI-assistenten. Wat niet bekend is ontbreekt.',
    ...object(
      {
        $schema: address,
        version: { const: LLM_PROFILE_VERSION },
        generated_by: text,
        language: { const: 'nl' },
        profile_url: address,
        llms_txt_url: address,
        published_at: moment,
        updated_at: moment,
        verified: { type: 'boolean', description: 'Bewezen is dat de website van het bedrijf is.' },
        allow: {
          ...object(Object.fromEntries(platforms.map((name) => [name, { type: 'boolean' }])), [...LLM_PLATFORMS]),
          description: 'Welke assistenten dit profiel mogen lezen.',
        },
        company,
      },
      [
        'version',
        'generated_by',
        'language',
        'profile_url',
        'published_at',
        'updated_at',
        'verified',
        'allow',
        'company',
      ],
    ),
  }
}

const company = object(
  {
    company_name: text,
    url: text,
    locations: texts,
    countries: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
    desired_info: text,
    samenvatting_algemeen: text,
    description: text,
    sector: text,
    sectoren: texts,
    social_profielen: {
      type: 'array',
      minItems: 1,
      items: object({ platform: { type: 'string' }, url: text }, ['platform', 'url']),
    },
    public_email: text,
    sales_email: text,
    sales_telefoon: text,
    support_email: text,
    support_telefoon: text,
    maps_link: text,
    landing_url: text,
    rechtsvorm: { enum: RECHTSVORMEN },
    kvk_nummer: { type: 'string', pattern: '^[0-9]{8}$' },
    legal_name: text,
    btw_nummer: text,
    sbi_code: text,
    oprichtingsjaar: { type: 'integer' },
    talen: texts,
    content_licentie: { enum: CONTENT_LICENTIES },
    locaties_uitgebreid: list(['naam', 'straat', 'postcode', 'plaats', 'land', 'telefoon'], []),
    diensten: list(['naam', 'omschrijving', 'prijsrange', 'categorie'], []),
    pakketten: list(['naam', 'omschrijving', 'prijs'], []),
    cases: list(['klant', 'uitdaging', 'aanpak', 'resultaat', 'url'], []),
    review_bronnen: list(['bronnaam', 'score', 'aantal', 'url'], []),
    team: list(['naam', 'functie', 'bio', 'foto'], []),
    faqs: list(['vraag', 'antwoord'], []),
    // As we serve them, which is as PNG or JPEG.
    logo_svg_url: address,
    logo_png_url: address,
    hero_afbeelding_url: address,
  },
  ['company_name'],
)
