/**
 * The questions of the landing page. Answers are rich text of ui/text/rich-text.tsx. Claims about assistants are
 * based on primary sources, to which the links lead.
 */
import { BRAND } from '#features/brand.ts'

export const FAQ_TITLE = 'Vragen die je nu vast hebt'

/** When the answers were last checked against their sources. */
export const FAQ_CHECKED = '2026-11-21'

export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Wat is GEO?',
    answer:
      'GEO staat voor generative engine optimisation: zorgen dat AI-assistenten je bedrijf kunnen vinden, lezen en goed noemen. Waar een zoekmachine een lijst met links toont, geeft een assistent één antwoord. De term komt uit [onderzoek van onder meer Princeton](https://arxiv.org/abs/2311.09735) uit 2023.',
  },
  {
    question: 'Hoe komt een AI-assistent aan informatie over mijn bedrijf?',
    answer:
      'Op twee manieren. Uit zijn training, die maanden oud kan zijn, en uit pagina’s die hij op het moment van de vraag opzoekt en leest. Op het eerste heb je weinig invloed. Voor het tweede moet je pagina bereikbaar zijn voor zijn crawler, leesbaar zonder JavaScript en duidelijk over wie je bent.',
  },
  {
    question: 'Kunnen jullie beloven dat ChatGPT mijn bedrijf noemt?',
    answer: `Nee, en niemand kan dat. Antwoorden verschillen per vraag, per persoon en per dag, en de makers bepalen zelf hoe hun assistent kiest. ${BRAND.name} zorgt dat je gegevens kloppen, te vinden zijn en te lezen zijn. Dat is een voorwaarde om genoemd te worden, geen garantie.`,
  },
  {
    question: `Wat doet ${BRAND.name} precies?`,
    answer:
      'Drie dingen. Je bedrijfsgegevens worden één profiel, dat we publiceren als webpagina, als JSON-LD en als llms.txt. Je website wordt nagelezen zoals een crawler dat doet, met een score op 100 en bij elk punt wat we vonden. En je kunt jezelf op dezelfde manier vergelijken met concurrenten.',
  },
  {
    question: 'Wat is llms.txt, en helpt het?',
    answer:
      '[llmstxt.org](https://llmstxt.org/) noemt het “a proposal to standardise on using an /llms.txt file to provide information to help agents use a website”: een voorstel uit 2024 voor een kort tekstbestand dat een machine vertelt wat er op je site staat. We maken het, omdat het niets kost en assistenten die erom vragen er iets aan hebben. Maar er is tot nu toe **geen gemeten effect op hoe vaak je wordt genoemd**, en [Google zegt](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide) het bestand niet te gebruiken. In onze score telt het daarom voor 2 van de 100 punten.',
  },
  {
    question: 'Wat doen gestructureerde gegevens (JSON-LD)?',
    answer:
      'JSON-LD is een blokje in je pagina met feiten in vaste vakjes: naam, adres, KvK-nummer, btw-id. [Google gebruikt het](https://developers.google.com/search/docs/appearance/structured-data/organization) onder meer om bedrijven met dezelfde naam uit elkaar te houden. Het voorkomt vergissingen. Dat je er vaker door genoemd wordt, is niet aangetoond.',
  },
  {
    question: 'Voor welke AI-assistenten werkt het?',
    answer:
      'ChatGPT, Perplexity, Gemini, Claude en Grok. Met Gratis is je profiel bedoeld voor ChatGPT, met Pro en Expert kies je zelf uit alle vijf. Twee kanttekeningen: Gemini leest het web via Google, en van Grok is niet vastgelegd welke crawler het gebruikt. Wat we niet kunnen afdwingen, staat in je dashboard naast de keuze.',
  },
  {
    question: 'Moet ik iets aan mijn website veranderen?',
    answer:
      'Voor je profiel niet. Voor je eigen website vaak wel een beetje: de analyse kijkt of crawlers binnen mogen en of je tekst in de HTML zelf staat. Dat laatste telt, want in [metingen van Vercel en MERJ uit 2024](https://vercel.com/blog/the-rise-of-the-ai-crawler) voerde geen van de grote AI-crawlers JavaScript uit, op die van Google en Apple na. Elk advies komt met tekst die je kunt overnemen.',
  },
  {
    question: 'Helpt het om mijn teksten voor AI te herschrijven?',
    answer:
      'Wees daar nuchter in. Het onderzoek [C-SEO Bench](https://arxiv.org/abs/2506.11097) uit 2025 vergeleek negen van zulke methodes en noemt de meeste “largely ineffective”: grotendeels zonder effect. Wat wel helpt, is gewoon goed vindbaar zijn en duidelijk schrijven. Daarom weegt tekst in onze score maar voor 10 van de 100 punten.',
  },
  {
    question: 'Verandert er iets aan mijn plek in Google?',
    answer:
      'Aan je eigen website verandert niets. Je profiel bij ons vraagt zoekmachines standaard om het niet in hun resultaten te zetten, zodat het niet met je website concurreert. Dat kun je in je account omzetten. Let op: Gemini leest via Google, dus voor Gemini telt die keuze mee.',
  },
  {
    question: 'Hoe komt de score van 100 tot stand?',
    answer:
      'We lezen hoogstens acht bestanden van je site en kijken naar zes dingen: toegang voor crawlers (32 punten), leesbaar zonder JavaScript (18), herkenbare identiteit (20), vijftien bekende gegevens (15), inhoud (10) en ontdekking (5). Bij elk punt staat wat we vonden, waar, en hoe sterk het bewijs is dat het ertoe doet. Wat we niet konden meten, telt niet mee.',
  },
  {
    question: 'Hoe snel zie ik resultaat?',
    answer:
      'Je profiel staat meteen online en de analyse van je website is binnen 2 minuten klaar. Wanneer een crawler langskomt, bepaalt de crawler. Dat kan een dag duren of weken. In je dashboard zie je het als het zover is.',
  },
  {
    question: 'Wat kost het?',
    answer:
      'Er is een gratis plan en er zijn twee betaalde plannen, Pro en Expert. Prijzen zijn in euro, exclusief btw, en maandelijks opzegbaar. Je begint gratis; wat een betaald plan kost, hoor je voordat je kiest. Op de [pagina met plannen](/pricing) staat precies wat elk plan bevat.',
  },
  {
    question: 'Hoe kom ik binnen?',
    answer:
      'Via de [wachtlijst](/auth). We laten steeds een klein aantal bedrijven toe, zodat we iedereen kunnen helpen en van iedereen leren. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen.',
  },
  {
    question: 'Welke gegevens worden openbaar, en krijg ik ze weer weg?',
    answer:
      'Alleen wat je zelf in je profiel zet en publiceert. Je kunt het profiel op elk moment offline halen; de pagina is dan direct weg, en crawlers krijgen te horen dat ze niet meer bestaat. Wat een assistent al had opgeslagen, kunnen wij niet wissen. Verwijder je je account, dan is alles na 30 dagen definitief weg. Wat we verder bewaren, staat op de [privacypagina](/privacy).',
  },
]
