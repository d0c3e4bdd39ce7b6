/** Reads a page for a browser with scripts, which follows it as it runs: POST with `url` and `readingId`, answered as JSON. */
import type { Route } from './+types/landing-pages.ts'
import { accepted, actOnPages } from './act-on-pages.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { done, refused } = await actOnPages(await request.formData(), context)
  return refused ?? accepted(done.id)
}
