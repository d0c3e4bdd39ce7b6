/** The screens by URL, in the order of docs/spec.md, 'Screens'. The public profile pages are rendered outside React Router. */
import { type RouteConfig, route } from '@react-router/dev/routes'
import { URLS } from '#features/urls.ts'

export default [
  route(URLS.home, 'routes/marketing/home/home.tsx'),
  route(URLS.auth, 'routes/marketing/waitlist.tsx'),
  route(URLS.login, 'routes/auth/login.tsx'),
  route(URLS.resetPassword, 'routes/auth/reset-password.tsx'),
  route(URLS.dashboard, 'routes/dashboard/layout.tsx', [
    // The first tab is also the dashboard without a tab.
    route('geo-optimized?', 'routes/dashboard/geo-optimized/geo-optimized.tsx'),
    route('company-data', 'routes/dashboard/company-data/company-data.tsx'),
    route('analysis', 'routes/dashboard/analysis/analysis.tsx'),
    route('competitors', 'routes/dashboard/competitors/competitors.tsx'),
    route('llms-txt', 'routes/dashboard/llms-txt/llms-txt.tsx'),
    route('landingspaginas-optimizer', 'routes/dashboard/landingspaginas-optimizer/landingspaginas-optimizer.tsx'),
    route('faq', 'routes/dashboard/faq/faq.tsx'),
    route('crawler-visits', 'routes/dashboard/crawler-visits/crawler-visits.tsx'),
    route(URLS.shareReport, 'routes/dashboard/web-builder/share.ts'),
    route(URLS.ownImages, 'routes/dashboard/company-data/form/own-images.ts'),
    route(URLS.machinePreview, 'routes/dashboard/company-data/review/machine-preview.ts'),
    route(URLS.saveProfile, 'routes/dashboard/company-data/save.ts'),
    route(URLS.proposals, 'routes/dashboard/company-data/found/proposals.ts'),
    route(URLS.documents, 'routes/dashboard/company-data/found/documents.ts'),
  ]),
  route(URLS.pricing, 'routes/marketing/pricing.tsx'),
  route(URLS.account, 'routes/account/account.tsx'),
  route(URLS.admin, 'routes/admin/admin.tsx'),
  route(URLS.adminLogin, 'routes/auth/admin-login.tsx'),
  route(URLS.terms, 'routes/marketing/terms.tsx'),
  route(URLS.accountExport, 'routes/account/export.ts'),
  route(URLS.signOut, 'routes/auth/sign-out.ts'),
  route(URLS.sharedReport, 'routes/builder/shared-report.tsx'),
  route(URLS.privacy, 'routes/marketing/privacy.tsx'),
  route(URLS.about, 'routes/marketing/about.tsx'),
  route(URLS.bot, 'routes/marketing/bot.tsx'),
  route(URLS.example, 'routes/marketing/example/example.tsx'),
  route(URLS.newsletter, 'routes/marketing/newsletter/newsletter.tsx'),
  route(URLS.newsletterConfirm, 'routes/marketing/newsletter/newsletter-confirm.tsx'),
  route(URLS.newsletterUnsubscribe, 'routes/marketing/newsletter/newsletter-unsubscribe.tsx'),
  route(URLS.manifest, 'routes/marketing/manifest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
