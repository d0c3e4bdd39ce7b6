import { Form, Link, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { servicesOf } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BRAND } from '#features/brand.ts'
import { newRecoveryCodes, startFactor, turnOffFactor, turnOnFactor } from '#features/security/second-factor.server.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/second-factor.ts'
import { askingOf, refused, type SecurityAnswer } from './asking.server.ts'
import { SecurityLayout } from './layout.tsx'
import { NewFactorForm, RecoveryCodes, type ShownFactor } from './new-factor.tsx'
import { CurrentPassword } from './password-input.tsx'
import { shownAgain, shownFactor } from './shown-factor.server.ts'

export const meta: Route.MetaFunction = () => [{ title: `Tweede stap · ${BRAND.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { email, hasSecondFactor, mustAddFactor } = requireSignedIn(servicesOf(context).session)
  return { email, hasSecondFactor, mustAddFactor }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

type FactorAnswer = SecurityAnswer & { factor?: ShownFactor | null; recoveryCodes?: string[] }

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const asking = askingOf(asked, request)
  const form = Object.fromEntries(await request.formData())
  const intent = String(form.intent)
  const shown = { intent, message: null, fields: {} }
  try {
    if (intent === 'start') {
      return { ...shown, factor: shownFactor(await startFactor(asked.services, asking, form)) } as FactorAnswer
    }
    if (intent === 'codes') {
      return { ...shown, recoveryCodes: await newRecoveryCodes(asked.services, asking, form) } as FactorAnswer
    }
    if (intent === 'off') {
      await turnOffFactor(asked.services, asking, form)
      return redirect(URLS.security, { headers: { 'Set-Cookie': flashCookie('factor-off') } })
    }
    const headers = await turnOnFactor(asked.services, asking, form)
    headers.append('Set-Cookie', flashCookie('factor-on'))
    return redirect(URLS.security, { headers })
  } catch (error) {
    const answer = refused(error, asked, intent)
    if (intent === 'on') Object.assign(answer.data, { factor: shownAgain(form) })
    return answer as typeof answer & { data: FactorAnswer }
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<FactorAnswer>(serverAction as () => Promise<FactorAnswer>, {
    intent: '',
    message: FAILURE_TEXTS['something-went-wrong'],
    fields: {},
  })
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasSecondFactor, mustAddFactor } = loaderData
  const answer: FactorAnswer | undefined = actionData
  const fieldsOf = (intent: string) => (answer?.intent === intent ? answer.fields : {})
  return (
    <SecurityLayout
      email={email}
      title="Tweede stap bij het inloggen"
      back={{ href: URLS.security, label: 'Beveiliging' }}
    >
      {mustAddFactor ? (
        <Notice kind="warn" title="Voor beheerders is een tweede stap verplicht">
          Stel hem in; daarna kun je verder met het beheer. Een <Link to={URLS.passkeys}>passkey</Link> mag ook: voeg er
          een toe, of log ermee in.
        </Notice>
      ) : null}
      {answer?.message ? (
        <Notice kind="bad" live="alert">
          {answer.message}
        </Notice>
      ) : null}
      {answer?.recoveryCodes ? (
        <Card title="Je nieuwe herstelcodes">
          <RecoveryCodes codes={answer.recoveryCodes} />
        </Card>
      ) : null}
      {hasSecondFactor ? (
        <TurnedOn codesFields={fieldsOf('codes')} offFields={fieldsOf('off')} />
      ) : answer?.factor ? (
        <NewFactorForm factor={answer.factor} fields={fieldsOf('on')} />
      ) : (
        <Card title="Instellen">
          <p className="mb-4 max-w-prose text-soft">
            Je hebt een app op je telefoon nodig die codes maakt, zoals Google Authenticator, Microsoft Authenticator,
            1Password of Bitwarden. Vul eerst je wachtwoord in.
          </p>
          <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
            <CurrentPassword error={fieldsOf('start').current} />
            <Button name="intent" value="start" className="justify-self-start">
              Ga verder
            </Button>
          </Form>
        </Card>
      )}
    </SecurityLayout>
  )
}

function TurnedOn({
  codesFields,
  offFields,
}: {
  codesFields: Record<string, string>
  offFields: Record<string, string>
}) {
  return (
    <>
      <Card title="Nieuwe herstelcodes">
        <p className="mb-4 max-w-prose text-soft">
          Zijn je herstelcodes op of kwijt? Maak nieuwe. De oude werken dan niet meer.
        </p>
        <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
          <CurrentPassword error={codesFields.current} />
          <Button look="quiet" name="intent" value="codes" className="justify-self-start">
            Maak nieuwe herstelcodes
          </Button>
        </Form>
      </Card>
      <Card title="Uitzetten">
        <p className="mb-4 max-w-prose text-soft">Daarna log je weer in met alleen je wachtwoord.</p>
        <Form method="post" noValidate className="grid max-w-[26rem] gap-5">
          <CurrentPassword error={offFields.current} />
          <Button look="danger" name="intent" value="off" className="justify-self-start">
            Zet de tweede stap uit
          </Button>
        </Form>
      </Card>
    </>
  )
}
