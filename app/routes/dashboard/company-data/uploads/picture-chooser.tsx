import { RotateCcw } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { fileInputOf, UPLOAD_TYPES } from '#features/images/upload.ts'
import type { Upload } from './use-upload.ts'

/**
 * The ways to send a picture for a field. Without JavaScript the file goes with the form's own button. `hasCamera`: a photo may be made
 * on the spot.
 */
export function PictureChooser({
  label,
  path,
  hasCamera,
  upload,
}: {
  label: string
  path: string
  hasCamera: boolean
  upload: Upload
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [canPaste, setCanPaste] = useState(false)
  const isSending = upload.share !== null
  const wasSending = useRef(false)

  const { send } = upload

  useEffect(() => setCanPaste(typeof navigator.clipboard?.read === 'function'), [])

  useEffect(() => {
    // A file that was chosen before the scripts arrived.
    const files = [...(input.current?.files ?? [])]
    if (files.length === 0) return
    input.current!.value = ''
    send(files)
  }, [send])

  useEffect(() => {
    // The button that stops the sending is gone, and would take the focus with it.
    if (wasSending.current && !isSending && document.activeElement === document.body) input.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  const file = {
    label,
    name: fileInputOf(path),
    onFiles: send,
    describedBy: upload.problem ? `${id}-fout` : undefined,
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <FileButton {...file} ref={input}>
          Kies een bestand
        </FileButton>
        {hasCamera ? (
          <FileButton {...file} camera className="hidden [@media(pointer:coarse)_and_(scripting:enabled)]:inline-flex">
            Maak een foto
          </FileButton>
        ) : null}
        {canPaste ? (
          <Button type="button" look="quiet" onClick={upload.paste}>
            Plak<span className="sr-only">: {label}</span>
          </Button>
        ) : null}
        <span className="text-sm text-soft [@media(pointer:coarse)]:hidden [@media(scripting:none)]:hidden">
          of sleep hem hierheen
        </span>
      </div>
      {upload.share === null ? null : (
        <div className="grid gap-2">
          <Progress label={`Verzenden: ${label}`} value={Math.round(upload.share * 100)} max={100} />
          <Button type="button" look="quiet" className="justify-self-start" onClick={upload.stop}>
            Stop
          </Button>
        </div>
      )}
      <span role="status" className="text-sm empty:hidden">
        {upload.share === null
          ? ''
          : upload.share < 1
            ? 'Bezig met verzenden…'
            : 'Verzonden. We bewerken de afbeelding…'}
      </span>
      <FieldError id={`${id}-fout`}>{upload.problem ?? undefined}</FieldError>
      {upload.retry ? (
        <Button type="button" look="text" className="justify-self-start" onClick={upload.retry}>
          <RotateCcw aria-hidden />
          Probeer opnieuw
        </Button>
      ) : null}
    </>
  )
}

function FileButton({
  label,
  name,
  camera = false,
  describedBy,
  onFiles,
  className = 'inline-flex',
  children,
  ref,
}: {
  label: string
  name: string
  camera?: boolean
  describedBy: string | undefined
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <label
      className={`relative min-h-11 cursor-pointer flex-wrap items-center gap-2 rounded-md border border-edge bg-sheet px-4 py-2 font-semibold hover:border-ink hover:bg-shade has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${className}`}
    >
      {children}
      <span className="sr-only">: {label}</span>
      <input
        ref={ref}
        type="file"
        name={name}
        accept={UPLOAD_TYPES}
        {...(camera ? { capture: 'environment' as const } : {})}
        aria-describedby={describedBy}
        // Without JavaScript the browser's own control tells which file was chosen.
        className="sr-only [@media(scripting:none)]:not-sr-only [@media(scripting:none)]:w-full [@media(scripting:none)]:min-w-0 [@media(scripting:none)]:font-normal"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same file can be chosen again, and goes with no form.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
