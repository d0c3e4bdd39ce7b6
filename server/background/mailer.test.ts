import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '#features/services.ts'
import { readMail, startMailServer } from '#tests/support/mail-server.ts'
import { createMailer } from './mailer.ts'

const mail: OutgoingMail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: { name: 'Café "Zon", Zn.', address: 'hallo@voorbeeld.nl' },
  to: 'jan@voorbeeld.nl',
  subject: 'Crème brûlée\r\nBcc: ander@voorbeeld.nl',
  html: '<p>Dag Jan, één &amp; twee</p>',
  text: 'Dag Jan, één & twee',
  headers: { 'Auto-Submitted': 'auto-generated\r\nX-Evil: 1' },
}

function expectWholeMessage(raw: string) {
  const { headers, subject, text, html } = readMail(raw)
  expect(headers).toMatchObject({
    from: expect.stringMatching(/^Café "Zon", Zn\. <hallo@voorbeeld\.nl>$/),
    to: 'jan@voorbeeld.nl',
    'auto-submitted': 'auto-generated X-Evil: 1',
    'message-id': '<00000000-0000-4000-8000-000000000001@voorbeeld.nl>',
  })
  expect(headers.bcc ?? headers['x-evil']).toBeUndefined()
  expect(Date.parse(headers.date!)).not.toBeNaN()
  expect(subject).toBe('Crème brûlée Bcc: ander@voorbeeld.nl')
  expect([text.trim(), html.trim()]).toEqual([mail.text, mail.html])
  // Non-ASCII only in encoded form, so that every mail server can read the headers.
  expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n\x20-\x7e]+$/)
}

describe('without a mail server', () => {
  let folder = ''
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('each message is a complete .eml file that only the owner may read', async () => {
    folder = await mkdtemp(join(tmpdir(), 'vindbaar-outbox-'))
    const outbox = join(folder, 'outbox')
    const mailer = createMailer({ outbox, from: 'Vindbaar <noreply@voorbeeld.nl>' })
    await mailer.send(mail)
    const [name] = await readdir(outbox)
    expectWholeMessage(await readFile(join(outbox, name!), 'utf8'))
    expect((await stat(join(outbox, name!))).mode & 0o777).toBe(0o600)
  })

  it('the files sort in the order of sending and never overwrite each other', async () => {
    folder = await mkdtemp(join(tmpdir(), 'vindbaar-outbox-'))
    const mailer = createMailer({ outbox: folder, from: 'noreply@voorbeeld.nl' })
    for (const number of [1, 2, 3, 4, 5]) await mailer.send({ ...mail, subject: `Bericht ${number}` })
    await Promise.all(Array.from({ length: 20 }, () => mailer.send({ ...mail, subject: 'Bericht 6' })))
    const names = (await readdir(folder)).sort()
    const subjects = await Promise.all(
      names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8')).subject),
    )
    expect(subjects.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((number) => `Bericht ${number}`))
    expect(subjects).toHaveLength(25)
  })
})

describe('with a mail server', () => {
  it('each message reaches one recipient, and bounces go to our own address', async () => {
    const server = await startMailServer()
    const mailer = createMailer({ smtpUrl: server.url, outbox: '/nowhere', from: 'Vindbaar <noreply@voorbeeld.nl>' })
    await mailer.send(mail)
    mailer.close()
    await server.close()
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({ from: 'noreply@voorbeeld.nl', to: ['jan@voorbeeld.nl'] })
    expectWholeMessage(server.mails[0]!.raw)
  })

  it('a server that does not answer causes an error', async () => {
    const server = await startMailServer()
    await server.close()
    const mailer = createMailer({ smtpUrl: server.url, outbox: '/nowhere', from: 'noreply@voorbeeld.nl' })
    await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
    mailer.close()
  })
})
