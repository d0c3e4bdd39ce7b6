/** What the product noticed by itself, of all websites of an account, newest first. Works without JavaScript. */
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { formFailure } from '#app/form-failure.server.ts'
import { requireSignedIn } from '#app/guards.server.ts'
import { AppHeader } from '#app/routes/app-header.tsx'
import { servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { allows } from '#features/access/plans.ts'
import { getAccountState } from '#features/access/subscription.server.ts'
import { BRAND } from '#features/brand.ts'
import { noticeText } from '#features/notices/notice-text.rules.ts'
import { ownNotices, readNotices, type WatchedSite } from '#features/notices/own-notices.server.ts'
import { toldTogether } from '#features/notices/told-together.rules.ts'
import { accountTab, URLS } from '#features/urls.ts'
import type { Route } from './+types/notices.ts'
import { NoticeItem } from './notice-item.tsx'
import { placesOf } from './place-of.ts'
import { useFocusAfter } from './use-focus-after.ts'

export const meta: Route.MetaFunction = () => [{ title: `Meldingen · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const { subscription, websites, unreadNotices } = await getAccountState(services, user)
  const { notices, older, watched } = await ownNotices(services, user)
  return {
    ...{ email: user.email, plan: subscription.plan, unread: unreadNotices, older, watched },
    isWatched: [subscription.plan, ...websites.flatMap(({ ownPlan }) => ownPlan ?? [])].some((plan) =>
      allows(plan, 'daily-watch'),
    ),
    notices: toldTogether(notices).map(([one, ...others]) => {
      const together = [one, ...others]
      return {
        ...{ ids: together.map(({ id }) => id), at: one.at, isRead: together.every(({ isRead }) => isRead) },
        text: noticeText(one, 'nl', others),
        places: placesOf(together),
      }
    }),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

/** Marks one as read, with those that are told together with it, or all of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const user = requireSignedIn(asked.session)
  const ids = (await request.formData()).getAll('melding').map(String)
  try {
    await readNotices(asked.services, user, ids.length === 0 ? null : ids)
  } catch (error) {
    const { status, message } = formFailure(error, asked)
    return data({ message }, { status })
  }
  return redirect(URLS.notices)
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { email, plan, notices, older, unread, watched, isWatched } = loaderData
  const busy = useNavigation().state !== 'idle'
  const heading = useFocusAfter<HTMLHeadingElement>(unread === 0)
  return (
    <>
      <AppHeader home={URLS.dashboard} email={email} plan={plan}>
        <ButtonLink look="ghost" to={URLS.dashboard}>
          Dashboard
        </ButtonLink>
      </AppHeader>
      <main id="inhoud" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-5 px-4 pt-5 pb-10 sm:px-8 lg:pt-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading.target} tabIndex={-1} className="text-2xl">
            Meldingen
          </h1>
          {unread > 0 ? (
            <Form method="post" preventScrollReset onSubmit={heading.noteSent}>
              <Button look="quiet" busy={busy}>
                Alles gelezen
              </Button>
            </Form>
          ) : null}
        </div>
        {actionData?.message ? (
          <Notice kind="bad" live="alert">
            {actionData.message}
          </Notice>
        ) : null}
        {isWatched ? (
          <WatchState watched={watched} />
        ) : (
          <Notice kind="info" title="Bij Pro en Expert kijken we elke dag">
            <p>
              Dan hoor je het als je score daalt of als robots.txt, llms.txt of noindex op je website verandert.{' '}
              <Link to={URLS.pricing}>Bekijk de plannen</Link>
            </p>
          </Notice>
        )}
        {notices.length > 0 ? (
          <ol aria-busy={busy || undefined} className="divide-y divide-hairline border-y border-hairline">
            {notices.map((notice) => (
              <NoticeItem key={notice.ids.at(-1)} notice={notice} busy={busy} />
            ))}
          </ol>
        ) : (
          <EmptyState title="Er zijn nog geen meldingen">
            <p>Hier komt wat er met je profiel en je website gebeurt, zonder dat je ernaar hoeft te zoeken.</p>
          </EmptyState>
        )}
        {older > 0 ? (
          <p className="text-soft">Nog {older} oudere meldingen staan in je gegevens, bij je account.</p>
        ) : null}
        <p className="text-soft">
          Je kiest zelf of je ze ook per mail krijgt: <Link to={accountTab('e-mail')}>E-mail</Link>.
        </p>
      </main>
    </>
  )
}

/** When each website was read, and plainly where that failed: no news is only good news of a website that was read. */
function WatchState({ watched }: { watched: WatchedSite[] }) {
  if (watched.length === 0) {
    return (
      <p className="text-soft">
        We kijken elke dag naar de website van je profiel. De eerste keer leggen we vast hoe hij nu is.
      </p>
    )
  }
  return (
    <ul className="grid gap-1">
      {watched.map(({ website, readAt, unreadSince }) => (
        <li key={website} className="wrap-anywhere text-soft">
          {unreadSince ? (
            <>
              <strong className="text-warn">{website} konden we niet lezen</strong>, sinds {dutchMoment(unreadSince)}.
              {readAt ? ` Voor het laatst lukte het op ${dutchMoment(readAt)}.` : ''} Of er iets veranderde, weten we
              dus niet.
            </>
          ) : (
            `${website} lazen we op ${dutchMoment(readAt ?? '')}.`
          )}
        </li>
      ))}
    </ul>
  )
}
