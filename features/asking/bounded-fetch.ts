/** A fetch for one assistant: reads no more than a cap, and follows no redirect, which could take the key elsewhere. */

export class AnswerTooLarge extends Error {}

export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      // Leaving the loop ends the connection.
      if (bytes > mostBytes) throw new AnswerTooLarge()
      chunks.push(chunk)
    }
    const { status, statusText, headers } = response
    return new Response(new Blob(chunks), { status, statusText, headers })
  }
}
