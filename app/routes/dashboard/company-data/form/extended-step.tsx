import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { allows } from '#features/access/plans.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { URLS } from '#features/urls.ts'
import { useCompanyForm } from './company-form.ts'
import { EntryList } from './entry-list.tsx'
import { FormField } from './form-field.tsx'
import { PhotoConsent, PICTURE_FIELDS, Pictures } from './logos-and-photos.tsx'
import { Section } from './section.tsx'
import { SECTIONS } from './sections.ts'

/** Step 2: everything beyond the basics, in sections that are folded at first. Gratis sees what Pro adds. */
export function ExtendedStep({ profile }: { profile: OwnProfile }) {
  const isAllowed = allows(profile.plan, 'extended-info')
  const [isOpen, setOpen] = useState(true)
  return (
    <details
      id="stap-2"
      className="group/step scroll-mt-4 border-t border-edge pt-6"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget === event.target) setOpen(event.currentTarget.open)
      }}
    >
      <summary className="flex items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">Stap 2. Meer over je bedrijf</h2>
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-soft transition-transform group-open/step:rotate-180"
        />
      </summary>
      <div className="grid pt-4">{isAllowed ? <Sections /> : <Upgrade />}</div>
    </details>
  )
}

function Sections() {
  const { images } = useCompanyForm()
  return (
    <>
      {SECTIONS.map(({ id, title, fields, lists = [] }) => (
        <Section key={id} id={id} title={title} names={[...fields.map(({ name }) => name), ...lists]}>
          {fields.length > 0 ? (
            <div className="grid gap-5 sm:grid-cols-2">
              {fields.map((spec) => (
                <div key={spec.name} className={spec.kind === 'long' || spec.kind === 'texts' ? 'sm:col-span-2' : ''}>
                  <FormField spec={spec} />
                </div>
              ))}
            </div>
          ) : null}
          {lists.map((name) => (
            <EntryList key={name} name={name} />
          ))}
        </Section>
      ))}
      <Section id="mensen" title="Mensen" names={['team']}>
        <EntryList name="team" />
        <PhotoConsent />
      </Section>
      <Section id="beeld" title="Logo en foto's" names={PICTURE_FIELDS} startsOpen={images.hasProblem}>
        <Pictures />
      </Section>
    </>
  )
}

function Upgrade() {
  return (
    <Card title="Meer over je bedrijf hoort bij Pro">
      <p className="mb-4 max-w-prose">
        Met Pro staan ook je adres, openingstijden, contactgegevens, diensten, vragen, reviews, juridische gegevens,
        logo en mensen op je openbare profiel, voor bezoekers en voor AI-assistenten.
      </p>
      <ButtonLink look="primary" to={URLS.pricing}>
        Upgrade naar Pro
      </ButtonLink>
    </Card>
  )
}
