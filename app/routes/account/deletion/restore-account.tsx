import { createContext, data } from 'react-router'
import { MAIL_LINK_HEADERS, MailLinkPage } from '#app/routes/marketing/newsletter/mail-link-page.tsx'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { findRestorable, type Restorable, restoreOwnAccount } from '#features/security/own-deletion.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/restore-account.ts'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Account terughalen · ${BRAND.name}` }]

/** The same request's loader runs after its action, when the link has done its work. */
const isRestored = createContext(false)

/** Mail programs open links by themselves: only the button restores. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const account = await findRestorable(servicesOf(context).services, params.token)
  return data({ account }, account || context.get(isRestored) ? {} : { status: 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { services, clientAddress } = servicesOf(context)
  const restored = await restoreOwnAccount(services, clientAddress, params.token)
  context.set(isRestored, restored !== null)
  return data({ restored }, restored ? {} : { status: 404 })
}

export const headers = () => MAIL_LINK_HEADERS

const ASK = {
  title: 'Haal je account terug',
  button: 'Haal mijn account terug',
}
const DONE = { kind: 'good', title: 'Je account is terug' } as const
const ENDED = {
  kind: 'bad',
  title: 'Deze link werkt niet meer',
  text: 'Je account is al teruggehaald, of het is langer dan 30 dagen geleden verwijderd.',
} as const

export default function RestoreAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { restored } = actionData ?? {}
  if (restored)
    return <MailLinkPage ask={{ ...ASK, intro: introOf([]) }} outcome={{ ...DONE, text: <Restored {...restored} /> }} />
  const { account } = loaderData
  const isOver = actionData !== undefined || account === null
  return <MailLinkPage ask={{ ...ASK, intro: introOf(account?.liveElsewhere ?? []) }} outcome={isOver ? ENDED : null} />
}

const AND = new Intl.ListFormat('nl')

function introOf(liveElsewhere: string[]) {
  const back = 'Alles komt terug zoals het was, ook je profiel als dat online stond.'
  if (liveElsewhere.length === 0) return back
  return `${back} Alleen je profiel van ${AND.format(liveElsewhere)} blijft offline: een ander account is daar nu mee online. Je bent er niets van kwijt.`
}

function Restored({ liveElsewhere }: Restorable) {
  return (
    <>
      <p>
        Je kunt weer <a href={URLS.login}>inloggen</a> met je e-mailadres en wachtwoord.
      </p>
      {liveElsewhere.length > 0 ? (
        <p className="mt-2">
          Je profiel van <strong className="wrap-anywhere">{AND.format(liveElsewhere)}</strong> is nog offline: een
          ander account is daar nu mee online. Is de website van jou? Log in, bewijs dat onder Domeinen, en publiceer
          opnieuw.
        </p>
      ) : null}
    </>
  )
}
