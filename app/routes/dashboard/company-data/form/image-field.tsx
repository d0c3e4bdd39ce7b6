import { Check, LoaderCircle, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { DropTarget } from '#app/routes/dashboard/company-data/uploads/drop-target.tsx'
import { PictureChooser } from '#app/routes/dashboard/company-data/uploads/picture-chooser.tsx'
import { useUpload } from '#app/routes/dashboard/company-data/uploads/use-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { ImagePlate } from '#app/ui/image-plate.tsx'
import type { OwnImage } from '#features/images/own-images.server.ts'
import { fileInputOf } from '#features/images/upload.ts'
import { useCompanyForm, useFieldError, useInput } from './company-form.ts'
import type { ShownImage } from './shown-images.server.ts'

/** The retry buttons belong to this separate form: Enter in a field of the profile's form would press one of its own. */
export const RETRY_FORM = 'afbeelding-opnieuw'

export const IMAGE_EXAMPLE = 'https://voorbeeld.nl/beeld.jpg'

/**
 * A picture of the profile: sent as a file, or named by its URL. `alt`: the field with its alternative text. `waitsFor`: what must
 * happen before a URL is fetched, if not saving.
 */
export function ImageField({
  path,
  kind,
  label,
  hint,
  alt,
  waitsFor = 'We halen deze afbeelding op zodra je hebt opgeslagen.',
}: {
  path: string
  kind: OwnImage['kind']
  label: string
  hint?: ReactNode
  alt: string
  waitsFor?: string
}) {
  const { form, images, isInteractive } = useCompanyForm()
  const input = useInput(path)
  const upload = useUpload(path, kind)
  const [typed, described] = useWatch({ control: form.control, name: [path, alt] }).map((text) => String(text ?? ''))
  const image = images.of(kind, typed!)
  const error = useFieldError(path)
  const name = kind === 'foto' ? 'Foto' : label

  function remove() {
    form.setValue(path, '', { shouldDirty: true })
    document.querySelector<HTMLElement>(`[name="${CSS.escape(fileInputOf(path))}"]`)?.focus()
  }

  return (
    <DropTarget label={name} upload={upload}>
      {image?.isUploaded && isInteractive ? (
        <OwnFile input={input} label={label} image={image} />
      ) : (
        <Field label={label} hint={hint} error={error ?? image?.problem ?? undefined}>
          <TextInput {...input} inputMode="url" autoComplete="off" spellCheck={false} placeholder={IMAGE_EXAMPLE} />
        </Field>
      )}
      <PictureChooser label={name} path={path} hasCamera={kind !== 'logo'} upload={upload} />
      <div
        role="status"
        aria-label={`Ophalen: ${label}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm empty:hidden"
      >
        {typed!.trim() === '' ? null : image ? (
          <State
            image={image}
            isDescribed={described!.trim() !== ''}
            onRetry={() => images.retry(image)}
            onRemove={remove}
          />
        ) : (
          <p className="text-soft">{waitsFor}</p>
        )}
      </div>
    </DropTarget>
  )
}

/** A file that was sent: its address on our server means nothing to its owner. */
function OwnFile({
  input,
  label,
  image: { kind, url },
}: {
  input: ReturnType<typeof useInput>
  label: string
  image: ShownImage
}) {
  const [hash = '', extension = ''] = url.split('/').at(-1)!.split('.')
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <p className="text-soft">
        {FILE_NAMES[kind]}-{hash.slice(0, 6)}.{extension}
      </p>
      <input type="hidden" {...input} />
    </div>
  )
}

const FILE_NAMES: Record<ShownImage['kind'], string> = { logo: 'logo', hero: 'beeld', foto: 'foto' }

function State({
  image,
  isDescribed,
  onRetry,
  onRemove,
}: {
  image: ShownImage
  isDescribed: boolean
  onRetry: () => void
  onRemove: () => void
}) {
  const { state, picture, isUploaded } = image
  return (
    <>
      {picture ? (
        <ImagePlate onDark={picture.onDark} className="size-16">
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            className="size-full object-contain"
          />
        </ImagePlate>
      ) : null}
      {state === 'bezig' ? (
        <p className="flex items-center gap-1.5">
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
          <span>
            Bezig met ophalen…
            <span className="hidden [@media(scripting:none)]:inline"> Laad de pagina zo opnieuw.</span>
          </span>
        </p>
      ) : null}
      {state === 'opgehaald' && picture ? (
        <div className="grid gap-0.5">
          <p className="flex items-center gap-1.5 font-medium text-good">
            <Check aria-hidden className="size-4 shrink-0" />
            {isUploaded ? 'Ontvangen' : 'Opgehaald'}: {picture.width} × {picture.height} pixels
          </p>
          {isDescribed ? null : <p className="text-soft">Vul ook in wat erop staat.</p>}
        </div>
      ) : null}
      {state === 'mislukt' && picture ? <p>De afbeelding van daarvoor blijft staan.</p> : null}
      {state === 'bezig' || isUploaded ? null : (
        <Button
          look="text"
          className="text-sm"
          form={RETRY_FORM}
          name="image"
          value={`${image.kind} ${image.url}`}
          onClick={(event) => {
            event.preventDefault()
            onRetry()
          }}
        >
          <RotateCcw aria-hidden />
          {state === 'mislukt' ? 'Probeer opnieuw' : 'Haal opnieuw op'}
        </Button>
      )}
      <Button type="button" look="text" className="text-sm [@media(scripting:none)]:hidden" onClick={onRemove}>
        <Trash2 aria-hidden />
        Verwijder de afbeelding
      </Button>
    </>
  )
}
