/** What was typed and is not saved, kept in the browser by account and website until the server has it or its owner signs out. */

export interface Draft {
  /** ISO 8601: when the last of it was typed. */
  at: string
  fields: Record<string, { value: unknown; base: unknown }>
}

const PREFIX = 'concept '
/** After signing out nothing is kept any more, not even by a page that is on its way out. */
let isClosed = false

export const draftKey = (account: string, domain: string) => `${PREFIX}${account} ${domain}`

export function openDrafts(): void {
  isClosed = false
}

export function readDraft(key: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    return stored && typeof stored.fields === 'object' && Object.keys(stored.fields).length > 0 ? stored : null
  } catch {
    return null
  }
}

/** Adds to what another page of this browser keeps for the same website. Without room, or storage, the server is all there is. */
export function keepDraft(key: string, fields: Draft['fields']): void {
  if (isClosed) return
  write(key, { ...readDraft(key)?.fields, ...fields })
}

/** Takes away the fields whose value is the one given: it is stored, or its owner let it go. */
export function dropDraft(key: string, fields: Draft['fields']): void {
  const kept = readDraft(key)
  if (!kept) return
  const left = Object.entries(kept.fields).filter(
    ([name, { value }]) => !(name in fields) || JSON.stringify(value) !== JSON.stringify(fields[name]?.value),
  )
  write(key, Object.fromEntries(left))
}

export function dropAllDrafts(): void {
  isClosed = true
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}

function write(key: string, fields: Draft['fields']): void {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), fields } satisfies Draft))
  } catch {
    // Full, or not allowed.
  }
}
