import { type ReactNode, useState } from 'react'
import type { Upload } from './use-upload.ts'

/** Takes a picture that is dropped or pasted anywhere within a field. Everything in it also works without a pointer. */
export function DropTarget({ label, upload, children }: { label: string; upload: Upload; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  return (
    <fieldset
      aria-label={label}
      // Focusable by a click, so that a paste arrives here.
      tabIndex={-1}
      className={`grid min-w-0 gap-2 rounded-md focus:outline-none ${isOver ? 'outline-2 outline-offset-4 outline-link outline-dashed' : ''}`}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        upload.send([...files])
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        upload.send([...event.dataTransfer.files])
      }}
    >
      {children}
    </fieldset>
  )
}
