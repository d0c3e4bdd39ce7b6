import { requireSignedIn } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import { BRAND } from '#features/brand.ts'
import type { Route } from './+types/export.ts'

/** All data of the account, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const data = await exportAccount(services, requireSignedIn(session))
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${BRAND.slug}-gegevens.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
