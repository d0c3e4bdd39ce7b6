import { escapeMarkup } from './escape.ts'

/** Who runs this site, from the settings; unset values are left out. */
export interface Operator {
  name?: string | undefined
  address?: string | undefined
  kvk?: string | undefined
  btw?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** Addresses of its profiles elsewhere. */
  profiles?: readonly string[]
}

/** The operator as lines of text, for the footer of mails and public pages: [] while nothing is set. */
export function operatorLines({ name, address, kvk, btw, phone, email }: Operator): string[] {
  return [name, address, kvk && `KvK ${kvk}`, btw && `Btw-id ${btw}`, phone, email].filter(
    (line) => typeof line === 'string',
  )
}

/** The mail with its sender's details below it, as art. 27 Hrw and art. 3:15d BW require. */
export function withOperator<Mail extends { html: string; text: string }>(mail: Mail, operator: Operator): Mail {
  const lines = operatorLines(operator)
  if (lines.length === 0) return mail
  const foot = `<p style="max-width:560px;margin:32px auto 0;font-size:13px;line-height:1.5">${lines.map(escapeMarkup).join('<br>')}</p>`
  const end = mail.html.lastIndexOf('</body>')
  const html = end < 0 ? mail.html + foot : mail.html.slice(0, end) + foot + mail.html.slice(end)
  return { ...mail, html, text: `${mail.text.trimEnd()}\n\n-- \n${lines.join('\n')}\n` }
}
