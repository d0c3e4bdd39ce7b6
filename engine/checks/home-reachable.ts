/** Does the home page answer, over https, without a wall in front of it? */
import { problemText } from '../problem-texts.ts'
import { defineCheck, notMeasured, type Verdict } from './check.ts'

export const homeReachable = defineCheck({
  id: 'home-reachable',
  category: 'toegang',
  title: { nl: 'De homepage antwoordt over https', en: 'The home page answers over https' },
  why: {
    nl: 'Een crawler die je homepage niet krijgt, weet niets van je bedrijf.',
    en: 'A crawler that does not get your home page knows nothing about your company.',
  },
  evidenceClass: 'A',
  source: 'RFC 9110; developers.openai.com/api/docs/bots; docs.perplexity.ai',
  outcomes: {
    https: {
      points: 6,
      says: {
        nl: 'De homepage antwoordt over https met status 200.',
        en: 'The home page answers over https with status 200.',
      },
    },
    'many-redirects': {
      points: 4,
      says: {
        nl: 'De homepage antwoordt pas na {hops} omleidingen.',
        en: 'The home page answers only after {hops} redirects.',
      },
      advice: {
        nl: 'Laat elke vorm van je adres in één stap naar de homepage leiden.',
        en: 'Send every form of your address to the home page in one step.',
      },
    },
    http: {
      points: 2,
      says: {
        nl: 'De homepage antwoordt alleen over http, zonder versleuteling.',
        en: 'The home page answers over http only, without encryption.',
      },
      advice: {
        nl: 'Zet https aan bij je hostingpartij en leid http daarheen om.',
        en: 'Turn on https at your host and redirect http to it.',
      },
    },
    challenge: {
      points: 0,
      says: {
        nl: 'Voor de website staat een botmuur: wij kregen een controlepagina in plaats van de homepage. Crawlers die je beveiliging herkent, komen er misschien wel langs; dit is een aanwijzing, geen bewijs.',
        en: 'A bot wall stands in front of the website: we were given a challenge page instead of the home page. Crawlers that your protection recognises may get through; this is an indication, not proof.',
      },
      advice: {
        nl: 'Sta in je beveiliging (bij Cloudflare: AI Crawl Control en Bot Fight Mode) de zoekcrawlers van AI-assistenten toe.',
        en: "Allow the assistants' search crawlers in your protection (at Cloudflare: AI Crawl Control and Bot Fight Mode).",
      },
    },
    parked: {
      points: 0,
      says: {
        nl: 'Op dit adres staat een lege of geparkeerde pagina, geen website van een bedrijf.',
        en: 'This address shows an empty or parked page, not a company website.',
      },
      advice: {
        nl: 'Zet je website op dit adres, of geef het adres op waar hij wel staat.',
        en: 'Put your website at this address, or give the address where it is.',
      },
    },
    status: {
      points: 0,
      says: { nl: 'De homepage antwoordt met status {status}.', en: 'The home page answers with status {status}.' },
      advice: {
        nl: 'Zorg dat de homepage met status 200 antwoordt.',
        en: 'Make the home page answer with status 200.',
      },
    },
    'not-html': {
      points: 0,
      says: { nl: 'De homepage is geen HTML maar {type}.', en: 'The home page is not HTML but {type}.' },
      advice: { nl: 'Lever de homepage als HTML-pagina.', en: 'Serve the home page as an HTML page.' },
    },
    unreachable: {
      points: 0,
      says: { nl: 'De homepage was niet te bereiken: {problem}', en: 'The home page could not be reached: {problem}' },
      advice: {
        nl: 'Controleer het adres, de DNS-instellingen en de server.',
        en: 'Check the address, the DNS settings and the server.',
      },
    },
  },
  judge({ evidence: { home, mode }, state }) {
    const evidence = [
      { url: home.finalUrl || home.url, found: home.status === null ? (home.failure ?? '') : `HTTP ${home.status}` },
    ]
    const result = (verdict: Verdict['values'] = {}) => ({ evidence, values: verdict })
    switch (state.kind) {
      case 'unreachable':
        return { outcome: 'unreachable', ...result({ problem: problemText(state.failure) }) }
      case 'robots':
        return notMeasured(
          'robots.txt verbiedt onze eigen crawler de homepage te lezen, dus dat deden we niet.',
          'robots.txt forbids our own crawler to read the home page, so we did not.',
        )
      case 'status':
        return { outcome: 'status', ...result({ status: state.status }) }
      case 'challenge':
        return { outcome: 'challenge', evidence: [{ url: home.finalUrl, found: state.found }] }
      case 'parked':
        return { outcome: 'parked', evidence: [{ url: home.finalUrl, found: state.found }] }
      case 'not-html':
        return { outcome: 'not-html', ...result({ type: state.found }) }
      case 'empty':
        return { outcome: 'not-html', ...result({ type: { nl: 'een leeg antwoord', en: 'an empty answer' } }) }
      default:
        if (mode === 'recorded')
          return notMeasured(
            'De pagina’s zijn opgenomen bestanden: https is niet gemeten.',
            'The pages are recorded files: https was not measured.',
          )
        if (!home.finalUrl.startsWith('https:')) return { outcome: 'http', ...result() }
        return home.redirects.length > 3
          ? { outcome: 'many-redirects', ...result({ hops: home.redirects.length }) }
          : { outcome: 'https', ...result() }
    }
  },
})
