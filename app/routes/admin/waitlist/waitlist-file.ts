import { requireAdminScreen } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { waitlistFile } from '#features/waitlist/waitlist-file.server.ts'
import type { Route } from './+types/waitlist-file.ts'

/** What the search of the list finds, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const admin = requireAdminScreen(session)
  const parts = waitlistFile(services, admin, url.searchParams.get('query')?.slice(0, 200))
  const encoder = new TextEncoder()
  // The first part before the answer begins: what fails then is an error page and no file.
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value))
    },
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${BRAND.slug}-wachtlijst.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
