/** What the browser asks its devices for when somebody signs in with a passkey. */
import { data } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import { servicesOf } from '#app/services.ts'
import { passkeyChallenge } from '#features/accounts/passkey-sign-in.server.ts'
import type { Route } from './+types/passkey-challenge.ts'

export async function action({ context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  try {
    const { options, headers } = await passkeyChallenge(asked.services, asked.clientAddress)
    return Response.json(options, { headers })
  } catch (error) {
    const { status, message } = formFailure(error, asked)
    return data({ message }, { status })
  }
}
