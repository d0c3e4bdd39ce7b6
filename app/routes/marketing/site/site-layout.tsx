import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { SITE } from '#app/copy/marketing.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { NOW_FEATURES, URLS } from '#features/urls.ts'
import type { SiteData } from './public-page.ts'
import { SiteFooter } from './site-footer.tsx'
import { WIDTH } from './site-width.ts'

/** The layout of the public pages. `join` shows the waitlist button, which stays in a bar at the top and covers no content. */
export function SiteLayout({ site, join = true, children }: { site: SiteData; join?: boolean; children: ReactNode }) {
  return (
    <>
      <header className="pt-16 print:pt-0">
        <div
          data-bar
          className="fixed inset-x-0 top-0 z-30 border-b border-hairline bg-paper print:static print:border-0"
        >
          <div className={`${WIDTH} flex h-16 items-center gap-8 ${join ? 'pe-48 sm:pe-56 lg:pe-64' : ''}`}>
            <a href={URLS.home} className="text-xl no-underline">
              <Wordmark>{BRAND.name}</Wordmark>
            </a>
            <nav aria-label="Hoofdmenu" className="grow max-lg:hidden print:hidden">
              <ul className="flex gap-6">
                {MENU.map(([label, href]) => (
                  <MenuItem key={href} href={href}>
                    {label}
                  </MenuItem>
                ))}
                <MenuItem href={URLS.login} last>
                  {SITE.signInShort}
                </MenuItem>
              </ul>
            </nav>
          </div>
          {join ? (
            <ButtonAnchor
              look="primary"
              href={URLS.auth}
              className="fixed top-2.5 right-5 z-30 max-sm:right-4 max-sm:px-3 max-sm:text-sm sm:right-[max(2rem,calc(50vw-36rem))] print:hidden"
            >
              {SITE.joinWaitlist}
            </ButtonAnchor>
          ) : null}
        </div>
        <nav aria-label="Menu" className={`${WIDTH} relative lg:hidden print:hidden`}>
          <details data-menu>
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              <Menu aria-hidden className="size-5" />
              Menu
            </summary>
            <ul className="grid border-t border-hairline pt-1 pb-3 sm:grid-cols-2">
              {MENU.map(([label, href]) => (
                <MenuItem key={href} href={href}>
                  {label}
                </MenuItem>
              ))}
            </ul>
          </details>
          <a
            href={URLS.login}
            className="absolute top-0 right-5 inline-flex min-h-11 items-center font-medium text-ink sm:right-8"
          >
            {SITE.signInShort}
          </a>
        </nav>
      </header>
      <main id="inhoud">{children}</main>
      <SiteFooter operator={site.operator} />
    </>
  )
}

const MENU = [
  ['Mogelijkheden', NOW_FEATURES],
  ['Voorbeeld', URLS.example],
  ['Roadmap', `${URLS.home}#roadmap`],
  ['Plannen', URLS.pricing],
  ['Vragen', `${URLS.home}#vragen`],
] as const

function MenuItem({ href, last = false, children }: { href: string; last?: boolean; children: ReactNode }) {
  return (
    <li className={last ? 'ms-auto' : ''}>
      <a href={href} className="inline-block py-2.5 text-ink no-underline hover:underline">
        {children}
      </a>
    </li>
  )
}
