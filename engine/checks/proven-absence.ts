/** Proof that is needed before a report says that something is missing. */

import type { SiteReading } from '#engine/extract/read-site.ts'
import type { KnownField, Language } from '#engine/report/report.ts'
import type { Sighting } from '#engine/second-look/second-look.ts'
import { excerpt, listed, type Text } from '#engine/wording.ts'
import { notMeasured, type Verdict } from './check.ts'

/** A field is reported as missing only when a second look finds nothing and all pages were read. */
export function provenAbsence(site: SiteReading, field: KnownField): Verdict<Absence> {
  const sighting = site.look.sight(field)
  if (sighting) {
    const found = field === 'btw-id' ? maskedNumber(sighting.found) : sighting.found
    return {
      outcome: 'probably',
      values: { where: sighting.where, page: pageOf(sighting.url), found: excerpt(found, 60) },
      evidence: [{ url: sighting.url, found }],
    }
  }
  const byScript = site.outcome.id === 'app-shell' ? site.home?.url : site.look.unread.find((one) => one.byScript)?.url
  if (byScript)
    return {
      outcome: 'needs-javascript',
      values: { page: pageOf(byScript) },
      evidence: [{ url: byScript, found: '-' }],
    }
  const pages = pagesRead(site)
  const unread = site.look.unread[0]
  if (unread)
    return notMeasured(
      `Niet gevonden op ${pages.nl}, maar ${pageOf(unread.url).nl} ${unread.why.nl}: daarom niet gemeten.`,
      `Not found on ${pages.en}, but ${pageOf(unread.url).en} ${unread.why.en}: so not measured.`,
    )
  return { outcome: 'unknown', values: { pages }, evidence: site.pages.map(({ url }) => ({ url, found: '-' })) }
}

type Absence = 'probably' | 'needs-javascript' | 'unknown'

/** A btw number that could not be parsed may contain a citizen service number, so only its end is shown. */
export function maskedNumber(text: string): string {
  return /B[ .-]{0,2}\d[ .-]{0,2}\d/i.test(text) ? text.slice(0, 60).replace(/\d(?=(?:\D{0,3}\d){2})/g, '•') : text
}

/** 'de 3 gelezen pagina’s'; the report lists which pages these are. */
export function pagesRead({ pages }: SiteReading): Text {
  return pages.length === 1
    ? { nl: 'de ene pagina die is gelezen', en: 'the one page that was read' }
    : { nl: `de ${pages.length} gelezen pagina’s`, en: `the ${pages.length} pages that were read` }
}

/** Sentences on what is missing and what is probably there, each with what a second look found. */
export function lackingSentences(
  parts: { label: Text; sighting: Sighting | null }[],
  missing: (list: string, language: Language) => string,
): Text {
  const said = (language: Language) => {
    const absent = parts.filter(({ sighting }) => !sighting).map(({ label }) => label[language])
    const seen = parts.filter(({ sighting }) => sighting).map(({ label }) => label[language])
    const probably =
      language === 'nl'
        ? 'Staat er waarschijnlijk, maar niet leesbaar als zodanig: '
        : 'Probably there, but not readable as such: '
    return [
      ...(absent.length ? [`${missing(listed(absent, language), language)}.`] : []),
      ...(seen.length ? [`${probably}${listed(seen, language)}.`] : []),
    ].join(' ')
  }
  return { nl: said('nl'), en: said('en') }
}

/** Where something was found that could not be parsed. */
export function placeOf({ url, where, found }: Sighting): Text {
  const page = pageOf(url)
  return {
    nl: `${where.nl} van ${page.nl}: ‘${excerpt(found, 60)}’`,
    en: `${where.en} of ${page.en}: ‘${excerpt(found, 60)}’`,
  }
}

function pageOf(url: string): Text {
  const { pathname = '/', search = '' } = URL.parse(url) ?? {}
  const path = pathname + search
  return path === '/' ? { nl: 'de homepage', en: 'the home page' } : { nl: path, en: path }
}
