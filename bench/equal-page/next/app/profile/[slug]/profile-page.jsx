/** The page itself, apart from what Next.js adds, so that a test can compare it with ours without Next.js. */
import { Fragment } from 'react'

export function ProfilePage({ profile }) {
  const { p, pageUrl, sentence, sections, contact, alternates, groups, published, updated, licence, platforms, json } =
    profile
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as Next.js documents JSON-LD; `<` is escaped. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      <div className="mx-auto grid max-w-[68rem] grid-cols-1 gap-10 wrap-anywhere px-5 py-6 sm:px-8 sm:py-8 lg:gap-14 lg:py-12 print:block print:max-w-none print:space-y-8 print:p-0">
        <header className="print:hidden">
          <nav aria-label="Kruimelpad">
            <ol className="flex flex-wrap items-baseline gap-x-3 text-soft">
              <li>
                <a href="/" className="no-underline">
                  <span className="marker-stroke inline-block font-serif font-semibold tracking-[-0.01em] text-ink">
                    Vindbaar
                  </span>
                </a>
              </li>
              <li aria-hidden="true">/</li>
              <li aria-current="page">Bedrijfsprofiel</li>
            </ol>
          </nav>
        </header>
        <main id="inhoud" className="grid grid-cols-1 gap-8 lg:gap-14 print:block">
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-y-12 print:block print:space-y-8">
            <div className="lg:col-span-2">
              <div className="grid max-w-[46rem] grid-cols-1 gap-5">
                <h1 className="text-2xl leading-[1.12] font-semibold tracking-[-0.015em] hyphens-auto sm:text-3xl">
                  {p.company_name}
                </h1>
                <figure className="grid gap-2 border-l-2 border-marker pl-4 sm:pl-5">
                  <p className="font-serif text-lg sm:text-xl">
                    <span className="marked [print-color-adjust:exact]">{p.company_name}</span>
                    {sentence}
                  </p>
                  <figcaption className="text-sm text-soft">
                    Samengesteld uit de gegevens van {p.company_name}.
                  </figcaption>
                </figure>
                <p className="max-w-prose text-lg whitespace-pre-line">{p.desired_info}</p>
              </div>
            </div>
            <div className="lg:row-start-2 lg:col-start-2">
              <section
                id="contact"
                aria-labelledby="contact-titel"
                className="rounded-md border border-hairline bg-sheet"
              >
                <div className="grid grid-cols-1 gap-3 p-5">
                  <h2 id="contact-titel" className="text-lg">
                    Contact
                  </h2>
                  <FactList facts={contact} />
                </div>
              </section>
            </div>
            <div className="grid grid-cols-1 gap-10 lg:col-start-1 lg:row-start-2 print:block print:space-y-8">
              <Section id="over" title={`Over ${p.company_name}`}>
                <div className="grid max-w-prose grid-cols-1 gap-3">
                  <p className="whitespace-pre-line">{p.samenvatting_algemeen}</p>
                  <p className="whitespace-pre-line">{p.description}</p>
                </div>
              </Section>
              {sections.map(({ id, title, columns, items }) => (
                <Section key={id} id={id} title={title}>
                  <ul className={`grid grid-cols-1 gap-x-8 gap-y-5 ${columns ? 'sm:grid-cols-2' : ''}`}>
                    {items.map((item, index) => (
                      <li key={item.title} id={`${id}-${index + 1}`} className="print:break-inside-avoid">
                        {id === 'team' ? (
                          <div className="flex items-start gap-4 sm:gap-5">
                            <Entry {...item} />
                          </div>
                        ) : (
                          <Entry {...item} />
                        )}
                      </li>
                    ))}
                  </ul>
                </Section>
              ))}
              {groups.map(({ id, title, facts }) => (
                <Section key={id} id={id} title={title}>
                  <FactList facts={facts} columns />
                </Section>
              ))}
            </div>
          </div>
        </main>
        <footer className="grid gap-2 border-t border-edge pt-5 text-sm text-soft">
          <p>
            Gepubliceerd op <time dateTime={published.iso}>{published.text}</time>, bijgewerkt op{' '}
            <time dateTime={updated.iso}>{updated.text}</time>. {p.company_name} heeft deze gegevens zelf opgegeven.
          </p>
          <p>{licence}</p>
          <p>Bedoeld voor: {platforms}.</p>
          <p className="hidden print:block">Dit profiel staat op {pageUrl}</p>
          <p className="print:hidden">
            Dezelfde gegevens voor machines:{' '}
            {alternates.map(({ title, href }, index) => (
              <Fragment key={href}>
                {index > 0 ? ' en ' : ''}
                <a href={href}>{title}</a>
              </Fragment>
            ))}
            .
          </p>
        </footer>
      </div>
    </>
  )
}

function Section({ id, title, children }) {
  return (
    <section id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} className="mb-4 border-b border-edge pb-2 text-xl print:break-after-avoid">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Entry({ title, small, text }) {
  return (
    <div className="grid max-w-prose gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">{title}</h3>
      </div>
      {small ? <p className="text-sm text-soft">{small}</p> : null}
      {text ? <p className="whitespace-pre-line">{text}</p> : null}
    </div>
  )
}

function FactList({ facts, columns = false }) {
  return (
    <dl className={`grid grid-cols-1 gap-x-8 gap-y-3 print:grid-cols-3 ${columns ? 'sm:grid-cols-3' : ''}`}>
      {facts.map(([term, value]) => (
        <div key={term} className="print:break-inside-avoid">
          <dt className="text-sm text-soft">{term}</dt>
          <dd>{value.href ? <a href={value.href}>{value.text}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
