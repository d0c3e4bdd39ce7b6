/** The general terms and conditions: the rules of docs/spec.md, 'Texts', as articles. */
import { BRAND } from '#features/brand.ts'

export interface Article {
  id: string
  title: string
  /** Rich text; a string that starts with '- ' is an item of a list. */
  text: readonly string[]
}

export const TERMS = {
  title: 'Algemene voorwaarden',
  back: 'Terug',
  version: '2026-11-21',
  intro: `Deze voorwaarden gelden voor iedereen die ${BRAND.name} gebruikt of zich ervoor aanmeldt. Ze zijn zo kort en gewoon mogelijk geschreven. Waar ‘wij’ staat, bedoelen we de beheerder van ${BRAND.name}, die bovenaan deze pagina wordt genoemd.`,
  articles: [
    {
      id: 'dienst',
      title: 'Wat we leveren',
      text: [
        `${BRAND.name} maakt van de bedrijfsgegevens die jij invult een openbaar profiel dat AI-assistenten kunnen lezen, en analyseert hoe goed zij je website kunnen lezen. Wat je plan bevat, staat op de [pagina met plannen](/pricing).`,
        'We beloven geen plek, vermelding of positie in het antwoord van een AI-assistent of in een zoekmachine. Daar hebben wij geen zeggenschap over.',
        'Onderdelen die als beta of ‘in ontwikkeling’ zijn aangeduid, kunnen veranderen of vervallen. Aan de planning kun je geen rechten ontlenen.',
      ],
    },
    {
      id: 'toegang',
      title: 'Toegang op uitnodiging',
      text: [
        `${BRAND.name} is alleen op uitnodiging beschikbaar. Een plek op de wachtlijst geeft geen recht op een account.`,
        'Je account is voor je eigen bedrijf. Je houdt je wachtwoord voor jezelf en meldt het ons als je denkt dat iemand anders het kent.',
      ],
    },
    {
      id: 'gegevens',
      title: 'Jouw gegevens',
      text: [
        'Jij staat ervoor in dat wat je publiceert klopt, van jou is of gebruikt mag worden, en dat mensen die je met naam of foto noemt daarmee instemmen.',
        'Je blijft eigenaar van je gegevens. Je geeft ons toestemming om ze te publiceren in de vormen die je kiest, zolang je profiel online staat. Haal je het offline, dan stopt dat direct.',
        'We mogen een profiel offline halen als het onjuist, misleidend of onrechtmatig is. We vertellen je dan waarom.',
        'Hoe we met persoonsgegevens omgaan, staat op de [privacypagina](/privacy).',
      ],
    },
    {
      id: 'prijzen',
      title: 'Prijzen en indexering',
      text: ['Prijzen zijn in euro en exclusief btw.', 'Prijzen worden elk jaar op 1 januari geïndexeerd.'],
    },
    {
      id: 'betaling',
      title: 'Betaling',
      text: [
        'Je betaalt met een betaalkaart via een betaaldienst. Het bedrag wordt vooraf en per periode automatisch geïncasseerd.',
        'Lukt een incasso niet, dan mogen we de betaalde onderdelen van je plan stilzetten tot er betaald is. Je gegevens blijven bewaard.',
      ],
    },
    {
      id: 'looptijd',
      title: 'Looptijd, verlenging en opzegging',
      text: [
        'Een overeenkomst geldt voor 12 maanden, tenzij bij het gekozen plan anders vermeld.',
        'Daarna wordt zij automatisch met 12 maanden verlengd, tenzij bij het gekozen plan anders vermeld.',
        'Opzeggen kan per e-mail, met een opzegtermijn van 1 maand voor het einde van de looptijd. Staat bij je plan dat het maandelijks opzegbaar is, dan kun je elke maand opzeggen.',
        'Na afloop val je terug op Gratis. Er wordt niets verwijderd: wat bij een betaald plan hoorde, wordt alleen niet meer getoond.',
      ],
    },
    {
      id: 'restitutie',
      title: 'Geen restitutie',
      text: [
        'Betaalde bedragen worden niet terugbetaald, ook niet voor een deel van een periode dat je de dienst niet gebruikt.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      text: [
        'Support gaat alleen per e-mail. We reageren zo snel als we kunnen, maar garanderen geen reactietijd. Met Expert ga je voor.',
      ],
    },
    {
      id: 'beschikbaarheid',
      title: 'Beschikbaarheid',
      text: [
        'We doen ons best om de dienst bereikbaar te houden en je gegevens veilig te bewaren, maar garanderen niet dat hij altijd en zonder fouten werkt. Je kunt je gegevens op elk moment zelf opvragen.',
      ],
    },
    {
      id: 'aansprakelijkheid',
      title: 'Aansprakelijkheid',
      text: [
        'Onze aansprakelijkheid is beperkt tot het laagste van deze twee bedragen: 1.000 euro, of wat je in de drie maanden voor de schade aan ons hebt betaald.',
        'Voor gevolgschade, zoals gemiste omzet, zijn we niet aansprakelijk. Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van onze kant.',
      ],
    },
    {
      id: 'beeindiging',
      title: 'Einde van je account',
      text: [
        'Je kunt altijd vragen om je account te verwijderen. Je kunt dan niet meer inloggen en je profiel is direct offline. We bewaren je gegevens nog 30 dagen, zodat een vergissing te herstellen is. Daarna zijn ze weg.',
        'Gebruik je de dienst om te misleiden, te spammen of andermans systemen te verstoren, dan mogen we je account direct blokkeren.',
      ],
    },
    {
      id: 'wijzigingen',
      title: 'Wijziging van deze voorwaarden',
      text: [
        'We kunnen deze voorwaarden wijzigen. Bij je aanmelding bewaren we met welke versie je akkoord ging; deze versie is van 21 november 2026.',
      ],
    },
    {
      id: 'recht',
      title: 'Toepasselijk recht',
      text: [
        'Op deze voorwaarden is Nederlands recht van toepassing. Geschillen leggen we voor aan de bevoegde Nederlandse rechter.',
      ],
    },
  ] satisfies Article[],
} as const
