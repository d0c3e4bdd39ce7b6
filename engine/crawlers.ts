/**
 * Every known crawler: its vendor, its purpose, whether it obeys robots.txt, and how its vendor lets it be
 * recognised. This is the only list: checks, gates, fixes, consequences, robots rules, visits and texts filter it.
 * Sources: the vendors' pages under `documentation`, as read in November 2026.
 */
import type { Assistant } from './assistants.ts'
import type { Text } from './wording.ts'

/**
 * `search` fills an index from which answers are given; `fetch` comes when a person asks about a page; `training` makes models;
 * `grounding` decides whether what was indexed may be a source of answers; `ads` checks advertisements.
 */
export type CrawlerUse = 'search' | 'fetch' | 'training' | 'grounding' | 'ads'

export interface Crawler {
  /** The product token: in robots.txt, in robots meta tags and in the User-Agent. */
  token: string
  vendor: string
  /** The assistant that answers from what it reads; null when it serves no single assistant. */
  assistant: Assistant | null
  uses: readonly CrawlerUse[]
  /** A search engine is not an AI crawler: it follows the robots rules of a page and is never refused. */
  searchEngine?: true
  /** A token that exists in robots.txt only: no crawler sends this name. */
  tokenOnly?: true
  /** 'no': it ignores robots.txt, according to its vendor or to measurements; 'unknown': it is not documented. Absent: it obeys. */
  obeysRobots?: 'no' | 'unknown'
  /** Only where the vendor's documentation or a large measurement says so. */
  runsJavaScript?: boolean
  /** The vendor's own page about it; absent where there is none. */
  documentation?: string
  /** The vendor's published list of addresses. */
  ranges?: string
  /** Host names that the vendor documents, for a reverse and forward DNS lookup. */
  reverseDns?: readonly string[]
  /** Points in the rubric for allowing it, and the reason; absent when it gives no points. */
  scored?: { points: number; why: Text }
}

const OPENAI = {
  vendor: 'OpenAI',
  assistant: 'chatgpt',
  documentation: 'https://developers.openai.com/api/docs/bots',
} as const
const ANTHROPIC = {
  vendor: 'Anthropic',
  assistant: 'claude',
  documentation: 'https://privacy.claude.com/en/articles/8896518',
  ranges: 'https://claude.com/crawling/bots.json',
} as const
const PERPLEXITY = {
  vendor: 'Perplexity',
  assistant: 'perplexity',
  documentation: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
} as const
const GOOGLE = { vendor: 'Google', assistant: 'gemini' } as const
const GOOGLE_COMMON = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers'
const GOOGLE_USER = 'https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers'
const GOOGLE_RANGES = 'https://developers.google.com/static/crawling/ipranges'
const META = {
  vendor: 'Meta',
  assistant: null,
  documentation: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
} as const
const AMAZON = { vendor: 'Amazon', assistant: null, documentation: 'https://developer.amazon.com/amazonbot' } as const
const APPLE = { vendor: 'Apple', assistant: null, documentation: 'https://support.apple.com/119829' } as const
/** xAI documents no crawler. A visitor with this name is treated as one and cannot be verified. */
const XAI = { vendor: 'xAI', assistant: 'grok', uses: ['search'], obeysRobots: 'unknown' } as const

const ON_REQUEST: Text = {
  nl: 'Vraagt iemand een assistent naar jouw site, dan komt een aparte crawler de pagina op dat moment halen.',
  en: 'When someone asks an assistant about your site, a separate crawler fetches the page at that moment.',
}

export const CRAWLERS = [
  {
    ...OPENAI,
    token: 'OAI-SearchBot',
    uses: ['search'],
    ranges: 'https://openai.com/searchbot.json',
    scored: {
      points: 4,
      why: {
        nl: 'OAI-SearchBot vult de zoekindex van ChatGPT; zonder hem staat je site niet in zoekantwoorden.',
        en: 'OAI-SearchBot fills the search index of ChatGPT; without it your site is not in its search answers.',
      },
    },
  },
  {
    ...OPENAI,
    token: 'ChatGPT-User',
    uses: ['fetch'],
    obeysRobots: 'unknown',
    ranges: 'https://openai.com/chatgpt-user.json',
    scored: { points: 1, why: ON_REQUEST },
  },
  { ...OPENAI, token: 'GPTBot', uses: ['training'], runsJavaScript: false, ranges: 'https://openai.com/gptbot.json' },
  { ...OPENAI, token: 'OAI-AdsBot', uses: ['ads'], ranges: 'https://openai.com/adsbot.json' },
  {
    ...ANTHROPIC,
    token: 'Claude-SearchBot',
    uses: ['search'],
    scored: {
      points: 3,
      why: {
        nl: 'Claude-SearchBot vult de zoekindex van Claude; blokkeren kan je zichtbaarheid daar verminderen.',
        en: 'Claude-SearchBot fills the search index of Claude; blocking it may reduce your visibility there.',
      },
    },
  },
  { ...ANTHROPIC, token: 'Claude-User', uses: ['fetch'], scored: { points: 1, why: ON_REQUEST } },
  { ...ANTHROPIC, token: 'ClaudeBot', uses: ['training'], runsJavaScript: false },
  {
    ...PERPLEXITY,
    token: 'PerplexityBot',
    uses: ['search'],
    runsJavaScript: false,
    ranges: 'https://www.perplexity.com/perplexitybot.json',
    scored: {
      points: 3,
      why: {
        nl: 'PerplexityBot vult de index waaruit Perplexity antwoordt.',
        en: 'PerplexityBot fills the index from which Perplexity answers.',
      },
    },
  },
  {
    ...PERPLEXITY,
    token: 'Perplexity-User',
    uses: ['fetch'],
    obeysRobots: 'no',
    ranges: 'https://www.perplexity.com/perplexity-user.json',
  },
  {
    ...GOOGLE,
    token: 'Googlebot',
    uses: ['search'],
    searchEngine: true,
    runsJavaScript: true,
    documentation: GOOGLE_COMMON,
    ranges: `${GOOGLE_RANGES}/common-crawlers.json`,
    reverseDns: ['googlebot.com', 'google.com'],
    scored: {
      points: 4,
      why: {
        nl: 'Googlebot vult Google Zoeken, AI Overviews en de bronnen van Gemini.',
        en: 'Googlebot fills Google Search, AI Overviews and the sources of Gemini.',
      },
    },
  },
  {
    vendor: 'Microsoft',
    token: 'bingbot',
    assistant: 'copilot',
    uses: ['search'],
    searchEngine: true,
    documentation: 'https://www.bing.com/webmasters/help',
    ranges: 'https://www.bing.com/toolbox/bingbot.json',
    reverseDns: ['search.msn.com'],
    scored: {
      points: 2,
      why: {
        nl: 'Bingbot vult Bing, waaruit Copilot antwoordt.',
        en: 'Bingbot fills Bing, from which Copilot answers.',
      },
    },
  },
  {
    ...GOOGLE,
    token: 'Google-Extended',
    uses: ['grounding', 'training'],
    tokenOnly: true,
    documentation: GOOGLE_COMMON,
    scored: {
      points: 1,
      why: {
        nl: 'Google-Extended regelt of de Gemini-apps je tekst als bron mogen gebruiken. Het regelt ook training, dus blokkeren kan een bewuste keuze zijn; in Google Zoeken verandert er niets door.',
        en: 'Google-Extended decides whether the Gemini apps may ground on your text. It covers training too, so blocking it may be a deliberate choice; it changes nothing in Google Search.',
      },
    },
  },
  {
    ...GOOGLE,
    token: 'Google-Agent',
    uses: ['fetch'],
    obeysRobots: 'no',
    documentation: GOOGLE_USER,
    ranges: `${GOOGLE_RANGES}/user-triggered-agents.json`,
  },
  {
    ...GOOGLE,
    token: 'Google-GeminiNotebook',
    uses: ['fetch'],
    obeysRobots: 'no',
    documentation: GOOGLE_USER,
    ranges: `${GOOGLE_RANGES}/user-triggered-fetchers-google.json`,
  },
  {
    ...GOOGLE,
    token: 'Google-CloudVertexBot',
    uses: ['grounding'],
    documentation: GOOGLE_COMMON,
    ranges: `${GOOGLE_RANGES}/common-crawlers.json`,
  },
  { ...XAI, token: 'xAI-Bot' },
  { ...XAI, token: 'GrokBot' },
  { ...XAI, token: 'Grok-DeepSearch' },
  { vendor: 'DeepSeek', token: 'DeepSeekBot', assistant: 'deepseek', uses: ['training'], obeysRobots: 'no' },
  { ...META, token: 'meta-externalagent', uses: ['training'] },
  { ...META, token: 'meta-externalfetcher', uses: ['fetch'], obeysRobots: 'no' },
  { ...META, token: 'meta-webindexer', uses: ['search'] },
  {
    vendor: 'Common Crawl',
    token: 'CCBot',
    assistant: null,
    uses: ['training'],
    runsJavaScript: false,
    documentation: 'https://commoncrawl.org/ccbot',
    ranges: 'https://index.commoncrawl.org/ccbot.json',
  },
  { ...AMAZON, token: 'Amazonbot', uses: ['search', 'training'], reverseDns: ['crawl.amazonbot.amazon'] },
  { ...AMAZON, token: 'Amzn-SearchBot', uses: ['search'] },
  { ...AMAZON, token: 'Amzn-User', uses: ['fetch'] },
  {
    vendor: 'Mistral',
    token: 'MistralAI-User',
    assistant: null,
    uses: ['fetch'],
    documentation: 'https://docs.mistral.ai/robots',
  },
  {
    vendor: 'DuckDuckGo',
    token: 'DuckAssistBot',
    assistant: null,
    uses: ['fetch'],
    documentation: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  },
  { vendor: 'ByteDance', token: 'Bytespider', assistant: null, uses: ['training'], obeysRobots: 'no' },
  { ...APPLE, token: 'Applebot-Extended', uses: ['training'], tokenOnly: true },
  // Search engines that a robots meta tag can name.
  { vendor: 'Yandex', token: 'yandex', assistant: null, uses: ['search'], searchEngine: true },
  { vendor: 'DuckDuckGo', token: 'DuckDuckBot', assistant: null, uses: ['search'], searchEngine: true },
  { vendor: 'Baidu', token: 'Baiduspider', assistant: null, uses: ['search'], searchEngine: true },
  { vendor: 'Yahoo', token: 'Slurp', assistant: null, uses: ['search'], searchEngine: true },
  {
    ...APPLE,
    token: 'Applebot',
    uses: ['search'],
    searchEngine: true,
    runsJavaScript: true,
    ranges: 'https://search.developer.apple.com/applebot.json',
    reverseDns: ['applebot.apple.com'],
  },
  { vendor: 'Qwant', token: 'Qwant', assistant: null, uses: ['search'], searchEngine: true },
  { vendor: 'Seznam', token: 'SeznamBot', assistant: null, uses: ['search'], searchEngine: true },
] as const satisfies readonly Crawler[]

export type CrawlerToken = (typeof CRAWLERS)[number]['token']

/** A token that no crawler has, so that the group '*' decides, as for every crawler without its own group. */
export const UNNAMED = 'SomeOtherBot'

export function crawlersFor(use: CrawlerUse): Crawler[] {
  return CRAWLERS.filter((crawler: Crawler) => crawler.uses.includes(use))
}

/** Crawlers whose access wins points; `search` ones make a site readable for at least one assistant. */
export function scoredCrawlers(use: CrawlerUse): (Crawler & { scored: NonNullable<Crawler['scored']> })[] {
  return crawlersFor(use).flatMap((crawler) => (crawler.scored ? [{ ...crawler, scored: crawler.scored }] : []))
}

/** The crawler that decides whether an assistant can answer from a site; null where its vendor documents none. */
export function decidingCrawler(assistant: Assistant): Crawler | null {
  return scoredCrawlers('search').find((crawler) => crawler.assistant === assistant) ?? null
}

/** With a capital, for the start of a sentence: 'Bingbot'. */
/** The check that judges a crawler's access, by its id in a report. */
export function accessCheckId({ token }: Pick<Crawler, 'token'>): string {
  return token.toLowerCase()
}

/** The check on the rules for every crawler that is not named. */
export const OTHER_CRAWLERS_CHECK = 'other-crawlers'

export function crawlerName({ token }: Pick<Crawler, 'token'>): string {
  return token[0]!.toUpperCase() + token.slice(1)
}
