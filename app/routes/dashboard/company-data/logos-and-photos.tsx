import { Controller, useWatch } from 'react-hook-form'
import { Checkbox, CheckboxGroup } from '#app/ui/checkbox.tsx'
import { TextInput } from '#app/ui/field.tsx'
import type { ExtendedPart } from './extended-part.ts'
import { ImageField } from './image-field.tsx'
import { TeamList } from './team-list.tsx'

const FIELDS = [
  { name: 'logoSvgUrl', kind: 'logo', label: 'Logo (SVG)', hint: 'We tekenen er een PNG van. Die leest iedereen.' },
  {
    name: 'logoPngUrl',
    kind: 'logo',
    label: 'Logo (PNG)',
    hint: 'Het liefst vierkant, minstens 112 pixels, met een doorzichtige achtergrond.',
  },
  {
    name: 'heroAfbeeldingUrl',
    kind: 'hero',
    label: 'Grote afbeelding',
    hint: 'Je pand, je werk of je product. Liggend en minstens 1200 pixels breed staat het mooist.',
  },
] as const

/** The part of step 2 with pictures: logo, hero image, and the people with their photos. */
export function LogosAndPhotos({ form, images, errorOf }: ExtendedPart) {
  const { register, control, clearErrors } = form
  const typed = useWatch({ control })
  return (
    <section aria-labelledby="logo-en-fotos" className="grid min-w-0 gap-6">
      <div className="grid gap-2">
        <h3 id="logo-en-fotos" className="text-lg">
          Logo en foto's
        </h3>
        <p className="max-w-prose text-soft">
          Vul het adres in waar de afbeelding nu staat. We halen hem één keer op, halen eruit wat er niet in hoort
          (zoals de plaats van een foto) en laten hem vanaf ons eigen adres zien.
        </p>
      </div>
      {FIELDS.map(({ name, kind, label, hint }) => (
        <ImageField
          key={name}
          kind={kind}
          label={label}
          hint={hint}
          typed={typed[name] ?? ''}
          images={images}
          error={errorOf(name)}
        >
          <TextInput
            {...register(name, { onChange: () => clearErrors(name) })}
            defaultValue={form.formState.defaultValues?.[name] ?? ''}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
          />
        </ImageField>
      ))}
      <Controller
        control={control}
        name="team"
        render={({ field }) => (
          <TeamList
            people={field.value ?? []}
            onChange={(people) => {
              clearErrors('team')
              field.onChange(people)
            }}
            hasConsent={typed.beeldrechtenAkkoord ?? false}
            images={images}
            errorOf={errorOf}
          />
        )}
      />
      <CheckboxGroup legend="Toestemming voor de foto's" error={errorOf('beeldrechtenAkkoord')}>
        <Checkbox
          label="Ik mag deze foto's gebruiken en de mensen erop vinden het goed."
          note="Zonder dit vinkje halen we geen foto's van mensen op en staan ze nergens. Haal je het weg, dan verdwijnen ze meteen."
          {...register('beeldrechtenAkkoord')}
          defaultChecked={form.formState.defaultValues?.beeldrechtenAkkoord ?? false}
        />
      </CheckboxGroup>
    </section>
  )
}
