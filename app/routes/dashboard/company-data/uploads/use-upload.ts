import { useCallback, useEffect, useRef, useState } from 'react'
import { useCompanyForm } from '#app/routes/dashboard/company-data/form/company-form.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import type { OwnImage } from '#features/images/own-images.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { Sending } from './send-picture.ts'

export interface Upload {
  /** The share that was sent, from 0 to 1; null while nothing is being sent. */
  share: number | null
  problem: string | null
  send: (files: File[]) => void
  /** Sends the picture on the clipboard. */
  paste: () => void
  stop: () => void
  /** Sends the same file again; null when that would not help. */
  retry: (() => void) | null
}

const FAILED = 'Dat is niet gelukt. Kijk of je verbinding hebt en probeer het opnieuw.'

/** Null without a connection. */
const loadSender = () => import('./send-picture.ts').catch(() => null)

/** Uploads pictures for one field of the form: its address on our server becomes the field's value. */
export function useUpload(path: string, kind: OwnImage['kind']): Upload {
  const { form, images } = useCompanyForm()
  const { domainInAddress } = useDashboard()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ message: string; files: File[] | null } | null>(null)
  const sending = useRef<Sending | null>(null)
  /** An entry of a list may be moved while its picture is being sent. */
  const latest = useRef({ path, images })
  latest.current = { path, images }

  useEffect(() => () => sending.current?.stop(), [])

  const send = useCallback(
    async (files: File[]) => {
      const sender = await loadSender()
      sending.current?.stop()
      if (!sender) return setFailed({ message: FAILED, files })
      const body = sender.requestFor(files, kind, form.getValues('beeldrechtenAkkoord') === true)
      setFailed(typeof body === 'string' ? { message: body, files: null } : null)
      if (typeof body === 'string') return
      setShare(0)
      const own = sender.sendPicture(aboutDomain(URLS.uploads, domainInAddress), body, setShare)
      sending.current = own
      const outcome = await own.outcome
      // Another file was chosen meanwhile, or the field is gone.
      if (sending.current !== own) return
      sending.current = null
      setShare(null)
      if (outcome.kind === 'done') {
        latest.current.images.add(outcome.image)
        form.clearErrors(latest.current.path)
        form.setValue(latest.current.path, outcome.image.url, { shouldDirty: true })
      } else if (outcome.kind !== 'stopped')
        setFailed({ message: outcome.message, files: outcome.kind === 'away' ? files : null })
    },
    [form, domainInAddress, kind],
  )

  const paste = async () => {
    // Asked for at once: Safari gives the clipboard only during the press itself.
    const items = navigator.clipboard.read().catch(() => null)
    const found = await (await loadSender())?.pictureOf(items)
    if (found instanceof File) await send([found])
    else setFailed({ message: found ?? FAILED, files: null })
  }

  return {
    share,
    problem: failed?.message ?? null,
    send,
    paste: () => void paste(),
    stop: () => sending.current?.stop(),
    retry: failed?.files ? () => void send(failed.files!) : null,
  }
}
