/** What the screen shows of a new second factor; it comes back with the form, so that a wrong code does not start over. */

import { qrCode } from '#features/security/qr-code.ts'
import type { NewFactor } from '#features/security/second-factor.server.ts'
import type { ShownFactor } from './new-factor.tsx'

export function shownFactor({ uri, recoveryCodes }: NewFactor): ShownFactor {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), qr: qrCode(uri), recoveryCodes }
}

/** From the form's own fields: shown to whoever sent them, and stored nowhere. */
export function shownAgain(form: Record<string, FormDataEntryValue>): ShownFactor | null {
  const { uri, recoveryCodes } = form
  if (typeof uri !== 'string' || typeof recoveryCodes !== 'string') return null
  if (!/^otpauth:\/\/totp\/[\w%.:@?=&+-]{1,600}$/.test(uri) || !/^[\w -]{1,400}$/.test(recoveryCodes)) return null
  return shownFactor({ uri, recoveryCodes: recoveryCodes.split(' ') })
}
