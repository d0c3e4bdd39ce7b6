import { useWatch } from 'react-hook-form'
import { useCompanyForm } from './company-form.ts'
import { FormField } from './form-field.tsx'
import { ImageField } from './image-field.tsx'
import type { ListSpec } from './lists.ts'
import { Exceptions, OpeningHours } from './opening-hours.tsx'

/** The fields of one entry. */
export function EntryFields({ spec, path, isSpare }: { spec: ListSpec; path: string; isSpare: boolean }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {spec.fields.map((field) => (
          <div key={field.name} className={field.kind === 'long' || field.kind === 'box' ? 'sm:col-span-2' : ''}>
            <FormField spec={field} path={`${path}.${field.name}`} />
          </div>
        ))}
      </div>
      {spec.name === 'team' ? <Photo path={path} /> : null}
      {spec.name === 'locatiesUitgebreid' ? (
        <>
          <OpeningHours path={`${path}.openingstijden`} isSpare={isSpare} />
          <Exceptions path={`${path}.uitzonderingen`} isSpare={isSpare} />
        </>
      ) : null}
    </>
  )
}

function Photo({ path }: { path: string }) {
  const { form } = useCompanyForm()
  const hasConsent = useWatch({ control: form.control, name: 'beeldrechtenAkkoord' }) === true
  return (
    <>
      <ImageField
        path={`${path}.foto`}
        kind="foto"
        alt={`${path}.foto_alt`}
        label="Adres van de foto"
        {...(hasConsent ? {} : { waitsFor: 'We halen deze foto op zodra je hieronder aanvinkt dat dat mag.' })}
      />
      <FormField
        spec={{
          name: 'foto_alt',
          label: 'Wat staat er op de foto?',
          hint: 'Voor wie hem niet ziet. Laat je dit leeg, dan staat er ‘Foto van’ met de naam.',
        }}
        path={`${path}.foto_alt`}
      />
      <FormField
        spec={{
          name: 'verborgen',
          label: 'Niet laten zien',
          hint: 'Deze persoon staat dan nergens op je profiel.',
          kind: 'box',
        }}
        path={`${path}.verborgen`}
      />
    </>
  )
}
