/** The contact details: on a phone directly below the introduction. A single location is included; several have a section of their own. */
import { ANCHORS, entryAnchor } from '#features/public-profile/anchors.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { type Fact, FactList, filled, mail, phone, web } from './fact-list.tsx'
import { ProfilePlace } from './profile-place.tsx'

/** Null if nothing is known. */
export function ProfileContact({ profile }: { profile: PublicProfile }) {
  const facts = contactFacts(profile)
  const elsewhere = profile.social_profielen.map(({ platform, url }): Fact => [platform || 'Profiel', web(url)])
  const [place, another] = profile.locaties_uitgebreid
  const onlyPlace = another ? undefined : place
  if (facts.length + elsewhere.length === 0 && !onlyPlace) return null
  const id = ANCHORS.contact
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className="rounded-md border border-hairline bg-sheet">
      <div className="grid grid-cols-1 gap-3 p-5">
        <h2 id={`${id}-titel`} className="text-lg">
          Contact
        </h2>
        {facts.length > 0 ? <FactList facts={facts} /> : null}
        {onlyPlace ? (
          <div id={ANCHORS.places} className="border-t border-hairline pt-4 first-of-type:mt-1">
            <div id={entryAnchor('places', 0)}>
              <ProfilePlace place={onlyPlace} />
            </div>
          </div>
        ) : null}
        {elsewhere.length > 0 ? (
          <div className="border-t border-hairline pt-4">
            <FactList facts={elsewhere} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function contactFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['Verkoop, telefoon', phone(profile.sales_telefoon)],
    ['Hulp, telefoon', phone(profile.support_telefoon)],
    ['E-mail', mail(profile.public_email)],
    ['Verkoop, e-mail', mail(profile.sales_email)],
    ['Hulp, e-mail', mail(profile.support_email)],
    ['Website', web(profile.url)],
    ['Eigenaar van de website', profile.verified ? 'Geverifieerd' : undefined],
    ['Op de kaart', web(profile.maps_link, 'Bekijk de kaart')],
  ])
}
