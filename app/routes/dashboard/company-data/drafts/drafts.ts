/** Unsaved input, stored in the browser per account and website until the server has saved it or the customer signs out. */

export interface Draft {
  /** ISO 8601: when it was last changed. */
  at: string
  fields: Record<string, { value: unknown; base: unknown }>
}

const PREFIX = 'concept '
/** The accounts that signed out: from then on nothing of theirs is stored, not even by a page that is closing. */
const signedOut = new Set<string>()
/** The account whose form this page has. */
let current: string | null = null

export const draftKey = (account: string, domain: string) => `${PREFIX}${account} ${domain}`
const accountOf = (key: string) => key.slice(PREFIX.length).split(' ')[0]!

export function openDrafts(key: string): void {
  current = accountOf(key)
  signedOut.delete(current)
}

export const accountOfDrafts = () => current

export function readDraft(key: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
    return stored && typeof stored.fields === 'object' && Object.keys(stored.fields).length > 0 ? stored : null
  } catch {
    return null
  }
}

/** Adds to the draft of the same website, which another page may have stored. Returns false if there is no storage, or no room. */
export function keepDraft(key: string, fields: Draft['fields']): boolean {
  if (signedOut.has(accountOf(key)) || Object.keys(fields).length === 0) return true
  return write(key, { ...readDraft(key)?.fields, ...fields })
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

/** Call when this account signs out. Another account that uses this browser keeps its drafts. */
export function forgetDrafts(account: string | null): void {
  if (account === null) return
  signedOut.add(account)
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftKey(account, ''))) localStorage.removeItem(key)
}

function write(key: string, fields: Draft['fields']): boolean {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), fields } satisfies Draft))
    return true
  } catch {
    // Storage is full or not allowed.
    return false
  }
}
