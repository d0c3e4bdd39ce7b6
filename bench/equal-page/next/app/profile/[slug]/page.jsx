import { notFound } from 'next/navigation'
import { cache, Fragment } from 'react'
import { readProfile } from '../../../profile.mjs'

export const dynamic = 'force-dynamic'

// Head and body of one request share one read.
const read = cache(readProfile)

export async function generateMetadata({ params }) {
  const { slug } = await params
  const profile = await read(slug)
  if (!profile) return {}
  return {
    title: profile.title,
    description: profile.p.samenvatting_algemeen,
    other: Object.fromEntries(profile.robots),
    alternates: {
      canonical: profile.pageUrl,
      types: Object.fromEntries(profile.alternates.map(({ type, title, href }) => [type, [{ title, url: href }]])),
    },
  }
}

export default async function Page({ params }) {
  const { slug } = await params
  const profile = await read(slug)
  if (!profile) notFound()
  const { p, plainUrl, alternates, groups, published, updated, licence, platforms, json } = profile
  const sections = [
    { id: 'diensten', title: 'Diensten', items: p.diensten.map((d) => ({ title: d.naam, text: d.omschrijving })) },
    { id: 'team', title: 'Mensen', items: p.team.map((t) => ({ title: t.naam, small: t.functie })) },
    {
      id: 'veelgestelde-vragen',
      title: 'Veelgestelde vragen',
      items: p.faqs.map((f) => ({ title: f.vraag, text: f.antwoord })),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as Next.js documents JSON-LD; `<` is escaped. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      <div className="mx-auto grid max-w-[68rem] grid-cols-1 gap-10 wrap-anywhere px-5 py-8 sm:px-8 lg:gap-14 lg:py-12">
        <header>
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
              <li>Bedrijfsprofiel</li>
              <li aria-hidden="true">/</li>
              <li aria-current="page" className="min-w-0 font-medium break-words text-ink">
                {p.company_name}
              </li>
            </ol>
          </nav>
        </header>
        <main id="inhoud" className="grid grid-cols-1 gap-10 lg:gap-14">
          <div className="grid grid-cols-1 gap-8 lg:gap-10">
            <div className="grid max-w-[52rem] grid-cols-1 gap-5">
              <h1 className="text-2xl leading-[1.12] font-semibold tracking-[-0.015em] break-words hyphens-auto sm:text-3xl">
                <span className="marked">{p.company_name}</span>
              </h1>
              <p className="font-serif text-xl">{p.desired_info}</p>
              <p className="text-lg font-semibold">
                <a href={p.url} className="break-words">
                  {plainUrl}
                </a>
              </p>
            </div>
          </div>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="order-2 grid grid-cols-1 gap-6 lg:order-1">
              <Card id="over" title={`Over ${p.company_name}`}>
                <div className="grid max-w-prose gap-3">
                  <p className="whitespace-pre-line">{p.samenvatting_algemeen}</p>
                  <p className="whitespace-pre-line">{p.description}</p>
                </div>
              </Card>
              {sections.map(({ id, title, items }) => (
                <Card key={id} id={id} title={title}>
                  <ul className="divide-y divide-hairline">
                    {items.map((item, index) => {
                      const entry = (
                        <div className="grid max-w-prose gap-1.5">
                          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                            <h3 className="font-sans font-semibold">{item.title}</h3>
                          </div>
                          {item.small ? <p className="text-sm text-soft">{item.small}</p> : null}
                          {item.text ? <p className="whitespace-pre-line">{item.text}</p> : null}
                        </div>
                      )
                      return (
                        <li
                          key={item.title}
                          id={`${id}-${index + 1}`}
                          className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid"
                        >
                          {id === 'team' ? <div className="flex items-start gap-4 sm:gap-5">{entry}</div> : entry}
                        </li>
                      )
                    })}
                  </ul>
                </Card>
              ))}
            </div>
            <div className="order-1 lg:order-2">
              <div className="rounded-md border border-hairline bg-sheet">
                {groups.map(({ id, title, facts }) => (
                  <section key={id} id={id} className="border-b border-hairline p-5 last:border-b-0">
                    <h2 className="mb-3 text-lg">{title}</h2>
                    <dl className="grid gap-x-8 gap-y-3">
                      {facts.map(([term, value]) => (
                        <div key={term}>
                          <dt className="text-sm text-soft">{term}</dt>
                          <dd className="break-words">{value.href ? <FactLink {...value} /> : value}</dd>
                        </div>
                      ))}
                    </dl>
                  </section>
                ))}
              </div>
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
          <p>
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

function FactLink({ href, text, web }) {
  return (
    <a href={href} className={web ? 'break-words' : undefined}>
      {text}
    </a>
  )
}

function Card({ id, title, children }) {
  return (
    <div id={id}>
      <section aria-labelledby={`kop-${id}`} className="rounded-md border border-hairline bg-sheet p-5 sm:p-6">
        <h2 id={`kop-${id}`} className="mb-3 text-lg">
          {title}
        </h2>
        {children}
      </section>
    </div>
  )
}
