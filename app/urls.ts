/** Every URL once, in the order of the specification; feeds routes.ts, the server and every link. */
import { BRAND } from '#features/brand.ts'

export const URLS = {
  home: '/',
  auth: '/auth',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  profile: '/profile/:slug',
  profileById: '/profile/id/:id',
  account: '/account',
  admin: '/admin',
  adminLogin: `/admin-${BRAND.slug}`,
  /** Not in the specification's table: sign-out is an action without a screen. */
  signOut: '/uitloggen',
} as const

export const DASHBOARD_TABS = ['geo-optimized', 'company-data', 'analysis'] as const
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
