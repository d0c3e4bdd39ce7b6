/** Everything that an admin can call or send, with what it is about, such that each works. Beside it what a new one must be in. */
import { readFileSync } from 'node:fs'
import routes from '#app/routes.ts'
import { URLS } from '#features/urls.ts'

/** Made for one admin, to do everything with once. */
export interface Subjects {
  /** Of a customer. */
  userId: string
  domainId: string
  /** Of customers to delete by the function, and deleted ones to restore and to remove. */
  other: string
  gone: [string, string]
  /** On the waitlist; the first was invited a while ago. */
  entries: [string, string, string, string, string]
  subscriber: string
  /** Being sent. */
  mailingId: string
  /** A mail template, and its text. */
  key: string
  text: Record<'subject' | 'from_name' | 'from_email' | 'html' | 'text', string>
}

/** Inputs of the functions for admins, in an order in which each works. */
export const callsOf = (s: Subjects): Record<string, Record<string, unknown>> => ({
  'admin-get-users': {},
  'admin-get-changed-users': { ids: [s.userId] },
  'admin-follow-users': {},
  'admin-create-user': { email: `gemaakt-${s.key}@voorbeeld.nl`, password: 'steen-en-meel', email_opt_in: false },
  'admin-reset-password': { userId: s.userId, methode: 'temp' },
  'admin-change-plan': { userId: s.userId, plan: 'pro' },
  'admin-change-domain-plan': { user_id: s.userId, domain_id: s.domainId, plan_type: 'expert' },
  'admin-delete-user': { userId: s.other },
  'admin-invite': { id: s.entries[1] },
  'send-templated-email': {
    template_key: 'wachtwoord_reset',
    to: 'iemand@voorbeeld.nl',
    variables: { first_name: 'Noor', confirm_url: 'https://voorbeeld.nl/' },
  },
})
/** They read: all others leave the database changed. */
export const READS = ['admin-get-users', 'admin-get-changed-users', 'admin-follow-users']

type Form = Record<string, string>
const YES = { bevestigd: 'ja' }

/** The forms of the screens for admins by route, in an order in which each works, with the status of its answer to an admin. */
export const formsOf = (s: Subjects): [path: string, form: Form, status: number][] => [
  [
    URLS.admin,
    {
      intent: 'create',
      email: `formulier-${s.key}@voorbeeld.nl`,
      password: 'steen-en-meel',
      role: 'user',
      plan_type: 'free',
    },
    200,
  ],
  [URLS.adminPlan, { plan: 'expert', last_day: '2099-12-31' }, 302],
  [URLS.adminPlan, { domain_id: s.domainId, plan_type: 'pro', last_day: '' }, 302],
  [URLS.adminPassword, { methode: 'link' }, 302],
  [URLS.adminPassword, { methode: 'temp' }, 200],
  ...(['lock', 'unlock', 'delete', 'restore'] as const).map(
    (intent) => [URLS.admin, { intent, userId: s.userId, ...YES }, 200] as [string, Form, number],
  ),
  [URLS.adminDeleted, { intent: 'restore', userId: s.gone[0], ...YES }, 200],
  [URLS.adminDeleted, { intent: 'purge', userId: s.gone[1], ...YES }, 200],
  [URLS.adminWaitlist, { een: s.entries[2] }, 200],
  [URLS.adminWaitlist, { opnieuw: s.entries[0] }, 200],
  [URLS.adminWaitlist, { id: s.entries[3] }, 200],
  [URLS.adminWaitlist, { intent: 'delete', inschrijving: s.entries[4], ...YES }, 200],
  [URLS.adminNewMailing, { intent: 'test' }, 200],
  [URLS.adminNewMailing, { intent: 'start', version: '1', ...YES }, 302],
  [URLS.adminMailing, { intent: 'stop', ...YES }, 302],
  [URLS.adminMailing, { intent: 'opnieuw', ...YES }, 302],
  [URLS.adminMailing, { intent: 'stop', ...YES }, 302],
  [URLS.adminMailing, { intent: 'verder', ...YES }, 302],
  [URLS.adminNewsletter, { abonnee: s.subscriber, ...YES }, 200],
  [URLS.adminTemplateDraft, s.text, 200],
  [URLS.adminTemplate, { intent: 'preview', version: '1', ...s.text }, 200],
  [URLS.adminTemplate, { intent: 'test', to: 'iemand@voorbeeld.nl' }, 200],
  [URLS.adminTemplate, { intent: 'save', version: '1', ...s.text, subject: 'Een ander onderwerp' }, 302],
  [URLS.adminTemplateVersions, { version: '1', current: '2' }, 302],
  [URLS.adminSystemCheck, { intent: 'retry-jobs', ...YES }, 200],
]
/** These show how a text would look; jobs that were given up there are none of. */
export const changes = (path: string, { intent }: Form) =>
  path !== URLS.adminTemplateDraft && intent !== 'preview' && intent !== 'retry-jobs'

const NOBODY = { subscriber: '', userId: '', domainId: '', other: '', mailingId: '', key: '' }
/** What is tried, before anything is made to try it with. */
export const UNMADE = { ...NOBODY, gone: ['', ''], entries: ['', '', '', '', ''], text: {} } as unknown as Subjects

/** The address of a route with what it is about. */
export const addressOf = (path: string, s: Subjects) =>
  path.replace(/:(\w+)/g, (_, name) => String(s[name as keyof Subjects]))

interface Entry {
  path?: string
  file: string
  children?: Entry[]
}
export interface AdminRoute {
  path: string
  /** As a request for its data alone names it. */
  id: string
  source: string
}

/** Every route of the admin area, from the program's own list. */
export function adminRoutes(entries = routes as Entry[]): AdminRoute[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    if (path !== URLS.admin && !path.startsWith(`${URLS.admin}/`) && !path.startsWith(`${URLS.admin}.`)) return []
    const source = readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8')
    return [{ path, id: file.replace(/\.tsx?$/, ''), source }, ...adminRoutes(children)]
  })
}
