import { Bell } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

/** In the header: an icon, because a phone has no room for the word. */
export function NoticesLink({ unread }: { unread: number }) {
  return (
    <ButtonLink look="ghost" to={URLS.notices} title="Meldingen" className="relative">
      <Bell aria-hidden />
      <span className="sr-only">Meldingen</span>
      {unread > 0 ? (
        <span className="rounded-sm bg-marker px-1 text-sm font-semibold text-on-marker">
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> ongelezen</span>
        </span>
      ) : null}
    </ButtonLink>
  )
}
