/** Sends mail: by SMTP if a server is set, else one .eml file per message in the outbox folder. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { headerText } from '#features/mail/render-template.rules.ts'
import { senderOf } from '#features/mail/sender.ts'
import type { OutgoingMail } from '#features/services.ts'

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  /** Aborts what is being sent. */
  close(): void
}

// A mail server that hangs, or answers a byte at a time, must not block other mails or the shutdown.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const WHOLE_TIMEOUT = 120_000

// Template texts are data: they may not include files or web pages.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/** Bounces go to `from`, whatever sender a template shows. */
export function createMailer(options: { smtpUrl?: string | undefined; outbox: string; from: string }): Mailer {
  const bounces = senderOf(options.from).address
  return options.smtpUrl ? smtpMailer(options.smtpUrl, bounces) : outboxMailer(options.outbox, bounces)
}

function smtpMailer(url: string, bounces: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS }, CLOSED)
  const sending = new Set<AbortController>()
  return {
    async send(mail) {
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(new Error('The mail server took too long')), WHOLE_TIMEOUT)
      sending.add(stop)
      try {
        await transport.sendMail({ ...messageOf(mail, bounces), signal: stop.signal })
      } finally {
        clearTimeout(timer)
        sending.delete(stop)
      }
    },
    close() {
      for (const stop of sending) stop.abort(new Error('The process ends'))
    },
  }
}

function outboxMailer(folder: string, bounces: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, CLOSED)
  let count = 0
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, bounces))
      // Names sort by time, and by order within a millisecond; mails contain reset links, so only the owner may read them.
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

function messageOf(mail: OutgoingMail, bounces: string): SendMailOptions {
  return {
    envelope: { from: bounces, to: mail.to },
    messageId: `<${mail.id}@${bounces.slice(bounces.lastIndexOf('@') + 1)}>`,
    from: { name: headerText(mail.from.name), address: mail.from.address },
    to: { name: '', address: mail.to },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.files ?? []).map(({ name, type, content, shownAs }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
      ...(shownAs ? { cid: shownAs, contentDisposition: 'inline' as const } : {}),
    })),
    headers: Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)])),
  }
}
