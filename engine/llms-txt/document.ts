/** The content of an llms.txt, independent of its notation (llmstxt.org). */

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

/** Facts before the first section, each with a label. */
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
