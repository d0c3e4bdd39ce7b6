/** Every URL once, in the order of the specification; feeds routes.ts, the server and every link. */
import { BRAND } from './brand.ts'

export const URLS = {
  home: '/',
  auth: '/auth',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  pricing: '/pricing',
  profile: '/profile/:slug',
  profileById: '/profile/id/:id',
  account: '/account',
  admin: '/admin',
  adminLogin: `/admin-${BRAND.slug}`,
  terms: '/voorwaarden',
  /** The rest is not in the specification's table. Sign-out is an action without a screen. */
  signOut: '/uitloggen',
  accountExport: '/account/gegevens.json',
  visitStream: '/dashboard/bezoeken',
  ownImages: '/dashboard/afbeeldingen',
  privacy: '/privacy',
  about: '/over-ons',
  bot: '/bot',
  newsletter: '/nieuwsbrief',
  newsletterConfirm: '/nieuwsbrief/bevestigen/:token',
  newsletterUnsubscribe: '/nieuwsbrief/afmelden/:token',
  manifest: '/site.webmanifest',
} as const

/** The public site: the same for every visitor, listed for machines, kept in memory as bytes. */
export const PUBLIC_PAGES = [
  URLS.home,
  URLS.auth,
  URLS.pricing,
  URLS.terms,
  URLS.privacy,
  URLS.about,
  URLS.bot,
] as const

export const NOW_FEATURES = `${URLS.home}#now-features`

export const DASHBOARD_TABS = [
  'geo-optimized',
  'company-data',
  'analysis',
  'competitors',
  'llms-txt',
  'crawler-visits',
] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

export function dashboardTab(tab: DashboardTab): string {
  return `${URLS.dashboard}?tab=${tab}`
}

export const FORGOT_PASSWORD = `${URLS.login}?modus=vergeten`

export function publicProfile(slug: string): string {
  return URLS.profile.replace(':slug', encodeURIComponent(slug))
}

export function publicProfileById(userId: string): string {
  return URLS.profileById.replace(':id', encodeURIComponent(userId))
}
