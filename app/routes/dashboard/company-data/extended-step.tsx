import { ChevronDown } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { allows } from '#features/access/plans.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { URLS } from '#features/urls.ts'
import type { ExtendedPart } from './extended-part.ts'
import { LogosAndPhotos } from './logos-and-photos.tsx'
import { extendedMark } from './profile-form.ts'

const FIELDS = ['logoSvgUrl', 'logoPngUrl', 'heroAfbeeldingUrl', 'team', 'beeldrechtenAkkoord'] as const

/** Step 2: everything beyond the basics, folded away until someone wants it. */
export function ExtendedStep({ profile, ...part }: ExtendedPart & { profile: OwnProfile }) {
  const isAllowed = allows(profile.plan, 'extended-info')
  const { logoSvgUrl, logoPngUrl, heroAfbeeldingUrl, team } = profile.form
  const isFilled = Boolean(logoSvgUrl || logoPngUrl || heroAfbeeldingUrl || team?.length)
  return (
    <details className="group/step border-t border-hairline pt-6" open={isFilled}>
      <summary className="flex items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">Stap 2. Meer over je bedrijf</h2>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-soft transition-transform group-open/step:rotate-180"
        />
      </summary>
      <div className="grid gap-8 pt-4">
        {isAllowed ? (
          <>
            {FIELDS.map((field) => (
              <input key={field} {...extendedMark(field)} />
            ))}
            <LogosAndPhotos {...part} />
          </>
        ) : (
          <Upgrade />
        )}
      </div>
    </details>
  )
}

function Upgrade() {
  return (
    <Card title="Meer over je bedrijf hoort bij Pro">
      <p className="mb-4 max-w-prose">
        Met Pro laat je ook je logo, een grote foto en de mensen van je bedrijf zien, op je openbare profiel en aan
        AI-assistenten.
      </p>
      <ButtonLink look="primary" to={URLS.pricing}>
        Upgrade naar Pro
      </ButtonLink>
    </Card>
  )
}
