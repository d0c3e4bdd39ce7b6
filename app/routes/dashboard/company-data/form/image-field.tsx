import { Check, LoaderCircle, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { IMAGE_PROBLEM_TEXTS } from '#app/copy/image-problems.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ImagePlate } from '#app/ui/image-plate.tsx'
import type { OwnImage } from '#features/images/own-images.server.ts'
import type { OwnImages } from './use-own-images.ts'

/** The retry buttons belong to this separate form: Enter in a field of the profile's form would press one of its own. */
export const RETRY_FORM = 'afbeelding-opnieuw'

/** The URL of an image with the state of its fetching. `waitsFor`: what must happen first, if not saving. */
export function ImageField({
  label,
  hint,
  kind,
  typed,
  images,
  error,
  waitsFor = 'Opslaan',
  children,
}: {
  label: string
  hint?: ReactNode
  kind: OwnImage['kind']
  typed: string
  images: OwnImages
  error?: string | undefined
  waitsFor?: string
  children: ReactNode
}) {
  const image = images.of(kind, typed)
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error ?? problemOf(image)}>
        {children}
      </Field>
      <div
        role="status"
        aria-label={`Ophalen: ${label}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm empty:hidden"
      >
        {typed.trim() === '' ? null : image ? (
          <State image={image} onRetry={() => images.retry(image)} />
        ) : (
          <p className="text-soft">
            {waitsFor === 'Opslaan' ? 'We halen deze afbeelding op zodra je hebt opgeslagen.' : waitsFor}
          </p>
        )}
      </div>
    </div>
  )
}

function problemOf(image: OwnImage | undefined): string | undefined {
  return image?.problem ? IMAGE_PROBLEM_TEXTS[image.problem] : undefined
}

function State({ image, onRetry }: { image: OwnImage; onRetry: () => void }) {
  const { state, picture } = image
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
        <p className="flex items-center gap-1.5 font-medium text-good">
          <Check aria-hidden className="size-4 shrink-0" />
          Opgehaald: {picture.width} × {picture.height} pixels
        </p>
      ) : null}
      {state === 'mislukt' && picture ? <p>De afbeelding van daarvoor blijft staan.</p> : null}
      {state === 'bezig' ? null : (
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
    </>
  )
}
