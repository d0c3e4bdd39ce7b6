/** The way out for mail: SMTP where a server is set, else one .eml file a message in the outbox folder. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { headerText } from '#features/mail/render-template.rules.ts'
import type { OutgoingMail } from '#features/services.ts'

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  /** Ends open connections; mails under way are still delivered. */
  close(): void
}

// A mail server that hangs must not hold up the shutdown or pile up requests.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

// Template texts are data: they may not pull in files or web pages.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

export function createMailer(options: { smtpUrl?: string | undefined; mailFrom: string; outboxDir: string }): Mailer {
  const from = senderOf(options.mailFrom)
  return options.smtpUrl ? smtpMailer(options.smtpUrl, from) : outboxMailer(options.outboxDir, from)
}

function smtpMailer(url: string, from: Sender): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS }, CLOSED)
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
    close: () => transport.close(),
  }
}

function outboxMailer(folder: string, from: Sender): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, CLOSED)
  let count = 0
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from))
      // Names sort by time, and by order within a millisecond; mails hold reset links, so only the owner may read them.
      const order = String(count++ % 10_000).padStart(4, '0')
      const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${order}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${name}.draft`)
      await writeFile(draft, message as Buffer, { mode: 0o600, flush: true })
      await rename(draft, join(folder, name))
    },
    close() {},
  }
}

interface Sender {
  name: string
  address: string
}

/** 'Naam <adres>' or just an address. */
function senderOf(text: string): Sender {
  const parts = /^\s*(?:"?([^"<]*?)"?\s*)<([^<>\s]+)>\s*$/.exec(text)
  return parts ? { name: parts[1] ?? '', address: parts[2]! } : { name: '', address: text.trim() }
}

function messageOf(mail: OutgoingMail, from: Sender): SendMailOptions {
  return {
    from: { name: headerText(mail.from?.name || from.name), address: mail.from?.address || from.address },
    to: { name: '', address: mail.to },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)])),
  }
}
