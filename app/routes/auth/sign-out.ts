import { redirectDocument } from 'react-router'
import { forgetDrafts } from '#app/routes/dashboard/company-data/drafts/drafts.ts'
import { accountHere, tellOtherTabs } from '#app/routes/other-tabs.ts'
import { servicesOf } from '#app/services.ts'
import { signOut } from '#features/accounts/sign-in.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/sign-out.ts'

/** A GET does nothing: only a form of ours signs anyone out. */
export function loader() {
  return redirectDocument(URLS.home)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, session } = servicesOf(context)
  const headers = await signOut(services, session, request.headers)
  return redirectDocument(URLS.home, { headers })
}

/**
 * Removes what the account left unsaved, and tells the other tabs of this browser, once the session has ended: the server then answers with a redirect,
 * which is thrown. A sign-out that failed leaves both alone.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const account = await accountHere()
  try {
    return await serverAction()
  } catch (answer) {
    if (answer instanceof Response) {
      forgetDrafts(account)
      tellOtherTabs(account)
    }
    throw answer
  }
}
