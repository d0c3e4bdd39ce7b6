/** The page of a profile, public or private: every filled-in fact as readable HTML. */
import { Fragment, type ReactNode } from 'react'
import { dutchDate } from '#app/copy/dates.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { MessagePage } from '#app/routes/message-page.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { PLATFORM_LABELS } from '#features/profiles/profile.schema.ts'
import { alternates } from '#features/public-profile/alternates.ts'
import { LICENCE_LABELS } from '#features/public-profile/labels.ts'
import type { PageData } from '#features/public-profile/page-data.ts'
import { logoOf, type PublicProfile, pictureOf, summaryOf } from '#features/public-profile/schema.ts'
import { sentenceText } from '#features/public-profile/sentence.ts'
import { URLS } from '#features/urls.ts'
import { renderDocument, StructuredData } from './document.tsx'
import { ProfileBody } from './profile-body.tsx'

export function renderProfilePage(data: PageData, toHtml?: (node: ReactNode) => string): string {
  const { profile, canonicalUrl, robotsRules, jsonLd } = data
  const description = summaryOf(profile) ?? sentenceText(profile)
  return renderDocument(
    <>
      <title>{`${profile.company_name} · bedrijfsprofiel op ${BRAND.name}`}</title>
      {description ? <meta name="description" content={description.slice(0, 300)} /> : null}
      {robotsRules.map((rule) => (
        <meta key={rule.agent} name={rule.agent} content={rule.content} />
      ))}
      {canonicalUrl === null || data.isPrivate ? null : (
        <>
          <link rel="canonical" href={canonicalUrl} />
          {alternates(canonicalUrl).map(({ type, title, href }) => (
            <link key={href} rel="alternate" type={type} title={title} href={href} />
          ))}
          <SharedPicture data={data} canonicalUrl={canonicalUrl} description={description} />
        </>
      )}
      <StructuredData data={jsonLd} />
    </>,
    <PublicProfilePage data={data} />,
    toHtml,
  )
}

/** The Open Graph image (ogp.me); omitted if there is none. */
function SharedPicture({
  data,
  canonicalUrl,
  description,
}: {
  data: PageData
  canonicalUrl: string
  description: string | undefined
}) {
  const { profile, shareImage } = data
  const logo = logoOf(profile)
  const hero = pictureOf(profile, profile.hero_afbeelding_url)
  const picture = shareImage ?? hero ?? logo
  if (!picture) return null
  const logoText = profile.logo_alt ?? `Logo van ${profile.company_name}`
  const heroText = profile.hero_alt ?? `Beeld van ${profile.company_name}`
  const drawnText = sentenceText(profile) ?? profile.company_name
  const alt = picture === shareImage ? drawnText : picture === hero ? heroText : logoText
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND.name],
    ['og:locale', 'nl_NL'],
    ['og:title', profile.company_name],
    ['og:description', description?.slice(0, 300)],
    ['og:url', canonicalUrl],
    ['og:image', picture.url],
    ['og:image:width', String(picture.width)],
    ['og:image:height', String(picture.height)],
    ['og:image:alt', alt],
  ]
  return (
    <>
      {properties.map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content={picture === logo ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:image" content={picture.url} />
    </>
  )
}

export function renderProfileMissing(): string {
  const title = FAILURE_TEXTS['profile-not-found']
  return renderDocument(
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
    </>,
    <MessagePage title={title} action={{ label: 'Naar de startpagina', href: URLS.home }}>
      <p>Dit bedrijfsprofiel bestaat niet of is verwijderd.</p>
    </MessagePage>,
  )
}

/** Why there is no private page, in the contract's words; the answer's Refresh header leads on. */
export function renderCompanyRefused({ title, text, to }: { title: string; text: string | null; to: string }): string {
  const label = to === URLS.auth ? 'Verder' : 'Naar je dashboard'
  return renderDocument(
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
    </>,
    <MessagePage title={title} action={{ label, href: to }}>
      {text === null ? null : <p>{text}</p>}
    </MessagePage>,
  )
}

export function PublicProfilePage({ data }: { data: PageData }) {
  const { profile, canonicalUrl, bar } = data
  return (
    <>
      {bar ? <Bar bar={bar} /> : null}
      <div className="mx-auto grid max-w-[68rem] grid-cols-1 gap-10 wrap-anywhere px-5 py-6 sm:px-8 sm:py-8 lg:gap-14 lg:py-12 print:block print:max-w-none print:space-y-8 print:p-0">
        <header className="print:hidden">
          <nav aria-label="Kruimelpad">
            <ol className="flex flex-wrap items-baseline gap-x-3 text-soft">
              <li>
                <a href={URLS.home} className="no-underline">
                  <Wordmark>{BRAND.name}</Wordmark>
                </a>
              </li>
              <li aria-hidden="true">/</li>
              <li aria-current="page">Bedrijfsprofiel</li>
            </ol>
          </nav>
        </header>
        <main id="inhoud" className="grid grid-cols-1 gap-8 lg:gap-14 print:block">
          <ProfileBody profile={profile} heading="h1" />
        </main>
        <Colophon profile={profile} canonicalUrl={canonicalUrl} />
      </div>
    </>
  )
}

function Bar({ bar }: { bar: NonNullable<PageData['bar']> }) {
  return (
    <aside aria-label="Over dit profiel" className="border-b border-hairline bg-shade print:hidden">
      <div className="mx-auto flex max-w-[68rem] flex-wrap items-center justify-between gap-3 px-5 py-3 sm:px-8">
        <p>{bar.text}</p>
        <ButtonAnchor href={bar.href}>{bar.label}</ButtonAnchor>
      </div>
    </aside>
  )
}

function Colophon({ profile, canonicalUrl }: { profile: PublicProfile; canonicalUrl: string | null }) {
  const licence = profile.content_licentie
    ? (LICENCE_LABELS[profile.content_licentie] ?? profile.content_licentie)
    : null
  return (
    <footer className="grid gap-2 border-t border-edge pt-5 text-sm text-soft">
      <p>
        {canonicalUrl === null ? (
          'Niet gepubliceerd, '
        ) : (
          <>
            Gepubliceerd op <time dateTime={profile.geo_published_at}>{dutchDate(profile.geo_published_at)}</time>,{' '}
          </>
        )}
        bijgewerkt op <time dateTime={profile.updated_at}>{dutchDate(profile.updated_at)}</time>. {profile.company_name}{' '}
        heeft deze gegevens zelf opgegeven.
      </p>
      {profile.laatste_scan ? (
        <p>
          Website voor het laatst bekeken op{' '}
          <time dateTime={profile.laatste_scan}>{dutchDate(profile.laatste_scan)}</time>.
        </p>
      ) : null}
      {licence ? <p>{licence}</p> : null}
      {profile.zichtbaarheid_ai && profile.llm_platforms.length > 0 ? (
        <p>Bedoeld voor: {profile.llm_platforms.map((platform) => PLATFORM_LABELS[platform]).join(', ')}.</p>
      ) : null}
      {canonicalUrl === null ? null : (
        <>
          <p className="hidden print:block">Dit profiel staat op {canonicalUrl}</p>
          <p className="print:hidden">
            Dezelfde gegevens voor machines:{' '}
            {alternates(canonicalUrl).map(({ title, href }, index) => (
              <Fragment key={href}>
                {index > 0 ? ' en ' : ''}
                <a href={href}>{title}</a>
              </Fragment>
            ))}
            .
          </p>
        </>
      )}
    </footer>
  )
}
