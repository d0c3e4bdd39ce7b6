/** What people do to their own account, as the audit log takes it. */
import type { Session } from '#features/accounts/session.ts'
import type { Act } from './acts.ts'

export function ownAct<A extends Act>(act: A, { userId, clientAddress }: Pick<Session, 'userId' | 'clientAddress'>) {
  return { act, to: { userId }, from: clientAddress, by: { kind: 'user', userId } } as const
}
