import type { ReactNode } from 'react'
import { SITE } from '#app/copy/marketing.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { NOW_FEATURES, URLS } from '#features/urls.ts'
import type { SiteData } from './public-page.ts'
import { SiteFooter } from './site-footer.tsx'
import { WIDTH } from './site-width.ts'

/** The frame of the public pages. `join` is the button that stays in the top right corner. */
export function SiteLayout({ site, join = true, children }: { site: SiteData; join?: boolean; children: ReactNode }) {
  return (
    <>
      <header className={`${WIDTH} flex min-h-19 items-center gap-8 ${join ? 'pe-48 sm:pe-52' : ''}`}>
        <a href={URLS.home} className="text-xl no-underline">
          <Wordmark>{BRAND.name}</Wordmark>
        </a>
        <nav aria-label="Hoofdmenu" className="max-lg:hidden print:hidden">
          <ul className="flex gap-7">
            <MenuItem href={NOW_FEATURES}>Mogelijkheden</MenuItem>
            <MenuItem href={`${URLS.home}#roadmap`}>Roadmap</MenuItem>
            <MenuItem href={URLS.pricing}>Plannen</MenuItem>
            <MenuItem href={`${URLS.home}#vragen`}>Vragen</MenuItem>
          </ul>
        </nav>
        {join ? (
          <ButtonAnchor
            look="primary"
            href={URLS.auth}
            className="fixed top-4 right-5 z-30 shadow-[0_0_0_2px_var(--paper)] max-sm:right-4 max-sm:px-3 max-sm:text-sm sm:right-[max(2rem,calc(50vw-36rem))] print:hidden"
          >
            {SITE.joinWaitlist}
          </ButtonAnchor>
        ) : null}
      </header>
      <main id="inhoud">{children}</main>
      <SiteFooter operator={site.operator} />
    </>
  )
}

function MenuItem({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-2 text-ink no-underline hover:underline">
        {children}
      </a>
    </li>
  )
}
