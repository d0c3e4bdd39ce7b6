import { CheckboxGroup } from '#app/ui/checkbox.tsx'
import { useFieldError } from './company-form.ts'
import { FormField } from './form-field.tsx'
import { ImageField } from './image-field.tsx'

export const PICTURE_FIELDS = ['logoSvgUrl', 'logoPngUrl', 'logoAlt', 'heroAfbeeldingUrl', 'heroAlt'] as const

/** Logo and hero image, each with its alternative text. */
export function Pictures() {
  return (
    <>
      <p className="max-w-prose text-soft">
        Kies een bestand van hoogstens 10 MB, of vul het adres in waar de afbeelding nu staat. We halen eruit wat er
        niet in hoort (zoals de plaats van een foto) en laten hem vanaf ons eigen adres zien.
      </p>
      <ImageField
        path="logoSvgUrl"
        kind="logo"
        alt="logoAlt"
        label="Logo (SVG)"
        hint="We tekenen er een PNG van. Die leest iedereen."
      />
      <ImageField
        path="logoPngUrl"
        kind="logo"
        alt="logoAlt"
        label="Logo (PNG)"
        hint="Het liefst vierkant, minstens 112 pixels, met een doorzichtige achtergrond."
      />
      <FormField
        spec={{
          name: 'logoAlt',
          label: 'Wat staat er in je logo?',
          hint: 'Voor wie het niet ziet. Zoals: Logo van Bakkerij Jansen',
        }}
      />
      <ImageField
        path="heroAfbeeldingUrl"
        kind="hero"
        alt="heroAlt"
        label="Grote afbeelding"
        hint="Je pand, je werk of je product. Liggend en minstens 1200 pixels breed staat het mooist."
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

export function PhotoConsent() {
  return (
    <CheckboxGroup legend="Toestemming voor de foto's" error={useFieldError('beeldrechtenAkkoord')}>
      <FormField
        spec={{
          name: 'beeldrechtenAkkoord',
          label: "Ik mag deze foto's gebruiken en de mensen erop vinden het goed.",
          hint: 'Zonder dit vinkje nemen we geen foto’s van mensen aan en staan ze nergens. Haal je het weg, dan verdwijnen ze meteen.',
          kind: 'box',
        }}
      />
    </CheckboxGroup>
  )
}
