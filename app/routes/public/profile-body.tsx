/**
 * The content of a profile without the page's layout, shared by the profile page and the example of the public site. It starts with the
 * introduction, then the contact details, then the sections; parts without facts are omitted.
 */

import { ImagePlate } from '#app/ui/image-plate.tsx'
import { logoOf, type PublicProfile, pictureOf } from '#features/public-profile/schema.ts'
import { sentenceOf } from '#features/public-profile/sentence.ts'
import { ProfileContact } from './profile-contact.tsx'
import { ProfileImage } from './profile-image.tsx'
import { ProfileSections } from './profile-sections.tsx'

interface ProfileBodyProps {
  profile: PublicProfile
  /** The heading of the company's name; the sections are one level below the page's title. */
  heading: 'h1' | 'h3'
}

export function ProfileBody({ profile, heading }: ProfileBodyProps) {
  const contact = ProfileContact({ profile })
  const sections = ProfileSections({ profile })
  const hero = pictureOf(profile, profile.hero_afbeelding_url)
  // Stacked in this order on a phone, side by side if there is room. Paper has no grid, because a grid is not split over pages.
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-y-12 print:block print:space-y-8">
      <div className={hero ? 'lg:self-center' : 'lg:col-span-2'}>
        <Introduction profile={profile} heading={heading} />
      </div>
      {contact ? <div className={`lg:row-start-2 ${sections ? 'lg:col-start-2' : ''}`}>{contact}</div> : null}
      {hero ? (
        // Never enlarged: a small picture stays sharp.
        <ProfileImage
          picture={hero}
          alt={profile.hero_alt ?? `Beeld van ${profile.company_name}`}
          first
          className="h-auto max-h-[24rem] max-w-full rounded-md object-cover lg:col-start-2 lg:row-start-1 lg:self-center print:hidden"
        />
      ) : null}
      {sections ? (
        <div className="grid grid-cols-1 gap-10 lg:col-start-1 lg:row-start-2 print:block print:space-y-8">
          {sections}
        </div>
      ) : null}
    </div>
  )
}

function Introduction({ profile, heading: Heading }: ProfileBodyProps) {
  const { company_name } = profile
  const sentence = sentenceOf(profile)
  const own = profile.desired_info ?? profile.samenvatting_algemeen
  const logo = logoOf(profile)
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-5">
      {logo ? (
        <ImagePlate onDark={logo.onDark} className="h-20 max-w-56 justify-self-start px-3">
          <ProfileImage
            picture={logo}
            alt={profile.logo_alt ?? `Logo van ${company_name}`}
            className="h-full w-auto max-w-full object-contain"
          />
        </ImagePlate>
      ) : null}
      <Heading className="text-2xl leading-[1.12] font-semibold tracking-[-0.015em] hyphens-auto sm:text-3xl">
        {sentence ? company_name : <span className="marked [print-color-adjust:exact]">{company_name}</span>}
      </Heading>
      {sentence ? (
        <figure className="grid gap-2 border-l-2 border-marker pl-4 sm:pl-5">
          <p className="font-serif text-lg sm:text-xl">
            <span className="marked [print-color-adjust:exact]">{sentence.name}</span>
            {sentence.rest}
          </p>
          <figcaption className="text-sm text-soft">Samengesteld uit de gegevens van {company_name}.</figcaption>
        </figure>
      ) : null}
      {own ? <p className="max-w-prose text-lg whitespace-pre-line">{own}</p> : null}
    </div>
  )
}
