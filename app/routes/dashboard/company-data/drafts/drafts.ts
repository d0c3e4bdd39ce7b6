/** Unsaved input, stored in the browser per account and website until the server has saved it or the customer signs out. */

export interface Draft {
  /** ISO 8601: when it was last changed. */
  at: string
  fields: Record<string, { value: unknown; base: unknown }>
}

const PREFIX = 'concept '
/** True after signing out: from then on nothing is stored, not even by a page that is closing. */
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

/** Adds to the draft of the same website, which another page may have stored. Without storage or room nothing is kept. */
export function keepDraft(key: string, fields: Draft['fields']): void {
  if (isClosed) return
  write(key, { ...readDraft(key)?.fields, ...fields })
}

/** Removes the fields whose value equals the given one: it was saved or discarded. */
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
    // Storage is full or not allowed.
  }
}
