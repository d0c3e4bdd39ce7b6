/** Judges a file on a company's own website: invalid, outdated or correct. */
import { z } from 'zod'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'

export interface FileState {
  state: 'valid' | 'invalid' | 'outdated'
  problems: { line: number; message: string }[]
}

/** The file that we generate from the profile, to compare with. */
export interface OurLlmsTxt {
  text: string
  /** The address of the public profile; only our own links contain it. */
  pageUrl: string
  /** The text that marks a file as made by us. */
  signature: string
  /** ISO 8601: when the profile changed last. */
  updatedAt: string
}

export interface OurProfileJson {
  profile: object
  /** The JSON Schema that we publish. */
  schema: object
}

const MOST_PROBLEMS = 50

export function judgeOwnLlmsTxt(bytes: Uint8Array, ours: OurLlmsTxt): FileState {
  const text = Buffer.from(bytes).toString('utf8')
  const problems = validateLlmsTxt(text)
    .problems.filter(({ severity }) => severity === 'fout')
    .slice(0, MOST_PROBLEMS)
    .map(({ line, message }) => ({ line, message }))
  if (problems.length > 0) return { state: 'invalid', problems }
  return { state: isOldLlmsTxt(text, ours) ? 'outdated' : 'valid', problems: [] }
}

export function judgeOwnProfileJson(bytes: Uint8Array, ours: OurProfileJson): FileState {
  const text = Buffer.from(bytes).toString('utf8')
  const data = parsed(text)
  const problems =
    data === undefined
      ? [{ line: 1, message: NO_JSON }]
      : schemaProblems(text, data, ours.schema).slice(0, MOST_PROBLEMS)
  if (problems.length > 0) return { state: 'invalid', problems }
  return { state: factsOf(data) === factsOf(ours.profile) ? 'valid' : 'outdated', problems: [] }
}

const NO_JSON = 'Dit is geen JSON. Controleer of het bestand echt op dit adres staat.'
/** A field name as it is shown: a customer's file may contain any name. */
const LONGEST_NAME = 200

function schemaProblems(text: string, data: unknown, schema: object): FileState['problems'] {
  const { error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(data)
  // Each problem looks up its line by walking through the file, so their number is limited.
  return (error?.issues ?? []).slice(0, MOST_PROBLEMS).map((issue) => {
    const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].map(String)
    const name = path.join('.').slice(0, LONGEST_NAME) || 'het bestand'
    const message =
      issue.code === 'unrecognized_keys'
        ? `Het schema kent ${name} niet.`
        : valueAt(data, issue.path) === undefined
          ? `Het schema vraagt om ${name}; dat ontbreekt.`
          : `De waarde van ${name} past niet in het schema.`
    return { line: lineOf(text, path), message }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data)

/** The line of the last name of the path, found after the names before it; 1 when it is not found. */
function lineOf(text: string, path: string[]): number {
  let at = 0
  for (const name of path) at = Math.max(at, text.indexOf(`"${name}"`, at))
  return text.slice(0, at).split('\n').length
}

/**
 * A file made by us is outdated when its facts differ from the profile; links that the customer added do not matter.
 * For a file of another maker only the date shows it.
 */
function isOldLlmsTxt(text: string, { signature, pageUrl, updatedAt, ...our }: OurLlmsTxt): boolean {
  if (!text.includes(signature)) {
    const day = DATE.exec(text)?.[1]
    return day !== undefined && day < updatedAt.slice(0, 10)
  }
  const ours = partsOf(our.text)
  const theirs = partsOf(text)
  const [ourLinks, theirLinks] = [new Set(ours.links), new Set(theirs.links)]
  return (
    theirs.facts.join('\n') !== ours.facts.join('\n') ||
    ours.links.some((line) => !theirLinks.has(line)) ||
    theirs.links.some((line) => line.includes(pageUrl) && !ourLinks.has(line))
  )
}

const DATE = /(?:laatst bijgewerkt|last[- ]updated): *(\d{4}-\d{2}-\d{2})/i

/** Its lines before and after the first section, without the date, which changes with every save. */
function partsOf(text: string): { facts: string[]; links: string[] } {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '' && !DATE.test(line))
  const at = filled.findIndex((line) => line.startsWith('## '))
  return at < 0 ? { facts: filled, links: [] } : { facts: filled.slice(0, at), links: filled.slice(at) }
}

/** The schema has validated this value, so its depth is bounded. */
function factsOf(data: unknown): string {
  const { company, allow, verified } = data as { company: unknown; allow: unknown; verified: unknown }
  return stable({ company, allow, verified })
}

/** The order of names has no meaning in JSON. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
