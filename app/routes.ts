/** The screens by URL, in the order of docs/spec.md, 'Screens'. The public profile pages are rendered outside React Router. */
import { type RouteConfig, route } from '@react-router/dev/routes'
import { URLS } from '#features/urls.ts'

export default [
  route(URLS.home, 'routes/marketing/home/home.tsx'),
  route(URLS.auth, 'routes/marketing/waitlist.tsx'),
  route(URLS.login, 'routes/auth/login.tsx'),
  route(URLS.resetPassword, 'routes/auth/reset-password.tsx'),
  route(URLS.dashboard, 'routes/dashboard/dashboard.tsx'),
  route(URLS.pricing, 'routes/marketing/pricing.tsx'),
  route(URLS.account, 'routes/account/account.tsx'),
  route(URLS.admin, 'routes/admin/admin.tsx'),
  route(URLS.adminLogin, 'routes/auth/admin-login.tsx'),
  route(URLS.terms, 'routes/marketing/terms.tsx'),
  route(URLS.ownImages, 'routes/dashboard/company-data/own-images.ts'),
  route(URLS.accountExport, 'routes/account/export.ts'),
  route(URLS.signOut, 'routes/auth/sign-out.ts'),
  route(URLS.privacy, 'routes/marketing/privacy.tsx'),
  route(URLS.about, 'routes/marketing/about.tsx'),
  route(URLS.bot, 'routes/marketing/bot.tsx'),
  route(URLS.newsletter, 'routes/marketing/newsletter/newsletter.tsx'),
  route(URLS.newsletterConfirm, 'routes/marketing/newsletter/newsletter-confirm.tsx'),
  route(URLS.newsletterUnsubscribe, 'routes/marketing/newsletter/newsletter-unsubscribe.tsx'),
  route(URLS.manifest, 'routes/marketing/manifest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
