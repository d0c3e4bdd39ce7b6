import type { EncodeProblem } from './encoding.ts'

export type UploadProblem = EncodeProblem | 'no-file' | 'too-large' | 'no-consent' | 'too-many'

/** Why an uploaded picture was refused → what to do. */
export const UPLOAD_TEXTS: Record<UploadProblem, string> = {
  'no-file': 'Kies een afbeelding.',
  'too-large': 'Deze afbeelding is groter dan 10 MB. Maak hem kleiner.',
  'no-consent': 'Vink eerst aan dat je deze foto mag gebruiken. Kies hem daarna opnieuw.',
  'too-many': 'Stuur hoogstens zes afbeeldingen tegelijk. Kies deze opnieuw en sla nog een keer op.',
  'web-page': 'Dit is een webpagina, geen afbeelding. Gebruik PNG, JPEG, WebP, AVIF, GIF of SVG.',
  heic: 'Dit is een HEIC-foto van een telefoon. Sla hem op als JPEG en kies hem opnieuw.',
  'not-an-image': 'Dit is geen afbeelding die we kennen. Gebruik PNG, JPEG, WebP, AVIF, GIF of SVG.',
  'too-many-pixels': 'Deze afbeelding heeft meer dan 50 miljoen pixels. Maak hem kleiner.',
  unreadable: 'Deze afbeelding is beschadigd of niet volledig. Sla hem opnieuw op en probeer het nog eens.',
  'too-slow': 'Deze afbeelding is te ingewikkeld om te tekenen. Maak hem eenvoudiger, of gebruik PNG.',
}
