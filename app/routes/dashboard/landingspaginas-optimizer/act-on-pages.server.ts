/** The actions of the tab: read a page, or remove a result. */
import type { RouterContextProvider } from 'react-router'
import { isConfirmed } from '#app/confirmation.ts'
import { dashboardOf, refusal, unknownIntent } from '#app/routes/dashboard/dashboard.server.ts'
import { ACCEPTED } from '#app/routes/dashboard/tab-answer.ts'
import { parseInput } from '#features/input.ts'
import { landingPageSchema } from '#features/landing-pages/landing-pages.schema.ts'
import { judgeLandingPage, removeLandingPage } from '#features/landing-pages/landing-pages.server.ts'
import type { LandingPageAnswer } from './landing-page-state.ts'

export type PageAct = { intent: 'read' | 'removed'; id: string } | { intent: 'ask'; id: string }

/** What was done, or an answer that says why not. */
export async function actOnPages(form: FormData, context: Readonly<RouterContextProvider>) {
  const { asked, services, user, domain } = dashboardOf(context)
  const intent = form.get('intent')
  const text = (name: string) => String(form.get(name) ?? '')
  try {
    if (intent === 'remove') {
      const id = text('id')
      if (!isConfirmed(form)) return { done: { intent: 'ask', id } satisfies PageAct }
      await removeLandingPage(services, user, domain.id, id)
      return { done: { intent: 'removed', id } satisfies PageAct }
    }
    if (intent !== 'read') throw unknownIntent(intent)
    const readingId = text('readingId')
    const input = parseInput(landingPageSchema, { url: text('url'), ...(readingId === '' ? {} : { readingId }) })
    const id = await judgeLandingPage(services, user, domain.id, input)
    return { done: { intent: 'read', id } satisfies PageAct }
  } catch (error) {
    return { refused: refusal(error, asked, { url: text('url'), id: null }) }
  }
}

export const accepted = (id: string): LandingPageAnswer => ({ ...ACCEPTED, url: '', id })
