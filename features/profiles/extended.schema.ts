/** Step 2 of the profile form, for the plans with extended info. Fields that a form lacks stay as stored. */
import { z } from 'zod'
import { hasMainField } from './entries.ts'
import {
  anyLink,
  choice,
  email,
  imageAddress,
  kvkOrLegalName,
  listOf,
  optionalText,
  ownLink,
  phone,
  postcodeProblem,
  publicEmail,
  sbiCode,
  text,
  vatId,
  year,
  yesOrNo,
} from './fields.schema.ts'
import { exceptionsSchema, openingHoursSchema } from './opening-hours.schema.ts'
import {
  CONTENT_LICENTIES,
  type ExtendedField,
  MOST_ENTRIES,
  MOST_TEAM_MEMBERS,
  RECHTSVORMEN,
  TIJDZONES,
} from './profile.schema.ts'

const MOST_LOCATIONS = 100

/** Entries without their main field are not stored (entries.ts says which of them are errors). */
function entries<Entry extends object, Typed>(
  list: Parameters<typeof hasMainField>[0],
  entry: z.ZodType<Entry, Typed>,
  maximum: number,
  things = 'regels',
) {
  return z
    .array(entry)
    .transform((all) => all.filter((one) => hasMainField(list, one)))
    .refine((kept) => kept.length <= maximum, `Vul hier maximaal ${maximum} ${things} in.`)
}

const teamMember = z.object({
  naam: text(200),
  functie: optionalText(200),
  bio: optionalText(1000),
  foto: imageAddress().default(''),
  foto_alt: optionalText(300),
  verborgen: yesOrNo(),
})
const location = z
  .object({
    naam: optionalText(200),
    straat: optionalText(200),
    postcode: optionalText(20),
    plaats: optionalText(120),
    land: z
      .string()
      .regex(/^(?:[A-Z]{2})?$/, 'Kies een land uit de lijst.')
      .default(''),
    telefoon: phone().default(''),
    alleen_plaats: yesOrNo(),
    openingstijden: openingHoursSchema.default([]),
    uitzonderingen: exceptionsSchema.default([]),
  })
  .transform((place, ctx) => {
    const checked = postcodeProblem(place.postcode, place.land)
    if ('value' in checked) return { ...place, postcode: checked.value }
    ctx.addIssue({ code: 'custom', path: ['postcode'], message: checked.message })
    return z.NEVER
  })
const service = z.object({
  naam: text(200),
  omschrijving: optionalText(2000),
  prijsrange: optionalText(100),
  categorie: optionalText(100),
})
const pack = z.object({ naam: text(200), omschrijving: optionalText(2000), prijs: optionalText(100) })
const workDone = z.object({
  klant: optionalText(200),
  uitdaging: optionalText(2000),
  aanpak: optionalText(2000),
  resultaat: optionalText(2000),
  url: anyLink().default(''),
})
/** A score and a count are stored as the source states them. */
const asStated = z.union([z.string(), z.number()]).transform(String).pipe(text(30)).default('')
const reviewSource = z.object({ bronnaam: text(200), score: asStated, aantal: asStated, url: anyLink().default('') })
const question = z.object({ vraag: text(500), antwoord: optionalText(5000) })
const socialProfile = z.object({ platform: optionalText(60), url: ownLink() })

/** Every field of step 2, by its name in the form. */
export const extendedSchema = z.object({
  sector: text(200),
  sectoren: listOf(text(120), 50),
  description: text(20_000),
  samenvattingAlgemeen: text(1000),
  publicEmail: publicEmail(),
  mapsLink: ownLink(),
  landingUrl: ownLink(),
  socialProfielen: entries('socialProfielen', socialProfile, 30),
  rechtsvorm: choice(RECHTSVORMEN),
  kvkNummer: kvkOrLegalName(),
  btwNummer: vatId(),
  sbiCode: sbiCode(),
  oprichtingsjaar: year(),
  talen: listOf(text(60), 30),
  tijdzone: z.enum(TIJDZONES, 'Kies iets uit de lijst.'),
  contentLicentie: z.enum(CONTENT_LICENTIES, 'Kies iets uit de lijst.'),
  primairEmail: email(),
  salesEmail: email(),
  salesTelefoon: phone(),
  supportEmail: email(),
  supportTelefoon: phone(),
  locatiesUitgebreid: entries('locatiesUitgebreid', location, MOST_LOCATIONS),
  diensten: entries('diensten', service, MOST_ENTRIES),
  pakketten: entries('pakketten', pack, MOST_ENTRIES),
  cases: entries('cases', workDone, MOST_ENTRIES),
  reviewBronnen: entries('reviewBronnen', reviewSource, 50),
  team: entries('team', teamMember, MOST_TEAM_MEMBERS, 'mensen'),
  beeldrechtenAkkoord: z.boolean(),
  faqs: entries('faqs', question, MOST_ENTRIES),
  logoSvgUrl: imageAddress(),
  logoPngUrl: imageAddress(),
  logoAlt: text(300),
  heroAfbeeldingUrl: imageAddress(),
  heroAlt: text(300),
} satisfies Record<ExtendedField, z.ZodType>)
