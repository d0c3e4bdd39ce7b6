/** Whom every screen and every function is for. A new address needs a row here (or in admin-acts.ts): tests/requests/who-may-what.test.ts. */
import { URLS } from '#features/urls.ts'

/** `paid`: for the plans in force above Gratis. */
export type For = 'everyone' | 'signed-in' | 'paid' | 'admin'

export const SCREENS: Record<string, For> = {
  ...Object.fromEntries(
    [
      ...[
        URLS.home,
        URLS.auth,
        URLS.login,
        URLS.resetPassword,
        URLS.pricing,
        URLS.adminLogin,
        URLS.terms,
        URLS.signOut,
      ],
      ...[URLS.sharedReport, URLS.privacy, URLS.about, URLS.bot, URLS.example, URLS.newsletter, URLS.manifest, '*'],
      ...[URLS.newsletterConfirm, URLS.newsletterUnsubscribe, URLS.restoreAccount, URLS.passkeyChallenge],
    ].map((path) => [path, 'everyone'] as const),
  ),
  [URLS.admin]: 'admin',
}
/** Asked by scripts, which follow no redirect to a screen: 401. */
export const FOR_SCRIPTS: readonly string[] = [URLS.sessionState]
/** Answer forms only, so that opening one shows nobody anything. */
export const FOR_FORMS: readonly string[] = [URLS.passkeyChallenge, URLS.newPasskey, URLS.adminTemplateDraft]
/** Everything of a customer is below these. */
export const SIGNED_IN = [URLS.dashboard, URLS.account, '/settings', '/rapporten']

export const FUNCTIONS: Record<string, For> = {
  '/functions/v1/subscribe-newsletter': 'everyone',
  '/functions/v1/send-waitlist-confirmation': 'everyone',
  '/functions/v1/get-comparison-usage': 'signed-in',
  '/functions/v1/get-websites': 'signed-in',
  '/functions/v1/get-report': 'signed-in',
  '/functions/v1/get-score-history': 'signed-in',
  '/functions/v1/get-profile': 'signed-in',
  '/functions/v1/analyze-company': 'signed-in',
  '/functions/v1/compare-competitors': 'paid',
  '/functions/v1/get-public-profile': 'everyone',
  '/functions/v1/admin-get-users': 'admin',
  '/functions/v1/admin-get-changed-users': 'admin',
  '/functions/v1/admin-follow-users': 'admin',
  '/functions/v1/admin-create-user': 'admin',
  '/functions/v1/admin-reset-password': 'admin',
  '/functions/v1/admin-change-plan': 'admin',
  '/functions/v1/admin-change-domain-plan': 'admin',
  '/functions/v1/admin-delete-user': 'admin',
  '/functions/v1/admin-invite': 'admin',
  '/functions/v1/send-templated-email': 'admin',
  '/functions/v1/progress/{id}': 'signed-in',
  '/functions/v1/comparison-progress/{id}': 'signed-in',
  '/functions/v1/reading/{id}': 'signed-in',
  '/api/auth/sign-in': 'everyone',
  '/api/auth/sign-out': 'everyone',
  '/api/auth/confirm': 'signed-in',
  [URLS.visitStream]: 'signed-in',
}
