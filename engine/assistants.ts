/** The assistants, by the names that people know them by. Apart from the crawlers, so that screens need not carry those along. */

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
