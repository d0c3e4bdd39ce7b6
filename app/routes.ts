/** The screens by URL, in the specification's order. The public profile pages are rendered outside React Router. */
import { type RouteConfig, route } from '@react-router/dev/routes'
import { URLS } from './urls.ts'

export default [
  route(URLS.home, 'routes/auth/home.ts'),
  route(URLS.auth, 'routes/auth/auth.ts'),
  route(URLS.login, 'routes/auth/login.tsx'),
  route(URLS.resetPassword, 'routes/auth/reset-password.tsx'),
  route(URLS.dashboard, 'routes/dashboard/dashboard.tsx'),
  route(URLS.account, 'routes/account/account.tsx'),
  route(URLS.admin, 'routes/admin/admin.tsx'),
  route(URLS.adminLogin, 'routes/auth/admin-login.tsx'),
  route(URLS.signOut, 'routes/auth/sign-out.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
