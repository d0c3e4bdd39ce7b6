/**
 * The process is killed while customers publish and their forms autosave. What was acknowledged must be there
 * afterwards, and a publish must be complete or absent. The moment of the kill is random on purpose.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startVindbaar, type Vindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'
import { newCustomer, signIn, type Visitor } from '../support/visitor.ts'

/** PostgreSQL is a separate process that is not killed, so fewer rounds suffice. */
const KILLS = { pglite: 8, postgres: 3 }
/** The first requests of a process are slow; the kill must come at full speed. */
const CHANGES_BEFORE = 3
const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const PASSWORD = 'nog een wachtwoord'

/** One version of a profile: its number is in every field, so that a mixture of two is detected. */
const form = (version: number) => ({
  companyName: `Bedrijf ${version}`,
  url: `https://bedrijf-${version}.voorbeeld.nl/`,
  locations: [`Plaats ${version}`, `Dorp ${version}`],
  countries: [version % 2 ? 'NL' : 'BE'],
  desiredInfo: `Wij zijn bedrijf ${version}`,
  llmPlatforms: ['chatgpt'],
})

interface PublicAnswer {
  company_name: string
  url: string
  locations: string[]
  countries: string[]
  desired_info: string
}

async function publicProfile(url: string, id: string): Promise<PublicAnswer | null> {
  const response = await fetch(`${url}/functions/v1/get-public-profile?id=${id}`)
  return response.ok ? ((await response.json()) as PublicAnswer) : null
}

/** The version that is public. Fails if its fields come from more than one. */
async function publicVersion(url: string, id: string): Promise<number | null> {
  const profile = await publicProfile(url, id)
  if (!profile) return null
  const version = Number(profile.company_name.replace('Bedrijf ', ''))
  const whole = form(version)
  expect(profile).toMatchObject({
    company_name: whole.companyName,
    url: whole.url,
    locations: whole.locations,
    countries: whole.countries,
    desired_info: whole.desiredInfo,
  })
  return version
}

/** The customer as the admin sees it: publishing named the account's domain. */
async function adminRow(admin: Visitor, email: string) {
  const response = await admin.get(`/functions/v1/admin-get-users?query=${encodeURIComponent(email)}`)
  const { users } = (await response.json()) as { users: { company_name: string | null; domain_name: string | null }[] }
  expect(users).toHaveLength(1)
  const { company_name, domain_name } = users[0]!
  return { company_name, domain_name }
}

const TAB_OF = { save: '/dashboard/company-data', publish: '/dashboard' }

/** True once the server acknowledged the save; false when the connection broke first. */
async function send(visitor: Visitor, intent: 'save' | 'publish', version: number): Promise<boolean> {
  try {
    const response = await visitor.post(TAB_OF[intent], { intent, ...form(version) })
    await response.text()
    expect(response.status).toBe(200)
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

describe.each(DATABASE_KINDS)('kill -9 on %s', (kind) => {
  let storage: Storage
  let vindbaar: Vindbaar
  beforeAll(async () => {
    storage = await newStorage(kind)
    vindbaar = await startVindbaar({ ...storage, env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } })
  })
  afterAll(async () => {
    await vindbaar.stop()
    await storage.remove()
  })

  test(`a profile is unchanged or published completely, ${KILLS[kind]} times over`, { timeout: 600_000 }, async () => {
    const admin = await signIn(vindbaar.url, ADMIN)
    // One profile is online and changes all the time, and in each round a new one is published for the first time.
    const editor = await newCustomer(vindbaar.url, admin, { email: 'redacteur@voorbeeld.nl', password: PASSWORD })
    let version = 1
    let acknowledged = 1
    expect(await send(editor.visitor, 'publish', version)).toBe(true)

    /** Changes the editor's profile until the connection breaks; `warm` resolves with the time that one change then takes. */
    function edit(visitor: Visitor) {
      const { promise: warm, resolve } = Promise.withResolvers<number>()
      const ended = (async () => {
        for (let changes = 1; ; changes++) {
          const start = performance.now()
          version += 1
          if (!(await send(visitor, version % 3 ? 'save' : 'publish', version))) return
          acknowledged = version
          if (changes === CHANGES_BEFORE) resolve(performance.now() - start)
        }
      })()
      return { warm, ended }
    }

    for (let kill = 1; kill <= KILLS[kind]; kill++) {
      const email = `nieuw-${kill}@voorbeeld.nl`
      const newcomer = await newCustomer(vindbaar.url, admin.at(vindbaar.url), { email, password: PASSWORD })
      const before = await adminRow(admin.at(vindbaar.url), email)

      const editing = edit(editor.visitor.at(vindbaar.url))
      const oneChange = await editing.warm
      const publishing = send(newcomer.visitor, 'publish', kill)
      // Somewhere before, during or after it; each round a little later, so that every moment is tried.
      await wait(((kill - Math.random()) / KILLS[kind]) * 3 * oneChange)
      await vindbaar.kill9()
      await editing.ended
      const published = await publishing

      vindbaar = await startVindbaar(storage)
      const seen = await publicVersion(vindbaar.url, editor.id)
      expect(seen).toBeGreaterThanOrEqual(acknowledged)
      expect(seen).toBeLessThanOrEqual(version)

      const after = await publicVersion(vindbaar.url, newcomer.id)
      if (published) expect(after).toBe(kill)
      expect(await adminRow(admin.at(vindbaar.url), email)).toEqual(
        after === null ? before : { company_name: form(kill).companyName, domain_name: new URL(form(kill).url).host },
      )
    }
  })
})
