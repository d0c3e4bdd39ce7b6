/** The sections of a profile, each under its own heading; empty sections are omitted. */
import type { ReactNode } from 'react'
import { ImagePlate } from '#app/ui/image-plate.tsx'
import type { Picture } from '#features/images/image-path.ts'
import { ANCHORS, entryAnchor } from '#features/public-profile/anchors.ts'
import { brandPictures, type PublicProfile, pictureOf } from '#features/public-profile/schema.ts'
import { FactList } from './fact-list.tsx'
import { factSections } from './profile-facts.tsx'
import { ProfileImage, pathOf } from './profile-image.tsx'
import { ProfilePlace } from './profile-place.tsx'
import { WebLink } from './web-link.tsx'

/** The texts that the introduction has not shown. */
function aboutTexts({ desired_info, samenvatting_algemeen, description }: PublicProfile): string[] {
  return [desired_info ? samenvatting_algemeen : undefined, description].filter((text) => text !== undefined)
}

/** A single location is part of the contact details. */
function severalPlaces({ locaties_uitgebreid }: PublicProfile) {
  return locaties_uitgebreid.length > 1 ? locaties_uitgebreid : []
}

/** Null if all sections are empty. */
export function ProfileSections({ profile }: { profile: PublicProfile }) {
  const facts = factSections(profile)
  const { diensten, pakketten, cases, review_bronnen, team, faqs } = profile
  const lists = [diensten, pakketten, cases, review_bronnen, team, faqs, severalPlaces(profile), facts]
  const isEmpty = [...lists, brandPictures(profile), aboutTexts(profile)].every(({ length }) => length === 0)
  if (isEmpty) return null
  return (
    <>
      <About profile={profile} />
      <List section="services" title="Diensten" items={profile.diensten} columns={profile.diensten.length > 4}>
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
      <List section="places" title="Vestigingen" items={severalPlaces(profile)} columns>
        {(place) => <ProfilePlace place={place} />}
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
            {review.url ? (
              <WebLink href={review.url} plain>
                {review.bronnaam}
              </WebLink>
            ) : (
              review.bronnaam
            )}
            {review.score ? `: ${review.score}` : ''}
            {review.aantal ? ` (${review.aantal} beoordelingen)` : ''}
          </p>
        )}
      </List>
      <List section="team" title="Mensen" items={profile.team} columns={profile.team.length > 1}>
        {(person) => (
          <div className="flex items-start gap-4 sm:gap-5">
            <Photo picture={pictureOf(profile, person.foto)} alt={person.foto_alt ?? `Foto van ${person.naam}`} />
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
      {facts.map(({ section, title, facts }) => (
        <Section key={section} section={section} title={title}>
          <FactList facts={facts} columns />
        </Section>
      ))}
      <Logos profile={profile} />
    </>
  )
}

function Photo({ picture, alt }: { picture: Picture | undefined; alt: string }) {
  return picture ? (
    <ProfileImage picture={picture} alt={alt} lazy className="size-20 shrink-0 rounded-md object-cover sm:size-24" />
  ) : null
}

function About({ profile }: { profile: PublicProfile }) {
  const texts = aboutTexts(profile)
  if (texts.length === 0) return null
  return (
    <Section section="about" title={`Over ${profile.company_name}`}>
      <div className="grid max-w-prose grid-cols-1 gap-3">
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
    </Section>
  )
}

/** All images together, to view and to download. */
function Logos({ profile }: { profile: PublicProfile }) {
  const { company_name } = profile
  const pictures = brandPictures(profile)
  if (pictures.length === 0) return null
  return (
    <div className="print:hidden">
      <Section section="logos" title={`Logo en beeld van ${company_name}`}>
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
      </Section>
    </div>
  )
}

function Section({ section, title, children }: { section: keyof typeof ANCHORS; title: string; children: ReactNode }) {
  const id = ANCHORS[section]
  return (
    <section id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} className="mb-4 border-b border-edge pb-2 text-xl print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}

function List<Item>({
  section,
  title,
  items,
  columns = false,
  children,
}: {
  section: keyof typeof ANCHORS
  title: string
  items: Item[]
  /** True for sections with short entries: two side by side if there is room. */
  columns?: boolean
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return null
  return (
    <Section section={section} title={title}>
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-5 ${columns ? 'sm:grid-cols-2' : ''}`}>
        {items.map((item, index) => (
          <li key={entryAnchor(section, index)} id={entryAnchor(section, index)} className="print:break-inside-avoid">
            {children(item)}
          </li>
        ))}
      </ul>
    </Section>
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
