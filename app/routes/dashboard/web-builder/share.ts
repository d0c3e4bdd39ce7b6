/** Creates and revokes the link for the web builder; the analysis tab shows it. */
import { redirect } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { sharedLink, shareReport, unshareReport } from '#features/shared-reports/own-link.server.ts'
import type { Route } from './+types/share.ts'
import { SHARE_ID, SHARE_QUESTION } from './share-report.tsx'

/** This route has an action only. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(dashboardOf(context).hrefOf('analysis'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asked, services, user, domain, hrefOf } = dashboardOf(context)
  const form = await request.formData()
  const intent = form.get('intent')
  const back = (more: Record<string, string> = {}) => `${hrefOf('analysis', more)}#${SHARE_ID}`
  try {
    if (intent === 'share') {
      // A new link revokes the old one.
      if (!isConfirmed(form) && (await sharedLink(services, user, domain.id)))
        return redirect(back({ vraag: SHARE_QUESTION.renew }))
      await shareReport(services, user, domain.id)
      return redirect(back(), { headers: { 'Set-Cookie': flashCookie('report-shared') } })
    }
    if (intent === 'unshare') {
      if (!isConfirmed(form)) return redirect(back({ vraag: SHARE_QUESTION.revoke }))
      await unshareReport(services, user, domain.id)
      return redirect(back(), { headers: { 'Set-Cookie': flashCookie('report-unshared') } })
    }
    throw unknownIntent(intent)
  } catch (error) {
    return refusal(error, asked, {})
  }
}
