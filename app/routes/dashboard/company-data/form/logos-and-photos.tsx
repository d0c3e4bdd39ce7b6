import { useWatch } from 'react-hook-form'
import { CheckboxGroup } from '#app/ui/checkbox.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { useCompanyForm, useFieldError, useInput } from './company-form.ts'
import { FormField } from './form-field.tsx'
import { ImageField } from './image-field.tsx'

const PICTURES = [
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

export const PICTURE_FIELDS = ['logoSvgUrl', 'logoPngUrl', 'logoAlt', 'heroAfbeeldingUrl', 'heroAlt'] as const

/** Logo and hero image, each with its alternative text. */
export function Pictures() {
  return (
    <>
      <p className="max-w-prose text-soft">
        Vul het adres in waar de afbeelding nu staat. We halen hem één keer op, halen eruit wat er niet in hoort (zoals
        de plaats van een foto) en laten hem vanaf ons eigen adres zien.
      </p>
      {PICTURES.map((picture) => (
        <PictureField key={picture.name} {...picture} />
      ))}
      <FormField
        spec={{
          name: 'logoAlt',
          label: 'Wat staat er in je logo?',
          hint: 'Voor wie het niet ziet. Zoals: Logo van Bakkerij Jansen',
        }}
      />
      <FormField
        spec={{
          name: 'heroAlt',
          label: 'Wat staat er op dit beeld?',
          hint: 'Voor wie hem niet ziet. Zoals: De winkel aan de Grote Markt',
        }}
      />
    </>
  )
}

function PictureField({ name, kind, label, hint }: (typeof PICTURES)[number]) {
  const { form, images } = useCompanyForm()
  const typed = useWatch({ control: form.control, name })
  return (
    <ImageField
      kind={kind}
      label={label}
      hint={hint}
      typed={String(typed ?? '')}
      images={images}
      error={useFieldError(name)}
    >
      <TextInput {...useInput(name)} inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://" />
    </ImageField>
  )
}

export function PhotoConsent() {
  return (
    <CheckboxGroup legend="Toestemming voor de foto's" error={useFieldError('beeldrechtenAkkoord')}>
      <FormField
        spec={{
          name: 'beeldrechtenAkkoord',
          label: "Ik mag deze foto's gebruiken en de mensen erop vinden het goed.",
          hint: 'Zonder dit vinkje halen we geen foto’s van mensen op en staan ze nergens. Haal je het weg, dan verdwijnen ze meteen.',
          kind: 'box',
        }}
      />
    </CheckboxGroup>
  )
}
