/** Checks a company form against its schema and its plan: all of it for publishing, or what of it can be stored for a save. */
import type { Plan } from '#db/schema/accounts.ts'
import { isGeneralName } from '#engine/vocabulary/trade-types.ts'
import { allows, limit } from '#features/access/plans.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'
import { parseInput, problemsOf } from '#features/input.ts'
import { togetherProblems } from './fields.schema.ts'
import { basicSchema, type ProfileInput, profileFormSchema } from './form.schema.ts'
import { characterCount, PROFILE_TEXTS } from './profile.schema.ts'

/** Stored values of fields that a form may lack and that others are checked against. */
type Stored = { rechtsvorm: string | null; btwNummer: string | null } | undefined

/** A form of which fields may lack. */
export type FormPart = { [Field in keyof ProfileInput]?: ProfileInput[Field] | undefined }

/** The schema of what a plan stores: step 2 from Gratis is not stored, so it cannot make the rest fail. */
const schemaFor = (plan: Plan) => (allows(plan, 'extended-info') ? profileFormSchema : basicSchema)

/** Answers of assistants are searched for these: a trade or a town stands in those that mean somebody else. */
function problemOfOtherNames({ andereNamen = [], locations = [] }: FormPart): FieldErrors {
  const short = andereNamen.find((name) => characterCount(name) < 2)
  const general = andereNamen.find((name) => isGeneralName(name, locations))
  if (short !== undefined) return { andereNamen: `‘${short}’ is te kort om naar te zoeken.` }
  if (general === undefined) return {}
  return { andereNamen: `‘${general}’ is een soort bedrijf of een plaats. Vul alleen namen in die van jou zijn.` }
}

/** The problems of fields together, among what the form holds and, for what it lacks, what is stored. */
function problemsTogether(form: FormPart, plan: Plan, stored: Stored, now: Date): FieldErrors {
  const names = problemOfOtherNames(form)
  if (!allows(plan, 'extended-info')) return names
  const known = { rechtsvorm: stored?.rechtsvorm ?? null, btwNummer: stored?.btwNummer ?? null }
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
  return { ...names, ...togetherProblems({ ...known, ...given }, now.getUTCFullYear()) }
}

/** Checks the form against its schema. */
export function parsedForm(values: unknown, plan: Plan, stored: Stored, now: Date): ProfileInput {
  const form: ProfileInput = parseInput(schemaFor(plan), values)
  const fields = problemsTogether(form, plan, stored, now)
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
  return form
}

/**
 * What of the form can be stored, and an error for each field that cannot. A list of which one entry is wrong is one such field. Throws
 * 'invalid-input' for what is no form at all.
 */
export function validPart(
  values: unknown,
  plan: Plan,
  stored: Stored,
  now: Date,
): { input: FormPart; refused: FieldErrors } {
  const refused = problemsOf(schemaFor(plan), values)
  if ('' in refused) throw new Failure('invalid-input', { fields: refused })
  const input: FormPart = parseInput(schemaFor(plan).partial(), without(values as object, refused))
  for (const [field, message] of Object.entries(problemsTogether(input, plan, stored, now))) {
    delete input[field as keyof ProfileInput]
    refused[field] = message
  }
  // The stored btw number may not go together with the legal form either.
  const { btwNummer } = problemsTogether(input, plan, stored, now)
  if (btwNummer) {
    delete input.rechtsvorm
    refused.rechtsvorm = btwNummer
  }
  return { input, refused }
}

/** The form's fields that have no error, themselves or in one of their entries. */
function without(values: object, refused: FieldErrors): object {
  const names = new Set(Object.keys(refused).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}

export function tooMuchFor(plan: Plan, { desiredInfo = '' }: FormPart): FieldErrors {
  const isTooLong = characterCount(desiredInfo) > limit(plan, 'description-characters')
  return isTooLong ? { desiredInfo: PROFILE_TEXTS.descriptionTooLong } : {}
}
