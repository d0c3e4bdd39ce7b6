import { dutchMoment } from '#app/copy/dates.ts'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'

export function PublishState({ profile }: { profile: OwnProfile }) {
  if (!profile.published) {
    return (
      <Notice kind="bad" title="Nog niet gepubliceerd">
        <p>AI-assistenten kunnen je profiel nog niet lezen.</p>
      </Notice>
    )
  }
  const last = profile.publishedAt ? `Laatst gepubliceerd op ${dutchMoment(profile.publishedAt)}.` : ''
  if (!allows(profile.plan, 'all-platforms')) {
    return (
      <Notice kind="warn" title="Profiel bijgewerkt, maar beperkt zichtbaar">
        <p>Met Gratis is je profiel alleen voor ChatGPT bedoeld. {last}</p>
      </Notice>
    )
  }
  const platforms = profile.form.llmPlatforms.map((platform) => PLATFORM_LABELS[platform])
  return (
    <Notice kind="good" title="Profiel actief">
      <p>
        {platforms.length > 0
          ? `Zichtbaar voor ${new Intl.ListFormat('nl').format(platforms)}.`
          : 'Je hebt nog geen assistent gekozen die je profiel mag lezen.'}{' '}
        {last}
      </p>
    </Notice>
  )
}
