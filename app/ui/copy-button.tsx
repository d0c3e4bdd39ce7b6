import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'

/** Copies a text and says so. Only drawn where JavaScript runs, because it needs it. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-link hover:bg-sheet noscript:hidden"
      onClick={async () => {
        await navigator.clipboard.writeText(text)
        setCopied(true)
        toast(done)
        setTimeout(() => setCopied(false), 2000)
      }}
    >
      {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      {label}
    </button>
  )
}
