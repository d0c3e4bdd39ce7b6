import type { CompanyFacts, Conflict, FactSource } from '#engine/report.ts'

const FIELDS: Record<keyof CompanyFacts, string> = {
  name: 'Naam',
  legalName: 'Statutaire naam',
  website: 'Website',
  description: 'Omschrijving',
  sector: 'Sector',
  address: 'Adres',
  country: 'Land',
  email: 'E-mail',
  phone: 'Telefoon',
  kvk: 'KvK-nummer',
  vat: 'Btw-id',
  foundingYear: 'Oprichtingsjaar',
  socials: 'Sociale profielen',
  services: 'Diensten',
  reviews: 'Reviews',
  cases: 'Cases',
  faqs: 'Veelgestelde vragen',
  openingHours: 'Openingstijden',
  logo: 'Logo',
}

const SOURCES: Record<FactSource, string> = {
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
  meta: 'metatag',
  link: 'link',
  footer: 'footer',
  contact: 'contactblok',
  text: 'tekst',
  profile: 'openbaar profiel',
}

/** What the website says in two ways: an assistant has to guess then. */
export function ConflictList({ conflicts }: { conflicts: Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="tegenspraak">
      <h2 id="tegenspraak" className="text-xl">
        {conflicts.length === 1
          ? 'Eén gegeven spreekt zichzelf tegen'
          : `${conflicts.length} gegevens spreken zich tegen`}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">Een assistent moet dan raden. Wij rekenen met de eerste waarde.</p>
      <dl className="border-t border-edge">
        {conflicts.map(({ field, values }) => (
          <div
            key={field}
            className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{FIELDS[field]}</dt>
            {values.map((one) => (
              <dd key={one.value + one.source + one.page} className="grid min-w-0 gap-0.5 sm:col-start-2">
                <span className="font-medium wrap-anywhere">{one.value}</span>
                <span className="text-sm text-soft">
                  {SOURCES[one.source]}, <span className="font-mono break-all">{one.page}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
