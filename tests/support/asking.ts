/** A program whose customers have questions asked of assistants on loopback, on a clock that a test sets. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import { askAssistant, askingsToDo } from '#features/asking/ask-assistant.job.ts'
import type { AskedAssistant } from '#features/asking/asking.ts'
import { haveAsked, ownAskings } from '#features/asking/own-askings.server.ts'
import { keptAnswers } from '#features/assistant-answers/kept-answers.server.ts'
import type { Services } from '#features/services.ts'
import { builtScreens } from '#server/screens.ts'
import { ASKED_ASSISTANTS, type AssistantServers, type Reply, startAssistants } from './assistant-servers.ts'
import { asOwner, setPlan } from './database.ts'
import { type Program, startProgram } from './program.ts'
import { BASE_URL } from './services.ts'
import { primaryOf } from './session.ts'

export const HOUR = 3_600_000
const PROFILE = { company_name: 'De Korenaar', sales_telefoon: '030 233 14 72' }

export type Asking = Awaited<ReturnType<typeof startAsking>>

export async function startAsking(db: Database) {
  const program: Program = await startProgram(db, await builtScreens())
  const servers: AssistantServers = await startAssistants()
  // A question belongs to its day in Amsterdam, and no test may depend on when it is run.
  const clock = { noon: new Date().setUTCHours(11, 0, 0, 0), ahead: 0 }
  program.services.now = () => new Date(clock.noon + clock.ahead)
  const services: Services = { ...program.services, assistants: servers.accesses }
  const signal = new AbortController().signal

  return {
    ...{ program, servers, services, clock },
    /** Noon again, all assistants saying this, and nothing asked. */
    async reset(said: Reply) {
      clock.ahead = 0
      for (const assistant of ASKED_ASSISTANTS) servers.reply(assistant, said)
      await asOwner(db, sql`delete from askings`)
      await asOwner(db, sql`delete from rate_limits where key like 'asking-by-assistant:%'`)
    },
    async customer(plan: 'free' | 'pro' | 'expert' = 'pro') {
      const account = await program.newCustomer()
      await setPlan(db, account.id, plan)
      const token = await program.tokenFor(account)
      const session = await program.sessionOf(token)
      const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
      const domainId = await primaryOf(services, session)
      const { company_name, sales_telefoon } = PROFILE
      await asOwner(
        db,
        sql`update profiles set company_name = ${company_name}, sales_telefoon = ${sales_telefoon} where id = ${account.id}`,
      )
      return {
        ...{ session, domainId, email: account.email },
        ask: (assistants: readonly AskedAssistant[], text = 'Wat doet De Korenaar in Utrecht?') =>
          haveAsked(services, session, domainId, { question: { text, country: 'NL', language: 'nl' }, assistants }),
        answers: () => keptAnswers(services, session, domainId),
        askings: () => ownAskings(services, session, domainId),
        get: (path: string) => program.ask(path, { headers }),
        /** A screen as a visitor reads it, without its scripts. */
        page: async (path: string) => {
          const html: string = (await program.ask(path, { headers })).body
          return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!-- -->/g, '')
        },
        post: (path: string, form: Record<string, string> | [string, string][]) =>
          program.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) }),
      }
    },
    /** Does every job that there is once, several at a time; returns how many are to be tried again. */
    async doJobs(using = services): Promise<number> {
      const jobs = await askingsToDo(services)
      const done = await Promise.allSettled(jobs.map(({ data = {} }) => askAssistant(using, { data, signal })))
      return done.filter(({ status }) => status === 'rejected').length
    },
    askedOf: (assistant: AskedAssistant) =>
      servers.requests.filter((request) => request.assistant === assistant).length,
    async close() {
      await servers.close()
      await program.close()
    },
  }
}
