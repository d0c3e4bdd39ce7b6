import { Form, redirect } from 'react-router'
import { untilItAnswers } from '#app/away.ts'
import { dutchMoment } from '#app/copy/dates.ts'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { flashCookie } from '#app/flash.ts'
import { askSecondLook, requireSignedIn } from '#app/guards.server.ts'
import { actionOrAnswer } from '#app/offline-answer.ts'
import { askingOf, refused, type SecurityAnswer } from '#app/routes/account/security/asking.server.ts'
import { SecurityLayout } from '#app/routes/account/security/layout.tsx'
import { servicesOf } from '#app/services.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { hasSecondLook } from '#features/accounts/require.ts'
import { BRAND } from '#features/brand.ts'
import { createToken, listTokens, mayHaveTokens, revokeToken } from '#features/security/personal-tokens.server.ts'
import { SCOPE_LABELS } from '#features/security/tokens.schema.ts'
import { secondLook, URLS } from '#features/urls.ts'
import type { Route } from './+types/tokens.ts'
import { NewTokenForm } from './new-token-form.tsx'

export const meta: Route.MetaFunction = () => [{ title: `Sleutels · ${BRAND.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = servicesOf(context)
  const user = requireSignedIn(session)
  const tokens = await listTokens(services, user)
  return {
    email: user.email,
    allowed: await mayHaveTokens(services, user),
    confirmed: hasSecondLook(user, services.now()),
    tokens: tokens.map(({ createdAt, lastUsedAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return untilItAnswers(serverLoader, request.signal)
}

type TokenAnswer = SecurityAnswer & { token?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const asked = servicesOf(context)
  const { session } = askingOf(asked, request)
  const form = Object.fromEntries(await request.formData())
  const intent = String(form.intent)
  try {
    if (intent === 'revoke') {
      await revokeToken(asked.services, session, String(form.token))
      return redirect(URLS.tokens, { headers: { 'Set-Cookie': flashCookie('token-revoked') } })
    }
    const token = await createToken(asked.services, session, form)
    return { intent, message: null, fields: {}, token } satisfies TokenAnswer as TokenAnswer
  } catch (error) {
    askSecondLook(error, URLS.tokens)
    return refused(error, asked, intent)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return actionOrAnswer<TokenAnswer>(serverAction as () => Promise<TokenAnswer>, {
    intent: '',
    message: FAILURE_TEXTS['something-went-wrong'],
    fields: {},
  })
}

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const answer: TokenAnswer | undefined = actionData
  const { email, allowed, confirmed, tokens } = loaderData
  return (
    <SecurityLayout email={email} title="Sleutels voor je eigen programma’s">
      <p className="max-w-prose text-soft">
        Met een sleutel haalt een programma van jezelf je gegevens op, zonder je wachtwoord. Behandel hem als een
        wachtwoord: wie hem heeft, kan ermee wat jij hem toestaat.
      </p>
      {actionData?.message ? (
        <Notice kind="bad" live="alert">
          {actionData.message}
        </Notice>
      ) : null}
      {answer?.token ? <NewToken token={answer.token} /> : null}
      {allowed ? (
        <Card title="Nieuwe sleutel">
          {confirmed ? (
            <NewTokenForm fields={actionData?.fields ?? {}} has={tokens.length} />
          ) : (
            <>
              <p className="mb-4 max-w-prose text-soft">
                Voor je een sleutel maakt, vragen we nog een keer je wachtwoord of een code.
              </p>
              <ButtonLink to={secondLook(URLS.tokens)}>Bevestig dat jij het bent</ButtonLink>
            </>
          )}
        </Card>
      ) : (
        <Card title="Sleutels horen bij Pro en Expert">
          <p className="mb-4 max-w-prose text-soft">
            {tokens.length > 0
              ? 'Je sleutels werken weer zodra je een van die plannen hebt. Intrekken kan altijd.'
              : 'Met een van die plannen kun je hier sleutels maken.'}
          </p>
          <ButtonLink to={URLS.pricing}>Bekijk de plannen</ButtonLink>
        </Card>
      )}
      <Card title="Je sleutels">
        {tokens.length === 0 ? (
          <p className="text-soft">Je hebt nog geen sleutels.</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {tokens.map((token) => (
              <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{token.name}</p>
                  <p className="text-sm text-soft">
                    {SCOPE_LABELS[token.scope]} · gemaakt op {dutchMoment(token.createdAt)} ·{' '}
                    {token.lastUsedAt ? `laatst gebruikt op ${dutchMoment(token.lastUsedAt)}` : 'nog niet gebruikt'}
                  </p>
                </div>
                <Form method="post">
                  <input type="hidden" name="token" value={token.id} />
                  <Button look="danger" name="intent" value="revoke" aria-label={`Trek in: ${token.name}`}>
                    Trek in
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </SecurityLayout>
  )
}

function NewToken({ token }: { token: string }) {
  return (
    <Notice kind="good" live="status" title="Je sleutel is gemaakt">
      <p>Bewaar hem nu: je ziet hem maar één keer.</p>
      <p className="my-2 font-mono break-all">{token}</p>
      <CopyButton text={token} label="Kopieer" about="de sleutel" done="Sleutel gekopieerd" />
    </Notice>
  )
}
