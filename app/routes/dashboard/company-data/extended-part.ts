import type { UseFormReturn } from 'react-hook-form'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import type { OwnImages } from './use-own-images.ts'

/** What every part of step 2 gets. */
export interface ExtendedPart {
  form: UseFormReturn<ProfileFormValues>
  images: OwnImages
  /** By the field's name: 'logoPngUrl', 'team.2.foto'. */
  errorOf: (field: string) => string | undefined
}
