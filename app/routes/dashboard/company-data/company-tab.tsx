import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Form } from 'react-router'
import { FormMessage } from '#app/routes/auth/form-message.tsx'
import { ProfilePreview } from '#app/routes/dashboard/geo-optimized/profile-preview.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, CheckboxGroup } from '#app/ui/checkbox.tsx'
import { PickList, TagList } from '#app/ui/chips.tsx'
import { Counter, Field, TextArea, TextInput } from '#app/ui/field.tsx'
import { allows, limit } from '#features/access/plans.ts'
import type { OwnImage } from '#features/images/own-images.server.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import {
  characterCount,
  LLM_PLATFORMS,
  type LlmPlatform,
  PLATFORM_LABELS,
  PROFILE_TEXTS,
  urlProblemOnBlur,
} from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { ExtendedStep } from './extended-step.tsx'
import { RETRY_FORM } from './image-field.tsx'
import type { SaveAnswer } from './profile-form.ts'
import { useOwnImages } from './use-own-images.ts'

/** What cannot be enforced is said beside the choice (docs/spec.md, 'Noindex and AI crawlers'). */
const PLATFORM_NOTES: Partial<Record<LlmPlatform, string>> = {
  gemini: 'Gemini leest mee met de crawler van Google Zoeken. Dat kunnen we niet apart regelen.',
  grok: 'xAI noemt nergens hoe zijn crawler heet. We kunnen deze keuze niet afdwingen.',
}

export function CompanyTab({ loadedImages, refused }: { loadedImages: OwnImage[]; refused: SaveAnswer | undefined }) {
  const { profile, form, autosave, countries } = useDashboard()
  const images = useOwnImages(loadedImages, autosave.state)
  const { register, control, setError, clearErrors, formState } = form
  const typed = formState.defaultValues ?? profile.form
  const errorOf = (field: string) =>
    form.getFieldState(field as keyof ProfileFormValues, formState).error?.message ?? refused?.fields[field]
  const allPlatforms = allows(profile.plan, 'all-platforms')

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <Form
        method="post"
        noValidate
        className="grid min-w-0 gap-7"
        onSubmit={(event) => {
          event.preventDefault()
          if (form.getValues('companyName').trim() === '') setError('companyName', { message: PROFILE_TEXTS.required })
          autosave.saveNow()
        }}
      >
        <div className="grid gap-2">
          <h2 className="text-xl">Stap 1. De basis</h2>
          <p className="max-w-prose text-soft">
            Wie je bent, waar je zit en waar je om bekend wilt staan. We slaan vanzelf op, een halve minuut na je
            laatste wijziging.
          </p>
        </div>
        <FormMessage>{refused?.message}</FormMessage>
        <Field label="Bedrijfsnaam" error={errorOf('companyName')} required>
          <TextInput
            {...register('companyName', {
              onBlur: (event) => {
                if (event.target.value.trim() === '') setError('companyName', { message: PROFILE_TEXTS.required })
              },
              onChange: () => clearErrors('companyName'),
            })}
            defaultValue={typed.companyName}
            autoComplete="organization"
          />
        </Field>
        <Field label="Website" hint="Bijvoorbeeld https://voorbeeld.nl" error={errorOf('url')} required>
          <TextInput
            type="url"
            {...register('url', {
              onBlur: (event) => {
                const problem = urlProblemOnBlur(event.target.value)
                if (problem) setError('url', { message: problem })
              },
              onChange: () => clearErrors('url'),
            })}
            defaultValue={typed.url}
            autoComplete="url"
            spellCheck={false}
          />
        </Field>
        <Field label="Plaatsen" hint="Waar je zit of werkt. Druk op Enter na elke plaats." error={errorOf('locations')}>
          <Controller
            control={control}
            name="locations"
            render={({ field }) => (
              <TagList name={field.name} values={field.value} onChange={field.onChange} addLabel="Voeg toe" />
            )}
          />
        </Field>
        <Field label="Landen" error={errorOf('countries')}>
          <Controller
            control={control}
            name="countries"
            render={({ field }) => (
              <PickList
                name={field.name}
                values={field.value}
                onChange={field.onChange}
                addLabel="Voeg toe"
                placeholder="Kies een land"
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          />
        </Field>
        <ShortDescription form={form} profile={profile} error={errorOf('desiredInfo')} />
        <CheckboxGroup
          legend="AI-assistenten die je profiel mogen lezen"
          hint={allPlatforms ? undefined : 'Met Gratis is dat ChatGPT. De andere vier horen bij Pro.'}
          error={errorOf('llmPlatforms')}
        >
          {LLM_PLATFORMS.toSorted((a, b) => Number(b === 'chatgpt') - Number(a === 'chatgpt')).map((platform) => (
            <Checkbox
              key={platform}
              label={PLATFORM_LABELS[platform]}
              note={PLATFORM_NOTES[platform]}
              value={platform}
              {...(allPlatforms
                ? { ...register('llmPlatforms'), defaultChecked: typed.llmPlatforms?.includes(platform) ?? false }
                : { disabled: true, defaultChecked: platform === 'chatgpt' })}
            />
          ))}
        </CheckboxGroup>
        <ExtendedStep profile={profile} form={form} images={images} errorOf={errorOf} />
        <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
          <Button name="intent" value="save" busy={autosave.state === 'saving'}>
            Opslaan
          </Button>
        </div>
      </Form>
      <Form method="post" id={RETRY_FORM} className="hidden">
        <input type="hidden" name="intent" value="retry-image" />
      </Form>
      <ProfilePreview form={form} plan={profile.plan} countries={countries} />
    </div>
  )
}

function ShortDescription({
  form,
  profile,
  error,
}: {
  form: UseFormReturn<ProfileFormValues>
  profile: OwnProfile
  error: string | undefined
}) {
  const maximum = limit(profile.plan, 'description-characters')
  const text = useWatch({ control: form.control, name: 'desiredInfo' })
  const used = characterCount(text)
  const limited = Number.isFinite(maximum)
  return (
    <Field
      label="Korte omschrijving"
      hint="Waar wil je om bekend staan? Schrijf het zoals je het een klant zou vertellen."
      error={error}
      aside={limited ? <Counter used={used} limit={maximum} /> : undefined}
    >
      <TextArea
        {...form.register('desiredInfo', { onChange: () => form.clearErrors('desiredInfo') })}
        defaultValue={form.formState.defaultValues?.desiredInfo ?? ''}
        // The browser counts half of some characters (emoji); we count what people see.
        maxLength={limited ? maximum + text.length - used : undefined}
      />
    </Field>
  )
}
