import { ABOUT, FOOTER, SITE } from '#app/copy/marketing.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { type Operator, operatorLines } from '#features/operator.ts'
import { URLS } from '#features/urls.ts'
import { WIDTH } from './site-width.ts'

export function SiteFooter({ operator }: { operator: Operator }) {
  return (
    <footer className="border-t border-edge bg-shade">
      <section
        aria-labelledby="waarom-pro"
        className={`${WIDTH} print:hidden grid gap-5 py-8 lg:grid-cols-[2fr_5fr] lg:gap-16 lg:py-16`}
      >
        <div className="grid content-start justify-items-start gap-3 lg:gap-5">
          <h2 id="waarom-pro" className="text-xl sm:text-2xl">
            {FOOTER.title}
          </h2>
          <ButtonAnchor href={URLS.auth}>{SITE.joinWaitlist}</ButtonAnchor>
        </div>
        <dl className="divide-y divide-hairline border-y border-hairline">
          {FOOTER.benefits.map(([title, text]) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-serif font-semibold sm:text-lg">{title}</dt>
              <dd className="max-w-prose">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={`${WIDTH} grid gap-5 border-t border-hairline py-8 lg:py-8 lg:grid-cols-[2fr_5fr] lg:gap-16`}>
        <div className="grid content-start gap-2">
          <a href={URLS.home} className="justify-self-start text-lg no-underline">
            <Wordmark>{BRAND.name}</Wordmark>
          </a>
          <address className="text-sm text-soft not-italic">
            {operatorLines({ ...operator, email: undefined }).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {operator.email ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : null}
          </address>
        </div>
        <div className="grid gap-5">
          <nav aria-label="Over deze site" className="print:hidden">
            <ul className="flex flex-wrap gap-x-7">
              <FooterLink href={URLS.pricing}>Plannen</FooterLink>
              <FooterLink href={URLS.about}>{ABOUT.title}</FooterLink>
              <FooterLink href={`${URLS.about}#contact`}>{ABOUT.contact.title}</FooterLink>
              <FooterLink href={URLS.terms}>{FOOTER.terms}</FooterLink>
              <FooterLink href={URLS.privacy}>{FOOTER.privacy}</FooterLink>
              <FooterLink href={URLS.bot}>{BRAND.botName}</FooterLink>
              {operator.email ? <FooterLink href={`mailto:${operator.email}`}>{FOOTER.contact}</FooterLink> : null}
              <FooterLink href={URLS.login}>Inloggen</FooterLink>
            </ul>
          </nav>
          <p className="max-w-[68ch] text-sm text-soft">{FOOTER.disclaimer}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-11 items-center font-medium">
        {children}
      </a>
    </li>
  )
}
