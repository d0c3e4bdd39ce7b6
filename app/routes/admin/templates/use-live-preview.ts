import { useEffect, useState } from 'react'
import type { MailPreview } from '#features/mail-templates/preview-template.server.ts'
import type { TypedTemplate } from '#features/mail-templates/template.schema.ts'
import { adminTemplateDraft } from '#features/urls.ts'
import { WITHOUT_NAME } from './typed.ts'

/** So that a fast typist asks for few of them. */
const PAUSE_MS = 250

/** The preview of what is typed; null until something was typed. While the server is unreachable: the last one. */
export function useLivePreview(templateKey: string, typed: TypedTemplate, withoutName: boolean): MailPreview | null {
  const body = new URLSearchParams(withoutName ? { ...typed, [WITHOUT_NAME]: 'ja' } : typed).toString()
  const [first] = useState(body)
  const [preview, setPreview] = useState<MailPreview | null>(null)
  const isTouched = preview !== null || body !== first
  useEffect(() => {
    if (!isTouched) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const shown = await draftPreview(templateKey, body, asking.signal).catch(() => null)
      if (shown && !asking.signal.aborted) setPreview(shown)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [body, templateKey, isTouched])
  return preview
}

async function draftPreview(templateKey: string, body: string, signal: AbortSignal): Promise<MailPreview | null> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  const answer = await fetch(adminTemplateDraft(templateKey), { method: 'POST', headers, body, signal })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return answer.ok && isJson ? answer.json() : null
}
