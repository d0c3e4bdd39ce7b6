import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/field.tsx'
import type { TeamMember } from '#features/profiles/form.schema.ts'
import { EMPTY_ENTRIES, MOST_TEAM_MEMBERS } from '#features/profiles/profile.schema.ts'
import type { ExtendedPart } from './extended-part.ts'
import { ImageField } from './image-field.tsx'

const NOBODY: TeamMember = EMPTY_ENTRIES.team

/** The people of the company. Without JavaScript there is always one more to fill in, and an empty name takes one away. */
export function TeamList({
  people,
  onChange,
  hasConsent,
  images,
  errorOf,
}: Pick<ExtendedPart, 'images' | 'errorOf'> & {
  people: TeamMember[]
  onChange: (people: TeamMember[]) => void
  hasConsent: boolean
}) {
  const list = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')

  function add() {
    onChange([...people, { ...NOBODY }])
    // The new row is there after the render that this causes.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus())
  }

  function remove(row: number) {
    onChange(people.filter((_, index) => index !== row))
    announce(`${people[row]?.naam || `Persoon ${row + 1}`} verwijderd`)
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }

  return (
    <div ref={list} className="grid gap-4">
      <div className="grid gap-1">
        <h4 className="font-sans font-semibold">Mensen</h4>
        <p className="text-sm text-soft">Wie er achter je bedrijf zitten. Wie geen naam heeft, bewaren we niet.</p>
        <FieldError id="team-fout">{errorOf('team')}</FieldError>
      </div>
      {people.map((person, row) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place
          key={row}
          row={row}
          person={person}
          images={images}
          hasConsent={hasConsent}
          errorOf={errorOf}
          onChange={(changed) => onChange(people.map((one, index) => (index === row ? changed : one)))}
          onRemove={() => remove(row)}
        />
      ))}
      <noscript>
        <Person row={people.length} person={NOBODY} images={images} hasConsent={hasConsent} errorOf={errorOf} />
      </noscript>
      <div className="[@media(scripting:none)]:hidden">
        <Button type="button" look="quiet" data-add disabled={people.length >= MOST_TEAM_MEMBERS} onClick={add}>
          <Plus aria-hidden />
          Voeg iemand toe
        </Button>
      </div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}

function Person({
  row,
  person,
  images,
  hasConsent,
  errorOf,
  onChange,
  onRemove,
}: Pick<ExtendedPart, 'images' | 'errorOf'> & {
  row: number
  person: TeamMember
  hasConsent: boolean
  /** Absent in the row for who has no JavaScript. */
  onChange?: (person: TeamMember) => void
  onRemove?: () => void
}) {
  const name = (field: keyof TeamMember) => `team.${row}.${field}`
  const text = (field: 'naam' | 'functie' | 'bio' | 'foto') => ({
    name: name(field),
    ...(onChange
      ? {
          value: person[field],
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...person, [field]: event.currentTarget.value }),
        }
      : { defaultValue: person[field] }),
  })
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-hairline bg-sheet p-4 sm:p-5">
      <legend className="sr-only">{person.naam || `Persoon ${row + 1}`}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Naam" error={errorOf(name('naam'))} required>
          <TextInput {...text('naam')} autoComplete="off" />
        </Field>
        <Field label="Functie" error={errorOf(name('functie'))}>
          <TextInput {...text('functie')} autoComplete="off" />
        </Field>
      </div>
      <Field label="Over deze persoon" error={errorOf(name('bio'))}>
        <TextArea {...text('bio')} rows={2} className="min-h-16" />
      </Field>
      <ImageField
        kind="foto"
        label="Adres van de foto"
        typed={person.foto}
        images={images}
        error={errorOf(name('foto'))}
        {...(hasConsent ? {} : { waitsFor: 'We halen deze foto op zodra je hieronder aanvinkt dat dat mag.' })}
      >
        <TextInput {...text('foto')} inputMode="url" autoComplete="off" spellCheck={false} placeholder="https://" />
      </ImageField>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Checkbox
          label="Niet laten zien"
          note="Deze persoon staat dan nergens op je profiel."
          name={name('verborgen')}
          {...(onChange
            ? {
                checked: person.verborgen,
                onChange: (event) => onChange({ ...person, verborgen: event.currentTarget.checked }),
              }
            : {})}
        />
        {onRemove ? (
          <Button type="button" look="text" className="[@media(scripting:none)]:hidden" onClick={onRemove}>
            <Trash2 aria-hidden />
            Verwijder<span className="sr-only"> {person.naam || `persoon ${row + 1}`}</span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
