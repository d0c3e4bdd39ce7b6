/** The pages of a small made-up bakery that states its facts well, one of them in two ways. */
const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Bakkerij De Proefoven bakt sinds 1987 zuurdesembrood en taart in Testwoude.">
</head><body><header><nav><a href="/">Start</a> <a href="/contact">Contact</a> <a href="/over-ons">Over ons</a></nav></header>
<main>${body}</main>
<footer><p>Bakkerij De Proefoven, Proefstraat 12, 1234 AB Testwoude</p>
<p>Telefoon <a href="tel:+31201234560">020 123 45 60</a>, <a href="mailto:brood@proefoven.example">brood@proefoven.example</a></p>
<p>KvK 12345678 · Btw NL123456782B90</p>
<p><a href="https://www.instagram.com/proefoven">Instagram</a> <a href="https://www.facebook.com/proefoven">Facebook</a></p></footer>
</body></html>`

const BAKERY = {
  '@context': 'https://schema.org',
  '@type': 'Bakery',
  name: 'Bakkerij De Proefoven',
  description: 'Zuurdesembrood en taart uit Testwoude, elke ochtend vers.',
  foundingDate: '1987',
  telephone: '+31 20 123 45 60',
  email: 'brood@proefoven.example',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Proefstraat 12',
    postalCode: '1234 AB',
    addressLocality: 'Testwoude',
    addressCountry: 'NL',
  },
  openingHours: ['Tu-Fr 08:00-18:00', 'Sa 08:00-17:00'],
  sameAs: ['https://www.instagram.com/proefoven', 'https://www.facebook.com/proefoven'],
}

const FAQS = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: 'Bakken jullie ook glutenvrij?',
      acceptedAnswer: { '@type': 'Answer', text: 'Ja, op bestelling, in een aparte oven.' },
    },
  ],
}

const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

export const GOLDEN_BAKERY: Record<string, string> = {
  '/': page(
    'Bakkerij De Proefoven',
    `${data(BAKERY)}<h1>Bakkerij De Proefoven</h1>
<p>${'Wij bakken al sinds 1987 elke ochtend zuurdesembrood en taart in Testwoude. '.repeat(12)}</p>
<h2>Onze producten</h2><ul><li>Zuurdesembrood</li><li>Taart op bestelling</li><li>Workshops brood bakken</li></ul>`,
  ),
  '/contact': page(
    'Contact',
    `<h1>Contact</h1><p>Bel ons op <a href="tel:+31201234560">020 123 45 60</a>.</p>
<h2>Openingstijden</h2><p>Dinsdag t/m vrijdag 08:00 - 18:00, zaterdag 08:00 - 17:00</p>`,
  ),
  '/over-ons': page(
    'Over ons',
    `${data(FAQS)}<h1>Over ons</h1><p>Bakkerij De Proefoven begon in 1987. Bakkerij De Proefoven is een familiebedrijf.</p>
<h2>Veelgestelde vragen</h2><h3>Bakken jullie ook glutenvrij?</h3><p>Ja, op bestelling, in een aparte oven.</p>`,
  ),
}
