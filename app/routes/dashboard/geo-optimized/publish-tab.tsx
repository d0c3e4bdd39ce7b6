import { useWatch } from 'react-hook-form'
import { Form, Link } from 'react-router'
import { dutchMoment } from '#app/copy/dates.ts'
import { AnalysisLost } from '#app/routes/dashboard/analysis/analysis-lost.tsx'
import { AnalysisProgressPanel } from '#app/routes/dashboard/analysis/analysis-progress.tsx'
import { profileEntries } from '#app/routes/dashboard/company-data/profile-form.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { allows, limit } from '#features/access/plans.ts'
import type { PartnerBadge } from '#features/badge/badge.server.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { characterCount, PLATFORM_LABELS, PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { PartnerBadgeCard } from './partner-badge.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { PublishedActions } from './published-actions.tsx'
import type { PublishAnswer } from './use-publish.ts'

export function PublishTab({
  badge,
  keepsAnalysis,
  refused,
}: {
  badge: PartnerBadge | null
  keepsAnalysis: boolean
  refused: PublishAnswer | undefined
}) {
  const { profile, form, publish, analysis: run, countries, hrefOf } = useDashboard()
  const typed = useWatch({ control: form.control }) as ProfileFormValues
  const obstacle = obstacleOf(typed, profile)
  const errors = Object.values(form.formState.errors).map((error) => error?.message)
  const problem = errors.find(Boolean) ?? refused?.message
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div className="grid grid-cols-1 content-start gap-8">
        <PublishState profile={profile} />
        {run.lost ? <AnalysisLost retry={() => run.start(profile.form)} /> : null}
        {run.running ? (
          <AnalysisProgressPanel run={run} />
        ) : (
          <Form
            method="post"
            className="grid justify-items-start gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              publish.publish()
            }}
          >
            {profileEntries(typed).map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
            {profile.published ? null : <WhatHappens />}
            {problem ? (
              <Notice kind="bad">
                {problem} <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
              </Notice>
            ) : null}
            <Button
              name="intent"
              value="publish-and-analyze"
              busy={publish.busy}
              disabled={publish.busy || obstacle !== null}
              aria-describedby={obstacle ? 'obstakel' : undefined}
            >
              {publish.busy ? 'Bezig met publiceren…' : 'Publiceer en analyseer'}
            </Button>
            {keepsAnalysis ? (
              <p className="max-w-prose text-soft">
                Je analyse van deze maand blijft staan. Volgende maand maken we bij het publiceren een nieuwe.
              </p>
            ) : null}
            {obstacle ? (
              <p id="obstakel" className="max-w-prose text-soft">
                {obstacle}. <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
              </p>
            ) : null}
          </Form>
        )}
        {profile.published && profile.slug ? (
          <PublishedActions slug={profile.slug} busy={publish.busy} onUnpublish={publish.unpublish} />
        ) : null}
        <PartnerBadgeCard profile={profile} badge={badge} />
      </div>
      <ProfilePreview form={form} plan={profile.plan} countries={countries}>
        <p>
          <Link to={hrefOf('company-data')} preventScrollReset>
            Pas je gegevens aan
          </Link>
        </p>
      </ProfilePreview>
    </div>
  )
}

/** Why the button cannot be pressed (docs/spec.md, 'Validation'); null when it can. */
function obstacleOf(values: ProfileFormValues, { plan }: OwnProfile): string | null {
  if (!values.companyName.trim() || !values.url.trim()) return PROFILE_TEXTS.nameAndUrlRequired
  if (characterCount(values.desiredInfo) > limit(plan, 'description-characters')) {
    return PROFILE_TEXTS.descriptionTooLong.replace(/\.$/, '')
  }
  return null
}

function PublishState({ profile }: { profile: OwnProfile }) {
  if (!profile.published) {
    return (
      <Notice kind="bad" title="Nog niet gepubliceerd">
        <p>AI-assistenten kunnen je profiel nog niet lezen.</p>
      </Notice>
    )
  }
  const last = profile.publishedAt ? <p>Laatst gepubliceerd op {dutchMoment(profile.publishedAt)}.</p> : null
  if (!allows(profile.plan, 'all-platforms')) {
    return (
      <Notice kind="warn" title="Profiel bijgewerkt, maar beperkt zichtbaar">
        <p>Met Gratis is je profiel alleen voor ChatGPT bedoeld.</p>
        {last}
      </Notice>
    )
  }
  const platforms = profile.form.llmPlatforms.map((platform) => PLATFORM_LABELS[platform])
  return (
    <Notice kind="good" title="Profiel actief">
      <p>
        {platforms.length > 0
          ? `Zichtbaar voor ${new Intl.ListFormat('nl').format(platforms)}.`
          : 'Je hebt nog geen assistent gekozen die je profiel mag lezen.'}
      </p>
      {last}
    </Notice>
  )
}

function WhatHappens() {
  return (
    <div className="mb-2 grid gap-3">
      <h2 className="text-xl">Dit gebeurt er als je publiceert</h2>
      <ol className="grid max-w-prose list-decimal gap-2 ps-5 marker:font-serif marker:font-semibold">
        <li>Je profiel krijgt een openbare pagina die mensen en AI-assistenten kunnen lezen.</li>
        <li>We lezen je website zoals een assistent dat doet, met hooguit acht verzoeken.</li>
        <li>Je ziet een score van 0 tot 100, en bij elk punt wat we vonden en waar.</li>
      </ol>
    </div>
  )
}
