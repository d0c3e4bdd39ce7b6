/** Codes → the texts for the user. They are agreed: do not change them in passing (docs/spec.md, 'Texts'). */
import type { FailureCode } from '#features/failure.ts'

/** Its type requires every failure: a new one does not compile without a text. */
export const FAILURE_TEXTS: Record<FailureCode, string> = {
  'invalid-input': 'Niet alles is goed ingevuld. Kijk bij de velden wat er mist.',
  'invalid-json': 'Dit verzoek is geen geldige JSON.',
  'not-signed-in': 'Je moet ingelogd zijn om deze pagina te bekijken.',
  'invalid-credentials': 'Onjuiste email of wachtwoord',
  // The same for every address, also when no link will come: an account that does not exist, or that an admin locked.
  'account-locked':
    'Er is te vaak een verkeerd wachtwoord geprobeerd. Wacht een kwartier, of vraag een reset link aan. Komt die niet? Neem dan contact met ons op.',
  'account-suspended': 'Dit account is vergrendeld. Neem contact met ons op.',
  'account-deleted': 'Dit account is verwijderd. Neem contact met ons op als je het terug wilt.',
  'password-change-required': 'Kies eerst een eigen wachtwoord.',
  'no-admin-access': 'Geen admin toegang',
  'second-factor-required': 'Vul ook de code uit je app in, of een herstelcode.',
  'second-factor-missing': 'Stel eerst de tweede stap bij het inloggen in.',
  'second-step-expired': 'Dit duurde te lang. Vul je e-mailadres en wachtwoord opnieuw in.',
  'code-wrong': 'Deze code klopt niet. Een code uit de app werkt één keer, en ongeveer een minuut lang.',
  'token-scope': 'Deze sleutel mag dit niet.',
  'token-limit-reached': 'Je hebt twintig sleutels. Trek er eerst een in.',
  'passkey-refused': 'Inloggen met deze passkey lukte niet. Probeer het opnieuw, of log in met je wachtwoord.',
  'passkey-not-added': 'Deze passkey kon niet worden toegevoegd. Probeer het opnieuw.',
  'passkey-limit-reached': 'Je hebt twintig passkeys. Verwijder er eerst een.',
  'second-look-required': 'Bevestig eerst met je wachtwoord of een code dat jij het bent.',
  'not-allowed': 'Geen toegang',
  'upgrade-required': 'Dit hoort bij Pro en Expert. Upgrade om het te gebruiken.',
  'own-account': 'Je kunt je eigen account niet vergrendelen of verwijderen.',
  'account-closed': 'Dit account is vergrendeld of verwijderd. Ontgrendel of herstel het eerst.',
  'account-not-deleted': 'Dit account is niet verwijderd. Verwijder het eerst.',
  'wrong-origin': 'Dit verzoek kwam niet van onze eigen pagina. Laad de pagina opnieuw en probeer het nog eens.',
  'crawler-not-allowed': 'Dit bedrijf laat deze AI-assistent niet toe.',
  'not-found': 'Oops! Page not found',
  'domain-not-found': 'Deze website staat niet in je account.',
  'file-not-found': 'Niet gevonden',
  'function-not-found': 'Deze functie bestaat niet.',
  'progress-not-found': 'Deze voortgang bestaat niet.',
  'method-not-allowed': 'Dit adres kan zo niet worden gebruikt.',
  'form-unreadable': 'Dit formulier is niet goed aangekomen. Laad de pagina opnieuw en probeer het nog eens.',
  'form-expected': 'Verstuur dit als formulier.',
  'body-too-large': 'Dit verzoek is te groot.',
  'too-many-fields': 'Dit formulier heeft te veel velden.',
  'body-too-slow': 'Je gegevens kwamen niet op tijd binnen. Probeer het opnieuw.',
  'profile-not-found': 'Profiel niet gevonden',
  'profile-gone': 'Profiel niet gevonden',
  'company-address-invalid': 'Dit is geen geldig bedrijfsprofiel.',
  'company-not-allowed': 'Je hebt geen toegang tot dit bedrijfsprofiel.',
  'company-not-found': 'Bedrijfsinformatie niet gevonden',
  'company-load-failed': 'Er is een fout opgetreden bij het laden van de gegevens.',
  'shared-report-not-found': 'Deze link bestaat niet.',
  'shared-report-gone': 'Deze link werkt niet meer.',
  'changed-elsewhere':
    'Je gegevens zijn intussen ergens anders gewijzigd. Kijk wat er moet staan en probeer het opnieuw.',
  'extra-domains-need-expert': 'Alleen Expert gebruikers kunnen meerdere domeinen toevoegen',
  'too-many-domains': 'Je kunt maximaal 10 domeinen toevoegen',
  'primary-domain-stays': 'Je eerste domein hoort bij je account en kan niet worden verwijderd.',
  'website-not-covered': 'Extra websites horen bij Expert. Deze blijft bewaard, maar kan nu niet worden gepubliceerd.',
  'email-taken': 'Er bestaat al een account met dit e-mailadres.',
  'already-on-waitlist': 'Dit e-mailadres staat al op de wachtlijst',
  'too-many-requests': 'Dat ging iets te vaak achter elkaar. Wacht even en probeer het dan opnieuw.',
  'too-many-at-once':
    'Er lopen al analyses of vergelijkingen van je account. Wacht tot er een klaar is en probeer het dan opnieuw.',
  'too-many-streams':
    'Je hebt te veel vensters open om ze allemaal bij te werken. Sluit er een paar en laad de pagina opnieuw.',
  'too-busy': 'Het is nu druk. Probeer het over een halve minuut opnieuw.',
  'analysis-limit-reached': 'Je analyselimiet is bereikt. Op een later moment kun je opnieuw analyseren.',
  'revision-limit-reached':
    'Je hebt dit rapport al drie keer laten nakijken. Volgende maand komt er een nieuw rapport.',
  'builder-limit-reached':
    'Vandaag is deze website al vijf keer gecontroleerd. Morgen kun je weer controleren; wat je veranderde, blijft gewoon staan.',
  'comparison-limit-reached':
    'Maandelijkse limiet bereikt. Op de eerste van de volgende maand kun je weer vergelijken.',
  'reading-limit-reached':
    'Vandaag hebben we je website al vijf keer gelezen. Morgen kan het weer; tot dan vul je de velden zelf in.',
  'document-limit-reached': 'Vandaag hebben we al twintig documenten van je gelezen. Morgen kan het weer.',
  'document-refused': 'Dit document kunnen we niet lezen.',
  'picture-limit-reached': 'Je hebt vandaag al veel afbeeldingen gestuurd. Morgen kan het weer.',
  'picture-refused': 'Deze afbeelding kunnen we niet gebruiken.',
  'reset-link-invalid': 'Ongeldige of verlopen reset link',
  'template-not-found': 'Deze mailtemplate bestaat niet.',
  'template-placeholder-missing': 'Voor deze mail ontbreekt een gegeven dat in de tekst staat.',
  'domain-failed': 'Fout bij aanmaken domein',
  'profile-save-failed': 'Fout bij opslaan profiel',
  'analysis-failed': 'De analyse is niet gelukt. Je profiel is wel gepubliceerd; probeer de analyse opnieuw.',
  'comparison-failed': 'De vergelijking is niet gelukt en telt niet mee. Probeer het opnieuw.',
  'page-failed': 'Er ging iets mis',
  'reading-failed': 'Het lezen is niet gelukt en telt niet mee. Probeer het opnieuw, of vul de velden zelf in.',
  'database-away': 'We kunnen nu even niet bij de gegevens. Probeer het over een paar seconden opnieuw.',
  stopping: 'We starten net even opnieuw op. Probeer het over een paar seconden opnieuw.',
  'something-went-wrong': 'Er ging iets mis',
}

/** Fallback for failures on a screen. */
export const FALLBACK_TEXTS = {
  builderCheck: 'De laatste controle is niet gelukt; dat lag aan ons en telt niet mee. Probeer het opnieuw.',
  resetRequest: 'Er ging iets mis. Probeer het later opnieuw.',
  adminSignIn: 'Inloggen mislukt',
  loadUsers: 'Kon gebruikers niet laden',
  createUser: 'Fout bij aanmaken gebruiker',
  updateUser: 'Kon gebruiker niet bijwerken',
} as const

export const SUCCESS_TEXTS = {
  'signed-in': 'Welkom terug!',
  'reset-requested': 'Als dit email adres bekend is, ontvang je een reset link.',
  'password-changed': 'Wachtwoord succesvol gewijzigd!',
  'password-replaced': 'Je wachtwoord is gewijzigd.',
  'others-signed-out': 'Je bent op alle andere apparaten uitgelogd.',
  'session-ended': 'Dat apparaat is uitgelogd.',
  'factor-on': 'De tweede stap staat aan.',
  'passkey-added': 'Je passkey is toegevoegd.',
  'passkey-renamed': 'De naam is opgeslagen.',
  'passkey-removed': 'De passkey is verwijderd en werkt niet meer.',
  'token-revoked': 'De sleutel is ingetrokken en werkt niet meer.',
  'own-account-deleted':
    'Je account is verwijderd. Met de link in de mail die we je sturen, haal je het 30 dagen lang terug.',
  'factor-off': 'De tweede stap staat uit.',
  'waitlist-joined': 'Je bent toegevoegd aan de wachtlijst! Check je email.',
  'newsletter-subscribed': 'Welkom! Check je inbox voor de eerste tips',
  'profile-saved': 'Opgeslagen',
  'profile-published': 'Profiel gepubliceerd! Je bent nu vindbaar voor AI-platforms.',
  'profile-offline': 'Je profiel is offline. Niemand kan het nog lezen.',
  'analysis-complete': 'Analyse compleet!',
  'comparison-complete': 'Vergelijking compleet!',
  'report-shared': 'De link is gemaakt',
  'report-unshared': 'De link is ingetrokken. Wie hem opent, ziet niets meer.',
  'settings-saved': 'Instellingen opgeslagen',
  'domain-added': 'Domein toegevoegd',
  'domain-deleted': 'Domein verwijderd',
  copied: 'Gekopieerd naar klembord!',
  'user-created': 'Gebruiker aangemaakt',
  'user-locked': 'Gebruiker vergrendeld',
  'user-unlocked': 'Gebruiker ontgrendeld',
  'user-deleted': 'Gebruiker verwijderd',
  'user-restored': 'Gebruiker hersteld',
} as const
export type SuccessCode = keyof typeof SUCCESS_TEXTS

/** Shown while a screen is loading something. */
export const PENDING_TEXTS = {
  'trying-again':
    'We kunnen nu even niet bij de gegevens. Wat je typte, staat er nog. We proberen het vanzelf opnieuw.',
  'checking-reset-link': 'Controleren van reset link...',
} as const
