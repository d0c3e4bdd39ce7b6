/** The country, as stated or as it follows from postcode, numbers and phone. */

const NAMES: Record<string, string> = {
  nederland: 'NL',
  netherlands: 'NL',
  'the netherlands': 'NL',
  holland: 'NL',
  nl: 'NL',
  nld: 'NL',
  'pays-bas': 'NL',
  niederlande: 'NL',
  belgië: 'BE',
  belgie: 'BE',
  belgium: 'BE',
  belgique: 'BE',
  be: 'BE',
  bel: 'BE',
  duitsland: 'DE',
  germany: 'DE',
  deutschland: 'DE',
  de: 'DE',
  frankrijk: 'FR',
  france: 'FR',
  luxemburg: 'LU',
  luxembourg: 'LU',
  'verenigd koninkrijk': 'GB',
  'united kingdom': 'GB',
  uk: 'GB',
  gb: 'GB',
  'verenigde staten': 'US',
  'united states': 'US',
  usa: 'US',
  us: 'US',
  spanje: 'ES',
  spain: 'ES',
  es: 'ES',
  italië: 'IT',
  italy: 'IT',
  oostenrijk: 'AT',
  austria: 'AT',
  zwitserland: 'CH',
  switzerland: 'CH',
  ierland: 'IE',
  ireland: 'IE',
  curaçao: 'CW',
  aruba: 'AW',
}

export function countryCode(text: string): string | null {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/\S{0,60}\//, '')
    .replace(/[.]$/, '')
  if (Object.hasOwn(NAMES, clean)) return NAMES[clean]!
  return /^[a-z]{2}$/.test(clean) ? clean.toUpperCase() : null
}
