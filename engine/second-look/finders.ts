/** For each known field the signs that it is there: the form of a value, or the label beside it. Simpler than the extraction on purpose. */
import { kindOfEmail } from '#engine/extract/contact/emails.ts'
import { isPlaceholderPhone } from '#engine/extract/contact/phones-in-text.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { domainOf } from '#engine/extract/site-context.ts'
import { parsePhone } from '#engine/identity/phone.ts'
import type { KnownField } from '#engine/report/report.ts'
import { isFiller } from '#engine/text.ts'
import { type Finder, first, hits, or } from './patterns.ts'

const isMadeUp = (digits: string) =>
  /^(\d)\1+$/.test(digits) || digits.startsWith('1234567') || digits.startsWith('0123456')

// Bounded in this file: no quantifier is open, and each looks at most 360 characters on, in the worker thread and within its 2 seconds
const KVK_LABEL =
  /k\.? ?v\.? ?k(?![a-z])|koophandel|handelsregister|chamber of commerce|\bcoc\b|trade register|iso6523/gi
const EIGHT_DIGITS = /(?<!\d[ .]?)\d(?:[ .]?\d){7}(?![ .]?\d)/g

/** An eight-digit number near a label: after it, in the next cell or column, or before it. */
const kvk: Finder = ({ view: { text } }) => {
  for (const { match } of hits(KVK_LABEL, text)) {
    const around = text.slice(Math.max(0, match.index - 40), match.index + 400)
    const found = first(EIGHT_DIGITS, around, ([digits]) => !isMadeUp(digits.replace(/\D/g, '')))
    if (found) return `${match[0]} ${found}`
  }
  return first(/0106:\d{8}(?!\d)/g, text)
}

const VAT =
  /(?<![A-Z\d])(?:N ?L)?[ .-]{0,2}\d(?:[ .-]{0,2}\d){8}[ .-]{0,2}B[ .-]{0,2}\d[ .-]{0,2}\d(?!\d)|(?<![A-Z\d])BE[ .-]{0,2}[01](?:[ .-]?\d){9}(?!\d)/gi
const vat: Finder = ({ view: { text } }) => first(VAT, text, ([found]) => !isMadeUp(found.replace(/\D/g, '')))

const PHONE =
  /(?<![\d.,=/_-])(?:(?:\+|00) ?3[12][ ().–—/-]{0,4}(?:\(?0\)?)?(?:[ ().–—/·-]{0,3}\d){8,9}|\(?0(?:[ ().–—/·-]{0,3}\d){9})(?!\d)/g
const NO_PHONE =
  /(?:fax|\bf:?|iban|kvk|btw|vat|rekening\w{0,8}|vestigingsnummer|agb\w{0,6}|isbn|ean|[A-Z]{2}\d{2} ?[A-Z]{4})[^\d\n]{0,14}[\d ]{0,12}$/i
const phone: Finder = ({ view: { zone, text } }) => {
  const found = first(PHONE, text, ([raw], before) => {
    const parsed = parsePhone(raw, 'NL')
    // Numbers in code and URLs can be anything.
    if (
      zone !== 'text' &&
      !/tel|phone|call|mobi|whatsapp|wa\.me|content|label|alt|title|text|value/i.test(before.slice(-40))
    )
      return false
    return parsed.ok && !isPlaceholderPhone(parsed.value) && !NO_PHONE.test(before)
  })
  return (
    found ??
    first(
      /(?:tel:|wa\.me\/|phone=)[+%\d][\d ().%-]{3,20}/gi,
      text,
      ([raw]) => !isMadeUp(raw.replace(/\D/g, '').slice(-8)),
    )
  )
}

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,24}/gi
const SPELLED =
  /[a-z0-9][a-z0-9._-]{1,40} ?(?:[[({<] ?(?:at|apenstaartje|@|a) ?[\])}>]| at | apenstaartje ) ?[a-z0-9-]{2,60} ?(?:\.|[[({] ?(?:dot|punt|\.) ?[\])}]| dot | punt ) ?(?:nl|com|be|eu|net|org|info|nu)\b/gi
const BACKWARDS = /\b(?:ln|eb|moc|ue|ten|gro|ofni|un)\.[a-z0-9-]{2,60}@[a-z0-9._-]{2,40}\b/gi
const BY_SCRIPT =
  /mailto:(?!["'?\s]*$)|["'`]@["'`]|fromCharCode\([^)]{0,200}\b64\b|data-cfemail|email-protection#|data-(?:user|name|local|mail)\w{0,10}="[^"]{1,60}"[^>\n]{0,80}data-(?:domain|host|tld|site)/gi
const NOBODYS =
  /(?:sentry|wixpress|example|domain|voorbeeld|jouw|uw-?(?:domein|email)|autoriteitpersoonsgegevens|consuwijzer|schema\.org|w3\.org|\.(?:png|jpe?g|gif|webp|svg|js|css)$)/i
const email: Finder = ({ view: { zone, text }, page }) => {
  const domain = domainOf(page.url)
  const found = first(
    EMAIL,
    text,
    ([address]) => !NOBODYS.test(address) && kindOfEmail(address.toLowerCase(), domain, '') !== 'placeholder',
  )
  if (found) return found
  const odd = first(SPELLED, text) ?? first(BACKWARDS, text)
  if (odd) return odd
  if (zone === 'text') return null
  const made = first(BY_SCRIPT, text)
  return made ?? (zone === 'script' ? fromBase64(text) : null)
}

function fromBase64(text: string): string | null {
  return first(/atob\(["'`]([A-Za-z0-9+/=]{8,200})["'`]\)/g, text, (match) =>
    /@/.test(Buffer.from(match[1]!, 'base64').toString('latin1')),
  )
}

const POSTCODE = /(?<![\d€.,])([1-9]\d{3}) {0,2}([A-Z]{2})(?![A-Za-z\d])/g
const STREET =
  /\p{Lu}[\p{L}'’.-]{1,30}(?:straat|weg|laan|plein|dijk|kade|gracht|singel|hof|pad|steeg|markt|dreef|plantsoen|wei|ring|baan|lei|steenweg|boulevard|park|haven|wal|str\.) {1,2}\d{1,4}(?![\d:])/gu
const MAP =
  /(?:google\.[a-z.]{2,6}\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo|openstreetmap\.org|bing\.com\/maps)[^\s"'<>]{6,200}/gi
const SEAT =
  /(?:gevestigd|woonachtig|praktijk|kantoor|werkplaats|atelier|winkel|vestiging|locatie|based) (?:te|in|aan de|op) \p{Lu}\p{L}{2,}/gu
const address: Finder = ({ view: { text } }) =>
  first(POSTCODE, text, (match, before) => {
    const [, digits, letters] = match
    if (/^S[ADS]$/.test(letters!) || /(?:©|\(c\)|copyright|sinds|since|in|tot|-|–) {0,2}$/i.test(before)) return false
    // A place follows a postcode; '1250 EU per stuk' is a price.
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30)
    if (!/^[\s,]{0,3}(?:\p{Lu}|['’]s|$)/u.test(after) && !/(?:postcode|\d ?[a-z]{0,2}[\s,]{1,3})$/i.test(before))
      return false
    // '2026 JP' is a year and initials, unless a street precedes it.
    return (
      Number(digits) < 1990 || Number(digits) > 2035 || /\p{L}[^\n]{0,20} \d{1,4} ?[a-z]{0,2}[\s,]{1,3}$/iu.test(before)
    )
  }) ??
  first(STREET, text) ??
  first(/"(?:streetAddress|postalCode|addressLocality)"\s{0,3}:\s{0,3}"[^"\n]{2,80}"/g, text) ??
  first(SEAT, text) ??
  first(/\bpostbus \d{1,5}/gi, text) ??
  first(MAP, text)

const country: Finder = ({ view: { zone, text } }) =>
  zone === 'text'
    ? first(/(?<!\p{L})(?:Nederland|The Netherlands|Netherlands|Holland|België|Belgie|Belgium)(?!\p{L})/gu, text)
    : first(/"addressCountry"\s{0,3}:\s{0,3}["{][^\n]{0,40}/g, text)

const YEAR = '(?:1[5-9]|20)\\d\\d(?!\\d|[ -]\\d{3})'
const FOUNDED = new RegExp(
  `(?:opgericht|oprichting(?:sjaar)?|gesticht|founded|established|founding|anno|est\\.|gestart|begonnen|ontstaan|van start|opende|geopend|gevestigd sinds|familiebedrijf sinds|bestaa[tn]|actief sinds)[^\\d\\n]{0,60}${YEAR}|${YEAR}[^\\d\\n]{0,60}(?:opgericht|gesticht|founded|established|opende (?:hij|zij|de|ik|we))`,
  'giu',
)
const founded: Finder = ({ view: { zone, text } }) =>
  zone === 'script'
    ? first(/"foundingDate"\s{0,3}:\s{0,3}"[^"\n]{4,20}"/g, text)
    : zone === 'text'
      ? first(
          FOUNDED,
          text,
          ([found]) =>
            !/\b(?:wet|avg|licentie|certifi|keurmerk|cursus|opleiding|pand|gebouw\w{0,4}|actie|dienst|website|geboren|lid|studie|prijzen|voorwaarden)\b/i.test(
              found,
            ),
        )
      : null

const SOCIAL =
  /(?:^|[/."'(=\s])(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|twitter|threads|x)\.(?:com|net)\/([\w@.%-]{2,80}(?:\/[\w@.%-]{2,80})?)/gi
const NO_PROFILE =
  /^(?:tr|sharer?|share\.php|sharing|shareArticle|intent|plugins|dialog|embed|watch|p|reel|hashtag|search|home|login|policies|privacy|legal|help|about|v\d|sdk|pin\/create|en_US|nl_NL|iframe_api|fbevents|widgets?|oembed|gtag|player_api|signals)\b|\.js\b/i
const socials: Finder = ({ view: { text } }) =>
  first(SOCIAL, text, ([, path]) => !NO_PROFILE.test(path!)) ??
  first(/volg (?:ons|mij|me) (?:ook )?op (?:facebook|instagram|linkedin|youtube|tiktok|pinterest)/gi, text)

/** Words that announce a list: in a heading, a link, a tab; not anywhere in a sentence. */
function labelled(words: RegExp): Finder {
  return ({ view: { zone, text }, page }) => {
    if (zone !== 'text' || page.kind === 'legal') return null
    for (const line of page.shown.slice(0, 3000))
      if (
        (headingLevel(line) > 0 || /^(?:button|summary|dt|th)$/.test(line.tag)) &&
        line.text.length < 90 &&
        words.test(line.text)
      )
        return line.text
    for (const link of page.links.slice(0, 2000)) if (link.text.length < 60 && words.test(link.text)) return link.text
    return first(new RegExp(`(?<=[\\n>])\\s{0,40}(?:${words.source})[^\\n.]{0,30}(?=\\n)`, 'gi'), text)
  }
}

const inCode =
  (pattern: RegExp): Finder =>
  ({ view: { zone, text } }) =>
    zone === 'text' ? null : first(pattern, text)

const SERVICES =
  /\b(?:diensten|dienstverlening|services|behandelingen|werkzaamheden|specialisaties|specialismen|expertises?|assortiment|ons aanbod|wat (?:wij|we|ik) (?:doen|doe|bieden|bied)|wat doen (?:wij|we)|tarieven|prijslijst|menukaart|trainingen|cursussen|wat kunnen (?:wij|we))\b/i
const PROOF =
  /\b(?:reviews?|recensies?|ervaringen|beoordelingen|testimonials?|referenties?|klanten (?:over|vertellen|aan het woord)|wat (?:onze )?klanten|dit zeggen|portfolio|projecten|cases|klantcases|realisaties|ons werk|gastenboek)\b/i
const PROOF_CODE =
  /(?:trustpilot|feedbackcompany|kiyoh|klantenvertellen|trustindex|zorgkaartnederland|webwinkelkeur|tripadvisor|"aggregateRating"|"Review"|google-?reviews)[^\n"'<>]{0,60}/gi
const FAQ = /\b(?:veel\s?gestelde vragen|faq|frequently asked|vraag en antwoord|vragen (?:&|en) antwoorden)\b/i

const questions: Finder = ({ view: { zone }, page }) => {
  if (zone !== 'text' || page.kind === 'legal') return null
  const asked = page.shown.filter(
    (line) =>
      line.text.endsWith('?') &&
      line.text.length < 160 &&
      (headingLevel(line) > 0 || /^(?:button|summary|dt)$/.test(line.tag)),
  )
  return asked.length >= 2 ? asked[0]!.text : null
}

const description: Finder = ({ view: { zone }, page }) => {
  if (zone !== 'text') return null
  const meta = page.metas.find(
    ({ name, content }) => /^(?:og:|twitter:)?description$/.test(name) && content.trim().length >= 10,
  )
  if (meta && !isFiller(meta.content)) return meta.content
  const told = page.shown.find(
    ({ tag, text, region }) =>
      (tag === 'p' || tag === 'div') &&
      region !== 'footer' &&
      text.length >= 80 &&
      /\b(?:wij|we|ik|ons|onze|mijn|our|bij)\b/i.test(text),
  )
  return told && !isFiller(told.text) ? told.text : null
}

const TRADE_ENDING =
  /(?<!\p{L})\p{L}{2,30}(?:bedrijf|erij|praktijk|salon|bureau|kantoor|winkel|atelier|studio|garage|school|adviseur|specialist|therapeut|therapie|monteur|installateur|makelaar|fotograaf|coach|trainer|advies|techniek|handel|verhuur|zorg|makers?|zetter|bouw)(?!\p{L})/giu
const sector: Finder = ({ view: { zone }, page }) => {
  if (zone !== 'text' || page.kind !== 'home') return null
  const told = [
    page.title,
    ...page.shown
      .filter((line) => headingLevel(line) > 0 && headingLevel(line) < 3)
      .slice(0, 20)
      .map(({ text }) => text),
  ]
  return first(TRADE_ENDING, told.join('\n'))
}

/** A title with more than a page word may contain the name. */
const name: Finder = ({ view: { zone }, page }) =>
  zone === 'text' &&
  page.kind === 'home' &&
  page.title.length > 2 &&
  !/^(?:home|welkom|welcome|index|start|untitled.*)$/i.test(page.title)
    ? page.title
    : null

export const FINDERS: Record<KnownField, Finder> = {
  naam: name,
  website: () => null,
  omschrijving: description,
  sector,
  'adres of plaats': address,
  land: country,
  'e-mail': email,
  telefoon: phone,
  'KvK-nummer': kvk,
  'btw-id': vat,
  oprichtingsjaar: founded,
  'sociale profielen': socials,
  diensten: or(labelled(SERVICES), inCode(/"(?:hasOfferCatalog|makesOffer|OfferCatalog)"/g)),
  'reviews of cases': or(labelled(PROOF), inCode(PROOF_CODE)),
  'veelgestelde vragen': or(labelled(FAQ), questions, inCode(/"FAQPage"/g)),
}
