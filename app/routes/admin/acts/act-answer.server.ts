/** What the actions on one customer share: who may, how they end, and what the form gets where they fail. */
import { data, redirect } from 'react-router'
import type { SuccessCode } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { askSecondLook } from '#app/guards.server.ts'
import type { RequestServices } from '#app/services.ts'
import type { ActAnswer } from './act-answer.ts'
import { listHref } from './act-frame.tsx'

export function done(code: SuccessCode, url: URL) {
  return redirect(listHref(url.searchParams), { headers: { 'Set-Cookie': flashCookie(code) } })
}

export function failed(error: unknown, asked: RequestServices, url: URL, fallback: string, about?: string) {
  askSecondLook(error, url.pathname + url.search)
  const { status, message, fields } = formFailure(error, asked, fallback)
  return data<ActAnswer>({ message, fields, ...(about && { about }) }, { status })
}
