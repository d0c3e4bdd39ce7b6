import { SESSION_ACCOUNT } from '#app/routes/other-tabs.ts'
import { servicesOf } from '#app/services.ts'
import type { Route } from './+types/session-state.ts'

/** Whether this browser is still signed in, and to which account, for tabs that were open when it changed (app/routes/other-tabs.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const { session } = servicesOf(context)
  return new Response(null, {
    status: session ? 204 : 401,
    headers: { 'Cache-Control': 'no-store', ...(session ? { [SESSION_ACCOUNT]: session.userId } : {}) },
  })
}
