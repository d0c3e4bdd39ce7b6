/** The texts of the landing page, from top to bottom. They are agreed: do not change them in passing (docs/spec.md, 'Texts'). */
import { BRAND } from '#features/brand.ts'

export const SITE = {
  title: `${BRAND.name} · zichtbaar in ChatGPT, Gemini en Perplexity`,
  description: `${BRAND.name} zet je bedrijfsgegevens klaar in een vorm die AI-assistenten kunnen lezen, en laat zien hoe goed ze je website begrijpen. Alleen op uitnodiging.`,
  joinWaitlist: 'Kom op de wachtlijst',
  signUp: 'Schrijf je in voor de wachtlijst',
  inviteOnly: 'Alleen op uitnodiging beschikbaar',
  signIn: 'Al een account? Log in',
  signInShort: 'Log in',
  beta: 'BETA',
} as const

/** What happens after someone joined the waitlist. */
export const WAITLIST_NEXT = [
  'Je krijgt nu een mail die je aanmelding bevestigt. Niets gezien? Kijk bij je ongewenste mail.',
  'We laten steeds een kleine groep toe. Is er plek, dan krijg je van ons een uitnodiging om in te loggen.',
  'Daarna vul je je bedrijfsgegevens in, en met één klik staat je profiel online en lezen we je website.',
] as const

export const HERO = {
  title: 'Word zichtbaar in ChatGPT, Gemini en Perplexity',
  lead: 'Steeds meer mensen vragen een AI-assistent om een goed adres. Wij zorgen dat hij jouw bedrijf kan vinden, kan lezen en bij de juiste naam kan noemen.',
  question: 'Waar kan ik in Zwolle vegetarisch lunchen met twaalf mensen?',
  answer: 'Met twaalf mensen kun je terecht bij',
  placeholder: 'Vul je bedrijfsnaam in...',
  field: 'Je bedrijfsnaam',
  note: 'Welke namen een assistent echt noemt, bepaalt hij zelf.',
} as const

/** The company of /voorbeeld, with the texts of its profile there. */
export const DEMO = {
  restaurant: 'Het Verzonnen Brood',
  after: 'wordt geciteerd door ChatGPT',
  tag: 'voorbeeld',
  lead: 'Een bakkerij met lunchrestaurant, één vraag, één antwoord met de naam en de bron erbij. De assistent vond de feiten op een pagina die hij kon lezen: plaats, keuken, openingsdagen.',
  caption: 'Nagespeeld. De bakkerij bestaat niet en dit is geen opname van ChatGPT.',
  label: 'Nagespeeld gesprek met een AI-assistent over een verzonnen bakkerij met lunchrestaurant, zonder geluid',
  transcriptTitle: 'Lees wat er in de video gebeurt',
  transcript: [
    'In een leeg chatvenster met het label ‘voorbeeld’ typt iemand: “Waar kan ik in Zwolle vegetarisch lunchen met twaalf mensen?”',
    'De assistent meldt dat hij op internet zoekt en antwoordt: “Met twaalf mensen kun je terecht bij Het Verzonnen Brood in Zwolle. Er is een lange tafel tot zestien personen en de helft van de kaart is vegetarisch. De keuken is open van woensdag tot en met zondag.”',
    'De naam van de bakkerij krijgt een oranje markeerstreep. Onder het antwoord verschijnt de bron: het bedrijfsprofiel van Het Verzonnen Brood, bijgewerkt op de dag zelf.',
  ],
} as const

export const EXPLANATION = {
  title: 'Van losse website naar leesbaar bedrijf',
  software: {
    title: 'Nieuwe software voor AI vindbaarheid',
    paragraphs: [
      'Een assistent leest geen vormgeving. Hij leest tekst en gegevens, meestal zonder JavaScript uit te voeren, en gaat weg als hij niets vindt.',
      `${BRAND.name} legt vast wie je bent, wat je doet en waar je zit, en publiceert dat als een profiel dat elke crawler in één keer kan lezen. Dat heet generative engine optimisation, kortweg GEO.`,
    ],
    exampleTitle: 'Zo leeg kan een mooie website zijn voor een crawler',
    exampleNote: 'Alles wat je bezoekers zien, kwam hier pas na het laden, met JavaScript. Dat haalt de analyse eruit.',
  },
  method: {
    title: 'Hoe we dit doen',
    steps: [
      ['Je vult in', 'Naam, website, plaatsen, diensten en wat je verder wilt vertellen.'],
      ['Wij maken er gegevens van', 'Eén profielpagina, JSON-LD (gegevens volgens schema.org) en een llms.txt.'],
      [
        'Wij lezen je website na',
        'Zoals een crawler dat doet. Je krijgt een score op 100, met bij elk punt wat we vonden en waar.',
      ],
    ],
  },
  beta: {
    title: 'In ontwikkeling (beta)',
    text: 'De basis werkt: publiceren, analyseren, vergelijken. Aan de rest bouwen we samen met de eerste gebruikers. Daarom laten we steeds een kleine groep toe en staat er bij elk onderdeel eerlijk of het af is.',
  },
} as const

export const FEATURES = {
  title: 'Wat je nu al kunt',
  items: [
    {
      title: 'Publicatie voor AI-platforms',
      text: 'Je profiel staat na één klik online, als een gewone pagina en in de vormen die machines graag lezen. Jij bepaalt welke assistenten het mogen lezen: ChatGPT, Perplexity, Gemini, Claude en Grok.',
    },
    {
      title: 'Realtime zichtbaarheid',
      text: 'Wat je wijzigt en publiceert, staat er meteen: de volgende crawler krijgt de nieuwe versie. In je dashboard zie je welke crawlers langskwamen en of ze echt waren wie ze zeiden te zijn.',
    },
    {
      title: 'Concurrentievoordeel',
      text: 'Leg je website naast die van je concurrenten. Iedereen wordt op dezelfde manier gelezen. Je ziet wie voor ligt, waarin, en welke verandering jou het meest oplevert.',
    },
    {
      title: 'Verbeter je website',
      tag: 'LLMs.txt en optimizer, in ontwikkeling',
      text: 'Je krijgt een lijst die bij het belangrijkste begint: wat je doet, wat het je score oplevert, wie het kan doen, en de tekst om over te nemen. De optimizer voor landingspagina’s volgt later.',
    },
  ],
  closing: `${BRAND.name} hé?`,
} as const

export const NEWSLETTER = {
  title: 'Eerst zelf aan de slag?',
  text: 'Laat je e-mailadres achter en je krijgt drie stappen die je vandaag nog kunt zetten. Daarna mailen we alleen als er iets te leren valt. Afmelden kan met één klik.',
  field: 'E-mailadres',
  button: 'Stuur me de tips',
  privacy: 'We sturen eerst een mail om te controleren dat het adres van jou is. De link daarin werkt 30 dagen.',
} as const

export const PRICING = {
  title: 'Drie plannen, opzegbaar per maand',
  terms:
    'Prijzen zijn in euro, exclusief btw, maandelijks opzegbaar. Wat een betaald plan kost, hoor je voordat je kiest.',
  compare: 'Bekijk alles naast elkaar',
} as const

export const FOOTER = {
  title: 'Waarom Pro?',
  benefits: [
    [
      'Alle vijf de assistenten',
      'Je profiel is bedoeld voor ChatGPT, Perplexity, Gemini, Claude en Grok, in plaats van voor ChatGPT alleen.',
    ],
    [
      'Het hele verhaal',
      'Diensten, cases, team en veelgestelde vragen, zonder grens van 100 tekens en met alle gegevens als JSON-LD.',
    ],
    ['De hele analyse', 'Elk punt met zijn bewijs, het volledige advies en een vergelijking met je concurrenten.'],
  ],
  disclaimer: `${BRAND.name} verkoopt geen plek in een antwoord en kan die ook niet beloven. Wat een AI-assistent zegt, bepaalt de maker ervan; antwoorden verschillen per vraag, per persoon en per dag. ChatGPT, Perplexity, Gemini, Claude en Grok zijn merken van hun eigenaren, met wie wij geen band hebben.`,
  terms: 'Algemene voorwaarden',
  privacy: 'Privacy',
  contact: 'Mail ons',
} as const

export const ABOUT = {
  title: 'Over ons',
  description: `Waarom ${BRAND.name} bestaat, hoe we met bewijs omgaan, wie het beheert en hoe je ons bereikt.`,
  lead: `${BRAND.name} is Nederlandse software voor bedrijven die door AI-assistenten goed begrepen willen worden.`,
  why: {
    title: 'Waarom we dit maken',
    paragraphs: [
      'Wie een AI-assistent naar een bedrijf vraagt, krijgt een antwoord dat zeker klinkt. Of het klopt, hangt af van wat de assistent kon vinden en lezen. Veel Nederlandse websites laten daar meer liggen dan nodig: crawlers die per ongeluk worden geweerd, tekst die pas met JavaScript verschijnt, een KvK-nummer dat nergens staat.',
      'Dat is te verhelpen, en het meeste ervan is geen magie. Wij maken het zichtbaar, geven je de tekst om het te herstellen en publiceren de feiten in een vorm die machines begrijpen.',
    ],
  },
  evidence: {
    title: 'Hoe we met bewijs omgaan',
    paragraphs: [
      'In dit vak wordt veel beloofd en weinig gemeten. Daarom staat bij elk punt in onze score hoe sterk het bewijs is: vastgelegd door de maker van een assistent (A), aangetoond in een experiment (B), gezien als samenhang (C) of alleen een afspraak (D). Wat niet werkt of niet is aangetoond, zeggen we erbij, ook als we het zelf aanbieden.',
      'Onze eigen website moet aan dezelfde eisen voldoen als die van jou.',
    ],
  },
  contact: {
    title: 'Contact',
    mail: 'Support en vragen gaan per e-mail.',
    unset: 'De gegevens van de beheerder zijn op deze website nog niet ingesteld.',
  },
} as const
