/** Validates a field when it loses focus, with the schema that saving uses. Loaded after the first screen. */
import { incompleteEntries } from '#features/profiles/entries.ts'
import { extendedSchema } from '#features/profiles/extended.schema.ts'
import { publicEmailProblem, togetherProblems } from '#features/profiles/fields.schema.ts'
import { basicSchema, type ProfileFormValues } from '#features/profiles/form.schema.ts'

const SHAPE = { ...basicSchema.shape, ...extendedSchema.shape }

/** `path` is the input's name: 'btwNummer', 'team.2.naam'. Returns undefined if the field is valid. */
export function problemAt(path: string, values: ProfileFormValues, now: Date): string | undefined {
  const [field = ''] = path.split('.')
  const schema = SHAPE[field as keyof typeof SHAPE]
  if (!schema) return undefined
  const value = values[field as keyof ProfileFormValues]
  if (field === 'publicEmail') return publicEmailProblem(value)
  const parsed = schema.safeParse(value)
  const issue = parsed.error?.issues.find(({ path: at }) => [field, ...at].join('.') === path)
  if (issue) return issue.message
  const incomplete = incompleteEntries({ [field]: value })[path]
  if (incomplete) return incomplete
  return togetherProblems(
    {
      rechtsvorm: values.rechtsvorm ?? null,
      btwNummer: values.btwNummer ?? null,
      oprichtingsjaar: Number(values.oprichtingsjaar) || null,
    },
    now.getUTCFullYear(),
  )[path]
}
