/**
 * The crawlers of AI assistants: by which name they come, whose they are, and how their vendor lets them be recognised. A name in a
 * request is a claim; `ranges` (the vendor's published list of addresses) and `reverseDns` (documented host names) test it.
 * Sources: the vendors' own pages of November 2026, as far as named; nothing here is typed from memory but the names.
 */
import type { LlmPlatform } from '#features/profiles/profile.schema.ts'

export interface Crawler {
  /** The product token in the User-Agent. */
  token: string
  vendor: string
  /** The assistant whose permission decides; null: only the switch for all AI crawlers does. */
  assistant: LlmPlatform | 'deepseek' | null
  /** Search engines are no AI crawlers: the page's robots rules speak to them, and they are never refused. */
  searchEngine?: true
  ranges?: string
  reverseDns?: readonly string[]
}

const OPENAI = 'https://openai.com'
const GOOGLE = 'https://developers.google.com/static/crawling/ipranges'
const ANTHROPIC = 'https://claude.com/crawling/bots.json'
const PERPLEXITY = 'https://www.perplexity.com'

export const CRAWLERS: readonly Crawler[] = [
  { token: 'OAI-SearchBot', vendor: 'OpenAI', assistant: 'chatgpt', ranges: `${OPENAI}/searchbot.json` },
  { token: 'ChatGPT-User', vendor: 'OpenAI', assistant: 'chatgpt', ranges: `${OPENAI}/chatgpt-user.json` },
  { token: 'GPTBot', vendor: 'OpenAI', assistant: 'chatgpt', ranges: `${OPENAI}/gptbot.json` },
  { token: 'OAI-AdsBot', vendor: 'OpenAI', assistant: 'chatgpt', ranges: `${OPENAI}/adsbot.json` },
  { token: 'Claude-SearchBot', vendor: 'Anthropic', assistant: 'claude', ranges: ANTHROPIC },
  { token: 'Claude-User', vendor: 'Anthropic', assistant: 'claude', ranges: ANTHROPIC },
  { token: 'ClaudeBot', vendor: 'Anthropic', assistant: 'claude', ranges: ANTHROPIC },
  { token: 'PerplexityBot', vendor: 'Perplexity', assistant: 'perplexity', ranges: `${PERPLEXITY}/perplexitybot.json` },
  {
    token: 'Perplexity-User',
    vendor: 'Perplexity',
    assistant: 'perplexity',
    ranges: `${PERPLEXITY}/perplexity-user.json`,
  },
  { token: 'Google-Agent', vendor: 'Google', assistant: 'gemini', ranges: `${GOOGLE}/user-triggered-agents.json` },
  {
    token: 'Google-GeminiNotebook',
    vendor: 'Google',
    assistant: 'gemini',
    ranges: `${GOOGLE}/user-triggered-fetchers-google.json`,
  },
  { token: 'Google-CloudVertexBot', vendor: 'Google', assistant: 'gemini', ranges: `${GOOGLE}/common-crawlers.json` },
  // xAI documents no crawler; whoever says to be one is treated as one, and cannot be verified.
  { token: 'xAI-Bot', vendor: 'xAI', assistant: 'grok' },
  { token: 'GrokBot', vendor: 'xAI', assistant: 'grok' },
  { token: 'Grok-DeepSearch', vendor: 'xAI', assistant: 'grok' },
  { token: 'DeepSeekBot', vendor: 'DeepSeek', assistant: 'deepseek' },
  { token: 'meta-externalagent', vendor: 'Meta', assistant: null },
  { token: 'meta-externalfetcher', vendor: 'Meta', assistant: null },
  { token: 'meta-webindexer', vendor: 'Meta', assistant: null },
  { token: 'CCBot', vendor: 'Common Crawl', assistant: null, ranges: 'https://index.commoncrawl.org/ccbot.json' },
  { token: 'Amazonbot', vendor: 'Amazon', assistant: null, reverseDns: ['crawl.amazonbot.amazon'] },
  { token: 'Amzn-SearchBot', vendor: 'Amazon', assistant: null },
  { token: 'Amzn-User', vendor: 'Amazon', assistant: null },
  { token: 'MistralAI-User', vendor: 'Mistral', assistant: null },
  { token: 'DuckAssistBot', vendor: 'DuckDuckGo', assistant: null },
  { token: 'Bytespider', vendor: 'ByteDance', assistant: null },
  {
    token: 'Googlebot',
    vendor: 'Google',
    assistant: null,
    searchEngine: true,
    ranges: `${GOOGLE}/common-crawlers.json`,
    reverseDns: ['googlebot.com', 'google.com'],
  },
  {
    token: 'bingbot',
    vendor: 'Microsoft',
    assistant: null,
    searchEngine: true,
    ranges: 'https://www.bing.com/toolbox/bingbot.json',
    reverseDns: ['search.msn.com'],
  },
  {
    token: 'Applebot',
    vendor: 'Apple',
    assistant: null,
    searchEngine: true,
    ranges: 'https://search.developer.apple.com/applebot.json',
    reverseDns: ['applebot.apple.com'],
  },
]

export const RANGE_SOURCES: readonly string[] = [
  ...new Set(CRAWLERS.flatMap(({ ranges }) => (ranges === undefined ? [] : [ranges]))),
]

const BY_TOKEN = new Map(CRAWLERS.map((crawler) => [crawler.token.toLowerCase(), crawler]))
// A token ends where a version or a separator begins: 'GPTBot/1.3', 'Googlebot;' but not 'Googlebot-Image'.
const ANY = new RegExp(`(?<![\\w-])(${CRAWLERS.map(({ token }) => token).join('|')})(?![\\w-])`, 'i')

export function crawlerOf(userAgent: string): Crawler | null {
  const token = ANY.exec(userAgent)?.[1]
  return token ? BY_TOKEN.get(token.toLowerCase())! : null
}

export interface Permission {
  visibleToAi: boolean
  llmPlatforms: readonly string[]
}

/** Whether a profile lets this crawler read it (decisions: Noindex and AI crawlers). */
export function mayRead({ visibleToAi, llmPlatforms }: Permission, crawler: Crawler): boolean {
  if (crawler.searchEngine) return true
  return visibleToAi && (crawler.assistant === null || llmPlatforms.includes(crawler.assistant))
}
