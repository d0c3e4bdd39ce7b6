import { data, redirect } from 'react-router'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { servicesOf, signInFrom } from '#app/services.ts'
import { SecondFactorRequired } from '#features/accounts/second-step.server.ts'
import { signInAdmin, signInAdminWithCode, signInAdminWithPasskey } from '#features/accounts/sign-in.server.ts'
import { BRAND } from '#features/brand.ts'
import { isSecondStep, secondStep, URLS } from '#features/urls.ts'
import type { Route } from './+types/admin-login.ts'
import { AuthLayout } from './auth-layout.tsx'
import { PASSKEY_INTENT, PasskeyForm } from './passkey-form.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Beheer · ${BRAND.name}` }]

export function loader({ context, url }: Route.LoaderArgs) {
  if (servicesOf(context).session?.role === 'admin') throw redirect(URLS.admin)
  return { secondStep: isSecondStep(url) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  try {
    const from = signInFrom(asked, request)
    const headers =
      form.intent === PASSKEY_INTENT
        ? await signInAdminWithPasskey(asked.services, from, form.passkey)
        : await (isSecondStep(url) ? signInAdminWithCode : signInAdmin)(asked.services, from, form)
    headers.append('Set-Cookie', flashCookie('signed-in'))
    return redirect(URLS.admin, { headers })
  } catch (error) {
    if (error instanceof SecondFactorRequired) return redirect(secondStep(URLS.adminLogin), { headers: error.headers })
    const failure = formFailure(error, asked, FALLBACK_TEXTS.adminSignIn)
    return data({ email: typeof form.email === 'string' ? form.email : '', failure }, { status: failure.status })
  }
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.secondStep) return <SecondStep answer={actionData} page={URLS.adminLogin} />
  return (
    <AuthLayout title="Beheer" intro="Alleen voor beheerders. Klanten loggen in op de gewone inlogpagina.">
      <SignInForm answer={actionData} button="Inloggen als beheerder" />
      <PasskeyForm />
    </AuthLayout>
  )
}
