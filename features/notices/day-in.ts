import type { Language } from '#engine/report/report.ts'

/** '22 november 2026', of a moment as ISO 8601. */
export function dayIn(moment: string, language: Language): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(moment))
}
