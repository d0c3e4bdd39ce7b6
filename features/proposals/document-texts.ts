/** Why a document cannot be read and what to do about it. On their own, because screens show them and need none of the schemas. */
import type { DocumentProblem } from '#engine/documents/document-problems.ts'

export const DOCUMENT_TEXTS: Record<DocumentProblem, string> = {
  'too-large': 'Dit document is te groot. Gebruik een bestand van hoogstens 10 MB, of een deel ervan.',
  password: 'Dit document zit achter een wachtwoord. Sla het op zonder wachtwoord en kies het opnieuw.',
  'no-text':
    'In dit document staat geen tekst die we kunnen lezen. Is het een scan? Gebruik dan het oorspronkelijke bestand.',
  'old-word': 'Dit is een oud Word-bestand (.doc). Sla het op als .docx en kies het opnieuw.',
  'not-a-document': 'Dit is geen PDF, DOCX, TXT of MD, of het bestand is beschadigd. Kies een ander bestand.',
  'too-slow': 'Het lezen van dit document duurt te lang. Probeer een kleiner of eenvoudiger bestand.',
}
