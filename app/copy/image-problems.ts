/** Why an image could not be fetched → the text at its field, with what to do now. */
import type { ImageProblem } from '#features/images/fetch-images.server.ts'
import { UPLOAD_TEXTS } from '#features/images/upload-texts.ts'

const TRY_LATER = 'Probeer het straks opnieuw.'

/** Its type requires every problem. */
export const IMAGE_PROBLEM_TEXTS: Record<ImageProblem, string> = {
  // What is wrong with the picture itself is the same for one that was uploaded.
  ...UPLOAD_TEXTS,
  'invalid-url':
    'Dit is geen webadres. Vul het adres van de afbeelding zelf in, bijvoorbeeld https://voorbeeld.nl/logo.png.',
  'blocked-scheme': 'Dit adres begint niet met https:// of http://.',
  'blocked-port': 'Dit adres gebruikt een poort waar we niet bij mogen. Gebruik een gewoon webadres.',
  'blocked-credentials': 'Haal de gebruikersnaam en het wachtwoord uit het adres.',
  'connection-failed': `De website van de afbeelding is niet te bereiken. Kijk of het adres klopt en of iedereen het kan openen. ${TRY_LATER}`,
  'tls-failed': 'De beveiligde verbinding met deze website lukt niet: het certificaat klopt niet.',
  'too-many-redirects': 'Dit adres verwijst te vaak door. Vul het uiteindelijke adres in.',
  'too-large': 'Deze afbeelding is groter dan 5 MB. Maak hem kleiner.',
  'bad-encoding': 'De website stuurt deze afbeelding beschadigd op.',
  'disallowed-by-robots': 'Deze website laat ons de afbeelding niet ophalen.',
  'robots-unavailable': 'Deze website laat ons de afbeelding niet ophalen.',
  'off-site': 'Dit adres verwijst naar een andere website. Vul het uiteindelijke adres in.',
  'not-recorded': `Deze afbeelding kon niet worden opgehaald. ${TRY_LATER}`,
  'too-heavy': 'Dit is te zwaar om te lezen.',
  'not-found': 'Op dit adres staat niets (meer). Kijk of het adres klopt.',
  refused: `De website weigert deze afbeelding te geven. ${TRY_LATER}`,
  'web-page': 'Op dit adres staat een webpagina. Vul het adres van de afbeelding zelf in.',
  'no-longer-kept': 'Deze afbeelding hebben we niet meer. Kies hem opnieuw.',
  'too-often': 'Je hebt vandaag al veel afbeeldingen laten ophalen. Morgen kan het weer.',
}
