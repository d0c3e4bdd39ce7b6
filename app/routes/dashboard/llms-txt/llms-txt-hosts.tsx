/** Where to put the two files, per website builder. */
interface Places {
  hostedUrl: string
  profileJsonUrl: string
  /** The path of llm-profile.json on the customer's website. */
  profilePath: string
}

const HOSTS: { name: string; steps: (places: Places) => string[] }[] = [
  {
    name: 'WordPress',
    steps: ({ profilePath }) => [
      'Open de bestanden van je website bij je hostingpartij (bestandsbeheer of SFTP).',
      'Zet llms.txt in de hoofdmap, waar ook de map wp-content staat.',
      inFolder(profilePath, 'in de hoofdmap'),
      'Maakt een plugin zoals Yoast SEO al een llms.txt, zet dat daar dan uit: er kan er maar één zijn.',
      'Kun je niet bij de bestanden, maak dan met een plugin zoals Redirection omleidingen naar de bestanden bij ons.',
    ],
  },
  {
    name: 'Shopify',
    // Shopify answers /llms.txt itself, so that a redirect does nothing (shopify.dev: llms.txt.liquid).
    steps: ({ profileJsonUrl, profilePath }) => [
      'Shopify maakt zelf al een llms.txt. Die vervang je: ga naar Online Store → Themes → ⋯ → Edit code.',
      'Maak bij Templates een nieuw bestand met de naam llms.txt.liquid.',
      'Kopieer je llms.txt hierboven en plak de tekst in dat bestand.',
      `Maak bij de URL-redirects een omleiding van ${profilePath} naar ${profileJsonUrl}.`,
    ],
  },
  {
    name: 'Wix',
    // Wix generates the file, and lets the owner edit it (dev.wix.com: Llms Txt API).
    steps: ({ profileJsonUrl, profilePath }) => [
      'Open in je Wix-dashboard het onderdeel SEO en zoek daar llms.txt.',
      'Vervang de tekst die Wix zelf maakte door je llms.txt van hierboven.',
      `Maak bij SEO → URL Redirect Manager een omleiding van ${profilePath} naar ${profileJsonUrl}.`,
      'Heeft jouw Wix geen llms.txt, maak dan ook daarvoor een omleiding, naar je llms.txt bij ons.',
    ],
  },
  {
    name: 'Squarespace',
    steps: ({ hostedUrl, profileJsonUrl, profilePath }) => [
      'Open Settings → Developer Tools → URL Mappings.',
      `Zet daar op een regel: \`/llms.txt -> ${hostedUrl} 301\``,
      `En op de regel eronder: \`${profilePath} -> ${profileJsonUrl} 301\``,
    ],
  },
  {
    name: 'nginx',
    steps: ({ profilePath }) => [
      'Zet llms.txt in de map die bij root staat.',
      inFolder(profilePath, 'daarin'),
      ...(isHidden(profilePath)
        ? ['Weigert je server mappen met een punt, voeg dan toe: `location ^~ /.well-known/ { allow all; }`']
        : []),
      'Zorg dat é en ë goed overkomen: zet `charset utf-8;` in het server-blok.',
      'Herlaad nginx: `nginx -s reload`',
    ],
  },
  {
    name: 'Apache',
    steps: ({ profilePath }) => [
      'Zet llms.txt in de map die bij DocumentRoot staat.',
      inFolder(profilePath, 'daarin'),
      'Zorg dat é en ë goed overkomen: zet `AddDefaultCharset utf-8` in .htaccess.',
    ],
  },
  {
    name: 'Cloudflare',
    steps: ({ hostedUrl, profileJsonUrl, profilePath }) => [
      'Staan de bestanden op je eigen server, dan geeft Cloudflare ze vanzelf door. Bij Cloudflare Pages zet je ze in de map die je publiceert.',
      `Kun je geen bestanden plaatsen, maak dan bij Rules → Redirect Rules een omleiding van /llms.txt naar ${hostedUrl}, en van ${profilePath} naar ${profileJsonUrl}.`,
      'Kijk bij Security of ‘Block AI bots’ uit staat: anders komt geen assistent bij je website.',
    ],
  },
  {
    name: 'Netlify',
    steps: ({ profilePath }) => [
      'Zet llms.txt in de map die ongewijzigd mee naar de website gaat (vaak public of static).',
      inFolder(profilePath, 'daarin'),
      'Publiceer de website opnieuw.',
    ],
  },
  {
    name: 'Vercel',
    steps: ({ profilePath }) => [
      'Zet llms.txt in de map public van je project.',
      inFolder(profilePath, 'daarin'),
      'Publiceer de website opnieuw.',
    ],
  },
]

const isHidden = (path: string) => path.startsWith('/.well-known/')

/** For example: 'Maak daarin de map .well-known en zet er llm-profile.json in.' */
function inFolder(path: string, where: string): string {
  const names = path.split('/').filter(Boolean)
  const file = names.pop() ?? ''
  return names.length === 0 ? `Zet ${file} ernaast.` : `Maak ${where} de map ${names.join('/')} en zet er ${file} in.`
}

/** Renders text between backticks as code, in a font without ligatures, because it must be typed literally. */
function withCode(step: string) {
  return step.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}

export function HostInstructions({ places }: { places: Places }) {
  return (
    <section aria-label="Zo zet je de bestanden op je website" className="grid gap-2">
      <h3 className="font-sans font-semibold">Zo zet je de bestanden op je website</h3>
      <p>
        llms.txt download je hierboven; dit is je{' '}
        <a href={places.profileJsonUrl} download={places.profilePath.split('/').at(-1)}>
          llm-profile.json
        </a>
        , voor {places.profilePath}. Een omleiding naar het bestand bij ons verandert vanzelf mee met je profiel.
      </p>
      {HOSTS.map(({ name, steps }) => (
        <details key={name} className="border-b border-hairline py-2 last:border-b-0">
          <summary className="font-medium">{name}</summary>
          <ol className="list-decimal space-y-1 py-2 ps-6 wrap-anywhere">
            {steps(places).map((step) => (
              <li key={step}>{withCode(step)}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  )
}
