/** What /account and /settings load, and how both save. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { planNotice } from '#app/copy/plan-notices.ts'
import { flashCookie } from '#app/flash.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { servicesOf } from '#app/services.ts'
import { getAccountState } from '#features/access/subscription.server.ts'
import { SETTINGS_SCHEMAS, type SettingsSection } from '#features/settings/settings.schema.ts'
import { getSettings, saveSettings } from '#features/settings/settings.server.ts'
import type { SettingsAnswer, TypedSettings } from './settings-answer.ts'

type Context = Readonly<RouterContextProvider>

export async function loadAccount(context: Context) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const [settings, state] = [await getSettings(services, user), await getAccountState(services, user)]
  return { email: user.email, settings, ...state, notice: state.news && planNotice(state.news) }
}

/** The action of a form with settings: back to `here` with a message, or the form with what was typed. */
export async function saveSettingsForm(
  { request, context }: { request: Request; context: Context },
  section: SettingsSection,
  here: string,
) {
  const asked = servicesOf(context)
  const user = requireSignedIn(asked.session)
  const typed = readSettings(await request.formData(), section)
  try {
    await saveSettings(asked.services, user, section, typed)
  } catch (error) {
    const { status, message, fields } = formFailure(error, asked)
    return data<SettingsAnswer>({ message, fields, typed }, { status })
  }
  return redirect(here, { headers: { 'Set-Cookie': flashCookie('settings-saved') } })
}

const TOGGLES = [
  ...['rapport_samenvatting_email', 'rapport_volledige_pdf', 'meldingen_email'],
  ...['zichtbaarheid_ai', 'noindex_google'],
]

/** Browsers do not send a box that is not ticked. */
function readSettings(form: FormData, section: SettingsSection): TypedSettings {
  return Object.fromEntries(
    Object.keys(SETTINGS_SCHEMAS[section].shape).map((field) => [
      field,
      TOGGLES.includes(field) ? form.has(field) : String(form.get(field) ?? ''),
    ]),
  )
}
