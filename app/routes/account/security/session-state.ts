import { servicesOf } from '#app/services.ts'
import type { Route } from './+types/session-state.ts'

/** Whether this browser is still signed in, for tabs that were open when it changed (app/routes/other-tabs.ts). */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(null, {
    status: servicesOf(context).session ? 204 : 401,
    headers: { 'Cache-Control': 'no-store' },
  })
}
