import { expect, test } from 'vitest'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { openingHoursSchema } from '#features/profiles/opening-hours.schema.ts'
import { EMPTY_ENTRIES } from '#features/profiles/profile.schema.ts'
import { problemAt } from './check-field.ts'
import { type FieldSpec, INPUTS } from './form-field.tsx'
import { IMAGE_EXAMPLE } from './image-field.tsx'
import { LISTS, type ListName } from './lists.ts'
import { TIME_EXAMPLE } from './opening-hours.tsx'
import { BASIC_EXTRAS, SECTIONS } from './sections.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

/** What a field shows as an example of itself. */
function exampleOf({ example, kind }: FieldSpec): string | undefined {
  return example ?? (kind === 'link' ? INPUTS.link.placeholder : undefined)
}
const problem = (path: string, values: Record<string, unknown>) =>
  problemAt(path, values as unknown as ProfileFormValues, NOW)

const fields = [...BASIC_EXTRAS, ...SECTIONS.flatMap(({ fields }) => fields)].flatMap((spec) => {
  const example = exampleOf(spec)
  return example ? [[spec.name, spec.name, { [spec.name]: example }] as const] : []
})
const entries = (Object.keys(LISTS) as ListName[]).flatMap((list) =>
  LISTS[list].fields.flatMap((spec) => {
    const example = exampleOf(spec)
    const values = { [list]: [{ ...EMPTY_ENTRIES[list], [spec.name]: example }] }
    return example ? [[`${list}.0.${spec.name}`, list, values] as const] : []
  }),
)
const images = ['logoSvgUrl', 'heroAfbeeldingUrl'].map((name) => [name, name, { [name]: IMAGE_EXAMPLE }] as const)

test.each([...fields, ...entries, ...images])('the example in %s is accepted by that field', (path, _, values) => {
  expect(problem(path, values)).toBeUndefined()
})

test('fields with an example were found, and one that is wrong would be refused', () => {
  expect(fields.map(([path]) => path)).toContain('btwNummer')
  expect(problem('btwNummer', { btwNummer: 'NL123456789B01' })).toBeDefined()
})

test('the example of a time is accepted in a line of opening hours', () => {
  expect(openingHoursSchema.safeParse([{ dagen: ['ma'], van: TIME_EXAMPLE, tot: '17:00' }]).success).toBe(true)
})
