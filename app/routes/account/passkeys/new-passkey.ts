/** What the browser asks its devices for when a passkey is added. */
import { data } from 'react-router'
import { formFailure } from '#app/form-failure.server.ts'
import { askingOf } from '#app/routes/account/security/asking.server.ts'
import { servicesOf } from '#app/services.ts'
import { newPasskeyChallenge } from '#features/security/passkeys.server.ts'
import type { Route } from './+types/new-passkey.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  try {
    const { options, headers } = await newPasskeyChallenge(asked.services, askingOf(asked, request))
    return Response.json(options, { headers })
  } catch (error) {
    const { status, message } = formFailure(error, asked)
    return data({ message }, { status })
  }
}
