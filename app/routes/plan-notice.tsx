import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlanNoticeTexts } from '#app/copy/plan-notices.ts'
import { Notice } from '#app/ui/notice.tsx'

/** `children`: all that it means, in place of the link that leads there. */
export function PlanNotice({
  notice: { kind, title, text, link },
  children,
}: {
  notice: PlanNoticeTexts
  children?: ReactNode
}) {
  return (
    <Notice kind={kind} title={title}>
      <p>
        {text} {link && !children ? <Link to={link.to}>{link.label}</Link> : null}
      </p>
      {children}
    </Notice>
  )
}
