import { redirectDocument } from 'react-router'
import { tellOtherTabs } from '#app/routes/other-tabs.ts'
import { servicesOf } from '#app/services.ts'
import { signOut } from '#features/accounts/sign-in.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/sign-out.ts'

/** A GET does nothing: only a form of ours signs anyone out. */
export function loader() {
  return redirectDocument(URLS.home)
}

export async function action({ request, context }: Route.ActionArgs) {
  const headers = await signOut(servicesOf(context).services, request.headers)
  return redirectDocument(URLS.home, { headers })
}

/** Tells the other tabs of this browser, unless it failed: the server answers an ended session with a redirect, which is thrown. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (answer) {
    if (answer instanceof Response) tellOtherTabs()
    throw answer
  }
}
