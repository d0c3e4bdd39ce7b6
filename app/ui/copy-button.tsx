import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#app/ui/toast.ts'

/** Copies a text and confirms it. Rendered only if JavaScript runs. */
export function CopyButton({
  text,
  label,
  about,
  done,
}: {
  text: string
  label: string
  /** What is copied, for screen readers. */
  about?: string
  done: string
}) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      aria-label={about ? `${label} ${about}` : undefined}
      // Without React's scripts, the public site's script copies the code in the same figure, or the sentence of the list item.
      data-copy={done}
      className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-link hover:bg-sheet noscript:hidden"
      onClick={async () => {
        if (!(await copy(text))) {
          toast.error('Kopiëren mag hier niet van je browser. Selecteer de tekst en kopieer die zelf.')
          return
        }
        setCopied(true)
        toast(done)
        setTimeout(() => setCopied(false), 2000)
      }}
    >
      {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{label}</span>
    </button>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    // The clipboard is undefined on http, and refuses without the visitor's permission.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromSelection(text)
  }
}

/** The fallback copies a selection, which needs no permission. */
function copyFromSelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'fixed top-0 opacity-0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
