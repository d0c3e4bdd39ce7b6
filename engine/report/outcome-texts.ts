/** Each outcome of a home page that was not read, as sentences: the cause, what to do, and who can do it. */

import type { HomeOutcomeId } from '#engine/outcomes.ts'
import type { Text } from '#engine/wording.ts'

export type Who = 'you' | 'builder' | 'host'

interface OutcomeText {
  /** A few words, shown in place of the score. */
  title: Text
  cause: Text
  advice: Text
  who: Who
}

export const OUTCOME_TEXTS: Record<Exclude<HomeOutcomeId, 'read' | 'app-shell'>, OutcomeText> = {
  parked: {
    title: { nl: 'Geparkeerd', en: 'Parked' },
    cause: {
      nl: 'Op {host} staat een geparkeerde of lege pagina (‘{found}’), geen website van een bedrijf.',
      en: 'At {host} there is a parked or empty page (‘{found}’), not a company website.',
    },
    advice: {
      nl: 'Zet je website op dit adres, of geef het adres op waar hij wel staat.',
      en: 'Put your website at this address, or give the address where it is.',
    },
    who: 'you',
  },
  'dns-failed': {
    title: { nl: 'Domeinnaam niet gevonden', en: 'Domain name not found' },
    cause: {
      nl: 'De domeinnaam {named} bestaat niet of leidt nergens heen.',
      en: 'The domain name {named} does not exist or leads nowhere.',
    },
    advice: {
      nl: 'Kijk of het adres goed gespeld is en of de domeinnaam is verlengd. Klopt dat, laat dan het DNS-record nakijken.',
      en: 'See whether the address is spelled right and the domain name was renewed. If so, have the DNS record checked.',
    },
    who: 'host',
  },
  'connection-failed': {
    title: { nl: 'Geen verbinding', en: 'No connection' },
    cause: {
      nl: 'De server van {named} nam geen verbinding aan of verbrak haar.',
      en: 'The server of {named} did not accept the connection, or broke it off.',
    },
    advice: {
      nl: 'Vraag of de server draait en of een firewall ons weert. Analyseer daarna opnieuw.',
      en: 'Ask whether the server runs and whether a firewall keeps us out. Then analyse again.',
    },
    who: 'host',
  },
  'tls-failed': {
    title: { nl: 'Https werkt niet', en: 'Https does not work' },
    cause: {
      nl: 'De beveiligde verbinding (https) met {named} mislukte, bijvoorbeeld door een verlopen certificaat.',
      en: 'The secure connection (https) with {named} failed, for instance because of an expired certificate.',
    },
    advice: {
      nl: 'Laat het certificaat vernieuwen, en controleren of het bij dit adres hoort.',
      en: 'Have the certificate renewed, and check that it belongs to this address.',
    },
    who: 'host',
  },
  'timed-out': {
    title: { nl: 'Geen antwoord op tijd', en: 'No answer in time' },
    cause: {
      nl: '{named} gaf te lang geen antwoord.',
      en: '{named} gave no answer for too long.',
    },
    advice: {
      nl: 'Vraag waarom de server zo traag is. Was het een storing, analyseer dan later opnieuw.',
      en: 'Ask why the server is so slow. If it was an outage, analyse again later.',
    },
    who: 'host',
  },
  'server-error': {
    title: { nl: 'Serverfout {status}', en: 'Server error {status}' },
    cause: {
      nl: '{asked} gaf status {status}: de server is in storing, overbelast of in onderhoud.',
      en: '{asked} gave status {status}: the server is down, overloaded or under maintenance.',
    },
    advice: {
      nl: 'Vraag wat er met de server is, en analyseer opnieuw als hij weer antwoordt.',
      en: 'Ask what is the matter with the server, and analyse again once it answers.',
    },
    who: 'host',
  },
  password: {
    title: { nl: 'Achter een wachtwoord', en: 'Behind a password' },
    cause: {
      nl: '{host} vraagt om een wachtwoord (status {status}). Wat erachter staat, kan geen crawler lezen.',
      en: '{host} asks for a password (status {status}). What is behind it no crawler can read.',
    },
    advice: {
      nl: 'Haal het wachtwoord van de website zodra hij voor iedereen bedoeld is.',
      en: 'Remove the password from the website once it is meant for everyone.',
    },
    who: 'builder',
  },
  'too-many-requests': {
    title: { nl: 'Geweigerd ({status})', en: 'Refused ({status})' },
    cause: {
      nl: '{host} weigerde ons met status {status}: te veel verzoeken. Voor bezoekers kan de website gewoon werken.',
      en: '{host} refused us with status {status}: too many requests. For visitors the website may work as usual.',
    },
    advice: {
      nl: 'Verruim de limiet voor crawlers, of laat VindbaarBot toe, en analyseer later opnieuw.',
      en: 'Raise the limit for crawlers, or let VindbaarBot in, and analyse again later.',
    },
    who: 'host',
  },
  refused: {
    title: { nl: 'Geweigerd ({status})', en: 'Refused ({status})' },
    cause: {
      nl: '{host} weigerde onze crawler met status {status}. Voor bezoekers kan de website gewoon werken.',
      en: '{host} refused our crawler with status {status}. For visitors the website may work as usual.',
    },
    advice: {
      nl: 'Laat VindbaarBot toe in de beveiliging of firewall, en ga na of de zoekcrawlers van AI-assistenten er wel langs mogen.',
      en: 'Let VindbaarBot in through the protection or firewall, and see whether the search crawlers of AI assistants may pass.',
    },
    who: 'host',
  },
  'bot-wall': {
    title: { nl: 'Botmuur', en: 'Bot wall' },
    cause: {
      nl: 'Voor {host} staat een botmuur: wij kregen een controlepagina in plaats van de homepage. Crawlers die je beveiliging herkent, komen er misschien wel langs.',
      en: 'A bot wall stands in front of {host}: we were given a challenge page instead of the home page. Crawlers that your protection recognises may get through.',
    },
    advice: {
      nl: 'Sta in je beveiliging (bij Cloudflare: AI Crawl Control en Bot Fight Mode) VindbaarBot en de zoekcrawlers van AI-assistenten toe.',
      en: "Allow VindbaarBot and the assistants' search crawlers in your protection (at Cloudflare: AI Crawl Control and Bot Fight Mode).",
    },
    who: 'host',
  },
  'only-us-shut-out': {
    title: { nl: 'VindbaarBot mag niet lezen', en: 'VindbaarBot may not read' },
    cause: {
      nl: 'robots.txt verbiedt onze eigen crawler, VindbaarBot, de homepage te lezen ({found}). Niet alle zoekcrawlers van assistenten zijn uitgesloten.',
      en: "robots.txt forbids our own crawler, VindbaarBot, to read the home page ({found}). Not all the assistants' search crawlers are shut out.",
    },
    advice: {
      nl: 'Zet in robots.txt de regels ‘User-agent: VindbaarBot’ en ‘Allow: /’; dan lezen en beoordelen we je website.',
      en: 'Put the lines ‘User-agent: VindbaarBot’ and ‘Allow: /’ in robots.txt; then we read and judge your website.',
    },
    who: 'builder',
  },
  'all-shut-out': {
    title: { nl: 'Alles verboden', en: 'All forbidden' },
    cause: {
      nl: 'robots.txt sluit alle zoekcrawlers uit, en ook de onze ({found}). Daarom is de homepage niet gelezen.',
      en: 'robots.txt shuts out all search crawlers, ours too ({found}). So the home page was not read.',
    },
    advice: {
      nl: 'Haal in robots.txt de regel weg die alles verbiedt.',
      en: 'Remove the line in robots.txt that forbids everything.',
    },
    who: 'builder',
  },
  'robots-unreadable': {
    title: { nl: 'robots.txt onleesbaar', en: 'robots.txt unreadable' },
    cause: {
      nl: 'Het antwoord op robots.txt brak af, was niet uit te pakken of te zwaar om te lezen. Een crawler moet dan aannemen dat niets mag, en vraagt de homepage niet op.',
      en: 'The answer for robots.txt broke off, could not be decompressed or was too heavy to read. A crawler must then assume that nothing is allowed, and does not ask for the home page.',
    },
    advice: {
      nl: 'Laat robots.txt een gewoon tekstbestand zijn dat met status 200 antwoordt.',
      en: 'Make robots.txt a plain text file that answers with status 200.',
    },
    who: 'host',
  },
  'not-found': {
    title: { nl: 'Niet gevonden ({status})', en: 'Not found ({status})' },
    cause: {
      nl: 'Op {url} staat geen pagina: de server antwoordt met status {status}.',
      en: 'There is no page at {url}: the server answers with status {status}.',
    },
    advice: {
      nl: 'Kijk of het adres goed gespeld is, en zet er anders weer een homepage neer.',
      en: 'See whether the address is spelled right; if it is, put a home page there again.',
    },
    who: 'builder',
  },
  'endless-redirects': {
    title: { nl: 'Eindeloze omleiding', en: 'Endless redirects' },
    cause: {
      nl: '{asked} leidt steeds weer om en komt nergens uit ({found}).',
      en: '{asked} keeps redirecting and arrives nowhere ({found}).',
    },
    advice: {
      nl: 'Laat elke vorm van je adres (met en zonder www, http en https) in één stap naar de homepage leiden.',
      en: 'Send every form of your address (with and without www, http and https) to the home page in one step.',
    },
    who: 'builder',
  },
  'private-redirect': {
    title: { nl: 'Omleiding naar besloten adres', en: 'Redirect to a private address' },
    cause: {
      nl: '{asked} leidt om naar {url}, en dat adres hoort bij een besloten netwerk: van buiten kan niemand het bereiken.',
      en: '{asked} redirects to {url}, and that address belongs to a private network: nobody can reach it from outside.',
    },
    advice: {
      nl: 'Laat de omleiding naar een openbaar adres wijzen.',
      en: 'Make the redirect point to a public address.',
    },
    who: 'builder',
  },
  'bad-redirect': {
    title: { nl: 'Omleiding klopt niet', en: 'Faulty redirect' },
    cause: {
      nl: '{asked} leidt om naar een adres dat geen website is ({found}).',
      en: '{asked} redirects to an address that is no website ({found}).',
    },
    advice: {
      nl: 'Laat de omleiding naar een gewoon adres met http of https wijzen.',
      en: 'Make the redirect point to an ordinary http or https address.',
    },
    who: 'builder',
  },
  'not-html': {
    title: { nl: 'Geen webpagina', en: 'Not a web page' },
    cause: {
      nl: 'Op {url} staat geen HTML-pagina maar iets anders ({found}).',
      en: 'At {url} there is no HTML page but something else ({found}).',
    },
    advice: { nl: 'Lever de homepage als HTML-pagina.', en: 'Serve the home page as an HTML page.' },
    who: 'builder',
  },
  empty: {
    title: { nl: 'Leeg antwoord', en: 'Empty answer' },
    cause: {
      nl: '{url} gaf status {status}, maar een leeg antwoord.',
      en: '{url} gave status {status}, but an empty answer.',
    },
    advice: {
      nl: 'Lever de homepage als HTML-pagina met tekst erin.',
      en: 'Serve the home page as an HTML page with text in it.',
    },
    who: 'builder',
  },
  'too-large': {
    title: { nl: 'Te groot', en: 'Too large' },
    cause: {
      nl: 'De homepage is groter dan 4 MB aan HTML; we lezen hem niet half, want dan klopt het rapport niet.',
      en: 'The home page is larger than 4 MB of HTML; we do not read half of it, for then the report would be wrong.',
    },
    advice: {
      nl: 'Haal ingesloten afbeeldingen, stijlen en scripts uit de HTML, tot onder 200 kB.',
      en: 'Move inlined images, styles and scripts out of the HTML, to below 200 kB.',
    },
    who: 'builder',
  },
  'too-heavy': {
    title: { nl: 'Te zwaar', en: 'Too heavy' },
    cause: {
      nl: 'De pagina’s zijn zo opgebouwd dat ze te zwaar om te lezen waren: het kostte meer tijd of geheugen dan we gebruiken.',
      en: 'The pages are built in such a way that they were too heavy to read: it took more time or memory than we use.',
    },
    advice: {
      nl: 'Laat de HTML nakijken: niet gesloten of eindeloos geneste tags maken een pagina zwaar voor elke lezer.',
      en: 'Have the HTML checked: tags that are not closed or endlessly nested make a page heavy for any reader.',
    },
    who: 'builder',
  },
}
