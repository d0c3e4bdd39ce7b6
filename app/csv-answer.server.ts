/** A table as a file to download, sent while it is read, so that a long one never stands in memory. */
import { BRAND } from '#features/brand.ts'

export async function csvAnswer(name: string, parts: AsyncGenerator<string>): Promise<Response> {
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
      'Content-Disposition': `attachment; filename="${BRAND.slug}-${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
