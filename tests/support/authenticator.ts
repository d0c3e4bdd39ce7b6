/** An authenticator app: reads what the screen shows, and makes codes. */
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Visitor } from './visitor.ts'

export interface Authenticator {
  /** The code of now, or of a step of half a minute later, which is accepted as well. */
  code(later?: 0 | 1): Promise<string>
  recoveryCodes: string[]
}

export function authenticatorOf(uri: string, recoveryCodes: string[]): Authenticator {
  const secret = new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get('secret')!))
  return {
    code: (later = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + later),
    recoveryCodes,
  }
}

const SCREEN = '/account/beveiliging/tweede-stap'

/** Sets up the second step as a visitor without JavaScript does. */
export async function setUpSecondStep(visitor: Visitor, password: string): Promise<Authenticator> {
  const html = await (await visitor.post(SCREEN, { intent: 'start', current: password })).text()
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const [uri, codes] = [field('uri'), field('recoveryCodes')]
  if (uri === '') throw new Error(`The screen shows no secret: ${html.slice(0, 2_000)}`)
  const app = authenticatorOf(uri, codes.split(' '))
  const wrong = await visitor.post(SCREEN, { intent: 'on', uri, recoveryCodes: codes, code: 'abcdef' })
  if (wrong.status !== 400 || !(await wrong.text()).includes(codes)) throw new Error('A wrong code starts over')
  const on = await visitor.post(SCREEN, { intent: 'on', uri, recoveryCodes: codes, code: await app.code() })
  if (on.headers.get('location') !== '/account/beveiliging') throw new Error(`Not turned on: ${on.status}`)
  return app
}
