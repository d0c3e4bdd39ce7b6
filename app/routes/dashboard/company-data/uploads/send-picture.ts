/** Sends one picture, and finds it on the clipboard. Loaded when the first picture is chosen. */
import { AWAY_STATUSES } from '#app/away.ts'
import type { OwnImage } from '#features/images/own-images.server.ts'
import { MOST_UPLOAD_BYTES } from '#features/images/upload.ts'
import { UPLOAD_TEXTS } from '#features/images/upload-texts.ts'
import type { UploadAnswer } from './uploads.ts'

export type SendOutcome =
  | { kind: 'done'; image: NonNullable<UploadAnswer['image']> }
  /** The server could not be reached: the same file may succeed later. */
  | { kind: 'refused' | 'away'; message: string }
  | { kind: 'stopped' }

export interface Sending {
  outcome: Promise<SendOutcome>
  stop: () => void
}

const AWAY = 'Het verzenden is niet gelukt. Kijk of je verbinding hebt en probeer het opnieuw.'
const ONE_AT_A_TIME = 'Kies één afbeelding voor dit veld.'
const NO_PICTURE = 'Op je klembord staat geen afbeelding. Kopieer er eerst een.'
const NOT_ALLOWED = 'Je browser geeft ons het klembord niet. Kies de afbeelding als bestand.'
const SIGNED_OUT = 'Je bent uitgelogd. Log opnieuw in en kies de afbeelding dan nog een keer.'

/** What is sent; or why not, where the browser can tell. The server judges the content. */
export function requestFor(files: File[], kind: OwnImage['kind'], hasConsent: boolean): FormData | string {
  const [file] = files
  if (!file || files.length > 1) return ONE_AT_A_TIME
  if (kind === 'foto' && !hasConsent) return UPLOAD_TEXTS['no-consent']
  if (file.size === 0) return UPLOAD_TEXTS.unreadable
  if (file.size > MOST_UPLOAD_BYTES) return UPLOAD_TEXTS['too-large']
  if (file.type !== '' && !file.type.startsWith('image/')) return UPLOAD_TEXTS['not-an-image']
  const form = new FormData()
  form.set('kind', kind)
  form.set('picture', file)
  if (hasConsent) form.set('consent', 'on')
  return form
}

/** The picture on the clipboard, or why there is none. */
export async function pictureOf(clipboard: Promise<ClipboardItems | null>): Promise<File | string> {
  const items = await clipboard
  if (!items) return NOT_ALLOWED
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'))
    if (type) return new File([await item.getType(type)], 'klembord', { type })
  }
  return NO_PICTURE
}

/** XMLHttpRequest, because fetch does not tell how much was sent. `onProgress` gets the share that was sent, from 0 to 1. */
export function sendPicture(address: string, form: FormData, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest()
  const outcome = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(outcomeOf(request, address))
    request.onerror = () => resolve({ kind: 'away', message: AWAY })
    request.onabort = () => resolve({ kind: 'stopped' })
  })
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return { outcome, stop: () => request.abort() }
}

function outcomeOf({ status, responseURL, responseText }: XMLHttpRequest, address: string): SendOutcome {
  if (AWAY_STATUSES.includes(status)) return { kind: 'away', message: AWAY }
  if (status === 413) return { kind: 'refused', message: UPLOAD_TEXTS['too-large'] }
  // Without a session every request redirects to sign-in.
  const wasRedirected = new URL(responseURL).pathname !== new URL(address, location.href).pathname
  if (status === 401 || wasRedirected) return { kind: 'refused', message: SIGNED_OUT }
  const { image, message } = answerOf(responseText)
  return image ? { kind: 'done', image } : { kind: 'refused', message: message ?? AWAY }
}

function answerOf(text: string): UploadAnswer {
  try {
    return JSON.parse(text)
  } catch {
    return { image: null, message: null }
  }
}
