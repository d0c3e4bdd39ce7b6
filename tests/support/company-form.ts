/** A customer who sends the company form in whole requests. */
import { sql } from 'drizzle-orm'
import { writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { Database } from '#db/open-database.ts'
import type { Plan } from '#db/schema/accounts.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { URLS } from '#features/urls.ts'
import type { Program } from './program.ts'
import { BASE_URL } from './services.ts'
import { primaryOf } from './session.ts'

export const PUBLISH = '/dashboard/geo-optimized'
export const FORM_PAGE = '/dashboard/company-data'

export const BASIC = {
  companyName: 'Bakkerij De Proefoven',
  url: 'https://proefoven.example/',
  locations: ['Testwoude'],
  countries: ['NL'],
  desiredInfo: 'Desembrood.',
  llmPlatforms: ['chatgpt'],
}
export async function formCustomer(program: Program, db: Database, plan: Plan) {
  const { id, ...account } = await program.newCustomer({ plan_type: plan })
  const token = await program.tokenFor({ email: account.email, password: account.password })
  const domainId = await primaryOf(program.services, await program.sessionOf(token))
  const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
  const send = (address: string, body: URLSearchParams | FormData) =>
    program.ask(address, { method: 'POST', headers, body })
  const post = (address: string, values: object, intent: string, version?: string) => {
    const form = writeProfileForm(values as ProfileFormValues, 'save', version ?? '')
    if (version === undefined) form.delete('version')
    form.set('intent', intent)
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    return send(address, body)
  }
  return {
    ...{ id, domainId, headers, send, post },
    /** As the autosave sends it. */
    save: (values: object, version?: string, address: string = URLS.saveProfile) =>
      post(address, { ...BASIC, ...values }, 'save', version),
    async stored() {
      const { rows } = await db.asJobs((tx) =>
        tx.execute<Record<string, unknown>>(sql`select * from profiles where id = ${id} and domain_id = ${domainId}`),
      )
      return rows[0] ?? {}
    },
  }
}
