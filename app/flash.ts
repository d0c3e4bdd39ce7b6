/** A message that survives one redirect, in a cookie that lives for seconds and contains only a code. */
import { SUCCESS_TEXTS, type SuccessCode } from './copy/messages.ts'

const COOKIE = 'melding'
const IN_COOKIES = new RegExp(`(?:^|; )${COOKIE}=([a-z-]+)`)

export function flashCookie(code: SuccessCode): string {
  return `${COOKIE}=${code}; Path=/; Max-Age=20; HttpOnly; SameSite=Lax`
}

export const CLEARED_FLASH_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export function readFlash(request: Request): SuccessCode | null {
  const code = IN_COOKIES.exec(request.headers.get('Cookie') ?? '')?.[1]
  return code !== undefined && Object.hasOwn(SUCCESS_TEXTS, code) ? (code as SuccessCode) : null
}
