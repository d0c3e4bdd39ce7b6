/** The process: settings → database → services → listen; stops in reverse order. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { diskFullError, saysFull } from '#db/disk-full.ts'
import { openDatabase, StartupError } from '#db/open-database.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { CAPACITY } from '#features/access/plans.ts'
import { createAuth } from '#features/accounts/auth.server.ts'
import { ensureFirstAdmin } from '#features/admin/first-admin.server.ts'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'
import { WorkQueue } from '#features/turns/work-queue.ts'
import { answerPlainRequests } from '#server/public/plain-requests.ts'
import { openPublicPages } from '#server/public/public-pages.ts'
import { KEEP_ALIVE_SECONDS, send } from '#server/public/reply.ts'
import { clientAddressReader } from '#server/requests/client-address.ts'
import { BODY_MS } from '#server/requests/request-body.ts'
import { createApp } from './app.ts'
import { startJobs } from './daily.job.ts'
import { closeDataFolder } from './data-folder.ts'
import { readSettings, type Settings } from './env.ts'
import { createLog, logConsole, plainError } from './log.ts'
import { startMailSender } from './mail-sender.ts'
import { createMailer } from './mailer.ts'
import { OpenRequests } from './open-requests.ts'
import { ASSETS_FOLDER, areScreensBuilt, builtScreens, devScreens } from './screens.ts'
import { authSecret } from './secret.ts'
import { stop } from './stopping.ts'

/** Says in one line why the process cannot run, and ends it. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** A port that is free now; PORT=0 asks for one. */
async function portOf(settings: Settings): Promise<number> {
  if (settings.PORT !== 0) return settings.PORT
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, settings.HOST, listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** The product's own addresses. On this machine it also answers under the other names of loopback. */
function ownOriginsOf(baseUrl: string, settings: Settings, port: number): Set<string> {
  const origins = new Set([new URL(baseUrl).origin])
  if (!settings.BASE_URL) for (const host of ['localhost', '127.0.0.1', '[::1]']) origins.add(`http://${host}:${port}`)
  return origins
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const read = readSettings(process.env)
  if ('problems' in read) refuse(read.problems.join('\n'))
  const { settings } = read
  // React and its router pick their production build by this name; the visitor's own value was read above.
  if (!flags.dev) process.env.NODE_ENV ??= 'production'
  if (!flags.dev && !areScreensBuilt()) refuse('De schermen zijn nog niet gebouwd. Start met: npm start')

  const log = createLog(settings.LOG_LEVEL)
  // Vite speaks to whoever develops; then the console stays as it is.
  if (!flags.dev) logConsole(log)
  // Node would print the error itself, with the parameters of a query in it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Een onverwachte fout; het proces stopt')
    process.exit(1)
  })
  const clientAddress = clientAddressReader(settings.TRUSTED_PROXIES)
  if (clientAddress.invalid.length > 0) {
    refuse(`Instelling TRUSTED_PROXIES: ${clientAddress.invalid.join(', ')} is geen IP-adres of reeks.`)
  }
  const port = await portOf(settings)
  const baseUrl = (settings.BASE_URL ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '')
  const ownOrigins = ownOriginsOf(baseUrl, settings, port)
  const dataDir = resolve(settings.DATA_DIR)
  await closeDataFolder(dataDir)
  const orDiskFull = async <Done>(work: Promise<Done>): Promise<Done> => {
    try {
      return await work
    } catch (error) {
      throw (await diskFullError(dataDir, error)) ?? error
    }
  }
  const secret = () => orDiskFull(authSecret(settings.AUTH_SECRET, dataDir))
  const db = await openDatabase(
    settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL, secret: await secret(), log } : { dataDir, log },
  )
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, outbox: join(dataDir, 'outbox'), from: settings.MAIL_FROM })
  const services: Services = {
    db,
    baseUrl,
    now: () => new Date(),
    auth: createAuth({
      db,
      baseUrl,
      trustedOrigins: [...ownOrigins],
      secret: await secret(),
    }),
    sendMail: mailer.send,
    mailFrom: settings.MAIL_FROM,
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      kvk: settings.OPERATOR_KVK,
      btw: settings.OPERATOR_BTW,
      email: settings.OPERATOR_EMAIL,
      phone: settings.OPERATOR_PHONE,
      profiles: settings.OPERATOR_PROFILES,
    },
    log,
    auditAllowPrivateHosts: settings.AUDIT_ALLOW_PRIVATE_HOSTS,
    work: new WorkQueue({ places: CAPACITY.websites, longest: CAPACITY.waiting }),
  }

  const stopping = new AbortController()
  const vite = flags.dev ? await (await import('vite')).createServer({ server: { middlewareMode: true } }) : null
  const screens = vite ? devScreens(vite) : await builtScreens()
  const publicPages = await openPublicPages({
    services,
    screens,
    readAddress: clientAddress.read,
    indexNowKey: settings.INDEXNOW_KEY,
    assetsFolder: vite ? null : ASSETS_FOLDER,
  })
  const jobs = startJobs(services)
  const mailSender = await startMailSender(services, mailer)
  const app = createApp({
    services,
    screens,
    clientAddress,
    ownOrigins,
    assetsFolder: vite ? null : ASSETS_FOLDER,
    stopping: stopping.signal,
    dev: flags.dev,
  })
  const listener = getRequestListener(app.fetch)
  const patience = {
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
    // For bodies that nobody here reads; those that are read end a moment sooner, with an answer.
    requestTimeout: BODY_MS + 5_000,
    connectionsCheckingInterval: 5_000,
  }
  const requests = new OpenRequests()
  const server = createServer(patience, (request, response) => {
    requests.add(response)
    const reply = publicPages.reply(request)
    if (reply) return void send(request, response, reply)
    if (vite) vite.middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  const plain = answerPlainRequests(server, publicPages.reply)

  let isStopping = false
  const hurry = new AbortController()
  const stopAndExit = async (signal: NodeJS.Signals) => {
    // Whoever presses Ctrl-C does not wait for load balancers.
    if (signal === 'SIGINT') hurry.abort()
    if (isStopping) return
    isStopping = true
    const drainMs = signal === 'SIGTERM' ? settings.DRAIN_SECONDS * 1_000 : 0
    const close = async () => {
      await Promise.all([jobs.stop(), mailSender.stop(), closeAuditWorkers(), publicPages.close(), vite?.close()])
      await db.close(0)
    }
    const warn = log.warn.bind(log)
    await stop({ server, requests, plain, screens, stopping, close, warn }, drainMs, hurry.signal).catch((err) =>
      warn({ err }, 'Het stoppen ging niet zoals het hoort'),
    )
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAndExit(signal))

  server.on('error', async (error: NodeJS.ErrnoException) => {
    await db.close()
    if (error.code === 'EADDRINUSE') {
      refuse(
        `Poort ${port} is al in gebruik. Stop het andere programma, of kies een andere poort: PORT=${port + 1} npm start`,
      )
    }
    refuse(`Luisteren op ${settings.HOST}:${port} lukt niet: ${error.message}`)
  })
  const announce = async () => {
    // Only now: on a port that is in use nobody would read the password.
    const makingAdmin = ensureFirstAdmin(services, { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD })
    const admin = await (db.kind === 'pglite' ? orDiskFull(makingAdmin) : makingAdmin)
    const say = (line: string) => process.stdout.write(`${line}\n`)
    if (db.kind === 'pglite') {
      say(
        `Database: PGlite in ${dataDir}. Bedoeld om uit te proberen; zet voor echt gebruik DATABASE_URL op een PostgreSQL-server.`,
      )
    } else say('Database: PostgreSQL.')
    if (!settings.SMTP_URL)
      say(`Mail: geen SMTP_URL ingesteld; elke mail komt als bestand in ${join(dataDir, 'outbox')}.`)
    if (settings.AUDIT_ALLOW_PRIVATE_HOSTS.length > 0) {
      say(`Let op: de analyse mag deze privé-adressen bereiken: ${settings.AUDIT_ALLOW_PRIVATE_HOSTS.join(', ')}.`)
    }
    if (!settings.OPERATOR_NAME)
      say('Let op: OPERATOR_NAME en de andere gegevens van de beheerder zijn nog niet ingesteld.')
    if (admin.created) {
      say(`Eerste beheerder: ${admin.email}`)
      if (admin.password) say(`Eenmalig wachtwoord: ${admin.password} (te vervangen bij de eerste keer inloggen)`)
    }
    say(`${BRAND.name} draait op http://localhost:${port}`)
  }
  server.listen(port, settings.HOST, () => void announce().catch(failed))
}

function failed(error: unknown): never {
  if (error instanceof StartupError) refuse(error.message)
  if (saysFull(error)) refuse('De schijf van de databaseserver is vol. Maak daar ruimte vrij en start opnieuw.')
  const told = error instanceof Error ? plainError(error) : { error: typeof error }
  process.stderr.write(`${BRAND.name} kon niet starten: ${JSON.stringify(told, null, 2)}\n`)
  process.exit(1)
}

main().catch(failed)
