import { data, type RouterContextProvider, redirect } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { addWebsite, deleteWebsite } from '#features/domains/websites.server.ts'
import { Failure } from '#features/failure.ts'
import { accountTab } from '#features/urls.ts'
import { ASK_DELETE, type WebsitesAnswer } from './website-list.tsx'

type Context = Readonly<RouterContextProvider>

const HERE = accountTab('domeinen')

/** Adds or deletes a website. */
export async function changeWebsites({ request, context }: { request: Request; context: Context }) {
  const asked = servicesOf(context)
  const user = requireSignedIn(asked.session)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  try {
    if (intent === 'add') {
      await addWebsite(asked.services, user, { domain_name: text('domain_name') })
      return redirect(HERE, { headers: { 'Set-Cookie': flashCookie('domain-added') } })
    }
    if (intent !== 'delete') throw new Failure('invalid-input', { log: `No such intent here: ${intent}` })
    if (!isConfirmed(form)) return redirect(`${HERE}?${new URLSearchParams({ [ASK_DELETE]: text('domein') })}`)
    await deleteWebsite(asked.services, user, text('domein'))
    return redirect(HERE, { headers: { 'Set-Cookie': flashCookie('domain-deleted') } })
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<WebsitesAnswer>({ message, fields, typedName: text('domain_name') }, { status })
  }
}
