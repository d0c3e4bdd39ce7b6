/** The actions on the link for the web builder. Throws the failures of the feature; the analysis tab shows them beside the buttons. */
import { type RouterContextProvider, redirect } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf } from '#app/routes/dashboard/dashboard.server.ts'
import { sharedLink, shareReport, unshareReport } from '#features/shared-reports/own-link.server.ts'
import { LINK_OPEN, type LinkIntent, SHARE_ID, SHARE_QUESTION } from './link-state.ts'

export async function actOnLink(form: FormData, intent: LinkIntent, context: Readonly<RouterContextProvider>) {
  const { services, user, domain, hrefOf } = dashboardOf(context)
  const back = (more: Record<string, string> = {}) => `${hrefOf('analysis', more)}#${SHARE_ID}`
  if (intent === 'share') {
    // A new link revokes the old one.
    if (!isConfirmed(form) && (await sharedLink(services, user, domain.id)))
      return redirect(back({ vraag: SHARE_QUESTION.renew }))
    await shareReport(services, user, domain.id)
    // No message: the page opens with the focus on the link, and one would lie over its buttons.
    return redirect(back(LINK_OPEN))
  }
  if (!isConfirmed(form)) return redirect(back({ vraag: SHARE_QUESTION.revoke }))
  await unshareReport(services, user, domain.id)
  return redirect(back(), { headers: { 'Set-Cookie': flashCookie('report-unshared') } })
}
