import { ProfilePreview } from '#app/routes/dashboard/geo-optimized/profile-preview.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'

/** Shown after the first decisions: a preview of the profile and a publish button. The whole form is below it. */
export function FirstPublish() {
  const { form, profile, countries, publish } = useDashboard()
  return (
    <section aria-label="Publiceren" className="grid justify-items-start gap-4 [@media(scripting:none)]:hidden">
      <div className="w-full">
        <ProfilePreview form={form} plan={profile.plan} countries={countries} />
      </div>
      <Button type="button" busy={publish.busy} onClick={publish.publish}>
        {publish.busy ? 'Bezig met publiceren…' : 'Publiceer en analyseer'}
      </Button>
      <p className="text-sm text-soft">Of vul hieronder eerst nog meer in.</p>
    </section>
  )
}
