/** The names of the assistants. In a file without the crawlers, so that screens do not ship that list. */

export const ASSISTANT_NAMES = {
  chatgpt: 'ChatGPT',
  perplexity: 'Perplexity',
  gemini: 'Gemini',
  claude: 'Claude',
  grok: 'Grok',
  copilot: 'Copilot',
  deepseek: 'DeepSeek',
} as const

export type Assistant = keyof typeof ASSISTANT_NAMES
