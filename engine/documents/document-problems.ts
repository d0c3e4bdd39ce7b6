/** Why a document gives no facts. Its texts stand with the proposals, which are the screens' business. */
export const DOCUMENT_PROBLEMS = ['too-large', 'password', 'no-text', 'old-word', 'not-a-document', 'too-slow'] as const
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number]

export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024
