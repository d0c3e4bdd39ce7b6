/** Why a request failed, as a sentence. */
import type { FetchFailure } from '#engine/evidence.ts'
import type { Language } from './report.ts'

const TEXTS: Record<FetchFailure, Record<Language, string>> = {
  'invalid-url': { nl: 'Dit is geen geldig webadres.', en: 'This is not a valid web address.' },
  'blocked-scheme': {
    nl: 'Alleen adressen met http of https worden gelezen.',
    en: 'Only http and https addresses are read.',
  },
  'blocked-port': { nl: 'Deze poort wordt niet gelezen.', en: 'This port is not read.' },
  'blocked-credentials': {
    nl: 'Een adres met een gebruikersnaam of wachtwoord wordt niet gelezen.',
    en: 'An address with a user name or password is not read.',
  },
  'blocked-address': {
    nl: 'Dit adres hoort bij een besloten netwerk.',
    en: 'This address belongs to a private network.',
  },
  'dns-failed': {
    nl: 'De domeinnaam bestaat niet of heeft geen adres.',
    en: 'The domain name does not exist or has no address.',
  },
  'connection-failed': { nl: 'De server nam geen verbinding aan.', en: 'The server did not accept a connection.' },
  'tls-failed': {
    nl: 'De beveiligde verbinding (https) mislukte, bijvoorbeeld door een verlopen certificaat.',
    en: 'The secure connection (https) failed, for instance because of an expired certificate.',
  },
  'timed-out': { nl: 'Het antwoord duurde te lang.', en: 'The answer took too long.' },
  'too-many-redirects': {
    nl: 'Er waren te veel omleidingen achter elkaar.',
    en: 'There were too many redirects in a row.',
  },
  'too-large': {
    nl: 'Het antwoord was te groot; alleen het begin is gelezen.',
    en: 'The answer was too large; only its beginning was read.',
  },
  'bad-encoding': { nl: 'Het antwoord was niet uit te pakken.', en: 'The answer could not be decompressed.' },
  'disallowed-by-robots': {
    nl: 'robots.txt verbiedt onze crawler deze pagina te lezen.',
    en: 'robots.txt forbids our crawler to read this page.',
  },
  'robots-unavailable': {
    nl: 'Niet opgevraagd: robots.txt gaf geen bruikbaar antwoord.',
    en: 'Not asked for: robots.txt gave no usable answer.',
  },
  'off-site': { nl: 'Dit adres leidt om naar een andere website.', en: 'This address redirects to another website.' },
  'not-recorded': {
    nl: 'Deze pagina staat niet in de opgenomen bestanden.',
    en: 'This page is not among the recorded files.',
  },
  'too-heavy': {
    nl: 'De website is te zwaar om te lezen.',
    en: 'The website is too heavy to read.',
  },
}

export function problemText(failure: FetchFailure): Record<Language, string> {
  return TEXTS[failure]
}
