import { useWatch } from 'react-hook-form'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { limit } from '#features/access/plans.ts'
import { characterCount, PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'

/** Publishes the current form. Without JavaScript it is a submit button of the surrounding form. */
export function PublishButton() {
  const { form, profile, publish, hrefOf } = useDashboard()
  const [companyName, url, desiredInfo] = useWatch({
    control: form.control,
    name: ['companyName', 'url', 'desiredInfo'],
  })
  const isTooLong = characterCount(desiredInfo) > limit(profile.plan, 'description-characters')
  const obstacle =
    !companyName.trim() || !url.trim()
      ? PROFILE_TEXTS.nameAndUrlRequired
      : isTooLong
        ? PROFILE_TEXTS.descriptionTooLong
        : null
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        name="intent"
        value="publish-and-analyze"
        formAction={hrefOf('geo-optimized')}
        busy={publish.busy}
        disabled={publish.busy || obstacle !== null}
        aria-describedby={obstacle ? 'nog-niet' : undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!publish.busy) publish.publish()
        }}
      >
        {publish.busy ? 'Bezig met publiceren…' : 'Publiceer en analyseer'}
      </Button>
      {obstacle ? (
        <p id="nog-niet" className="text-soft">
          {obstacle}
        </p>
      ) : null}
    </div>
  )
}
