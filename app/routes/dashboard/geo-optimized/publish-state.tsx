import { Link } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { accountTab, URLS } from '#features/urls.ts'

export function PublishState({
  profile,
  isCovered,
  isVisibleToAi,
}: {
  profile: OwnProfile
  isCovered: boolean
  isVisibleToAi: boolean
}) {
  if (!isCovered) {
    return (
      <Notice kind="warn" title={profile.published ? 'Je profiel is offline' : 'Nog niet gepubliceerd'}>
        <p>
          Extra websites horen bij Expert. Er is niets verwijderd: met Expert{' '}
          {profile.published ? 'staat alles er weer' : 'kun je dit profiel publiceren'}.{' '}
          <a href={URLS.pricing}>Bekijk Expert</a>
        </p>
      </Notice>
    )
  }
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
        <p>
          {isVisibleToAi ? 'Met Gratis is je profiel alleen voor ChatGPT bedoeld.' : <HiddenFromAi />} {last}
        </p>
      </Notice>
    )
  }
  if (!isVisibleToAi) {
    return (
      <Notice kind="warn" title="Profiel actief">
        <p>
          <HiddenFromAi /> {last}
        </p>
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

/** The account's setting outweighs the choice of assistants. */
const HiddenFromAi = () => (
  <>
    AI-assistenten mogen je profiel niet lezen: dat staat uit <Link to={accountTab('publicatie')}>bij Publicatie</Link>.
  </>
)
