/** Failure code → what the user reads; complete by type. Texts between quotes in the specification stand here to the letter. */
import type { FailureCode } from '#features/failure.ts'

export const FAILURE_TEXTS: Record<FailureCode, string> = {
  'invalid-input': 'Niet alles is goed ingevuld. Kijk bij de velden wat er mist.',
  'not-signed-in': 'Je moet ingelogd zijn om deze pagina te bekijken.',
  'invalid-credentials': 'Onjuiste email of wachtwoord',
  'account-locked': 'Dit account is vergrendeld. Vraag een reset link aan of neem contact met ons op.',
  'account-deleted': 'Dit account is verwijderd. Neem contact met ons op als je het terug wilt.',
  'password-change-required': 'Kies eerst een eigen wachtwoord.',
  'no-admin-access': 'Geen admin toegang',
  'not-allowed': 'Geen toegang',
  'wrong-origin': 'Dit verzoek kwam niet van onze eigen pagina. Laad de pagina opnieuw en probeer het nog eens.',
  'not-found': 'Oops! Page not found',
  'profile-not-found': 'Profiel niet gevonden',
  'profile-gone': 'Profiel niet gevonden',
  'email-taken': 'Er bestaat al een account met dit e-mailadres.',
  'too-many-requests': 'Dat ging iets te vaak achter elkaar. Wacht even en probeer het dan opnieuw.',
  'analysis-limit-reached': 'Je analyselimiet is bereikt. Op een later moment kun je opnieuw analyseren.',
  'reset-link-invalid': 'Ongeldige of verlopen reset link',
  'template-not-found': 'Deze mailtemplate bestaat niet.',
  'template-placeholder-missing': 'Voor deze mail ontbreekt een gegeven dat in de tekst staat.',
  'mail-failed': 'De mail kon niet worden verstuurd. Probeer het later opnieuw.',
  'domain-failed': 'Fout bij aanmaken domein',
  'profile-save-failed': 'Fout bij opslaan profiel',
  'analysis-failed': 'De analyse is niet gelukt. Je profiel is wel gepubliceerd; probeer de analyse opnieuw.',
  'something-went-wrong': 'Er ging iets mis',
}
