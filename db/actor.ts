// Who a transaction acts for; row-level security decides what that actor may see and change.
export type Actor = { kind: 'visitor' } | { kind: 'user'; userId: string }

export const visitor: Actor = { kind: 'visitor' }

export const user = (userId: string): Actor => ({ kind: 'user', userId })
