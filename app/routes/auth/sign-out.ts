import { redirectDocument } from 'react-router'
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
