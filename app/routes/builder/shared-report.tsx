/** The report for the web builder: read-only, at an unguessable URL. Works without JavaScript. */
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { MessagePage } from '#app/routes/message-page.tsx'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import { Failure, type FailureCode } from '#features/failure.ts'
import { type BuilderPage, builderPage, checkForBuilder } from '#features/shared-reports/builder-page.server.ts'
import { sharedReport, URLS } from '#features/urls.ts'
import type { Route } from './+types/shared-report.ts'
import { CHECK_ID } from './builder-check.tsx'
import { BuilderReport } from './builder-report.tsx'

export const handle = { static: true }

export const meta: Route.MetaFunction = () => [
  { title: `Te doen aan deze website · ${BRAND.name}` },
  { name: 'referrer', content: 'no-referrer' },
]

/** The URL is the credential: it must not reach other websites, caches or search indexes. */
const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
/** Seconds until the page reloads itself, while the website is being read. */
const LOOK_AGAIN = 4

const REFUSALS: readonly FailureCode[] = ['shared-report-not-found', 'shared-report-gone', 'too-many-requests']

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, clientAddress } = servicesOf(context)
  try {
    const page: BuilderPage = await builderPage(services, params.token, clientAddress)
    // A browser does not reload for a refresh to the URL it shows if that has a fragment; a new query makes it another URL.
    const again = { Refresh: `${LOOK_AGAIN}; url=?keer=${randomUUID()}#${CHECK_ID}` }
    const headers = { ...HEADERS, ...(page.reading ? again : {}) }
    return data({ page, refused: null }, { headers })
  } catch (error) {
    if (!(error instanceof Failure) || !REFUSALS.includes(error.code)) throw error
    const { status, retryAfter, code } = error
    const headers = { ...HEADERS, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) }
    return data({ page: null, refused: code }, { status, headers })
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  try {
    await checkForBuilder(asked.services, params.token, asked.clientAddress)
  } catch (error) {
    // A reading is already running: the page shows its progress.
    if (!(error instanceof Failure && error.code === 'too-many-at-once')) {
      const { status, message } = formFailure(error, asked)
      return data({ message }, { status, headers: HEADERS })
    }
  }
  return redirect(`${sharedReport(params.token)}#${CHECK_ID}`, { headers: HEADERS })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const MORE: Partial<Record<FailureCode, string>> = {
  'shared-report-not-found':
    'Kijk na of je het hele adres hebt overgenomen, of vraag de eigenaar van de website om een nieuwe link.',
  'shared-report-gone':
    'De link is ingetrokken of verlopen; hij werkt dertig dagen. Vraag de eigenaar van de website om een nieuwe.',
}

export default function SharedReport({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.page) return <BuilderReport page={loaderData.page} refused={actionData?.message ?? null} />
  const { refused } = loaderData
  return (
    <MessagePage title={FAILURE_TEXTS[refused]} action={{ label: `Wat is ${BRAND.name}?`, href: URLS.home }}>
      <p>{MORE[refused] ?? 'Probeer het over een uur nog eens.'}</p>
    </MessagePage>
  )
}
