/** Every URL once, in the order of the contract; used by routes.ts, the server and every link. */
import { BRAND } from './brand.ts'

export const URLS = {
  home: '/',
  auth: '/auth',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  pricing: '/pricing',
  company: '/company/:id',
  profile: '/profile/:slug',
  profileById: '/profile/id/:id',
  account: '/account',
  admin: '/admin',
  /** The admin area's other tabs, and what an admin does to or sees of one customer. */
  adminWaitlist: '/admin/wachtlijst',
  adminWaitlistFile: '/admin/wachtlijst.csv',
  adminNewsletter: '/admin/nieuwsbrief',
  adminNewsletterFile: '/admin/nieuwsbrief.csv',
  adminNewMailing: '/admin/nieuwsbrief/nieuwe-mailing',
  adminMailing: '/admin/nieuwsbrief/mailing/:mailingId',
  adminDeleted: '/admin/verwijderde-klanten',
  adminPassword: '/admin/klant/:userId/wachtwoord',
  adminPlan: '/admin/klant/:userId/plan',
  adminReports: '/admin/klant/:userId/rapporten',
  adminWebsite: '/admin/klant/:userId/website/:domainId',
  /** The mail templates; one to edit, as it looks, its versions, and as JSON how a text looks that is being typed. */
  adminTemplates: '/admin/e-mailtemplates',
  adminTemplate: '/admin/e-mailtemplates/:key',
  adminTemplatePreview: '/admin/e-mailtemplates/:key/voorbeeld',
  adminTemplateVersions: '/admin/e-mailtemplates/:key/versies',
  adminTemplateDraft: '/admin/e-mailtemplates/:key/concept',
  adminSystemCheck: '/admin/systeemcheck',
  adminAuditLog: '/admin/auditlog',
  adminAuditLogFile: '/admin/auditlog.csv',
  /** The numbers of each day, and the newest of what no other tab lists. */
  adminOverview: '/admin/overzicht',
  adminAnalyses: '/admin/overzicht/analyses',
  adminVisits: '/admin/overzicht/bezoeken',
  adminLogin: `/admin-${BRAND.slug}`,
  terms: '/voorwaarden',
  /** Our own addresses, outside the agreed table. Sign-out is an action without a screen. */
  signOut: '/uitloggen',
  /** The account's settings on one page, with the forms of /account. */
  settings: '/settings',
  /** All websites of a partner on one page. */
  portfolio: '/dashboard/portfolio',
  /** What the product noticed by itself, of all websites of an account. */
  notices: '/dashboard/meldingen',
  accountExport: '/account/gegevens.json',
  /** Password, devices and the second step of signing in. */
  security: '/account/beveiliging',
  secondFactor: '/account/beveiliging/tweede-stap',
  passkeys: '/account/beveiliging/passkeys',
  /** A challenge for the browser, as JSON: for a new passkey, and for signing in with one. */
  newPasskey: '/account/beveiliging/passkeys/nieuw',
  passkeyChallenge: '/login/passkey',
  /** Asks for the password or a code before something that a stolen session must not do. */
  secondLook: '/account/beveiliging/bevestigen',
  /** Personal tokens. */
  tokens: '/account/sleutels',
  deleteAccount: '/account/verwijderen',
  /** From the mail after that; the last part is the key. */
  restoreAccount: '/account-terughalen/:token',
  /** Whether this browser is still signed in: 204 or 401. */
  sessionState: '/account/sessie',
  visitStream: '/dashboard/bezoeken',
  ownImages: '/dashboard/afbeeldingen',
  /** A picture for the profile, as multipart/form-data. */
  uploads: '/dashboard/afbeelding',
  /** The profile as machines will read it. */
  machinePreview: '/dashboard/voor-machines',
  /** Where the autosave sends the company form. */
  saveProfile: '/dashboard/bewaren',
  /** What was found for the profile: GET reads, POST decides. */
  proposals: '/dashboard/voorstellen',
  landingPages: '/dashboard/landingspaginas',
  /** A document for the profile, as multipart/form-data. */
  documents: '/dashboard/document',
  /** Questions to ask assistants, made from the profile. */
  questions: '/dashboard/vragen',
  /** The answers behind a figure of the tab AI-vermeldingen, and as a file. */
  mentionAnswers: '/dashboard/mentions/antwoorden',
  mentionAnswersFile: '/dashboard/mentions/antwoorden.csv',
  /** Where an owner proves that a website is theirs; `?website=` names another one than the profile's. */
  ownership: '/dashboard/eigendom',
  /** Where the website, its files and pages elsewhere are compared with the profile. */
  sameFacts: '/dashboard/overal-gelijk',
  /** A report for the builder of the website; the last part is the key. */
  sharedReport: '/rapport/:token',
  /** A report as a file, for its owner and for admins. db/sql/reports/reports.sql has the same addresses. */
  reportJson: '/rapporten/:id/json',
  reportPdf: '/rapporten/:id/pdf',
  privacy: '/privacy',
  about: '/over-ons',
  bot: '/bot',
  example: '/voorbeeld',
  newsletter: '/nieuwsbrief',
  newsletterConfirm: '/nieuwsbrief/bevestigen/:token',
  newsletterUnsubscribe: '/nieuwsbrief/afmelden/:token',
  manifest: '/site.webmanifest',
  /** Files for machines. */
  robotsTxt: '/robots.txt',
  llmsTxt: '/llms.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemaps/:part.xml',
  llmProfileSchema: '/schemas/llm-profile-1.0.json',
  reportSchema: '/schemas/rapport-1.json',
  image: '/images/:file',
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
  URLS.example,
] as const

export const NOW_FEATURES = `${URLS.home}#now-features`

export const DASHBOARD_TABS = [
  'geo-optimized',
  'company-data',
  'analysis',
  'competitors',
  'llms-txt',
  'landingspaginas-optimizer',
  'faq',
  'crawler-visits',
] as const
/** For plans with early access only (features/access/dashboard-tabs.ts). */
export const EARLY_TABS = ['mentions'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number] | (typeof EARLY_TABS)[number]

/** Names the website that a dashboard address is about; absent: the account's primary domain. */
export const DOMAIN_PARAM = 'domein'

/** `domainId` as the current address has it, null when it has none. */
export function dashboardTab(tab: DashboardTab, domainId: string | null, more: Record<string, string> = {}): string {
  return aboutDomain(`${URLS.dashboard}/${tab}`, domainId, more)
}

export function aboutDomain(path: string, domainId: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(domainId === null ? {} : { [DOMAIN_PARAM]: domainId }), ...more }).toString()
  return query === '' ? path : `${path}?${query}`
}

export function restoreLink(token: string): string {
  return URLS.restoreAccount.replace(':token', encodeURIComponent(token))
}

const withIds = (path: string, ids: Record<string, string>) => path.replace(/:(\w+)/g, (_, name: string) => ids[name]!)

export const adminPassword = (userId: string) => withIds(URLS.adminPassword, { userId })
export const adminPlan = (userId: string) => withIds(URLS.adminPlan, { userId })
export const adminReports = (userId: string) => withIds(URLS.adminReports, { userId })
export const adminWebsite = (userId: string, domainId: string) => withIds(URLS.adminWebsite, { userId, domainId })

export const adminMailing = (mailingId: string) => withIds(URLS.adminMailing, { mailingId })
export const adminTemplate = (key: string) => withIds(URLS.adminTemplate, { key })
export const adminTemplatePreview = (key: string) => withIds(URLS.adminTemplatePreview, { key })
export const adminTemplateVersions = (key: string) => withIds(URLS.adminTemplateVersions, { key })
export const adminTemplateDraft = (key: string) => withIds(URLS.adminTemplateDraft, { key })

/** `to`: where the user was going. */
export function secondLook(to: string): string {
  return `${URLS.secondLook}?${new URLSearchParams({ naar: to })}`
}

/** The second step of signing in, of customers or admins. */
export function secondStep(page: typeof URLS.login | typeof URLS.adminLogin): string {
  return `${page}?stap=code`
}

export function isSecondStep(url: URL): boolean {
  return url.searchParams.get('stap') === 'code'
}

/** Each tab of /account has an address of its own; the first is /account itself. */
export const ACCOUNT_TABS = ['overzicht', 'abonnement', 'e-mail', 'publicatie', 'domeinen'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export function accountTab(tab: AccountTab): string {
  return tab === ACCOUNT_TABS[0] ? URLS.account : `${URLS.account}/${tab}`
}

export const FORGOT_PASSWORD = `${URLS.login}?modus=vergeten`

/** The product's own pages, as one of the sitemaps. */
export const SITE_SITEMAP = sitemapPart('site')

export function sitemapPart(part: number | 'site'): string {
  return URLS.sitemapPart.replace(':part', String(part))
}

/** Where IndexNow verifies that the key is ours. */
export function indexNowKeyFile(key: string): string {
  return `/${key}.txt`
}

/** The number of the sitemap at a path, counted from 1. */
export function readSitemapPart(path: string): number | null {
  const [start = '', end = ''] = URLS.sitemapPart.split(':part')
  const part = path.startsWith(start) && path.endsWith(end) ? path.slice(start.length, -end.length) : ''
  return /^[1-9]\d{0,4}$/.test(part) ? Number(part) : null
}

export const reportJson = (id: string) => URLS.reportJson.replace(':id', encodeURIComponent(id))

export function sharedReport(token: string): string {
  return URLS.sharedReport.replace(':token', encodeURIComponent(token))
}

export function publicProfile(slug: string): string {
  return URLS.profile.replace(':slug', encodeURIComponent(slug))
}

export function publicProfileById(userId: string): string {
  return URLS.profileById.replace(':id', encodeURIComponent(userId))
}

/** The private page of an account's profile; `domainId` null: of its primary domain. */
export function companyPage(userId: string, domainId: string | null = null): string {
  return aboutDomain(URLS.company.replace(':id', encodeURIComponent(userId)), domainId)
}

/** The files of a profile, below its page. */
export const PROFILE_FILES = ['llms.txt', 'llm-profile.json', 'badge.svg', 'badge-dark.svg'] as const
export type ProfileFile = (typeof PROFILE_FILES)[number]

/** `page`: the profile's path or address. */
export function profileFile(page: string, file: ProfileFile): string {
  return `${page}/${file}`
}

export interface ProfileAddress {
  by: { slug: string } | { id: string }
  /** Null: the page itself. */
  file: ProfileFile | null
}

const PROFILE = new RegExp(`^${URLS.profile.replace(':slug', '(id/)?([^/]{1,100})')}(?:/([a-z-]+\\.[a-z]+))?$`)

/** Which profile and which of its files a path names; null when it names none. */
export function readProfilePath(path: string): ProfileAddress | null {
  const [, isById, key = '', name] = PROFILE.exec(path) ?? []
  const file = PROFILE_FILES.find((one) => one === name) ?? null
  if (key === '' || (name !== undefined && !file)) return null
  return { by: isById ? { id: decoded(key) } : { slug: decoded(key) }, file }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
