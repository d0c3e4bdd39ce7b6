/** Where the two files go, per kind of website. */
const HOSTS: { name: string; steps: string[] }[] = [
  {
    name: 'WordPress',
    steps: [
      'Open de bestanden van je website bij je hostingpartij (bestandsbeheer of SFTP).',
      'Zet llms.txt in de hoofdmap, naast wp-config.php.',
      'Maak daar de map .well-known en zet llm-profile.json erin.',
    ],
  },
  {
    name: 'Shopify',
    steps: [
      'Shopify laat geen eigen bestanden in de hoofdmap toe.',
      'Upload llms.txt bij Content → Files en kopieer het adres van het bestand.',
      'Maak bij Online Store → Navigation → URL redirects een omleiding van /llms.txt naar dat adres.',
      'Doe hetzelfde voor /.well-known/llm-profile.json.',
    ],
  },
  {
    name: 'Wix',
    steps: [
      'Wix laat geen eigen bestanden in de hoofdmap toe.',
      'Maak bij SEO → URL Redirect Manager een omleiding van /llms.txt naar je llms.txt bij ons.',
      'Doe hetzelfde voor /.well-known/llm-profile.json.',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings → Developer Tools → URL Mappings.',
      'Zet daar: /llms.txt -> (het adres van je llms.txt bij ons) 301.',
      'Zet op de regel eronder hetzelfde voor /.well-known/llm-profile.json.',
    ],
  },
  {
    name: 'nginx',
    steps: [
      'Zet llms.txt in de map van root, en llm-profile.json in de map .well-known daarin.',
      'Wordt .well-known geweigerd, voeg dan toe: location ^~ /.well-known/ { allow all; }',
      'Zorg voor leesbare tekst: charset utf-8; in hetzelfde blok.',
    ],
  },
  {
    name: 'Apache',
    steps: [
      'Zet llms.txt in de DocumentRoot, en llm-profile.json in de map .well-known daarin.',
      'Voeg aan .htaccess toe: AddDefaultCharset utf-8',
    ],
  },
  {
    name: 'Cloudflare',
    steps: [
      'Staan de bestanden op je server, dan hoeft hier niets; kijk bij Security of AI-bots niet worden geblokkeerd.',
      'Kun je geen bestanden plaatsen, maak dan bij Rules → Redirect Rules een omleiding van /llms.txt naar je llms.txt bij ons.',
    ],
  },
  {
    name: 'Netlify',
    steps: ['Zet beide bestanden in de map die je publiceert (vaak public), .well-known in een map met die naam.'],
  },
  {
    name: 'Vercel',
    steps: ['Zet llms.txt in de map public, en llm-profile.json in public/.well-known.'],
  },
]

export function HostInstructions({ profileJsonUrl }: { profileJsonUrl: string | null }) {
  return (
    <section aria-label="Zo zet je de bestanden op je website" className="grid gap-2">
      <h3 className="font-sans font-semibold">Zo zet je de bestanden op je website</h3>
      {profileJsonUrl ? (
        <p>
          llms.txt download je hierboven; dit is je{' '}
          <a href={profileJsonUrl} download="llm-profile.json">
            llm-profile.json
          </a>
          .
        </p>
      ) : null}
      {HOSTS.map(({ name, steps }) => (
        <details key={name} className="border-b border-hairline py-2 last:border-b-0">
          <summary className="font-medium">{name}</summary>
          <ol className="list-decimal space-y-1 py-2 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
