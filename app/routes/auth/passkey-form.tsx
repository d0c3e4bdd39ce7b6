import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'
import passkeyScript from './passkey-script.js?url'

/** Sent by `signInWithPasskey` forms instead of an address and a password. */
export const PASSKEY_INTENT = 'passkey'

/** Below the form with the password; shown by its script, in browsers that know passkeys. */
export function PasskeyForm() {
  return (
    <>
      <form
        method="post"
        hidden
        className="grid gap-3"
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
