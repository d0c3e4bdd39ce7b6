import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'
import passkeyScript from './passkey-script.js?url'

/** Sent by `signInWithPasskey` forms instead of an address and a password. */
export const PASSKEY_INTENT = 'passkey'

/** Below the form with the password. In its place from the first paint; its script hides it in browsers without passkeys. */
export function PasskeyForm() {
  return (
    <>
      <form
        method="post"
        className="grid gap-3 noscript:hidden"
        data-challenge={URLS.passkeyChallenge}
        data-problem={FAILURE_TEXTS['passkey-refused']}
      >
        <input type="hidden" name="passkey" />
        <input type="hidden" name="intent" value={PASSKEY_INTENT} />
        <Button look="quiet">Log in met een passkey</Button>
        <p role="alert" className="text-bad empty:hidden" />
      </form>
      <script type="module" src={passkeyScript} />
    </>
  )
}
