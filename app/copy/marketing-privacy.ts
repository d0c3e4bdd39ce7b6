/** The privacy page: what the product really stores, for how long and why. Change it together with the code. */
import { BRAND } from '#features/brand.ts'
import type { Article } from './marketing-terms.ts'

export const PRIVACY = {
  title: 'Privacy',
  back: 'Terug',
  version: '2026-11-22',
  intro:
    'Wat we bewaren, waarom, en hoe lang. We verkopen geen gegevens, plaatsen geen volgcookies en laden op deze website niets van anderen: geen statistieken, geen lettertypen, geen ingesloten video’s.',
  articles: [
    {
      id: 'wachtlijst',
      title: 'Als je je aanmeldt voor de wachtlijst',
      text: [
        'We bewaren je naam, bedrijf en e-mailadres, en als je ze invult je website, waarvoor je ons wilt gebruiken en je doelgroep. Daarbij het moment waarop je akkoord ging met de voorwaarden en waarop je contact goed vond, met de tekst die er toen stond.',
        'Daarmee sturen we je één bevestiging en later mogelijk een uitnodiging. Voor die uitnodiging maken we een account met je e-mailadres en je naam; open je dat niet, dan gebeurt er niets mee. Een plek op de wachtlijst is geen aanmelding voor de nieuwsbrief.',
        'Grond: je toestemming. Je gegevens blijven staan tot je vraagt ze te verwijderen; dat kan met één mail.',
      ],
    },
    {
      id: 'nieuwsbrief',
      title: 'Als je je aanmeldt voor de nieuwsbrief',
      text: [
        'We bewaren je e-mailadres, de tekst waarmee je instemde, wanneer je dat deed en wanneer je het bevestigde. Als bewijs daarvan bewaren we van je IP-adres en browser alleen een afdruk (een hash), die niet terug te lezen is.',
        'Bevestig je niet, dan wissen we de aanmelding na 30 dagen.',
        'Meld je je af, dan wissen we je adres. Er blijft een afdruk van het adres over, zodat we je niet per ongeluk opnieuw mailen, met de tijdstippen van je aan- en afmelding als bewijs.',
        'Grond: je toestemming, die je met één klik intrekt. We meten niet of je mails opent of waar je klikt.',
      ],
    },
    {
      id: 'account',
      title: 'Als je een account hebt',
      text: [
        'We bewaren je e-mailadres, een versleutelde afdruk van je wachtwoord, je plan, je domeinen, je instellingen en wanneer je voor het laatst inlogde. Van een sessie bewaren we geen IP-adres en geen browsernaam.',
        'We bewaren de bedrijfsgegevens die je invult. Wat je publiceert, is openbaar: voor mensen en voor de AI-crawlers die jij toelaat. Van de afbeeldingen in je profiel bewaren we een eigen kopie, zonder wat er verder in het bestand stond, zoals plaats en camera; foto’s van mensen alleen met je toestemming. Van de analyses bewaren we de score, de samenvatting en het bewijs uit je website.',
        'Antwoorden van assistenten die je plakt of ons laat vragen, bewaren we met wat we erin vonden, tot je ze verwijdert. Welke vragen we voor je stelden en wanneer, bewaren we zolang je account bestaat.',
        'Grond: de overeenkomst met jou. Vraag je ons je account te verwijderen, dan is je profiel direct offline en wissen we alle gegevens na 30 dagen voorgoed. Tot die tijd kun je je account terugkrijgen.',
      ],
    },
    {
      id: 'bezoek',
      title: 'Als je alleen kijkt',
      text: [
        'We houden geen statistieken van bezoekers bij. Op openbare profielen tellen we wel bezoeken van AI-crawlers; hun IP-adres gebruiken we om te zien of de crawler echt is en bewaren we daarna niet.',
        'Tegen misbruik tellen we hoe vaak formulieren en inlogpogingen vanaf één adres komen. Die tellers vervallen vanzelf, na hoogstens drie dagen. Grond: ons belang om de dienst veilig te houden.',
        'Je browser onthoudt een paar dingen. De bedrijfsnaam die je op de startpagina intypt, blijft in het geheugen van het tabblad en gaat pas naar ons als je het formulier verstuurt. Wie inlogt, krijgt een sessiecookie, een cookie waaraan we de browser een jaar lang herkennen, zodat een ander je met verkeerde wachtwoorden niet kan buitensluiten, en na een actie soms een cookie die 20 seconden een melding onthoudt.',
      ],
    },
    {
      id: 'anderen',
      title: 'Wie er verder bij betrokken is',
      text: [
        'Mails gaan via de mailserver van de beheerder, en de gegevens staan op diens server.',
        'Vraag je ons iets aan een assistent te vragen, dan gaat je vraag naar het bedrijf erachter: OpenAI (ChatGPT), Perplexity AI (Perplexity), Google (Gemini), Anthropic (Claude) of xAI (Grok). Mee gaan alles wat je in de vraag zet, zoals je bedrijfsnaam, en het land en de taal die je kiest; je naam, je e-mailadres en je account niet. Dat gebeurt alleen als de beheerder een sleutel van die assistent heeft ingesteld, en alleen met vragen die jij stelt of laat herhalen. Een antwoord dat je zelf plakt, gaat naar niemand.',
      ],
    },
    {
      id: 'rechten',
      title: 'Wat je kunt vragen',
      text: [
        'Je mag je gegevens inzien, verbeteren, meenemen en laten wissen, en je toestemming intrekken. In je account kun je alles downloaden als JSON. Voor al het andere stuur je een mail aan de beheerder, bovenaan deze pagina.',
        'Kom je er met ons niet uit, dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
      ],
    },
    {
      id: 'crawler',
      title: `Als ${BRAND.botName} je website bezoekt`,
      text: [
        `Voor een analyse leest onze crawler ${BRAND.botName} hoogstens acht openbare bestanden van een website. Hij houdt zich aan robots.txt. Weren kan met de regels ‘User-agent: ${BRAND.botName}’ en ‘Disallow: /’.`,
      ],
    },
  ] satisfies Article[],
} as const
