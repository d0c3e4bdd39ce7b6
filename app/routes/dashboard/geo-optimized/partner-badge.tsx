import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { PartnerBadge } from '#features/badge/badge.server.ts'
import { BADGE_FILES, BADGE_LOOKS, BADGE_SIZE, type BadgeLook } from '#features/badge/badge.ts'
import type { OwnProfile } from '#features/profiles/profile.server.ts'
import { profileFile, publicProfile, URLS } from '#features/urls.ts'

/** The partner badge for the customer's website. Pro, whose next plan includes it, sees what it is and how to get it. */
export function PartnerBadgeCard({ profile, badge }: { profile: OwnProfile; badge: PartnerBadge | null }) {
  if (badge && profile.slug) {
    return (
      <section aria-labelledby="partnerbadge" className="rounded-md border border-hairline bg-sheet">
        <details className="group/badge">
          <summary className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
            <h2 id="partnerbadge" className="font-sans text-base font-semibold">
              Partnerbadge
            </h2>
            <ChevronDown
              aria-hidden
              className="size-5 text-soft transition-transform group-open/badge:rotate-180 print:hidden"
            />
          </summary>
          <div className="px-4 pb-5 sm:px-5">
            <Badges badge={badge} slug={profile.slug} />
          </div>
        </details>
      </section>
    )
  }
  if (profile.plan !== 'pro') return null
  return (
    <section
      aria-labelledby="partnerbadge"
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-hairline pt-4 text-sm text-soft"
    >
      <h2 id="partnerbadge" className="font-sans text-sm font-semibold">
        Partnerbadge
      </h2>
      <p>
        Met Expert ben je partner, en krijg je een badge met je score voor je eigen website.{' '}
        <a href={URLS.pricing}>Bekijk Expert</a>
      </p>
    </section>
  )
}

function Badges({ badge, slug }: { badge: PartnerBadge; slug: string }) {
  const { hrefOf } = useDashboard()
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-soft">
        Plak de code op je website, waar je de badge wilt zien. De afbeelding blijft vanzelf bij de tijd; de tekst voor
        wie haar niet kan zien staat in de code, dus kopieer die na een nieuwe analyse opnieuw.
      </p>
      <p className="max-w-prose">
        {badge.measured ? (
          `Je score van ${dutchDate(badge.measured.measuredAt)} staat erop: ${badge.measured.score} van 100.`
        ) : (
          <>
            Er staat nog geen score op: je website is nog niet geanalyseerd.{' '}
            <Link to={hrefOf('analysis')}>Naar de analyse</Link>
          </>
        )}
      </p>
      {BADGE_LOOKS.map((look) => (
        <Variant key={look} look={look} badge={badge} slug={slug} />
      ))}
    </div>
  )
}

const LOOKS: Record<BadgeLook, { title: string; ground: string }> = {
  light: { title: 'Voor een lichte website', ground: '#fff' },
  dark: { title: 'Voor een donkere website', ground: '#0d1018' },
}

function Variant({ look, badge, slug }: { look: BadgeLook; badge: PartnerBadge; slug: string }) {
  const { title, ground } = LOOKS[look]
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-sans font-semibold">{title}</h3>
        <CopyButton text={badge.code[look]} label="Kopieer de code" done={SUCCESS_TEXTS.copied} />
      </div>
      <div className="rounded-md border border-edge p-5" style={{ background: ground }}>
        <img
          src={profileFile(publicProfile(slug), BADGE_FILES[look])}
          alt={badge.text}
          {...BADGE_SIZE}
          className="h-auto max-w-full"
        />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-40 overflow-auto rounded-md border border-hairline bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {badge.code[look]}
      </pre>
    </section>
  )
}
