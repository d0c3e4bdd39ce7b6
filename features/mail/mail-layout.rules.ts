/**
 * The frame around the text of every mail: the wordmark, the heading, and what keeps it readable on a phone and in the dark. Styles
 * are on the elements, because some mail programs drop the style sheet; the sheet adds what only it can, the dark colours.
 */
import { BRAND } from '#features/brand.ts'
import { escapeMarkup } from '#features/escape.ts'

const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){a{color:#a9c1ff}a.knop{background-color:#f4efe6!important;color:#1f2430!important}}`
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"
const PARAGRAPH = '<p style="margin:0 0 16px">'
const BUTTON =
  'display:inline-block;padding:12px 20px;border:1px solid #8b92a5;border-radius:6px;background-color:#1f2430;color:#ffffff;text-decoration:none;font-weight:600'

/** A picture that the mail carries with it, shown below the heading. */
export interface MailPicture {
  /** The name in its `cid:` address. */
  id: string
  alt: string
  width: number
  height: number
}

/** A text that is a whole document has a frame of its own, and stays as it is. */
export const hasFrame = (html: string) => /<html\b/i.test(html)

export function inLayout<Mail extends { subject: string; html: string }>(
  mail: Mail,
  language: 'nl' | 'en',
  picture: MailPicture | null = null,
): Mail {
  if (hasFrame(mail.html)) return mail
  const heading = escapeMarkup(mail.subject)
  const body = mail.html
    .replaceAll('<p>', PARAGRAPH)
    .replace(/<a\s[^<>]*>/g, (tag) =>
      tag.includes('class="knop"') && !tag.includes('style=') ? `<a style="${BUTTON}"${tag.slice(2)}` : tag,
    )
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>
${DARK}
</style>
</head>
<body style="margin:0;padding:24px 20px;font-family:${SANS};font-size:16px;line-height:1.6;overflow-wrap:anywhere;word-break:break-word">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 28px;font-family:${SERIF};font-size:20px;line-height:1.3"><strong style="padding:0 4px;background-color:#f5ae55;color:#241c17;font-weight:600">${BRAND.name}</strong></p>
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:24px;line-height:1.3;font-weight:normal">${heading}</h1>
${picture ? pictureOf(picture) : ''}${body}
</div>
</body>
</html>
`
  return { ...mail, html }
}

function pictureOf({ id, alt, width, height }: MailPicture): string {
  const style = 'display:block;max-width:100%;height:auto;border:0;border-radius:6px'
  return `${PARAGRAPH}<img src="cid:${id}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" style="${style}"></p>\n`
}
