/** What only this installation can make of a text: 256 bits, the same in each of its processes. */
import { createHmac } from 'node:crypto'
import type { Services } from '#features/services.ts'

/** `text` starts with what it is for, so that no signature passes for another. */
export async function signed({ auth }: Services, text: string): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(text).digest('base64url')
}
