import { data, redirect } from 'react-router'
import { FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { servicesOf, signInFrom } from '#app/services.ts'
import { signInAdmin } from '#features/accounts/sign-in.server.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/admin-login.ts'
import { AuthLayout } from './auth-layout.tsx'
import { SignInForm } from './sign-in-form.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [{ title: `Beheer · ${BRAND.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  if (servicesOf(context).session?.role === 'admin') throw redirect(URLS.admin)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData())
  const asked = servicesOf(context)
  try {
    const headers = await signInAdmin(asked.services, signInFrom(asked, request), form)
    headers.append('Set-Cookie', flashCookie('signed-in'))
    return redirect(URLS.admin, { headers })
  } catch (error) {
    const failure = formFailure(error, asked, FALLBACK_TEXTS.adminSignIn)
    return data({ email: typeof form.email === 'string' ? form.email : '', failure }, { status: failure.status })
  }
}

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  return (
    <AuthLayout title="Beheer" intro="Alleen voor beheerders. Klanten loggen in op de gewone inlogpagina.">
      <SignInForm answer={actionData} button="Inloggen als beheerder" />
    </AuthLayout>
  )
}
