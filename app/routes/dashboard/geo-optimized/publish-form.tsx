import { useWatch } from 'react-hook-form'
import { Form, Link } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { profileEntries } from '#app/routes/dashboard/company-data/profile-form.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { limit } from '#features/access/plans.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { characterCount, PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { versionOf } from '#features/profiles/versions.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { PublishAnswer } from './use-publish.ts'

/** The button that publishes the company form, with the reason if it is disabled or was refused. */
export function PublishForm({
  keepsAnalysis,
  refused,
}: {
  keepsAnalysis: boolean
  refused: PublishAnswer | undefined
}) {
  const { profile, form, publish, analysis, hrefOf, domainInAddress } = useDashboard()
  const typed = useWatch({ control: form.control }) as ProfileFormValues
  const obstacle = obstacleOf(typed, profile)
  const errors = Object.values(form.formState.errors).map((error) => error?.message)
  const problem = errors.find(Boolean) ?? publish.refused ?? refused?.message ?? analysis.refused?.text
  return (
    <Form
      method="post"
      className="grid min-w-0 justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        publish.publish()
      }}
    >
      {profileEntries(typed).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="version" value={versionOf(profile.updatedAt)} />
      {problem ? (
        <Notice kind="bad" live="alert">
          {problem}{' '}
          {problem === FAILURE_TEXTS['website-taken'] ? (
            <Link to={aboutDomain(URLS.ownership, domainInAddress, { website: typed.url })}>
              Bewijs dat de website van jou is
            </Link>
          ) : (
            <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
          )}
        </Notice>
      ) : null}
      <Button
        look={profile.published ? 'quiet' : 'primary'}
        name="intent"
        value="publish-and-analyze"
        busy={publish.busy}
        disabled={obstacle !== null}
        aria-describedby={obstacle ? 'obstakel' : keepsAnalysis ? 'bewaard' : undefined}
      >
        {publish.busy ? 'Bezig met publiceren…' : 'Publiceer en analyseer'}
      </Button>
      {keepsAnalysis ? (
        <p id="bewaard" className="max-w-prose text-sm text-soft lg:max-w-80">
          Je analyse van deze maand blijft staan; volgende maand komt er een nieuwe.
        </p>
      ) : null}
      {obstacle ? (
        <p id="obstakel" className="max-w-prose text-sm text-soft">
          {obstacle}. <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
        </p>
      ) : null}
    </Form>
  )
}

/** Why the button is disabled (docs/spec.md, 'Validation'); null if it is not. */
function obstacleOf(values: ProfileFormValues, { plan }: OwnProfile): string | null {
  if (!values.companyName.trim() || !values.url.trim()) return PROFILE_TEXTS.nameAndUrlRequired
  if (characterCount(values.desiredInfo) > limit(plan, 'description-characters')) {
    return PROFILE_TEXTS.descriptionTooLong.replace(/\.$/, '')
  }
  return null
}
