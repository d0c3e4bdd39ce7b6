/** What an llms.txt says, apart from how it is written down (llmstxt.org). */

export interface LlmsLink {
  title: string
  /** Absolute, http or https. */
  url: string
  notes?: string
}

export interface LlmsSection {
  title: string
  links: LlmsLink[]
}

/** Facts in front of the first section, under a label of their own. */
export interface LlmsFacts {
  label: string
  facts: { term: string; value: string }[]
}

export interface LlmsDocument {
  name: string
  summary: string
  details: LlmsFacts[]
  sections: LlmsSection[]
}
