import { ArrowLeft } from 'lucide-react'
import { data, Form, Link, redirect } from 'react-router'
import { FALLBACK_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { type FormFailure, formFailure } from '#app/form-failure.server.ts'
import { servicesOf, signInFrom } from '#app/services.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { requestReset } from '#features/accounts/password-reset.server.ts'
import { SecondFactorRequired } from '#features/accounts/second-step.server.ts'
import { signIn, signInWithCode, signInWithPasskey } from '#features/accounts/sign-in.server.ts'
import { BRAND } from '#features/brand.ts'
import { FORGOT_PASSWORD, isSecondStep, secondStep, URLS } from '#features/urls.ts'
import type { Route } from './+types/login.ts'
import { AuthLayout } from './auth-layout.tsx'
import { FormMessage } from './form-message.tsx'
import { PASSKEY_INTENT, PasskeyForm } from './passkey-form.tsx'
import { SecondStep } from './second-step.tsx'
import { EmailField, type SignInAnswer, SignInForm } from './sign-in-form.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.forgot ? 'Wachtwoord vergeten' : 'Inloggen'} · ${BRAND.name}` },
]

export function loader({ context, url }: Route.LoaderArgs) {
  if (servicesOf(context).session) throw redirect(URLS.dashboard)
  return { forgot: isForgotMode(url), secondStep: isSecondStep(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  const forgot = isForgotMode(url)
  try {
    if (forgot) {
      await requestReset(asked.services, asked.clientAddress, form)
      return answer(form, null)
    }
    const from = signInFrom(asked, request)
    const headers =
      form.intent === PASSKEY_INTENT
        ? await signInWithPasskey(asked.services, from, form.passkey)
        : await (isSecondStep(url) ? signInWithCode : signIn)(asked.services, from, form)
    headers.append('Set-Cookie', flashCookie('signed-in'))
    return redirect(URLS.dashboard, { headers })
  } catch (error) {
    if (error instanceof SecondFactorRequired) return redirect(secondStep(URLS.login), { headers: error.headers })
    const failure = formFailure(error, asked, forgot ? FALLBACK_TEXTS.resetRequest : undefined)
    return data(answer(form, failure), { status: failure.status })
  }
}

function isForgotMode(url: URL): boolean {
  return url.searchParams.get('modus') === 'vergeten'
}

function answer(form: Record<string, FormDataEntryValue>, failure: FormFailure | null): SignInAnswer {
  return { email: typeof form.email === 'string' ? form.email : '', failure }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.secondStep) return <SecondStep answer={actionData} page={URLS.login} />
  if (loaderData.forgot) return <ForgotPassword answer={actionData} />
  return (
    <AuthLayout title="Inloggen">
      <SignInForm
        answer={actionData}
        button="Inloggen"
        besidePassword={<Link to={FORGOT_PASSWORD}>Wachtwoord vergeten?</Link>}
      />
      <PasskeyForm />
      <p className="border-t border-hairline pt-5">
        <Link to={URLS.auth}>Nog geen account?</Link>
      </p>
    </AuthLayout>
  )
}

function ForgotPassword({ answer }: { answer: SignInAnswer | undefined }) {
  return (
    <AuthLayout
      title="Wachtwoord vergeten"
      intro="Vul je e-mailadres in. Je krijgt een link waarmee je een nieuw wachtwoord kiest."
    >
      <Form method="post" noValidate className="grid gap-5">
        <FormMessage>{answer?.failure?.message}</FormMessage>
        {answer?.failure === null ? (
          <Notice kind="good" live="status">
            {SUCCESS_TEXTS['reset-requested']}
          </Notice>
        ) : null}
        <EmailField answer={answer} takesFocus={Boolean(answer?.failure)} />
        <Button>Verstuur reset link</Button>
      </Form>
      <p className="border-t border-hairline pt-5">
        <Link to={URLS.login} className="inline-flex items-center gap-2">
          <ArrowLeft aria-hidden className="size-4" />
          Terug naar inloggen
        </Link>
      </p>
    </AuthLayout>
  )
}
