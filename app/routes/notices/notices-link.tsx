import { Bell } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

/** In the header: an icon with the count over its corner, because a phone has no room for more. */
export function NoticesLink({ unread }: { unread: number }) {
  return (
    <ButtonLink look="ghost" to={URLS.notices} title="Meldingen" className="relative">
      <Bell aria-hidden />
      <span className="sr-only">Meldingen</span>
      {unread > 0 ? (
        <span className="absolute end-0 top-0.5 rounded-sm bg-marker px-1 text-sm leading-4 font-semibold text-on-marker">
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> ongelezen</span>
        </span>
      ) : null}
    </ButtonLink>
  )
}
