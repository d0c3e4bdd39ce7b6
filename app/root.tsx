import { type ReactNode, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { toast } from '#app/ui/toast.ts'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/root.ts'
import { untilItAnswers } from './away.ts'
import { SUCCESS_TEXTS } from './copy/messages.ts'
import { CLEARED_FLASH_COOKIE, readFlash } from './flash.ts'
import { PageHead } from './page-head.tsx'
import { DomainNotFoundPage, MessagePage, NotFoundPage } from './routes/message-page.tsx'
import { Notice } from './ui/notice.tsx'
import { Toaster } from './ui/toaster.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'manifest', href: URLS.manifest }]

export const meta: Route.MetaFunction = () => [{ title: BRAND.name }]

export function loader({ request }: Route.LoaderArgs) {
  const flash = readFlash(request)
  return data({ flash }, flash ? { headers: { 'Set-Cookie': CLEARED_FLASH_COOKIE } } : {})
}

/** Its data comes with an action, so a screen that only revalidates need not load it. */
export function shouldRevalidate({ formMethod = 'GET', defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'GET' && defaultShouldRevalidate
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

interface Handle {
  /** Sent without React's scripts. */
  static?: boolean
  /** Search engines may list it; all other screens ask them not to. */
  indexable?: boolean
}

function useHandle(): Handle {
  return Object.assign({}, ...useMatches().map((match) => match.handle as Handle | undefined))
}

export function Layout({ children }: { children: ReactNode }) {
  const { static: isStatic = false, indexable = false } = useHandle()
  const flash = useRouteLoaderData<typeof loader>('root')?.flash ?? null
  const text = flash ? SUCCESS_TEXTS[flash] : null
  return (
    <html lang="nl">
      <head>
        <PageHead styles={isStatic ? 'site' : 'screens'} />
        {indexable ? null : <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#inhoud"
          className="absolute -top-20 left-4 z-50 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:top-4"
        >
          Naar de inhoud
        </a>
        {isStatic && text ? (
          <Notice kind="good" live="status">
            {text}
          </Notice>
        ) : null}
        {!isStatic && text ? (
          <noscript>
            <Notice kind="good">{text}</Notice>
          </noscript>
        ) : null}
        {children}
        {isStatic ? null : (
          <>
            <Toaster />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // The data, not the code in it: the same message may come twice in a row.
  useEffect(() => {
    const { flash } = loaderData
    if (flash) toast.success(SUCCESS_TEXTS[flash], { id: flash })
  }, [loaderData])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.data === 'domain-not-found') return <DomainNotFoundPage />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <MessagePage title="Unexpected Application Error!" action={{ label: 'Naar de startpagina', href: '/' }}>
      <p>
        Er ging bij ons iets mis, niet bij jou. Wat je had opgeslagen, is bewaard. Laad de pagina opnieuw; blijft het
        misgaan, laat het ons dan weten.
      </p>
    </MessagePage>
  )
}
