import { expect, test } from 'vitest'
import type { Session } from '#features/accounts/session.ts'
import { canSeeCompany, canUseAdmin } from './policies.ts'

const customer = { userId: 'customer', role: 'user' } as Session
const admin = { userId: 'admin', role: 'admin' } as Session

test('the admin area is for admins', () => {
  expect([null, customer, admin].map(canUseAdmin)).toEqual([false, false, true])
})

test('a company page is for its owner and for admins', () => {
  const mayRead = (profileId: string) => [null, customer, admin].map((session) => canSeeCompany(session, profileId))
  expect(mayRead('customer')).toEqual([false, true, true])
  expect(mayRead('neighbour')).toEqual([false, false, true])
})
