/**
 * Where to put a change in the systems that most small websites are made with. Names of menus are as the systems show them in
 * English, because their Dutch names differ by version. Read on 2026-11-22 in the makers' own documentation: Shopify's robots.txt
 * and llms.txt templates, Webflow's robots.txt and indexing settings, and Wix's custom code and text files. Read in guides of others:
 * Squarespace's Code Injection, Crawlers, 'Hide this page' and llms.txt by URL mapping, Yoast's file editor, and which robots.txt
 * WordPress serves. The other steps are common practice, not looked up.
 */
import type { WebsiteSystem } from '#engine/report/report.ts'

export type System = WebsiteSystem['id'] | 'html'
export type Place = 'head' | 'robots' | 'llms' | 'text'

export const SYSTEM_NAMES: Record<System, string> = {
  wordpress: 'WordPress',
  wix: 'Wix',
  shopify: 'Shopify',
  squarespace: 'Squarespace',
  webflow: 'Webflow',
  html: 'Gewone HTML-bestanden',
}

export const PLACE_TITLES: Record<Place, string> = {
  head: 'Code in de head',
  robots: 'Het bestand robots.txt',
  llms: 'Het bestand llms.txt',
  text: 'Tekst op een pagina',
}

const PLACE_OF: Record<string, Place> = {
  'json-ld': 'head',
  indexing: 'head',
  description: 'head',
  'robots-txt': 'robots',
  'llms-txt': 'llms',
}

/** Where a change is made; null where it depends on the hosting or the theme. */
export function placeOf(change: { id: string; category: string }): Place | null {
  const place = PLACE_OF[change.id]
  if (place) return place
  return change.category === 'inhoud' || change.category === 'bekende-gegevens' || change.category === 'identiteit'
    ? 'text'
    : null
}

export const BUILDER_STEPS: Record<System, Record<Place, string[]>> = {
  wordpress: {
    head: [
      'Installeer de plugin WPCode en open Code Snippets → Header & Footer. Plak de code in het vak Header en sla op: hij komt dan op elke pagina.',
      'Een meta description zet je in je SEO-plugin: open de homepage om te bewerken en vul bij Yoast SEO ‘Meta description’ in.',
      'Staat er noindex op de hele site? Zet bij Settings → Reading het vinkje bij ‘Discourage search engines’ uit.',
      'Leeg daarna de cache van je cacheplugin of hosting.',
    ],
    robots: [
      'Met Yoast SEO: open Yoast SEO → Tools → File editor, maak of bewerk robots.txt en sla op.',
      'Zonder Yoast: zet een bestand robots.txt via SFTP of het bestandsbeheer van je hosting in de map waar ook wp-config.php staat. Dat gaat voor op wat WordPress zelf maakt.',
    ],
    llms: [
      'Zet het bestand llms.txt via SFTP of het bestandsbeheer van je hosting in de map waar ook wp-config.php staat.',
      'Maakt een SEO-plugin al een llms.txt? Zet dat daar dan uit, zodat er één bestand is.',
    ],
    text: ['Open Pages, kies de pagina, voeg de tekst toe als gewoon tekstblok en klik op Save of Update.'],
  },
  wix: {
    head: [
      'Open in het dashboard Settings → Custom Code en klik op Add Custom Code. Plak de code, kies de pagina’s en als plaats Head, en klik op Apply. Dit kan alleen bij een gepubliceerde site met een betaald plan en een eigen domein.',
      'JSON-LD, meta description en indexeren kunnen ook per pagina: open in de editor de instellingen van de pagina → SEO. Daar staan de omschrijving, het indexeren en onder Advanced SEO de structured data.',
    ],
    robots: [
      'Open in het dashboard SEO → Robots.txt Editor, vervang de inhoud en klik op Save.',
      'Met Reset to Default haal je de robots.txt van Wix terug.',
    ],
    llms: [
      'Een los bestand in de hoofdmap zetten kan niet: Wix maakt zelf een llms.txt, dat de eigenaar mag aanpassen. Zoek in het dashboard bij SEO naar llms.txt en plak daar de tekst.',
      'Vind je dat daar niet, sla deze verandering dan over.',
    ],
    text: ['Open de editor, voeg op de pagina een tekstelement toe, plak de tekst en klik op Publish.'],
  },
  shopify: {
    head: [
      'Open Online Store → Themes, klik op … naast je thema en kies Edit code. Open layout/theme.liquid, plak de code vlak boven </head> en sla op.',
      'De meta description van de homepage staat in Online Store → Preferences.',
    ],
    robots: [
      'Staat robots.txt.liquid in Online Store → Themes → … → Edit code nog niet onder Templates? Klik daar op Add a new template, kies robots.txt en klik op Create template.',
      'Vervang de hele inhoud door de tekst uit het stappenplan en sla op. Verwijder je het bestand, dan geldt de robots.txt van Shopify weer.',
    ],
    llms: [
      'Klik in Online Store → Themes → … → Edit code met de rechtermuisknop op de map Templates, kies New File en noem het bestand llms.txt.liquid. Plak de tekst en sla op.',
      'Verwijder je het bestand, dan geldt de llms.txt van Shopify weer.',
    ],
    text: [
      'Open Online Store → Themes → Customize en voeg op de pagina een tekstsectie toe, of bewerk de pagina onder Online Store → Pages.',
    ],
  },
  squarespace: {
    head: [
      'Open Settings → Developer Tools → Code Injection (in oudere versies Settings → Advanced), plak de code in het vak Header en klik op Save. Met het plan Personal kan dit niet.',
      'De meta description en ‘Hide this page from search results’ staan in de instellingen van de pagina, onder SEO.',
    ],
    robots: [
      'Squarespace maakt robots.txt zelf; vervangen kan niet. Open Settings → Crawlers en zet het blokkeren van zoekmachines en van AI-crawlers uit.',
    ],
    llms: [
      'Een bestand in de hoofdmap zetten kan niet. Upload llms.txt als bestand via een link op een pagina: het krijgt dan het adres /s/llms.txt.',
      'Zet in Settings → Developer Tools → URL Mappings de regel: /llms.txt -> /s/llms.txt 301',
    ],
    text: ['Open de pagina, klik op Edit, voeg een tekstblok toe, plak de tekst en klik op Save.'],
  },
  webflow: {
    head: [
      'Open Site settings → Custom code en plak de code in Head code; voor één pagina staat het vak Inside <head> tag in de instellingen van die pagina. Klik op Save changes en publiceer de site. Dit kan alleen met een betaald plan.',
      'De meta description staat in de instellingen van de pagina, onder SEO settings.',
      'Staat er noindex? Zet in de instellingen van die pagina Sitemap indexing aan, en haal een zelfgeplakte noindex uit de custom code.',
    ],
    robots: [
      'Open Site settings → SEO → Indexing, plak de regels in het veld robots.txt, klik op Save en publiceer de site.',
    ],
    llms: ['Open Site settings → SEO en upload het bestand bij llms.txt. Publiceer daarna de site.'],
    text: [
      'Open de pagina in de Designer of de Editor, voeg een tekstelement toe, plak de tekst en publiceer de site.',
    ],
  },
  html: {
    head: [
      'Open het HTML-bestand van de pagina, plak de code vlak boven </head> en zet het bestand terug op de server.',
    ],
    robots: ['Zet het bestand robots.txt in de hoofdmap van de website, naast index.html.'],
    llms: ['Zet het bestand llms.txt in de hoofdmap van de website, opgeslagen als UTF-8.'],
    text: ['Zet de tekst in het HTML-bestand zelf, niet in een afbeelding of een script.'],
  },
}
