import { redirect } from 'react-router'
import { URLS } from '../../urls.ts'

/** Until the public site has its own page, the start is the door. */
export function loader() {
  return redirect(URLS.login)
}
