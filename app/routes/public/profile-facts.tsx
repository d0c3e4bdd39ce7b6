/** The short facts of a profile, as a list of terms. */
import type { ReactNode } from 'react'
import { countryName } from '#features/profiles/countries.ts'
import { ANCHORS } from '#features/public-profile/anchors.ts'
import { LEGAL_FORM_LABELS, languageLabel } from '#features/public-profile/labels.ts'
import type { PublicProfile } from '#features/public-profile/schema.ts'
import { plainUrl } from '../../copy/labels.ts'
import { WebLink } from './document.tsx'

function web(href: string | undefined, text?: string): ReactNode {
  return href ? <WebLink href={href}>{text ?? plainUrl(href)}</WebLink> : undefined
}

interface Fact {
  term: string
  value: ReactNode
}

/** `alone`: nothing stands beside it, so the facts take the width. */
export function ProfileFacts({ profile, alone }: { profile: PublicProfile; alone: boolean }) {
  const groups = [
    { id: ANCHORS.facts, title: 'In het kort', facts: companyFacts(profile) },
    { id: ANCHORS.contact, title: 'Contact', facts: contactFacts(profile) },
    { id: ANCHORS.registration, title: 'Registratie', facts: registrationFacts(profile) },
  ].filter((group) => group.facts.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="rounded-md border border-hairline bg-sheet">
      {groups.map((group) => (
        <section key={group.id} id={group.id} className="border-b border-hairline p-5 last:border-b-0">
          <h2 className="mb-3 text-lg">{group.title}</h2>
          <dl className={`grid gap-x-8 gap-y-3 ${alone ? 'sm:grid-cols-3' : ''}`}>
            {group.facts.map((fact) => (
              <div key={fact.term}>
                <dt className="text-sm text-soft">{fact.term}</dt>
                <dd className="break-words">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Leaves out what was not filled in. */
function filled(facts: [term: string, value: ReactNode][]): Fact[] {
  return facts.filter(([, value]) => value !== undefined && value !== '').map(([term, value]) => ({ term, value }))
}

function companyFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['Website', web(profile.url)],
    ['Eigenaar', profile.verified ? 'Geverifieerd' : undefined],
    [profile.locations.length === 1 ? 'Plaats' : 'Plaatsen', profile.locations.join(', ')],
    [profile.countries.length === 1 ? 'Land' : 'Landen', profile.countries.map(countryName).join(', ')],
    ['Sector', profile.sector],
    ['Werkt voor', profile.sectoren.join(', ')],
    ['Opgericht', profile.oprichtingsjaar?.toString()],
    ['Talen', profile.talen.map(languageLabel).join(', ')],
    ['Op de kaart', web(profile.maps_link, 'Bekijk de kaart')],
    ['Meer lezen', web(profile.landing_url)],
  ])
}

function contactFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['E-mail', mail(profile.public_email)],
    ['Verkoop, e-mail', mail(profile.sales_email)],
    ['Verkoop, telefoon', phone(profile.sales_telefoon)],
    ['Hulp, e-mail', mail(profile.support_email)],
    ['Hulp, telefoon', phone(profile.support_telefoon)],
    ...profile.social_profielen.map(({ platform, url }): [string, ReactNode] => [platform || 'Profiel', web(url)]),
  ])
}

function registrationFacts(profile: PublicProfile): Fact[] {
  return filled([
    ['Officiële naam', profile.legal_name],
    ['Rechtsvorm', profile.rechtsvorm ? (LEGAL_FORM_LABELS[profile.rechtsvorm] ?? profile.rechtsvorm) : undefined],
    ['KvK-nummer', profile.kvk_nummer],
    ['Btw-id', profile.btw_nummer],
    ['SBI-code', profile.sbi_code],
  ])
}

/** Anything else in an address of a link would add recipients, or a whole mail. */
function mail(address: string | undefined): ReactNode {
  return address && /^[^\s@<>"'?&,;]+@[^\s@<>"'?&,;]+$/.test(address) ? (
    <a href={`mailto:${address}`}>{address}</a>
  ) : (
    address
  )
}

export function phone(number: string | undefined): ReactNode {
  const digits = number?.replace(/[^+\d]/g, '') ?? ''
  return /^\+?\d{3,20}$/.test(digits) ? <a href={`tel:${digits}`}>{number}</a> : number
}
