/** The parts of a profile that have something to tell, each on a card of its own. */
import type { ReactNode } from 'react'
import type { Picture } from '#features/images/image-path.ts'
import { countryName } from '#features/profiles/countries.ts'
import { ANCHORS, entryAnchor } from '#features/public-profile/anchors.ts'
import { brandPictures, type PublicProfile, pictureOf } from '#features/public-profile/schema.ts'
import { StaticCard } from '../../ui/card.tsx'
import { ImagePlate } from '../../ui/image-plate.tsx'
import { WebLink } from './document.tsx'
import { phone } from './profile-facts.tsx'
import { ProfileImage, pathOf } from './profile-image.tsx'

export function hasSections(profile: PublicProfile): boolean {
  const { diensten, pakketten, locaties_uitgebreid, cases, review_bronnen, team, faqs } = profile
  return (
    [diensten, pakketten, locaties_uitgebreid, cases, review_bronnen, team, faqs].some((items) => items.length > 0) ||
    brandPictures(profile).length > 0 ||
    aboutTexts(profile).length > 0
  )
}

/** What the introduction above has not said yet. */
function aboutTexts({ desired_info, samenvatting_algemeen, description }: PublicProfile): string[] {
  return [desired_info ? samenvatting_algemeen : undefined, description].filter((text) => text !== undefined)
}

export function ProfileSections({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <About profile={profile} />
      <List section="services" title="Diensten" items={profile.diensten}>
        {(service) => (
          <Entry title={service.naam} aside={service.prijsrange}>
            {service.categorie ? <p className="text-sm text-soft">{service.categorie}</p> : null}
            <Text>{service.omschrijving}</Text>
          </Entry>
        )}
      </List>
      <List section="packages" title="Pakketten" items={profile.pakketten}>
        {(item) => (
          <Entry title={item.naam} aside={item.prijs}>
            <Text>{item.omschrijving}</Text>
          </Entry>
        )}
      </List>
      <List section="places" title="Vestigingen" items={profile.locaties_uitgebreid}>
        {(place) => (
          <address className="not-italic">
            {place.naam ? <h3 className="font-sans font-semibold">{place.naam}</h3> : null}
            {place.straat ? <p>{place.straat}</p> : null}
            {place.postcode || place.plaats ? <p>{[place.postcode, place.plaats].filter(Boolean).join(' ')}</p> : null}
            {place.land ? <p>{countryName(place.land)}</p> : null}
            {place.telefoon ? <p>{phone(place.telefoon)}</p> : null}
          </address>
        )}
      </List>
      <List section="cases" title="Uit de praktijk" items={profile.cases}>
        {(story) => (
          <Entry title={story.klant}>
            <Labelled label="De vraag">{story.uitdaging}</Labelled>
            <Labelled label="De aanpak">{story.aanpak}</Labelled>
            <Labelled label="Het resultaat">{story.resultaat}</Labelled>
            {story.url ? (
              <p>
                <WebLink href={story.url} plain>
                  Lees het hele verhaal
                </WebLink>
              </p>
            ) : null}
          </Entry>
        )}
      </List>
      <List section="reviews" title="Beoordelingen elders" items={profile.review_bronnen}>
        {(review) => (
          <p>
            {review.url ? <WebLink href={review.url}>{review.bronnaam}</WebLink> : review.bronnaam}
            {review.score ? `: ${review.score}` : ''}
            {review.aantal ? ` (${review.aantal} beoordelingen)` : ''}
          </p>
        )}
      </List>
      <List section="team" title="Mensen" items={profile.team}>
        {(person) => (
          <div className="flex items-start gap-4 sm:gap-5">
            <Photo picture={pictureOf(profile, person.foto)} name={person.naam} />
            <Entry title={person.naam}>
              {person.functie ? <p className="text-sm text-soft">{person.functie}</p> : null}
              <Text>{person.bio}</Text>
            </Entry>
          </div>
        )}
      </List>
      <List section="faqs" title="Veelgestelde vragen" items={profile.faqs}>
        {(faq) => (
          <Entry title={faq.vraag}>
            <Text>{faq.antwoord}</Text>
          </Entry>
        )}
      </List>
      <Logos profile={profile} />
    </>
  )
}

function Photo({ picture, name }: { picture: Picture | undefined; name: string }) {
  return picture ? (
    <ProfileImage
      picture={picture}
      alt={`Foto van ${name}`}
      lazy
      className="size-20 shrink-0 rounded-md object-cover sm:size-24"
    />
  ) : null
}

function About({ profile }: { profile: PublicProfile }) {
  const texts = aboutTexts(profile)
  if (texts.length === 0) return null
  return (
    <div id={ANCHORS.about}>
      <StaticCard titleId={`${ANCHORS.about}-titel`} title={`Over ${profile.company_name}`}>
        <div className="grid max-w-prose gap-3">
          {texts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </div>
      </StaticCard>
    </div>
  )
}

/** All pictures together, to look at and to take along. */
function Logos({ profile }: { profile: PublicProfile }) {
  const { company_name } = profile
  const pictures = brandPictures(profile)
  if (pictures.length === 0) return null
  return (
    <div id={ANCHORS.logos}>
      <StaticCard titleId={`${ANCHORS.logos}-titel`} title={`Logo en beeld van ${company_name}`}>
        <ul className="flex flex-wrap gap-5">
          {pictures.map(({ label, picture }) => (
            <li key={label}>
              <a href={pathOf(picture)} className="grid justify-items-start gap-1.5 text-sm">
                <ImagePlate onDark={picture.onDark} className="h-24 w-36">
                  <ProfileImage picture={picture} alt="" lazy className="size-full object-contain" />
                </ImagePlate>
                <span>
                  {label}
                  <span className="sr-only">
                    {' '}
                    van {company_name}, {picture.width} bij {picture.height} pixels
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </StaticCard>
    </div>
  )
}

function List<Item>({
  section,
  title,
  items,
  children,
}: {
  section: keyof typeof ANCHORS
  title: string
  items: Item[]
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return null
  return (
    <div id={ANCHORS[section]}>
      <StaticCard titleId={`${ANCHORS[section]}-titel`} title={title}>
        <ul className="divide-y divide-hairline">
          {items.map((item, index) => (
            <li
              key={entryAnchor(section, index)}
              id={entryAnchor(section, index)}
              className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      </StaticCard>
    </div>
  )
}

function Entry({
  title,
  aside,
  children,
}: {
  title: string | undefined
  aside?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="grid max-w-prose gap-1.5">
      {title ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans font-semibold">{title}</h3>
          {aside ? <p className="text-soft">{aside}</p> : null}
        </div>
      ) : null}
      {children}
    </div>
  )
}

function Text({ children }: { children: string | undefined }) {
  return children ? <p className="whitespace-pre-line">{children}</p> : null
}

function Labelled({ label, children }: { label: string; children: string | undefined }) {
  return children ? (
    <p className="whitespace-pre-line">
      <span className="font-medium text-soft">{label}: </span>
      {children}
    </p>
  ) : null
}
