import { redirect } from 'react-router'
import { URLS } from '../../urls.ts'

/** Until the waitlist has its own page, everyone starts at the sign-in. */
export function loader() {
  return redirect(URLS.login)
}
