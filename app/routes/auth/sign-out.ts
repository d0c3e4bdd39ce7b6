import { redirectDocument } from 'react-router'
import { dropAllDrafts } from '#app/routes/dashboard/company-data/drafts/drafts.ts'
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

/**
 * Removes what is unsaved, and tells the other tabs of this browser, once the session has ended: the server then answers with a redirect,
 * which is thrown. A sign-out that failed leaves both alone.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (answer) {
    if (answer instanceof Response) {
      dropAllDrafts()
      tellOtherTabs()
    }
    throw answer
  }
}
