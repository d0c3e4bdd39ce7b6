/** The texts of the screen that proves a website. Where a file goes in each system; where code goes is in builder-steps.ts. */

import type { Found } from '#features/ownership/check-website.server.ts'
import type { ProofMethod } from '#features/ownership/proof.rules.ts'
import type { System } from './builder-steps.ts'

export const METHOD_NAMES: Record<ProofMethod, string> = {
  bestand: 'Een bestand',
  meta: 'Een metatag',
  dns: 'Een DNS-record',
}

export const FOUND_TEXTS: Record<ProofMethod, Record<Found, string>> = {
  bestand: {
    proven: 'Gevonden, met jouw code.',
    other: 'Het bestand staat er, maar jouw regel staat er niet in.',
    nothing: 'Het bestand staat er niet.',
    unreachable: 'De website gaf geen antwoord, of stuurde door naar een andere website.',
  },
  meta: {
    proven: 'Gevonden, met jouw code.',
    other: 'De metatag staat er, maar met een andere code.',
    nothing: 'De metatag staat niet in de head van de homepage.',
    unreachable: 'De homepage was niet te lezen, of stuurde door naar een andere website.',
  },
  dns: {
    proven: 'Gevonden, met jouw code.',
    other: 'Er staat een TXT-record met deze naam, maar met een andere inhoud.',
    nothing: 'Er is geen TXT-record met deze naam.',
    unreachable: 'De naamservers van de website gaven geen antwoord.',
  },
}

/** A file in the root of the website. Null: the system allows none, so that the tag or the record is the way. */
export const FILE_STEPS: Record<System, string | null> = {
  wordpress: 'Zet het bestand via SFTP of het bestandsbeheer van je hosting in de map waar ook wp-config.php staat.',
  wix: null,
  shopify: null,
  squarespace: null,
  webflow: null,
  html: 'Zet het bestand in de hoofdmap van de website, naast index.html.',
}

export const NO_FILE = 'Een los bestand in de hoofdmap kan hier niet. Gebruik de metatag of het DNS-record.'

export const DNS_STEPS = [
  'Log in bij de partij waar je domeinnaam staat en open de DNS-instellingen.',
  'Voeg een TXT-record toe met de naam en de inhoud hierboven. Vraagt het formulier alleen het deel vóór je domeinnaam? Laat je domeinnaam dan weg.',
  'Sla op. Het kan een paar uur duren voordat iedereen het nieuwe record ziet.',
]
