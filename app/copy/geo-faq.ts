/**
 * The questions about GEO in the dashboard. Answers are rich text of ui/text/rich-text.tsx. Claims about
 * assistants are based on primary sources, to which the links lead.
 */
export const GEO_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Wat is GEO?',
    answer:
      'GEO staat voor generative engine optimisation: zorgen dat AI-assistenten je bedrijf kunnen vinden, lezen en goed noemen. De term komt uit [onderzoek van onder meer Princeton](https://arxiv.org/abs/2311.09735) uit 2023.',
  },
  {
    question: 'Wat is het verschil tussen GEO en SEO?',
    answer:
      'Bij SEO gaat het om je plek in een lijst met links. Bij GEO gaat het om het antwoord zelf: noemt een assistent je, en klopt wat hij zegt? Veel werk is hetzelfde: bereikbaar zijn, snel laden en duidelijk schrijven. Daarbovenop telt bij GEO vooral dat je gegevens overal hetzelfde zijn en dat je tekst zonder JavaScript te lezen is.',
  },
  {
    question: 'Hoe komt een assistent aan wat hij over mijn bedrijf zegt?',
    answer:
      'Op twee manieren. Uit zijn training, die maanden oud kan zijn, en uit pagina’s die hij opzoekt op het moment van de vraag. Op het eerste heb je weinig invloed. Voor het tweede moeten je pagina’s bereikbaar en leesbaar zijn voor zijn crawler.',
  },
  {
    question: 'Kan iemand garanderen dat ChatGPT mij noemt?',
    answer:
      'Nee. Antwoorden verschillen per vraag, per persoon en per dag, en de makers bepalen zelf hoe hun assistent kiest. Je kunt er wel voor zorgen dat je gegevens kloppen, te vinden en te lezen zijn. Dat is een voorwaarde om goed genoemd te worden, geen garantie.',
  },
  {
    question: 'Wat is een AI-crawler, en waarom zijn er meer van één maker?',
    answer:
      'Een crawler is een programma dat pagina’s ophaalt. Makers gebruiken er vaak meer, elk met een eigen naam. [OpenAI](https://developers.openai.com/api/docs/bots) haalt met GPTBot pagina’s op voor training, met OAI-SearchBot voor het zoeken in ChatGPT, en met ChatGPT-User op het moment dat iemand iets vraagt. Je kunt ze dus ook los van elkaar toelaten of weigeren.',
  },
  {
    question: 'Moet ik alle AI-crawlers toelaten?',
    answer:
      'Dat is jouw keuze. Weiger je een crawler die zoekt of op verzoek leest, dan kan die assistent je pagina’s niet lezen als iemand naar je vraagt. Weiger je alleen een crawler voor training, zoals GPTBot, dan kost dat je in onze score niets. In de analyse staat per assistent wat je robots.txt nu toestaat.',
  },
  {
    question: 'Waarom moet mijn tekst zonder JavaScript te lezen zijn?',
    answer:
      'Omdat veel crawlers alleen de HTML lezen die je server stuurt. In [metingen van Vercel en MERJ uit 2024](https://vercel.com/blog/the-rise-of-the-ai-crawler) voerde geen van de grote AI-crawlers JavaScript uit, op die van Google en Apple na. Wat pas in de browser verschijnt, bestaat voor zo’n crawler niet.',
  },
  {
    question: 'Wat doen gestructureerde gegevens (JSON-LD)?',
    answer:
      'JSON-LD is een blokje in je pagina met feiten in vaste vakjes: naam, adres, KvK-nummer, btw-id. [Google gebruikt het](https://developers.google.com/search/docs/appearance/structured-data/organization) onder meer om bedrijven met dezelfde naam uit elkaar te houden. Het voorkomt vergissingen. Dat je er vaker door genoemd wordt, is niet aangetoond.',
  },
  {
    question: 'Wat is llms.txt, en heeft het zin?',
    answer:
      '[llms.txt](https://llmstxt.org/) is een voorstel uit 2024 voor een kort tekstbestand dat een machine vertelt wat er op je website staat. Het kost niets, en een assistent die erom vraagt heeft er iets aan. Er is tot nu toe **geen gemeten effect op hoe vaak je wordt genoemd**, en [Google zegt](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide) het bestand niet te gebruiken.',
  },
  {
    question: 'Wat zegt mijn score, en wat niet?',
    answer:
      'De score zegt hoe goed je website te bereiken, te lezen en te herkennen is, van 0 tot 100. Bij elk punt staat wat we vonden en waar. De score zegt niet hoe vaak een assistent je noemt: dat meten we er niet mee. Wat we niet konden meten, telt niet mee.',
  },
  {
    question: 'Helpt het om mijn teksten voor AI te herschrijven?',
    answer:
      'Wees daar nuchter in. Het onderzoek [C-SEO Bench](https://arxiv.org/abs/2506.11097) uit 2025 vergeleek negen van zulke methodes en noemt de meeste “largely ineffective”: grotendeels zonder effect. Wat wel helpt, is duidelijk opschrijven wie je bent, wat je doet en waar, met feiten die overal hetzelfde zijn.',
  },
  {
    question: 'Hoe snel merk ik iets van een verandering?',
    answer:
      'In een nieuwe analyse meteen: die leest je website zoals hij op dat moment is. Wanneer een crawler langskomt, bepaalt de crawler; dat kan een dag duren of weken. Welke crawlers je profiel bezochten, zie je op het tabblad AI-bezoek.',
  },
]
